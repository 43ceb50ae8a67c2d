/** Stubs of OpenAPI documents, which respond from generated data. They are never copied. */
export type { DirectorySnapshot } from "../directory/stub/store.js";
export type { DirectoryStub } from "../directory/stub/stub.js";
export type { DirectoryStubOptions } from "../directory/stub/definition.js";

// For generated code.
export type { DialectStubDefinition } from "../data-rest/stub.js";
export { dialectStub } from "../data-rest/stub.js";
