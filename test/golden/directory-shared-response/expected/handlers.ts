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
export interface DirectorySharedResponseHandlers {
  readonly listThings: EndpointHandlerOf<typeof listThingsEndpoint>;
}

/** The endpoints, the numbers with a decimal point in their payloads, and their media types. */
export const directorySharedResponseApi: DirectoryApi = {
  endpoints: {
    listThings: listThingsEndpoint,
  },
  shapes: {},
  mediaTypes: {
    "GET /things": ["application/hal+json; charset=utf-8"],
  },
};

/** Creates a service from handlers. Requests without a handler get status 501. */
export function createDirectorySharedResponseHandler(
  handlers: Partial<DirectorySharedResponseHandlers>,
  options?: DirectoryServiceOptions,
): ServiceHandler {
  return directoryHandler(directorySharedResponseApi, handlers, options);
}
