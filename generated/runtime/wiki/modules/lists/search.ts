// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { escapeHtml } from "../../../http/html.js";
import type { JsonObject } from "../../../model/json.js";
import type { ResultDescriptor } from "../../../model/result-descriptor.js";
import {
  argument,
  argumentList,
  argumentNumber,
  argumentText,
  argumentOrEmpty,
} from "../../call/module-call.js";
import { wireName } from "../../../query-service/query-call.js";
import { completions } from "../../completion/completion.js";
import type { ModuleCall } from "../../call/module-call.js";
import { compareTexts } from "../../values/compare.js";
import { fieldDescriptorsAt, fieldRenderer } from "../../select/fields.js";
import type { ModuleResponse, CustomModule } from "../../call/module-response.js";
import { pageNameOf } from "../../data/page-name.js";
import { ok } from "../../../query-service/outcome.js";
import type { Outcome } from "../../../query-service/outcome.js";
import type { TableRow } from "../../values/row.js";
import { numberOrUndefined, numberOrZero, textOrEmpty } from "../../values/row.js";

const SNIPPET = 120;

/** Pages whose title, or with `what=text` whose text, has all words of the search; by title. */
export const search: CustomModule = (call, result) => {
  const words = wordsIn(argumentOrEmpty(call, "search"));
  const what = argumentText(call, "what");
  const found = candidates(call).filter((page) => {
    const text =
      what === "text"
        ? `${textOf(page, call)} ${textOrEmpty(page["title"])}`
        : textOrEmpty(page["title"]);
    const present = new Set(wordsIn(text));
    if (what === "nearmatch")
      return wordsIn(textOrEmpty(page["title"])).join(" ") === words.join(" ");
    return words.length > 0 && words.every((word) => present.has(word));
  });
  const rows = found.map((page): TableRow => hit(page, call));
  const info =
    argumentList(call, "info").includes("totalhits") && isDefaulted(call, "info")
      ? { searchinfo: { totalhits: rows.length } }
      : {};
  return part(rows, info, call, result);
};

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
  if (found.kind === "refused") return found;
  const { titles, isPartial } = found.value;
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

function part(
  rows: readonly TableRow[],
  info: JsonObject,
  call: ModuleCall,
  result: ResultDescriptor | undefined,
): Outcome<ModuleResponse> {
  const offset = argumentNumber(call, "offset");
  const limit = Number(argument(call, "limit"));
  const kept = rows.slice(offset, offset + limit);
  const continuation =
    rows.length > offset + limit ? { continueParams: { offset: offset + limit } } : {};
  if (!call.asGenerator) {
    const show = fieldRenderer(
      fieldDescriptorsAt(result?.response, ["query", "search"]),
      call,
      "pages",
    );
    return ok({ query: { ...info, search: kept.map(show) }, ...continuation });
  }
  const show = fieldRenderer(result?.generator ?? {}, call, "pages");
  const fields = kept.map((row, index): [string, JsonObject] => [
    pageNameOf(numberOrZero(row["ns"]), textOrEmpty(row["key"])),
    { ...(isDefaulted(call, "prop") && show(row)), index: offset + index + 1 },
  ]);
  return ok({
    query: info,
    generated: {
      pageids: kept.flatMap(({ pageid }) => numberOrUndefined(pageid) ?? []),
      generatorFields: new Map(fields),
    },
    ...continuation,
  });
}

/** As a generator, the module has no default for its fields besides pages. */
function isDefaulted(call: ModuleCall, name: string): boolean {
  return !call.asGenerator || call.wire.has(wireName(call, name));
}

function candidates(call: ModuleCall): readonly TableRow[] {
  const spaces = argumentList(call, "namespace");
  return call.store
    .rows("pages")
    .filter(({ ns }) => spaces.includes(ns))
    .sort(byTitle);
}

function byTitle(a: TableRow, b: TableRow): number {
  return (
    numberOrZero(a["ns"]) - numberOrZero(b["ns"]) ||
    compareTexts(textOrEmpty(a["key"]), textOrEmpty(b["key"]))
  );
}

function textOf({ lastrevid }: TableRow, { store }: ModuleCall): string {
  return textOrEmpty(store.find("revisions", "revid", lastrevid)[0]?.["content"]);
}

function hit(page: TableRow, call: ModuleCall): TableRow {
  const text = textOf(page, call);
  return {
    ...page,
    size: page["length"],
    // The server's word count: runs of ASCII letters.
    wordcount: text.match(/[A-Za-z'-]+/g)?.length ?? 0,
    snippet: escapeHtml(text.slice(0, SNIPPET)),
    timestamp: call.store.find("revisions", "revid", page["lastrevid"])[0]?.["timestamp"],
    titlesnippet: escapeHtml(textOrEmpty(page["title"])),
    categorysnippet: "",
    isfilematch: false,
  };
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
