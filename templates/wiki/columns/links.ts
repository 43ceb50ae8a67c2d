import { pageNameOf } from "../data/page-name.js";
import type { Store } from "../store/store.js";
import { numberOrZero, textOrEmpty, objectOrEmpty } from "../values/row.js";
import type { TableRow, Cell } from "../values/row.js";
import type { Columns, ColumnContext } from "./column.js";
import { generalFacts } from "../data/site.js";
import { argument, argumentList } from "../call/module-call.js";
import { externalUrl } from "../data/external-url.js";

/** Computed columns of links to titles. */
export const linkColumns: Columns = {
  /** The number of the title: that of the data, or its rank among the titles of all links. */
  target: (row, store) => row["target"] ?? targets(store).get(targetName(row)),
};

function targets(store: Store): ReturnType<Store["ranks"]> {
  return store.ranks("link targets", () => [
    ...new Set(
      ["templatelinks", "pagelinks"].flatMap((table) => store.rows(table).map(targetName)),
    ),
  ]);
}

function targetName({ ns, key }: TableRow): string {
  return pageNameOf(numberOrZero(ns), textOrEmpty(key));
}

/** As much of an index as the server orders by. */
const ORDERED_BYTES = 60;

/** Computed columns of external links. */
export const extlinkColumns: Columns = {
  ordered: ({ index }) => {
    const bytes = new TextEncoder().encode(textOrEmpty(index));
    return new TextDecoder().decode(bytes.slice(0, ORDERED_BYTES));
  },
  scheme: ({ index }) => textOrEmpty(index).split(":", 1)[0],
  /** A link without a protocol is there twice. */
  isSecond: ({ url, index }) =>
    textOrEmpty(url).startsWith("//") && !textOrEmpty(index).startsWith("http://"),
  fullurl: ({ url }, { site }) => {
    const [protocol = "http:"] = textOrEmpty(generalFacts(site)["server"]).split("//", 1);
    return textOrEmpty(url).startsWith("//") ? `${protocol || "http:"}${textOrEmpty(url)}` : url;
  },
};

/** Computed columns of interwiki links. */
export const iwlinkColumns: Columns = {
  url: ({ prefix, title }, { site }, context) =>
    wantsUrl(context)
      ? externalUrl(site, `${textOrEmpty(prefix)}:${textOrEmpty(title)}`)
      : undefined,
};

/** Whether a call requests addresses, by the new parameter or the old one. */
function wantsUrl(context: Pick<ColumnContext, "args">): boolean {
  return argument(context, "url") === true || argumentList(context, "prop").includes("url");
}

/** Computed columns of language links. */
export const langlinkColumns: Columns = {
  url: ({ lang, title }, { site }, context) =>
    wantsUrl(context) ? externalUrl(site, `${textOrEmpty(lang)}:${textOrEmpty(title)}`) : undefined,
  /** Undefined if a response has no address. */
  noaddress: () => undefined,
  autonym: ({ lang }, store) => ownName(lang, store),
  // A wiki without the names of languages in other languages uses the native ones.
  langname: ({ lang }, store) => ownName(lang, store),
};

function ownName(lang: Cell, { site }: Store): string {
  const { languageinfo } = site.facts;
  return textOrEmpty(objectOrEmpty(objectOrEmpty(languageinfo)[textOrEmpty(lang)])["autonym"]);
}
