/** Validates parameters and payloads of OpenAPI operations, and parses their requests. */
export * from "../shared/validate.js";
export * from "./client.js";

export type { Validate } from "../openapi/client-validation.js";
export { ValidationError } from "../model/validation-error.js";

// For generated code.
export { clientValidation } from "../openapi/client-validation.js";
export type { ApiValidators } from "../openapi/client-validation.js";
export { endpointParser } from "./endpoint-parser.js";
export type { EndpointParser } from "./endpoint-parser.js";
export { endpointValidator } from "../openapi/endpoint-validator.js";
export type { PayloadValidator } from "../model/payload.js";
export { schemaRule, schemaValueCheck } from "../styles/schema-rule.js";
export type { EndpointInput } from "../styles/wire-request.js";
export {
  addError,
  addEvaluated,
  addTypeError,
  matchAdditional,
  matchBound,
  matchClosed,
  matchConst,
  matchDependentRequired,
  matchEnum,
  matchItems,
  matchPatternProperties,
  matchPropertyNames,
  matchRequired,
  matchSize,
  matchUnevaluatedItems,
  matchUnevaluatedProperties,
  matchUnique,
  newEvaluated,
  payloadValidator,
} from "../validate/payload-checks.js";
export {
  matchAnyOf,
  matchContains,
  matchIf,
  matchNot,
  matchOneOf,
} from "../validate/payload-branches.js";
export type { PayloadCheck } from "../validate/payload-checks.js";
