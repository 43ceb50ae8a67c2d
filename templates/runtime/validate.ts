/** Validates arguments before they are sent and responses after they arrive. */
export * from "./catalogue/validate.js";
export * from "./openapi/validate.js";
