/**
 * Services with the operations of an OpenAPI document, made of handlers: on Node, in place of
 * `fetch`, with Mock Service Worker, and with faults.
 */
export * from "./validate.js";
export { mswResolver } from "../adapters/msw-resolver.js";
export type { MswResolver } from "../adapters/msw-resolver.js";
export { nodeListener } from "../adapters/node-listener.js";
export type { NodeListenerOptions, RefusedRequest } from "../adapters/node-listener.js";
export { stubFetch } from "../adapters/stub-fetch.js";
export type { StubFetch } from "../adapters/stub-fetch.js";
export type { StubRoute, StubTarget } from "../adapters/stub-routes.js";
export type { EndpointHandler, EndpointHandlerOf } from "../directory/handler.js";
export type { DirectoryServiceOptions } from "../directory/service.js";
export type { ErrorForm, Fault } from "../faults/fault-responses.js";
export { withFaults } from "../faults/faults.js";
export type { FaultOptions, FaultRate, Latency } from "../faults/faults.js";
export type {
  FetchHandler,
  Service,
  ServiceHandler,
  ServiceRequest,
  ServiceResponse,
} from "../http/service.js";

// For generated code.
export { int64Integers } from "../content/int64-json.js";
export { directoryHandler } from "../directory/handler.js";
export type { DirectoryApi } from "../directory/service.js";
