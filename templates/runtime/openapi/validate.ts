/** Checks of the parameters and payloads of OpenAPI operations, and the parser of their requests. */
export * from "./client.js";
export type { Issue, IssueCode, Validated } from "../model/issue.js";
export type { ArgumentsOf, ParsedParams, WireInput } from "../read/parsed-params.js";
export type { ReadOptions } from "../rules/rule.js";
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
export { endpointReader, endpointValidator } from "../directory/endpoint-validator.js";
export type { EndpointReader } from "../directory/endpoint-validator.js";
export type { PayloadValidator } from "../model/payload.js";
export type { Checks } from "../rules/check.js";
export { enumCheck, enumeration } from "../rules/enumeration.js";
export { float, floatCheck, integer, integerCheck } from "../rules/number.js";
export type { Rules } from "../rules/rule.js";
export { boundedStringCheck } from "../rules/string.js";
export { schemaRule, schemaValueCheck } from "../styles/schema-rule.js";
export type { EndpointInput } from "../styles/wire-request.js";
export {
  addError,
  addTypeError,
  checkCompiled,
  matchAdditional,
  matchAnyOf,
  matchClosed,
  matchContains,
  matchEnum,
  matchIf,
  matchItems,
  matchNot,
  matchOneOf,
  matchPropertyNames,
  matchRequired,
  payloadValidator,
} from "../validate/payload-checks.js";
export type { PayloadCheck } from "../validate/payload-checks.js";
