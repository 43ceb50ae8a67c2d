import * as paraminfo from "../../generated/paraminfo/index.js";
import type { LearnedResult } from "../../generator/inspect/response.js";
import type { ResultDescriptor } from "../../templates/runtime/model/result-descriptor.js";

/** What was learned of the modules of the shipped catalogue. */
export const LEARNED: readonly LearnedResult[] = Object.values<unknown>(paraminfo)
  .filter(isResult)
  .map((descriptor) => ({ descriptor, servers: ["MediaWiki"] }));

function isResult(value: unknown): value is ResultDescriptor {
  return typeof value === "object" && value !== null && "module" in value && "response" in value;
}
