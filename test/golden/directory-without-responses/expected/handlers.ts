// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  DirectoryApi,
  DirectoryServiceOptions,
  EndpointHandlerOf,
  ServiceHandler,
} from "../runtime/server.js";
import { directoryHandler } from "../runtime/server.js";
import { pingEndpoint } from "./ping.js";

/** The handlers of a server. Each gets typed arguments, with defaults applied, and returns a response. */
export interface DirectoryWithoutResponsesHandlers {
  readonly ping: EndpointHandlerOf<typeof pingEndpoint>;
}

/** The endpoints, the numbers with a decimal point in their payloads, and their media types. */
export const directoryWithoutResponsesApi: DirectoryApi = {
  endpoints: {
    ping: pingEndpoint,
  },
  shapes: {},
};

/** Creates a service from handlers. Requests without a handler get status 501. */
export function createDirectoryWithoutResponsesHandler(
  handlers: Partial<DirectoryWithoutResponsesHandlers>,
  options?: DirectoryServiceOptions,
): ServiceHandler {
  return directoryHandler(directoryWithoutResponsesApi, handlers, options);
}
