/** Validates parameters and responses of MediaWiki's action API, and parses its requests. */
export * from "../shared/json-schema.js";
export * from "../shared/validate.js";
export * from "./client.js";
export type { ModuleParseOptions } from "../parse/parsed-params.js";
export type { ResponseIssue, ResponseIssueCode } from "../response/response-issue.js";
export { validateResponse } from "../response/response-validator.js";
export type { CheckedRequest } from "../response/response-validator.js";
export { jsonSchemaOf } from "../validate/json-schema-of.js";
export { withValidation } from "../validate/request-validation.js";

// For generated code.
export { moduleParser } from "../parse/parsed-params.js";
export type { ModuleParser } from "../parse/parsed-params.js";
export * from "../rules/all.js";
export type { Check } from "../rules/check.js";
export { fileCheck } from "../rules/file.js";
export type { ListedRule } from "../rules/rule.js";
export { paramRules } from "../validate/param-rules.js";
export { pageSources } from "../validate/page-sources.js";
export { templateParams } from "../validate/template-params.js";
export { validator } from "../validate/validator.js";
