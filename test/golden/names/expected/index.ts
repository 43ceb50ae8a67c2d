// Generated from spec.json by `paramsmith generate`. Do not edit.

export * from "./main.js";
export * from "./query.js";
export * from "./json.js";
export * from "./delete.js";
export * from "./import.js";
export * from "./default.js";
export * from "./await.js";
export * from "./my-list.js";
export * from "./3d.js";
export * from "./__proto__.js";
export * from "./constructor.js";
export * from "./toString.js";
export * from "./index_.js";
export * from "./options_.js";
export * from "./handlers_.js";
export * from "./con_.js";
export * from "./validator.js";
export * from "./Params.js";
export * from "./name-d.js";
export * from "./café.js";
export * from "./ap$.js";
export * from "./options.js";
