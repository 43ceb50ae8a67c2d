// Generated from spec.json by `paramsmith generate`. Do not edit.

export * from "./listA.js";
export * from "./listB.js";
export * from "./listC.js";
export * from "./listD.js";
export * from "./listE.js";
export * from "./getH.js";
export * from "./schemas.js";
export * from "./client.js";
