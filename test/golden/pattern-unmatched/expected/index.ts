// Generated from spec.json by `paramsmith generate`. Do not edit.

export * from "./listTowns.js";
export * from "./getAdminA.js";
export * from "./schemas.js";
export * from "./client.js";
