/**
 * Services with MediaWiki's action API, made of handlers: on Node, in place of `fetch`, with Mock
 * Service Worker, and with faults.
 */
export * from "../shared/server.js";
export * from "./validate.js";
export type { Handler, HandlerContext, HandlerOf } from "../query-service/handler.js";

// For generated code.
export { catalogueHandler } from "../query-service/catalogue-handler.js";
export { allRules } from "../rules/all.js";
