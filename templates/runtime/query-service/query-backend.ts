import type { ApiMessage } from "../model/api-message.js";
import type { Json, JsonObject } from "../model/json.js";
import type { ModuleOutput } from "./module-output.js";
import type { Outcome } from "./outcome.js";
import type { NumberedPage, PageFields } from "./page-fields.js";
import type { QueryCall } from "./query-call.js";

/** The pages that a query selects. */
export interface NamedPages<Pages> {
  readonly pages: Pages;
  /** Warnings of the `query` root. */
  readonly warnings: readonly ApiMessage[];
}

/** The pages of a query in the form of the response. */
export interface ListedPages {
  /** The pages in the order in which they were found. */
  readonly pages: readonly NumberedPage[];
  /** Members of `query` about the pages: `normalized`, `redirects`, … */
  readonly remarks: JsonObject;
  /** The pages as JSON, if the request includes `export`. */
  readonly export?: string;
}

/**
 * The backend of the query engine: a store of pages and modules, or handlers only.
 *
 * @template Pages the pages of a query, whose form only the backend knows
 */
export interface QueryBackend<Pages> {
  readonly noPages: Pages;
  /** Whether the backend implements the module with this path. */
  implements(path: string): boolean;
  /** Finds the pages that a query's arguments select. */
  findPages(query: QueryCall<Pages>["query"]): Outcome<NamedPages<Pages>>;
  /** Runs a module that the backend implements. */
  run(call: QueryCall<Pages>): Outcome<ModuleOutput<Pages>>;
  listPages(pages: Pages, query: QueryCall<Pages>["query"]): ListedPages;
  /** Returns the pages in the form that handlers receive. */
  pagesForHandler(pages: Pages): Json | undefined;
  /** Converts the pages that a generator's handler returns. */
  pagesFromHandler(value: Json, call: QueryCall<Pages>): Pages;
  /** Converts the page fields that a `prop` module's handler returns. */
  fieldsFromHandler(value: Json, call: QueryCall<Pages>): readonly PageFields[];
}
