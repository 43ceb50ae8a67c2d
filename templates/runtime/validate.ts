/** Checking arguments before they are sent, and responses after they have arrived. */
export * from "./catalogue/validate.js";
export * from "./openapi/validate.js";
