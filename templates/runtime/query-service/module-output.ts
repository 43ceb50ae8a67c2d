import type { ApiMessage } from "../model/api-message.js";
import type { JsonObject } from "../model/json.js";
import type { ContinueParams } from "./continuation.js";
import type { PageFields } from "./page-fields.js";

/** The contribution of one module to a response. */
export interface ModuleOutput<Pages> {
  /** Members of the response's `query`. */
  readonly query?: JsonObject;
  /** Members of the response itself. */
  readonly root?: JsonObject;
  /** Fields of pages. */
  readonly pages?: readonly PageFields[];
  /** The pages that a generator found. */
  readonly generated?: Pages;
  /** The position at which the module continues, by parameter without prefix; empty or absent if it is finished. */
  readonly continueParams?: ContinueParams;
  /** The position of a generator, for a request that repeats the same pages. */
  readonly position?: ContinueParams;
  readonly warnings?: readonly ApiMessage[];
  /** The limit that `max` stands for, if it is not the catalogue's. */
  readonly maxLimit?: number;
}
