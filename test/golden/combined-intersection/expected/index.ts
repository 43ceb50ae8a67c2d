// Generated from spec.yaml by `paramsmith generate`. Do not edit.

export * from "./main.js";
export * from "./query.js";
export * from "./json.js";
export * from "./things.js";
export * from "./flags.js";
export * from "./results/things.js";
export * from "./options.js";
