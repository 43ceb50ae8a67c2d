/** Creates services with MediaWiki's action API from handlers. */
export * from "../shared/server.js";
export * from "./validate.js";
export type { Handler, HandlerContext, HandlerOf } from "../query-service/handler.js";

// For generated code.
export { catalogueHandler } from "../query-service/catalogue-handler.js";
