// Generated from spec.json by `paramsmith generate`. Do not edit.

export * from "../composed-query/main.js";
export * from "../composed-query/query.js";
export * from "../composed-query/json.js";
export * from "./edit.js";
export * from "../composed-query/options.js";
