// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/**
 * Running a service made of handlers or a stub: on Node, in place of `fetch`, with Mock Service
 * Worker, and with faults.
 */
export { mswResolver } from "./adapters/msw-resolver.js";
export type { MswResolver } from "./adapters/msw-resolver.js";
export { nodeListener } from "./adapters/node-listener.js";
export type { NodeListenerOptions, RefusedRequest } from "./adapters/node-listener.js";
export { stubFetch } from "./adapters/stub-fetch.js";
export type { StubFetch } from "./adapters/stub-fetch.js";
export type { StubRoute, StubTarget } from "./adapters/stub-routes.js";
export type { EndpointHandler, EndpointHandlerOf } from "./directory/handler.js";
export type { DirectoryServiceOptions } from "./directory/service.js";
export type { DirectorySnapshot } from "./directory/stub/store.js";
export type { DirectoryStub } from "./directory/stub/stub.js";
export type { DirectoryStubOptions } from "./directory/stub/definition.js";
export type { ErrorForm, Fault } from "./faults/fault-responses.js";
export { withFaults } from "./faults/faults.js";
export type { FaultOptions, FaultRate, Latency } from "./faults/faults.js";
export type {
  FetchHandler,
  Service,
  ServiceResponse,
  ServiceHandler,
  ServiceRequest,
} from "./http/service.js";
export type { Handler, HandlerContext, HandlerOf } from "./query-service/handler.js";
