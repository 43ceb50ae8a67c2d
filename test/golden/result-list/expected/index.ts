// Generated from spec.json by `paramsmith generate`. Do not edit.

export * from "./main.js";
export * from "./query.js";
export * from "./json.js";
export * from "./a.js";
export * from "./results/a.js";
export * from "./options.js";
