/** Checks of the parameters and responses of MediaWiki's action API, and the parser of its requests. */
export * from "./client.js";
export type { Issue, IssueCode, Validated } from "../model/issue.js";
export type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "../read/parsed-params.js";
export type { ResponseIssue, ResponseIssueCode } from "../response/response-issue.js";
export { validateResponse } from "../response/response-validator.js";
export type { CheckedRequest } from "../response/response-validator.js";
export type { ReadOptions } from "../rules/rule.js";
export { jsonSchemaOf } from "../validate/json-schema-of.js";
export type { JsonSchema } from "../validate/json-schema-target.js";
export type {
  JsonSchemaOptions,
  StandardIssue,
  StandardJsonSchema,
  StandardResult,
  StandardSchema,
} from "../validate/standard-schema.js";
export type { Validator } from "../validate/validator-types.js";
export { withJsonSchema } from "../validate/with-json-schema.js";
export type { JsonSchemaValidator } from "../validate/with-json-schema.js";

// For generated code.
export { moduleReader } from "../read/parsed-params.js";
export type { ModuleReader } from "../read/parsed-params.js";
export type { Check, Checks } from "../rules/check.js";
export { enumCheck, enumeration } from "../rules/enumeration.js";
export { expiry, expiryCheck } from "../rules/expiry.js";
export { fileCheck } from "../rules/file.js";
export { namespace, namespaceCheck, namespaceCheckIn, namespaceIn } from "../rules/namespace.js";
export { float, floatCheck, integer, integerCheck, limit, limitCheck } from "../rules/number.js";
export type { ListedRule, Rules } from "../rules/rule.js";
export { boundedStringCheck } from "../rules/string.js";
export { timestamp, timestampCheck } from "../rules/timestamp.js";
export { title, titleCheck } from "../rules/title.js";
export { user, userCheck } from "../rules/user.js";
export { pageSources } from "../validate/page-sources.js";
export { templateParams } from "../validate/template-params.js";
export { validator } from "../validate/validator.js";
