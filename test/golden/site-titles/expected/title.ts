// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { Titles } from "../runtime/client.js";
import { titles } from "../runtime/client.js";

/** Functions for the wiki's titles, like those of `mw.Title`. */
export const title: Titles = /* @__PURE__ */ titles({
  language: "de",
  mainPage: "Hauptseite",
  illegalCharacters: "+",
  interwikis: ["c2", "en"],
  localInterwikis: ["de"],
  namespaces: [
    { id: -1, names: ["Spezial", "Special"] },
    { id: 0, names: [""] },
    { id: 2, subpages: true, names: ["Benutzer", "User", "Benutzerin"] },
    { id: 12, caseSensitive: true, names: ["Hilfe", "Help"] },
  ],
});
