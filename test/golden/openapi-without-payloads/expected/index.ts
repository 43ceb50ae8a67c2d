// Generated from spec.json by `paramsmith generate`. Do not edit.

export * from "./deleteReports.js";
export * from "./client.js";
