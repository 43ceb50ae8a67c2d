// Generated from spec.json by `paramsmith generate`. Do not edit.

export * from "./list-players.js";
export * from "./getTownsById.js";
export * from "./guildsList.js";
export * from "./1players.js";
export * from "./größe.js";
export * from "./getSymbols.js";
export * from "./class.js";
export * from "./getLongByVariable0ByVariable1ByVariable2ByVariable3ByVariabl_3dddb474.js";
export * from "./schemas.js";
export * from "./client.js";
