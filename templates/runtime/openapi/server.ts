/** Services with the operations of an OpenAPI document, made of handlers. */
export * from "../shared/server.js";
export * from "./validate.js";
export type { EndpointHandler, EndpointHandlerOf } from "../directory/handler.js";
export type { DirectoryServiceOptions } from "../directory/service.js";

// For generated code.
export { int64Integers } from "../content/int64-json.js";
export { directoryHandler } from "../directory/handler.js";
export type { DirectoryApi } from "../directory/service.js";
export { writeJson } from "../model/json.js";
