/** Adds JSON Schemas to validators, as Standard JSON Schema defines. */
export type { JsonSchema } from "../validate/json-schema-target.js";
export type { JsonSchemaOptions, StandardJsonSchema } from "../validate/standard-schema.js";
export { withJsonSchema } from "../validate/with-json-schema.js";
export type { JsonSchemaValidator } from "../validate/with-json-schema.js";
