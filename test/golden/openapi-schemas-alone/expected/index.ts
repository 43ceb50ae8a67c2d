// Generated from spec.json by `paramsmith generate`. Do not edit.

export * from "./schemas.js";
