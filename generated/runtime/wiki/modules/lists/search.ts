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
import type { ModuleCall } from "../../call/module-call.js";
import { compareTexts } from "../../values/compare.js";
import { fieldDescriptorsAt, fieldRenderer } from "../../select/fields.js";
import type { ModuleResponse, CustomModule } from "../../call/module-response.js";
import { pageNameOf } from "../../data/page-name.js";
import { ok } from "../../../query-service/outcome.js";
import type { Outcome } from "../../../query-service/outcome.js";
import type { TableRow } from "../../values/row.js";
import { numberOrUndefined, numberOrZero, textOrEmpty } from "../../values/row.js";
import { parseTitle } from "../../data/title.js";

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
  return part(rows, "search", info, call, result);
};

/** Pages whose titles begin with what is searched, by title. */
export const prefixSearch: CustomModule = (call, result) => {
  const text = argumentOrEmpty(call, "search");
  const title = parseTitle(call.store.site, `${text}x`);
  const key = title.kind === "title" ? title.key.slice(0, -1).toLowerCase() : undefined;
  const spaces =
    title.kind === "title" && title.ns !== 0 ? [title.ns] : argumentList(call, "namespace");
  const found = call.store
    .rows("pages")
    .filter((page) => spaces.includes(page["ns"]))
    .filter((page) => key !== undefined && textOrEmpty(page["key"]).toLowerCase().startsWith(key));
  return part(found.sort(byKey), "prefixsearch", {}, call, result);
};

function part(
  rows: readonly TableRow[],
  name: string,
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
      fieldDescriptorsAt(result?.response, ["query", name]),
      call,
      "pages",
    );
    return ok({ query: { ...info, [name]: kept.map(show) }, ...continuation });
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

/** Prefixes of titles are looked up in all namespaces at once. */
function byKey(a: TableRow, b: TableRow): number {
  return (
    compareTexts(textOrEmpty(a["key"]), textOrEmpty(b["key"])) ||
    numberOrZero(a["ns"]) - numberOrZero(b["ns"])
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
