import type { Validated } from "../model/issue.js";
import type { ReadOptions } from "../rules/rule.js";
import type { StandardSchema } from "./standard-schema.js";

/**
 * Checks structured parameters as strictly as a program wants it before it sends: whatever the
 * server would clamp, drop or not know is an error. All issues are reported at once; the value is
 * not changed.
 */
export interface Validator<Params> extends StandardSchema<Params> {
  (input: unknown, options?: ReadOptions): Validated<Params>;
}
