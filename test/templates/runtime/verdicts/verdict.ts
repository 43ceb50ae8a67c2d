import type { ParamDescriptor } from "../../../../templates/runtime/model/descriptor.js";
import type { ParseOptions } from "../../../../templates/runtime/rules/rule.js";

/**
 * One value, and what both readings say of it: the severity and the code of each issue, or nothing.
 * The value that counts on the server is undefined where it stops, or where there is none.
 */
export type Verdict = readonly [
  param: ParamDescriptor,
  wire: string | undefined,
  counts: unknown,
  server: string,
  strict: string,
  /** The same as a structured value. Default: the wire text. */
  given?: unknown,
  options?: ParseOptions,
];

/** Rows of the verdict table, each under the sentence that it shows. */
export type Verdicts = Readonly<Record<string, Verdict>>;
