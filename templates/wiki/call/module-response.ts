import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ModuleOutput } from "../../runtime/query-service/module-output.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { ModuleCall } from "./module-call.js";
import type { PageSource } from "../pages/page-set.js";

/** A stub module's output. */
export type ModuleResponse = ModuleOutput<PageSource>;

/** A stub module that is not described by a table. */
export type CustomModule = (
  call: ModuleCall,
  result: ResultDescriptor | undefined,
) => Outcome<ModuleResponse>;
