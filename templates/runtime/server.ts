/** Runs services with handlers or stubs: on Node, in place of `fetch`, and with faults. */
export * from "./catalogue/server.js";
export * from "./openapi/server.js";
export * from "./openapi/stub.js";
export * from "./shared/tests.js";
