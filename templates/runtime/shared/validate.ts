/** Common parts of all validators: issues, Standard Schema, and the rules of common types. */
export type { Issue, IssueCode, Validated } from "../model/issue.js";
export type { ArgumentsOf, ParsedParams, WireInput } from "../parse/parsed-params.js";
export type { ParseOptions } from "../rules/rule.js";
export type { StandardIssue, StandardResult, StandardSchema } from "../validate/standard-schema.js";
export type { Validator } from "../validate/validator-types.js";

// For generated code.
export type { Checks } from "../rules/check.js";
export { enumCheck, enumeration } from "../rules/enumeration.js";
export { float, floatCheck, integer, integerCheck } from "../rules/number.js";
export type { Rules } from "../rules/rule.js";
export { boundedStringCheck } from "../rules/string.js";
