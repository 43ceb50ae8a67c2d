import { isJsonObject } from "../../runtime/model/json.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { entryFields } from "./page-entry.js";
import type { PageEntry } from "./page-entry.js";
import type { PageSet } from "./page-set.js";
import type { Store } from "../store/store.js";
import { listOrEmpty, objectOrEmpty } from "../values/row.js";

/**
 * The fields of invalid titles, special pages, and numbers of pages and revisions that do not exist, in
 * the order of `ApiPageSet::getInvalidTitlesAndRevisions`.
 */
export function invalidPages(set: PageSet, store: Store): readonly JsonObject[] {
  const fieldsOf = (kind: PageEntry["kind"]): readonly JsonObject[] =>
    set.entries.filter((entry) => entry.kind === kind).map((entry) => entryFields(entry, store));
  const special = fieldsOf("special");
  return [
    ...fieldsOf("invalid"),
    ...special.filter(({ missing }) => missing === true),
    ...special.filter(({ missing }) => missing !== true),
    ...fieldsOf("missing id"),
    ...Object.values(objectOrEmpty(set.remarks["badrevids"])).filter(isJsonObject),
  ];
}

/** The fields of titles without a page; those that lead somewhere all the same come last. */
export function missingPages(set: PageSet, store: Store): readonly JsonObject[] {
  const missing = set.entries.filter(({ kind }) => kind === "missing");
  const fields = missing.map((entry) => entryFields(entry, store));
  return [
    ...fields.filter(({ known }) => known !== true),
    ...fields.filter(({ known }) => known === true),
  ];
}

/** The titles of other wikis, with the prefixes of these. */
export function interwikiPages({ remarks }: PageSet): readonly JsonObject[] {
  return listOrEmpty(remarks["interwiki"]).filter(isJsonObject);
}
