// Generated from spec.json by `paramsmith generate`. Do not edit.

export * from "./listA.js";
export * from "./schemas.js";
