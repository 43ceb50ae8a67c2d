// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { externalUrl } from "../data/external-url.js";
import { objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { Cell } from "../values/row.js";
import type { Store } from "../store/store.js";
import { wantsUrl } from "./iwlinks.js";
import type { Columns } from "./column.js";

/** What is worked out for a link to another language. */
export const langlinkColumns: Columns = {
  url: ({ lang, title }, { site }, context) =>
    wantsUrl(context) ? externalUrl(site, `${textOrEmpty(lang)}:${textOrEmpty(title)}`) : undefined,
  /** Nothing: where an answer has no address. */
  noaddress: () => undefined,
  autonym: ({ lang }, store) => ownName(lang, store),
  // A wiki that knows no names of languages in other languages shows their own.
  langname: ({ lang }, store) => ownName(lang, store),
};

function ownName(lang: Cell, { site }: Store): string {
  const { languageinfo } = site.facts;
  return textOrEmpty(objectOrEmpty(objectOrEmpty(languageinfo)[textOrEmpty(lang)])["autonym"]);
}
