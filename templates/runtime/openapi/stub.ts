/** Stubs of OpenAPI documents, which respond with generated data. They are never copied. */
export type { OpenApiSnapshot } from "../openapi/stub/store.js";
export type { OpenApiStub } from "../openapi/stub/stub.js";
export type { OpenApiStubOptions } from "../openapi/stub/definition.js";

// For generated code.
export type { DialectStubDefinition } from "../data-rest/stub.js";
export { dialectStub } from "../data-rest/stub.js";
