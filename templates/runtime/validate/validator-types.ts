import type { Validated } from "../model/issue.js";
import type { ParseOptions } from "../rules/rule.js";
import type { StandardSchema } from "./standard-schema.js";

/**
 * Checks structured parameters strictly, before they are sent: a value that the server would clamp
 * or drop and an unknown name are errors. All issues are reported; the value is not changed.
 */
export interface Validator<Params> extends StandardSchema<Params> {
  (input: unknown, options?: ParseOptions): Validated<Params>;
}
