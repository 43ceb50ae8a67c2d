import { isJsonArray, isJsonObject } from "../model/json.js";
import type { Json, JsonObject } from "../model/json.js";
import { ok, refused } from "./outcome.js";
import { addPageFields } from "./page-fields.js";
import type { PageFields } from "./page-fields.js";
import type { QueryBackend } from "./query-backend.js";

/** Without a store, the pages of a query are those that the handler of the generator returns. */
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

/** The objects of a list; none if the value is not a list. */
export function objectsIn(value: Json | undefined): readonly JsonObject[] {
  return value !== undefined && isJsonArray(value) ? value.filter(isJsonObject) : [];
}
