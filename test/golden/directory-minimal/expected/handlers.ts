// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  DirectoryApi,
  DirectoryServiceOptions,
  EndpointHandlerOf,
  ServiceHandler,
} from "../runtime/server.js";
import { directoryHandler } from "../runtime/server.js";
import { listThingsEndpoint } from "./listThings.js";

/** The handlers of a server. Each gets typed arguments, with defaults applied, and returns a response. */
export interface DirectoryMinimalHandlers {
  readonly listThings: EndpointHandlerOf<typeof listThingsEndpoint>;
}

/** The endpoints, the numbers with a decimal point in their payloads, and their media types. */
export const directoryMinimalApi: DirectoryApi = {
  endpoints: {
    listThings: listThingsEndpoint,
  },
  shapes: {},
};

/** Creates a service from handlers. Requests without a handler get status 501. */
export function createDirectoryMinimalHandler(
  handlers: Partial<DirectoryMinimalHandlers>,
  options?: DirectoryServiceOptions,
): ServiceHandler {
  return directoryHandler(directoryMinimalApi, handlers, options);
}
