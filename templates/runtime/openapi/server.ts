/** Creates services for an OpenAPI document's operations from handlers. */
export * from "../shared/server.js";
export * from "./validate.js";
export type { EndpointHandler, EndpointHandlerOf } from "../openapi/handler.js";
export type { OpenApiServiceOptions } from "../openapi/service.js";

// For generated code.
export { int64Integers } from "../content/int64-json.js";
export { openApiHandler } from "../openapi/handler.js";
export type { ServedApi } from "../openapi/service.js";
export { writeJson } from "../model/json.js";
