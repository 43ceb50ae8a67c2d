import type { ApiMessage } from "../../model/api-message.js";
import type { JsonObject } from "../../model/json.js";
import type { ResultDescriptor } from "../../model/result-descriptor.js";
import type { ModuleCall } from "./module-call.js";
import type { PageSource } from "../pages/page-source.js";
import type { Outcome } from "../../query-service/outcome.js";

/** What a module says to a request. */
export interface ModuleResponse {
  /** Members of the answer's `query`. */
  readonly query?: JsonObject;
  /** Members of the whole answer. */
  readonly root?: JsonObject;
  /** Fields of pages, by the number of the page. */
  readonly pages?: ReadonlyMap<number, JsonObject>;
  /** As a generator: the pages that it stands for. */
  readonly generated?: PageSource;
  /** By parameter without prefix: where the module goes on. */
  readonly continueParams?: Readonly<Record<string, string | number>>;
  /** As a generator: where it is, for a request that repeats the same pages. */
  readonly position?: Readonly<Record<string, string | number>>;
  readonly warnings?: readonly ApiMessage[];
  /** What `max` is as a limit, where it is not what the catalogue says. */
  readonly maxLimit?: number;
}

/** A module of the stub that no table explains. */
export type CustomModule = (
  call: ModuleCall,
  result: ResultDescriptor | undefined,
) => Outcome<ModuleResponse>;
