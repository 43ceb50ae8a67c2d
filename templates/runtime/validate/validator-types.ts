import type { Validated } from "../model/issue.js";
import type { ParseOptions } from "../rules/rule.js";
import type { StandardSchema } from "./standard-schema.js";

/**
 * Validates structured parameters strictly before they are sent. Values that the server would clamp
 * or drop and unknown names are errors. All issues are reported, and the value is not changed.
 */
export interface Validator<Params> extends StandardSchema<Params> {
  (input: unknown, options?: ParseOptions): Validated<Params>;
}
