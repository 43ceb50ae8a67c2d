/** Stubs of Spring Data REST's resources. */
export * from "./stub.js";

// For generated code.
export type { DialectStubDefinition } from "../data-rest/stub.js";
export { dialectStub } from "../data-rest/stub.js";
