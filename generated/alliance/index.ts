// Generated from spec/alliance/openapi.json by `paramsmith generate`. Do not edit.

export * from "./listAlliances.js";
export * from "./findAlliancesByName.js";
export * from "./schemas.js";
export * from "./client.js";
