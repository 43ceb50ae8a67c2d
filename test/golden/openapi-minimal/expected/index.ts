// Generated from spec.json by `paramsmith generate`. Do not edit.

export * from "./listThings.js";
export * from "./schemas.js";
export * from "./client.js";
