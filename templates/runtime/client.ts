/** Sending requests and reading responses. */
export * from "./catalogue/client.js";
export * from "./openapi/client.js";
