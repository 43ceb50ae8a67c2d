import { escapeHtml } from "../../../http/html.js";
import type { JsonObject } from "../../../model/json.js";
import type { ResultDescriptor } from "../../../model/result-descriptor.js";
import {
  argument,
  argumentList,
  argumentNumber,
  argumentText,
  textOrEmpty,
} from "../../call/module-call.js";
import { wireName } from "../../../query-service/query-call.js";
import type { Asked } from "../../call/module-call.js";
import { compareTexts } from "../../values/compare.js";
import { fieldsAt, showing } from "../../select/fields.js";
import type { ModuleAnswer, OwnModule } from "../../call/module-response.js";
import { nameOf } from "../../pages/page-set.js";
import { ok } from "../../../query-service/outcome.js";
import type { Outcome } from "../../../query-service/outcome.js";
import type { Row } from "../../values/row.js";
import { numberIn, numberOrZero, textIn } from "../../values/row.js";
import { parseTitle } from "../../data/title.js";

const SNIPPET = 120;

/** Pages whose title, or with `what=text` whose text, has all the words that are searched; by title. */
export const search: OwnModule = (asked, result) => {
  const words = wordsIn(textOrEmpty(asked, "search"));
  const what = argumentText(asked, "what");
  const found = candidates(asked).filter((page) => {
    const text =
      what === "text" ? `${textOf(page, asked)} ${textIn(page["title"])}` : textIn(page["title"]);
    const own = new Set(wordsIn(text));
    if (what === "nearmatch") return wordsIn(textIn(page["title"])).join(" ") === words.join(" ");
    return words.length > 0 && words.every((word) => own.has(word));
  });
  const rows = found.map((page): Row => hit(page, asked));
  const info =
    argumentList(asked, "info").includes("totalhits") && isDefaulted(asked, "info")
      ? { searchinfo: { totalhits: rows.length } }
      : {};
  return part(rows, "search", info, asked, result);
};

/** Pages whose titles begin with what is searched, by title. */
export const prefixSearch: OwnModule = (asked, result) => {
  const text = textOrEmpty(asked, "search");
  const title = parseTitle(asked.store.site, `${text}x`);
  const key = title.kind === "title" ? title.key.slice(0, -1).toLowerCase() : undefined;
  const spaces =
    title.kind === "title" && title.ns !== 0 ? [title.ns] : argumentList(asked, "namespace");
  const found = asked.store
    .rows("pages")
    .filter((page) => spaces.includes(page["ns"]))
    .filter((page) => key !== undefined && textIn(page["key"]).toLowerCase().startsWith(key));
  return part(found.sort(byKey), "prefixsearch", {}, asked, result);
};

function part(
  rows: readonly Row[],
  name: string,
  info: JsonObject,
  asked: Asked,
  result: ResultDescriptor | undefined,
): Outcome<ModuleAnswer> {
  const offset = argumentNumber(asked, "offset");
  const limit = Number(argument(asked, "limit"));
  const kept = rows.slice(offset, offset + limit);
  const proceed = rows.length > offset + limit ? { proceed: { offset: offset + limit } } : {};
  if (!asked.asGenerator) {
    const show = showing(fieldsAt(result?.answer, ["query", name]), asked, "pages");
    return ok({ query: { ...info, [name]: kept.map(show) }, ...proceed });
  }
  const show = showing(result?.generator ?? {}, asked, "pages");
  const said = kept.map((row, index): [string, JsonObject] => [
    nameOf(numberOrZero(row["ns"]), textIn(row["key"])),
    { ...(isDefaulted(asked, "prop") && show(row)), index: offset + index + 1 },
  ]);
  return ok({
    query: info,
    generated: {
      pageids: kept.flatMap(({ pageid }) => numberIn(pageid) ?? []),
      said: new Map(said),
    },
    ...proceed,
  });
}

/** As a generator the module has no defaults for what it says besides its pages. */
function isDefaulted(asked: Asked, name: string): boolean {
  return !asked.asGenerator || asked.wire.has(wireName(asked, name));
}

function candidates(asked: Asked): readonly Row[] {
  const spaces = argumentList(asked, "namespace");
  return asked.store
    .rows("pages")
    .filter(({ ns }) => spaces.includes(ns))
    .sort(byTitle);
}

function byTitle(a: Row, b: Row): number {
  return (
    numberOrZero(a["ns"]) - numberOrZero(b["ns"]) ||
    compareTexts(textIn(a["key"]), textIn(b["key"]))
  );
}

/** Beginnings of titles are looked up in all namespaces at once. */
function byKey(a: Row, b: Row): number {
  return (
    compareTexts(textIn(a["key"]), textIn(b["key"])) ||
    numberOrZero(a["ns"]) - numberOrZero(b["ns"])
  );
}

function textOf({ lastrevid }: Row, { store }: Asked): string {
  return textIn(store.find("revisions", "revid", lastrevid)[0]?.["content"]);
}

function hit(page: Row, asked: Asked): Row {
  const text = textOf(page, asked);
  return {
    ...page,
    size: page["length"],
    // The server counts runs of the letters that English has.
    wordcount: text.match(/[A-Za-z'-]+/g)?.length ?? 0,
    snippet: escapeHtml(text.slice(0, SNIPPET)),
    timestamp: asked.store.find("revisions", "revid", page["lastrevid"])[0]?.["timestamp"],
    titlesnippet: escapeHtml(textIn(page["title"])),
    categorysnippet: "",
    isfilematch: false,
  };
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
