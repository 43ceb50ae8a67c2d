import { ok } from "../../../runtime/query-service/outcome.js";
import { wireName } from "../../../runtime/query-service/query-call.js";
import { argument, argumentList, argumentNumber, argumentOrEmpty } from "../../call/module-call.js";
import type { ModuleCall } from "../../call/module-call.js";
import type { CustomModule } from "../../call/module-response.js";
import { completions } from "../../completion/completion.js";
import { parseTitle, pageNameOf } from "../../data/title.js";
import { hasTerms, parseSearch, searchWords, snippetOf } from "../../search/search-query.js";
import type { SearchQuery, SearchTerm } from "../../search/search-query.js";
import { fieldDescriptorsAt, fieldRenderer } from "../../select/fields.js";
import type { Store } from "../../store/store.js";
import { compareCells } from "../../values/compare.js";
import { numberOrZero, textOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";

/**
 * Pages whose titles, or with `what=text` whose texts, match the search, by namespace and title.
 */
export const search: CustomModule = (call, result) => {
  const text = argumentOrEmpty(call, "search");
  const what = argument(call, "what");
  // The server ignores the namespaces and the offset, and does not count results.
  const isNear = what === "nearmatch";
  const { namespaces, terms } = isNear
    ? { terms: [], namespaces: undefined }
    : parseSearch(call.store.site, text);
  const found = isNear
    ? nearMatch(call.store, text)
    : call.store.ordered(
        JSON.stringify(["search", text, what, argumentList(call, "namespace")]),
        () =>
          pagesIn(call, namespaces).filter((page) =>
            hasTerms(
              what === "text" ? textOf(page, call).replaceAll(URLS, " ") : titleIn(page),
              terms,
            ),
          ),
      );
  const offset = argumentNumber(call, "offset");
  const end = offset + Number(argument(call, "limit"));
  const pages = isNear ? found : found.slice(offset, end);
  const rows = pages.map((page) => hit(page, call, terms));
  const isCounted = !isNear && argumentList(call, "info").includes("totalhits");
  const query = isCounted &&
    isDefaulted(call, "info") && { searchinfo: { totalhits: found.length } };
  const continuation = !isNear && found.length > end && { continueParams: { offset: end } };
  const fields = call.asGenerator
    ? (result?.generator ?? {})
    : fieldDescriptorsAt(result?.response, ["query", "search"]);
  const show = fieldRenderer(fields, call, "pages");
  if (!call.asGenerator)
    return ok({ query: { ...query, search: rows.map(show) }, ...continuation });
  const generatorFields = new Map(
    rows.map((row, index) => [
      pageNameOf(numberOrZero(row["ns"]), textOrEmpty(row["key"])),
      { ...(isDefaulted(call, "prop") && show(row)), index: offset + index + 1 },
    ]),
  );
  const pageids = rows.map(({ pageid }) => numberOrZero(pageid));
  return ok({ query: { ...query }, generated: { pageids, generatorFields }, ...continuation });
};

/** A search does not find words in external links. Observed on MediaWiki 1.43. */
const URLS = /\b(?:https?|ftp|gopher|mailto|news):\S+/gi;

/** Pages whose titles begin with the search text, as search fields suggest them. */
export const prefixSearch: CustomModule = (call, result) => {
  const offset = argumentNumber(call, "offset");
  const limit = Number(argument(call, "limit"));
  const { titles, isPartial } = completions(call.store, {
    search: argumentOrEmpty(call, "search"),
    namespaces: argumentList(call, "namespace").map(Number),
    limit,
    offset,
  });
  const continuation = isPartial && { continueParams: { offset: offset + limit } };
  if (call.asGenerator) {
    const generatorFields = new Map(
      titles.map(({ ns, key }, index) => [pageNameOf(ns, key), { index: offset + index + 1 }]),
    );
    return ok({ query: {}, generated: { named: titles, generatorFields }, ...continuation });
  }
  const fields = fieldDescriptorsAt(result?.response, ["query", "prefixsearch"]);
  const show = fieldRenderer(fields, call, "pages");
  const prefixsearch = titles.map(({ ns, key, text }) => {
    const page = call.store.pageByTitle(ns, key);
    // The learned results do not include special pages.
    return page ? show(page) : { ns, title: text, special: true };
  });
  return ok({ query: { prefixsearch }, ...continuation });
};

/** As a generator, the module does not have a default for its fields other than pages. */
function isDefaulted(call: ModuleCall, name: string): boolean {
  return !call.asGenerator || call.wire.has(wireName(call, name));
}

/** The pages in the given namespaces, by namespace and title. */
function pagesIn(call: ModuleCall, named: SearchQuery["namespaces"]): readonly TableRow[] {
  const spaces = named ?? argumentList(call, "namespace");
  return call.store
    .rows("pages")
    .filter(({ ns }) => spaces === "all" || spaces.includes(ns))
    .sort((a, b) => compareCells(a["ns"], b["ns"]) || compareCells(a["key"], b["key"]));
}

/** Finds the page with a title; otherwise, the first title that differs only in letter case. */
function nearMatch(store: Store, text: string): readonly TableRow[] {
  const title = parseTitle(store.site, text);
  if (title.kind !== "title" || title.key === "") return [];
  const wanted = title.key.toLowerCase();
  const page =
    store.pageByTitle(title.ns, title.key) ??
    store
      .rows("pages")
      .find(({ ns, key }) => ns === title.ns && textOrEmpty(key).toLowerCase() === wanted);
  return page ? [page] : [];
}

function titleIn(page: TableRow): string {
  return textOrEmpty(page["key"]).replaceAll("_", " ");
}

function textOf({ lastrevid }: TableRow, { store }: ModuleCall): string {
  return textOrEmpty(store.find("revisions", "revid", lastrevid)[0]?.["content"]);
}

/** Only search extensions highlight titles, categories and sections. */
function hit(page: TableRow, call: ModuleCall, terms: readonly SearchTerm[]): TableRow {
  const text = textOf(page, call);
  return {
    ...page,
    size: page["length"],
    wordcount: searchWords(text).length,
    snippet: snippetOf(text, terms),
    timestamp: call.store.find("revisions", "revid", page["lastrevid"])[0]?.["timestamp"],
    titlesnippet: "",
    categorysnippet: "",
    isfilematch: false,
  };
}
