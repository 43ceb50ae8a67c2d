// Generated from spec.json by `paramsmith generate`. Do not edit.

export * from "./deleteReport.js";
export * from "./schemas.js";
export * from "./client.js";
