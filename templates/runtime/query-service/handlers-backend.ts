import { isJsonArray, isJsonObject } from "../model/json.js";
import type { Json, JsonObject } from "../model/json.js";
import { ok, refused } from "./outcome.js";
import { addPageFields } from "./page-fields.js";
import type { PageFields } from "./page-fields.js";
import type { QueryBackend } from "./query-backend.js";

/** A backend without a store. A query's pages are those that the generator's handler returns. */
export const HANDLERS_ALONE: QueryBackend<Json | undefined> = {
  noPages: undefined,
  implements: () => false,
  findPages: () => ok({ pages: undefined, warnings: [] }),
  run: ({ module }) => refused("notimplemented", `There is no handler for ${module.path}.`),
  listPages: (pages) => ({ pages: addPageFields([], [fieldsIn(pages)]), remarks: {} }),
  pagesForHandler: (pages) => pages,
  pagesFromHandler: (value) => value,
  fieldsFromHandler: fieldsIn,
};

function fieldsIn(pages: Json | undefined): readonly PageFields[] {
  return objectsIn(pages).map((fields) => ({ fields }));
}

/** Returns the objects in a list; empty if the value is not a list. */
export function objectsIn(value: Json | undefined): readonly JsonObject[] {
  return value !== undefined && isJsonArray(value) ? value.filter(isJsonObject) : [];
}
