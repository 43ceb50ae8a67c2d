/** Checking arguments before they are sent, and responses after they have arrived. */
export type { ApiMessage } from "./model/api-message.js";
export type { Issue, IssueCode, Validated } from "./model/issue.js";
export type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "./read/parsed-params.js";
export type { ResponseIssue, ResponseIssueCode } from "./response/response-issue.js";
export { validateResponse } from "./response/response-validator.js";
export type { CheckedRequest } from "./response/response-validator.js";
export type { ReadOptions } from "./rules/rule.js";
export type { JsonSchema } from "./validate/json-schema-target.js";
export type {
  JsonSchemaOptions,
  StandardIssue,
  StandardJsonSchema,
  StandardResult,
  StandardSchema,
} from "./validate/standard-schema.js";
export type { Validator } from "./validate/validator-types.js";
export { withJsonSchema } from "./validate/with-json-schema.js";
export type { JsonSchemaValidator } from "./validate/with-json-schema.js";
