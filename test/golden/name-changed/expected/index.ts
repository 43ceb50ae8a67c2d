// Generated from spec.json by `paramsmith generate`. Do not edit.

export * from "./getA.js";
export * from "./getBById.js";
export * from "./getC.js";
export * from "./schemas.js";
export * from "./client.js";
