import { isJsonObject } from "../../runtime/model/json.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { entryFields } from "./page-entry.js";
import type { PageEntry } from "./page-entry.js";
import type { PageSet } from "./page-set.js";
import type { Store } from "../store/store.js";
import { listOrEmpty, objectOrEmpty } from "../values/row.js";

/** The fields for invalid titles, special pages, and unknown page and revision numbers. */
export function invalidPages(set: PageSet, store: Store): readonly JsonObject[] {
  return [
    ...fieldsOf("invalid", set, store),
    ...fieldsOf("special", set, store),
    ...fieldsOf("missing id", set, store),
    ...Object.values(objectOrEmpty(set.remarks["badrevids"])).filter(isJsonObject),
  ];
}

/** The fields for titles without a page. */
export function missingPages(set: PageSet, store: Store): readonly JsonObject[] {
  return fieldsOf("missing", set, store);
}

/** Titles on other wikis, with their prefixes. */
export function interwikiPages({ remarks }: PageSet): readonly JsonObject[] {
  return listOrEmpty(remarks["interwiki"]).filter(isJsonObject);
}

function fieldsOf(kind: PageEntry["kind"], set: PageSet, store: Store): readonly JsonObject[] {
  return set.entries.filter((entry) => entry.kind === kind).map((each) => entryFields(each, store));
}
