import { escapeHtml } from "../../runtime/http/html.js";
import type { Json, JsonObject } from "../../runtime/model/json.js";
import { pageAddress } from "../data/page-address.js";
import { protectionsOf } from "../store/protection.js";
import type { Cell, TableRow } from "../values/row.js";
import { numberOrZero, objectOrEmpty, textOrEmpty } from "../values/row.js";
import { generalFacts } from "../data/site.js";
import type { Store } from "../store/store.js";
import { prefixed } from "../data/title.js";
import { languageColumns } from "../tables/page-rows.js";
import { watchOf } from "./changes.js";
import type { ColumnContext, Columns } from "./column.js";
import { FILE } from "../data/namespaces.js";

const MESSAGE = 8;
/** A watcher who has not visited a page for this long after its last change is inactive, in ms. */
const VISITING = 180 * 24 * 60 * 60 * 1000;

/** Columns of a page, or of a title without one, that are not stored. */
export const pageInfoColumns: Columns = {
  contentmodel: (row, store) => row["contentmodel"] ?? modelOf(row, store),
  pagelanguage: (row, store) => row["pagelanguage"] ?? languageOf(row, store),
  pagelanguagehtmlcode: (row, store) =>
    row["pagelanguagehtmlcode"] ?? languageColumnsOf(row, store).pagelanguagehtmlcode,
  pagelanguagedir: (row, store) =>
    row["pagelanguagedir"] ?? languageColumnsOf(row, store).pagelanguagedir,
  protection: (row, store) => protectionsOf(row, store).map(({ shown }) => shown),
  /** Missing files have no upload that could be restricted. */
  restrictiontypes: ({ ns, missing }) => [
    ...(missing === true ? ["create"] : ["edit", "move"]),
    ...(ns === FILE && missing !== true ? ["upload"] : []),
  ],
  watched: (row, store, context) => watchOf(row, store, context) !== undefined,
  watchlistexpiry: (row, store, context) =>
    requestsProp(context, "watched") ? watchOf(row, store, context)?.["expiry"] : undefined,
  notificationtimestamp: (row, store, context) =>
    watchOf(row, store, context)?.["notificationtimestamp"] ?? "",
  watchers: (row, store, { caller }) =>
    caller.rights.has("unwatchedpages") ? watchersOf(row, store).length : undefined,
  visitingwatchers: (row, store, { caller }) =>
    caller.rights.has("unwatchedpages") ? visitors(row, store).length : undefined,
  talkid: (row, store) => (isTalk(row) ? undefined : associated(row, store)?.["pageid"]),
  subjectid: (row, store) => (isTalk(row) ? associated(row, store)?.["pageid"] : undefined),
  associatedpage: (row, store) =>
    prefixed(store.site, otherNamespace(row), textOrEmpty(row["key"])),
  fullurl: (row, store) => addressOf(row, store).full,
  canonicalurl: (row, store) => addressOf(row, store).full,
  editurl: (row, store) => addressOf(row, store).withQuery("action=edit"),
  preload: (row) => (row["missing"] === true ? null : ""),
  displaytitle: (row, store) => customDisplay(row, store) ?? escapeHtml(textOrEmpty(row["title"])),
  varianttitles: variantTitles,
  linkclasses: (row) =>
    row["missing"] === true ? undefined : row["redirect"] === true ? ["mw-redirect"] : [],
  /** The order of `list=random`: digits that follow from the number of the page. */
  random: ({ pageid }) =>
    Math.floor(((numberOrZero(pageid) * GOLDEN) % 1) * 0x1_0000_0000)
      .toString(16)
      .padStart(8, "0"),
  readable: (_row, _store, { caller }) => caller.rights.has("read"),
};

/** Multiples of the golden ratio are spread evenly. */
const GOLDEN = 0.618_033_988_75;

function requestsProp({ args }: ColumnContext, prop: string): boolean {
  const props = args["prop"];
  return Array.isArray(props) && props.includes(prop);
}

function variantTitles(row: TableRow, store: Store, context: ColumnContext): Cell {
  if (row["missing"] === true) return undefined;
  const { lang } = generalFacts(store.site);
  // The server knows a page's display title only if the request has `displaytitle`, too.
  const custom = requestsProp(context, "displaytitle") ? customDisplay(row, store) : undefined;
  const title = custom ?? textOrEmpty(row["title"]);
  return { ...objectOrEmpty(row["varianttitles"]), [textOrEmpty(lang) || "en"]: title };
}

function customDisplay(row: TableRow, store: Store): Json | undefined {
  const props = row["missing"] === true ? [] : store.find("pageprops", "pageid", row["pageid"]);
  return props.find(({ name }) => name === "displaytitle")?.["value"];
}

function watchersOf({ ns, key }: TableRow, store: Store): readonly TableRow[] {
  return store.find("watchlist", "key", key).filter((entry) => entry["ns"] === ns);
}

/** The watchers who have visited the last change of a page, or visited it recently. */
function visitors(row: TableRow, store: Store): readonly TableRow[] {
  const watchers = watchersOf(row, store);
  const last = store.find("revisions", "revid", row["lastrevid"])[0];
  if (row["missing"] === true || !last) return watchers;
  const since = Date.parse(textOrEmpty(last["timestamp"])) - VISITING;
  return watchers.filter(({ notificationtimestamp: seen }) => {
    return seen === undefined || Date.parse(textOrEmpty(seen)) >= since;
  });
}

function isTalk({ ns }: TableRow): boolean {
  return numberOrZero(ns) % 2 === 1;
}

/** Talk pages have the odd number after that of their subjects. */
function otherNamespace(row: TableRow): number {
  const ns = numberOrZero(row["ns"]);
  return isTalk(row) ? ns - 1 : ns + 1;
}

function associated(row: TableRow, store: Store): TableRow | undefined {
  return store.pageByTitle(otherNamespace(row), row["key"]);
}

function addressOf(row: TableRow, store: Store) {
  return pageAddress(store.site, numberOrZero(row["ns"]), textOrEmpty(row["key"]));
}

/** The ends of names determine scripts and styles of the interface and of users. */
function modelOf({ ns, key }: TableRow, store: Store): string {
  const isScript = ns === MESSAGE || (ns === 2 && textOrEmpty(key).includes("/"));
  const ending = MODELS.find(([end]) => textOrEmpty(key).endsWith(end));
  if (isScript && ending) return ending[1];
  const { namespaces } = store.site.facts;
  const known = Object.entries(objectOrEmpty(namespaces)).find(([id]) => Number(id) === ns)?.[1];
  return textOrEmpty(objectOrEmpty(known)["defaultcontentmodel"]) || "wikitext";
}

const MODELS: readonly (readonly [ending: string, model: string])[] = [
  [".css", "css"],
  [".js", "javascript"],
  [".json", "json"],
];

function languageColumnsOf(row: TableRow, store: Store): ReturnType<typeof languageColumns> {
  return languageColumns(languageOf(row, store), store.site);
}

function languageOf(row: TableRow, store: Store): string {
  const { lang } = generalFacts(store.site);
  if (modelOf(row, store) !== "wikitext") return "en";
  const [, variant] = /\/([a-z-]+)$/.exec(textOrEmpty(row["key"])) ?? [];
  const isTranslated = row["ns"] === MESSAGE && variant !== undefined;
  return isTranslated && isLanguage(variant, store) ? variant : textOrEmpty(lang) || "en";
}

function isLanguage(code: string, { site }: Store): boolean {
  const { languages } = site.facts;
  return Array.isArray(languages) && languages.some((each: JsonObject) => each["code"] === code);
}
