import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { JsonObject } from "../../runtime/model/json.js";
import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ModuleCall } from "./module-call.js";
import type { PageSource } from "../pages/page-set.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";

/** The output of one module of the stub. */
export interface ModuleResponse {
  /** Members of the response's `query`. */
  readonly query?: JsonObject;
  /** Members of the response itself. */
  readonly root?: JsonObject;
  /** Fields of pages, by the number of the page. */
  readonly pages?: ReadonlyMap<number, JsonObject>;
  /** As a generator: the pages that it finds. */
  readonly generated?: PageSource;
  /** The position at which the module continues, by parameter without prefix. */
  readonly continueParams?: Readonly<Record<string, string | number>>;
  /** The position of a generator, for a request that repeats the same pages. */
  readonly position?: Readonly<Record<string, string | number>>;
  readonly warnings?: readonly ApiMessage[];
  /** The limit that `max` stands for, if it is not the catalogue's. */
  readonly maxLimit?: number;
}

/** A module of the stub that no table describes. */
export type CustomModule = (
  call: ModuleCall,
  result: ResultDescriptor | undefined,
) => Outcome<ModuleResponse>;
