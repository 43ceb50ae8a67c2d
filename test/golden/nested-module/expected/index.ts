// Generated from spec.json by `paramsmith generate`. Do not edit.

export * from "./main.js";
export * from "./query.js";
export * from "./json.js";
export * from "./lists.js";
export * from "./lists-create.js";
export * from "./lists-delete.js";
export * from "./options.js";
