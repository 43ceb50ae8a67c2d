/** Stubs of OpenAPI documents, which respond from generated data. */
export * from "./server.js";
export type { DirectorySnapshot } from "../directory/stub/store.js";
export type { DirectoryStub } from "../directory/stub/stub.js";
export type { DirectoryStubOptions } from "../directory/stub/definition.js";

// For generated code.
export type { StubDefinition } from "../directory/stub/definition.js";
export { directoryStub } from "../directory/stub/stub.js";
