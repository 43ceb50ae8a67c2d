/** Sends requests and reads responses. */
export * from "./catalogue/client.js";
export * from "./openapi/client.js";
