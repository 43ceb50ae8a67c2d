// Generated from spec.yaml by `paramsmith generate`. Do not edit.

export * from "./get.js";
export * from "./put.js";
export * from "./addPet.js";
export * from "./delete.js";
export * from "./options_.js";
export * from "./head.js";
export * from "./patch.js";
export * from "./schemas.js";
export * from "./client.js";
