// Generated from spec.json by `paramsmith generate`. Do not edit.

export * from "./main.js";
export * from "./query.js";
export * from "./json.js";
export * from "./a.js";
export * from "./b.js";
export * from "./c.js";
export * from "./d.js";
export * from "./e.js";
export * from "./results/a.js";
export * from "./selections/a.js";
export * from "./selections/b.js";
export * from "./selections/c.js";
export * from "./selections/d.js";
export * from "./options.js";
export * from "./handlers.js";
export * from "./stub.js";
