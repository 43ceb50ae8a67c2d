import type { JsonObject } from "../../../runtime/model/json.js";
import type { ResultDescriptor } from "../../../runtime/model/result-descriptor.js";
import {
  argument,
  argumentList,
  argumentNumber,
  argumentText,
  argumentOrEmpty,
} from "../../call/module-call.js";
import { wireName } from "../../../runtime/query-service/query-call.js";
import { completions } from "../../completion/completion.js";
import type { ModuleCall } from "../../call/module-call.js";
import { compareTexts } from "../../values/compare.js";
import { hasTerms, parseSearch, searchWords, snippetOf } from "../../search/search-query.js";
import type { SearchQuery, SearchTerm } from "../../search/search-query.js";
import { fieldDescriptorsAt, fieldRenderer } from "../../select/fields.js";
import type { ModuleResponse, CustomModule } from "../../call/module-response.js";
import { pageNameOf } from "../../data/page-name.js";
import { ok } from "../../../runtime/query-service/outcome.js";
import type { Outcome } from "../../../runtime/query-service/outcome.js";
import type { Store } from "../../store/store.js";
import { parseTitle } from "../../data/title.js";
import type { TableRow } from "../../values/row.js";
import { numberOrUndefined, numberOrZero, textOrEmpty } from "../../values/row.js";

/** Pages whose title, or with `what=text` whose text, has what the search asks for; by namespace and title. */
export const search: CustomModule = (call, result) => {
  const text = argumentOrEmpty(call, "search");
  const what = argumentText(call, "what");
  if (what === "nearmatch") {
    // The server ignores the namespaces, skips nothing and counts nothing.
    return shown(nearMatch(call.store, text), call, result, { terms: [] });
  }
  const { namespaces, terms } = parseSearch(call.store.site, text);
  const found = pagesIn(call, namespaces).filter((page) =>
    hasTerms(what === "text" ? textOf(page, call).replaceAll(URLS, " ") : titleIn(page), terms),
  );
  const offset = argumentNumber(call, "offset");
  const end = offset + Number(argument(call, "limit"));
  const shows = { terms, totalhits: found.length, ...(found.length > end && { next: end }) };
  return shown(found.slice(offset, end), call, result, shows);
};

/** A search does not find the words of external links. Observed on MediaWiki 1.43. */
const URLS = /\b(?:https?|ftp|gopher|mailto|news):\S+/gi;

/** Pages whose titles begin with what is searched, as search fields suggest them. */
export const prefixSearch: CustomModule = (call, result) => {
  const offset = argumentNumber(call, "offset");
  const limit = Number(argument(call, "limit"));
  const namespaces = argumentList(call, "namespace").map(Number);
  const found = completions(call.store, {
    search: argumentOrEmpty(call, "search"),
    namespaces,
    limit,
    offset,
  });
  const { titles, isPartial } = found;
  const continuation = isPartial ? { continueParams: { offset: offset + limit } } : {};
  if (call.asGenerator) {
    const fields = titles.map(({ ns, key }, index): [string, JsonObject] => [
      pageNameOf(ns, key),
      { index: offset + index + 1 },
    ]);
    const generated = { named: titles, generatorFields: new Map(fields) };
    return ok({ query: {}, generated, ...continuation });
  }
  const show = fieldRenderer(
    fieldDescriptorsAt(result?.response, ["query", "prefixsearch"]),
    call,
    "pages",
  );
  const list = titles.map(({ ns, key, text }): JsonObject => {
    const page = call.store.pageByTitle(ns, key);
    // The learned results have no special pages.
    return page ? show(page) : { ns, title: text, special: true };
  });
  return ok({ query: { prefixsearch: list }, ...continuation });
};

/** What a response has besides the pages. */
interface SearchParts {
  /** Highlighted in snippets. */
  readonly terms: readonly SearchTerm[];
  readonly totalhits?: number;
  /** The offset that the search continues at. */
  readonly next?: number;
}

function shown(
  pages: readonly TableRow[],
  call: ModuleCall,
  result: ResultDescriptor | undefined,
  { terms, totalhits, next }: SearchParts,
): Outcome<ModuleResponse> {
  const rows = pages.map((page) => hit(page, call, terms));
  const isCounted = argumentList(call, "info").includes("totalhits") && isDefaulted(call, "info");
  const info = isCounted && totalhits !== undefined ? { searchinfo: { totalhits } } : {};
  const continuation = next === undefined ? {} : { continueParams: { offset: next } };
  if (!call.asGenerator) {
    const show = fieldRenderer(
      fieldDescriptorsAt(result?.response, ["query", "search"]),
      call,
      "pages",
    );
    return ok({ query: { ...info, search: rows.map(show) }, ...continuation });
  }
  const show = fieldRenderer(result?.generator ?? {}, call, "pages");
  const first = argumentNumber(call, "offset") + 1;
  const fields = rows.map((row, index): [string, JsonObject] => [
    pageNameOf(numberOrZero(row["ns"]), textOrEmpty(row["key"])),
    { ...(isDefaulted(call, "prop") && show(row)), index: first + index },
  ]);
  return ok({
    query: info,
    generated: {
      pageids: rows.flatMap(({ pageid }) => numberOrUndefined(pageid) ?? []),
      generatorFields: new Map(fields),
    },
    ...continuation,
  });
}

/** As a generator, the module has no default for its fields besides pages. */
function isDefaulted(call: ModuleCall, name: string): boolean {
  return !call.asGenerator || call.wire.has(wireName(call, name));
}

/** The pages of namespaces, by namespace and title. */
function pagesIn(call: ModuleCall, named: SearchQuery["namespaces"]): readonly TableRow[] {
  const spaces = named ?? argumentList(call, "namespace");
  return call.store
    .rows("pages")
    .filter(({ ns }) => spaces === "all" || spaces.includes(ns))
    .sort(byTitle);
}

function byTitle(one: TableRow, other: TableRow): number {
  return (
    numberOrZero(one["ns"]) - numberOrZero(other["ns"]) ||
    compareTexts(textOrEmpty(one["key"]), textOrEmpty(other["key"]))
  );
}

/** The page of a title; without one, the first that differs in letter case only. */
function nearMatch(store: Store, text: string): readonly TableRow[] {
  const title = parseTitle(store.site, text);
  if (title.kind !== "title" || title.key === "") return [];
  const exact = store.pageByTitle(title.ns, title.key);
  const wanted = title.key.toLowerCase();
  const near = store
    .rows("pages")
    .find(({ ns, key }) => ns === title.ns && textOrEmpty(key).toLowerCase() === wanted);
  const page = exact ?? near;
  return page ? [page] : [];
}

function titleIn(page: TableRow): string {
  return textOrEmpty(page["key"]).replaceAll("_", " ");
}

function textOf({ lastrevid }: TableRow, { store }: ModuleCall): string {
  return textOrEmpty(store.find("revisions", "revid", lastrevid)[0]?.["content"]);
}

/** The highlights of titles, categories and sections are for search extensions. */
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
