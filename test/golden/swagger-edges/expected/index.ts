// Generated from spec.yaml by `paramsmith generate`. Do not edit.

export * from "./twoBodies.js";
export * from "./formBesideBody.js";
export * from "./fieldTwice.js";
export * from "./schemesOfItsOwn.js";
export * from "./nothingOfItsOwn.js";
export * from "./optional.js";
export * from "./headers.js";
export * from "./references.js";
export * from "./fields.js";
export * from "./getPathsByA.js";
export * from "./getPathsByB.js";
export * from "./binary.js";
export * from "./schemas.js";
export * from "./client.js";
