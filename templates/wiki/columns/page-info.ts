import { escapeHtml } from "../../runtime/http/html.js";
import { FILE } from "../data/namespaces.js";
import { pageAddress } from "../data/page-address.js";
import { generalFacts } from "../data/site.js";
import { prefixed } from "../data/title.js";
import { protectionsOf } from "../store/protection.js";
import { languageColumns } from "../tables/page-rows.js";
import { listOrEmpty, numberOrZero, objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { Cell, TableRow } from "../values/row.js";
import { argumentList } from "../call/module-call.js";
import type { ColumnContext, Columns } from "./column.js";

const MESSAGE = 8;
/**
 * The time in ms after a page's last change when watchers who have not visited it become inactive.
 */
const VISITING = 180 * 24 * 60 * 60 * 1000;

/** Computed columns of a page, or of a title without a page. */
export const pageInfoColumns: Columns = {
  contentmodel: modelOf,
  pagelanguage: languageColumn("pagelanguage"),
  pagelanguagehtmlcode: languageColumn("pagelanguagehtmlcode"),
  pagelanguagedir: languageColumn("pagelanguagedir"),
  protection: (row, { store }) => protectionsOf(row, store).map(({ shown }) => shown),
  /** Missing files do not have an upload to restrict. */
  restrictiontypes: ({ ns, missing }) => [
    ...(missing === true ? ["create"] : ["edit", "move"]),
    ...(ns === FILE && missing !== true ? ["upload"] : []),
  ],
  watched: (row, context) => watchOf(row, context) !== undefined,
  watchlistexpiry: (row, context) =>
    argumentList(context, "prop").includes("watched")
      ? watchOf(row, context)?.["expiry"]
      : undefined,
  notificationtimestamp: (row, context) => watchOf(row, context)?.["notificationtimestamp"] ?? "",
  watchers: (row, context) =>
    context.caller.rights.has("unwatchedpages") ? watchersOf(row, context).length : undefined,
  visitingwatchers: (row, context) =>
    context.caller.rights.has("unwatchedpages") ? visitors(row, context).length : undefined,
  talkid: (row, { store }) =>
    isTalk(row) ? undefined : store.pageByTitle(otherNamespace(row), row["key"])?.["pageid"],
  subjectid: (row, { store }) =>
    isTalk(row) ? store.pageByTitle(otherNamespace(row), row["key"])?.["pageid"] : undefined,
  associatedpage: (row, { store }) =>
    prefixed(store.site, otherNamespace(row), textOrEmpty(row["key"])),
  fullurl: (row, context) => addressOf(row, context).full,
  canonicalurl: (row, context) => addressOf(row, context).full,
  editurl: (row, context) => addressOf(row, context).withQuery("action=edit"),
  preload: (row) => (row["missing"] === true ? null : ""),
  displaytitle: (row, context) =>
    customDisplay(row, context) ?? escapeHtml(textOrEmpty(row["title"])),
  varianttitles: variantTitles,
  linkclasses: (row) =>
    row["missing"] === true ? undefined : row["redirect"] === true ? ["mw-redirect"] : [],
  readable: (_row, { caller }) => caller.rights.has("read"),
};

/** The caller's watchlist entry for a row's page. */
export function watchOf(
  { ns, key }: TableRow,
  { store, caller }: ColumnContext,
): TableRow | undefined {
  if (caller.id === 0) return undefined;
  const entries = store.find("watchlist", "key", key);
  return entries.find((entry) => entry["owner"] === caller.name && entry["ns"] === ns);
}

function variantTitles(row: TableRow, context: ColumnContext): Cell {
  if (row["missing"] === true) return undefined;
  const { lang } = generalFacts(context.store.site);
  // The server includes a page's display title only if the request also has `displaytitle`.
  const isKnown = argumentList(context, "prop").includes("displaytitle");
  const title = (isKnown && customDisplay(row, context)) || textOrEmpty(row["title"]);
  return { ...objectOrEmpty(row["varianttitles"]), [textOrEmpty(lang) || "en"]: title };
}

function customDisplay({ missing, pageid }: TableRow, { store }: ColumnContext): Cell {
  const props = missing === true ? [] : store.find("pageprops", "pageid", pageid);
  return props.find(({ name }) => name === "displaytitle")?.["value"];
}

function watchersOf({ ns, key }: TableRow, { store }: ColumnContext): readonly TableRow[] {
  return store.find("watchlist", "key", key).filter((entry) => entry["ns"] === ns);
}

/** The watchers who have seen the page's last change, or visited it recently. */
function visitors(row: TableRow, context: ColumnContext): readonly TableRow[] {
  const watchers = watchersOf(row, context);
  const last = context.store.find("revisions", "revid", row["lastrevid"])[0];
  if (row["missing"] === true || !last) return watchers;
  const since = Date.parse(textOrEmpty(last["timestamp"])) - VISITING;
  return watchers.filter(({ notificationtimestamp: seen }) => {
    return seen === undefined || Date.parse(textOrEmpty(seen)) >= since;
  });
}

function isTalk({ ns }: TableRow): boolean {
  return numberOrZero(ns) % 2 === 1;
}

/** A talk page's namespace number is its subject's number plus one. */
function otherNamespace(row: TableRow): number {
  const ns = numberOrZero(row["ns"]);
  return isTalk(row) ? ns - 1 : ns + 1;
}

function addressOf({ ns, key }: TableRow, { store }: ColumnContext) {
  return pageAddress(store.site, numberOrZero(ns), textOrEmpty(key));
}

/** File extensions identify scripts and styles of the interface and of users. */
function modelOf({ contentmodel, ns, key }: TableRow, { store }: ColumnContext): Cell {
  if (contentmodel !== undefined) return contentmodel;
  const isScript = ns === MESSAGE || (ns === 2 && textOrEmpty(key).includes("/"));
  const model = MODELS[/\.(?:css|js|json)$/.exec(textOrEmpty(key))?.[0] ?? ""];
  if (isScript && model !== undefined) return model;
  const namespace = objectOrEmpty(store.site.facts["namespaces"])[String(numberOrZero(ns))];
  return textOrEmpty(objectOrEmpty(namespace)["defaultcontentmodel"]) || "wikitext";
}

const MODELS: Readonly<Record<string, string>> = {
  ".css": "css",
  ".js": "javascript",
  ".json": "json",
};

function languageColumn(name: keyof ReturnType<typeof languageColumns>): Columns[string] {
  return (row, context) =>
    row[name] ?? languageColumns(languageOf(row, context), context.store.site)[name];
}

function languageOf({ ns, key }: TableRow, context: ColumnContext): string {
  const { site } = context.store;
  if (modelOf({ ns, key }, context) !== "wikitext") return "en";
  const [, variant] = /\/([a-z-]+)$/.exec(textOrEmpty(key)) ?? [];
  const languages = listOrEmpty(site.facts["languages"]);
  const isTranslated =
    ns === MESSAGE && languages.some((each) => objectOrEmpty(each)["code"] === variant);
  return isTranslated && variant !== undefined
    ? variant
    : textOrEmpty(generalFacts(site)["lang"]) || "en";
}
