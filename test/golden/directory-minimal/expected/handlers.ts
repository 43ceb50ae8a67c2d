// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  DirectoryApi,
  DirectoryServiceOptions,
  EndpointHandlerOf,
} from "../runtime/directory/handler.js";
import { directoryHandler } from "../runtime/directory/handler.js";
import type { ServiceHandler } from "../runtime/http/service.js";
import { listThingsEndpoint } from "./listThings.js";
import type { Things } from "./schemas.js";

/** What an implementation answers; each handler gets its arguments typed, with defaults applied. */
export interface DirectoryMinimalHandlers {
  readonly listThings: EndpointHandlerOf<typeof listThingsEndpoint, Things>;
}

/** The endpoints, where their payloads write numbers with a decimal point, and their media types. */
export const directoryMinimalApi: DirectoryApi = {
  endpoints: {
    listThings: listThingsEndpoint,
  },
  shapes: {},
};

/** Makes a service of handlers; what has none is answered with status 501. */
export function createDirectoryMinimalHandler(
  handlers: Partial<DirectoryMinimalHandlers>,
  options?: DirectoryServiceOptions,
): ServiceHandler {
  return directoryHandler(directoryMinimalApi, handlers, options);
}
