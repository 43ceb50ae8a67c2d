// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  DirectoryApi,
  DirectoryServiceOptions,
  EndpointHandlerOf,
} from "../runtime/directory/handler.js";
import { directoryHandler } from "../runtime/directory/handler.js";
import type { ServiceHandler } from "../runtime/http/service.js";
import { listThingsEndpoint } from "./listThings.js";
import type { Thing } from "./schemas.js";

/** What an implementation answers; each handler gets its arguments typed, with defaults applied. */
export interface DirectorySharedResponseHandlers {
  readonly listThings: EndpointHandlerOf<typeof listThingsEndpoint, Thing>;
}

/** The endpoints, where their payloads write numbers with a decimal point, and their media types. */
export const directorySharedResponseApi: DirectoryApi = {
  endpoints: {
    listThings: listThingsEndpoint,
  },
  shapes: {},
  mediaTypes: {
    "GET /things": ["application/hal+json; charset=utf-8"],
  },
};

/** Makes a service of handlers; what has none is answered with status 501. */
export function createDirectorySharedResponseHandler(
  handlers: Partial<DirectorySharedResponseHandlers>,
  options?: DirectoryServiceOptions,
): ServiceHandler {
  return directoryHandler(directorySharedResponseApi, handlers, options);
}
