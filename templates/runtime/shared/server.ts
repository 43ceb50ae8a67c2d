/** Services as plain data and on Node. */
export { nodeListener } from "../adapters/node-listener.js";
export type { NodeListenerOptions, RefusedRequest } from "../adapters/node-listener.js";
export type {
  FetchHandler,
  Service,
  ServiceHandler,
  ServiceRequest,
  ServiceResponse,
} from "../http/service.js";
