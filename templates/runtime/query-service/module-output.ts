import type { ApiMessage } from "../model/api-message.js";
import type { JsonObject } from "../model/json.js";
import type { ContinueParams } from "./continuation.js";
import type { PageFields } from "./page-fields.js";

/** The contribution of one module to a response. */
export interface ModuleOutput<Pages> {
  /** Members of `query` in the response. */
  readonly query?: JsonObject;
  /** Members of the response itself. */
  readonly root?: JsonObject;
  /** Fields to add to pages. */
  readonly pages?: readonly PageFields[];
  /** The pages that a generator found. */
  readonly generated?: Pages;
  /**
   * The position at which the module continues, by unprefixed parameter; empty or absent if it is
   * finished.
   */
  readonly continueParams?: ContinueParams;
  /** The position of a generator, for requests that repeat the same pages. */
  readonly position?: ContinueParams;
  readonly warnings?: readonly ApiMessage[];
  /** The limit for `max`, if it differs from the catalogue's limit. */
  readonly maxLimit?: number;
}
