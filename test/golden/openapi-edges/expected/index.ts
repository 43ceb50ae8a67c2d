// Generated from spec.yaml by `paramsmith generate`. Do not edit.

export * from "./serverOfPath.js";
export * from "./serverOfOperation.js";
export * from "./forms.js";
export * from "./head.js";
export * from "./getOrder.js";
export * from "./putOrder.js";
export * from "./postOrder.js";
export * from "./deleteOrder.js";
export * from "./optionsOrder.js";
export * from "./headOrder.js";
export * from "./patchOrder.js";
export * from "./allTypes.js";
export * from "./same.js";
export * from "./sameAgain.js";
export * from "./report.js";
export * from "./deepLevels.js";
export * from "./badSchemas.js";
export * from "./schemas.js";
export * from "./client.js";
