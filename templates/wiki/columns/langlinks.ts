import { externalUrl } from "../data/external-url.js";
import { objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { Cell } from "../values/row.js";
import type { Store } from "../store/store.js";
import { wantsUrl } from "./iwlinks.js";
import type { Columns } from "./column.js";

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
