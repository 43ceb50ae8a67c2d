import type { ApiMessage } from "../model/api-message.js";
import type { Json, JsonObject } from "../model/json.js";
import type { ModuleOutput } from "./module-output.js";
import type { Outcome } from "./outcome.js";
import type { NumberedPage, PageFields } from "./page-fields.js";
import type { QueryCall } from "./query-call.js";

/** The pages that a query names. */
export interface NamedPages<Pages> {
  readonly pages: Pages;
  /** Warnings of the `query` root. */
  readonly warnings: readonly ApiMessage[];
}

/** The pages of a query as the response has them. */
export interface ListedPages {
  /** In the order in which they were found. */
  readonly pages: readonly NumberedPage[];
  /** Members of `query` about the pages: `normalized`, `redirects`, … */
  readonly remarks: JsonObject;
  /** The pages as JSON, if the request has `export`. */
  readonly export?: string;
}

/**
 * The backend of the query engine: a store of pages and modules, or handlers alone.
 *
 * @template Pages the pages of a query, of which only the backend knows the form
 */
export interface QueryBackend<Pages> {
  readonly noPages: Pages;
  /** Whether the backend implements a module, by its path. */
  implements(path: string): boolean;
  /** Looks up the pages that the arguments of a query name. */
  findPages(query: QueryCall<Pages>["query"]): Outcome<NamedPages<Pages>>;
  /** Runs a module that the backend implements. */
  run(call: QueryCall<Pages>): Outcome<ModuleOutput<Pages>>;
  listPages(pages: Pages, query: QueryCall<Pages>["query"]): ListedPages;
  /** The pages as a handler receives them. */
  pagesForHandler(pages: Pages): Json | undefined;
  /** The pages that the handler of a generator returns. */
  pagesFromHandler(value: Json, call: QueryCall<Pages>): Pages;
  /** The fields of pages that the handler of a `prop` module returns. */
  fieldsFromHandler(value: Json, call: QueryCall<Pages>): readonly PageFields[];
}
