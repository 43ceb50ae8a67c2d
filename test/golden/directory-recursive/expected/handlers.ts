// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  DirectoryApi,
  DirectoryServiceOptions,
  EndpointHandlerOf,
} from "../runtime/directory/handler.js";
import { directoryHandler } from "../runtime/directory/handler.js";
import type { ServiceHandler } from "../runtime/http/service.js";
import { listTreesEndpoint } from "./listTrees.js";
import type { Tree } from "./schemas.js";

/** What an implementation answers; each handler gets its arguments typed, with defaults applied. */
export interface DirectoryRecursiveHandlers {
  readonly listTrees: EndpointHandlerOf<typeof listTreesEndpoint, Tree>;
}

/** The endpoints, where their payloads write numbers with a decimal point, and their media types. */
export const directoryRecursiveApi: DirectoryApi = {
  endpoints: {
    listTrees: listTreesEndpoint,
  },
  shapes: {},
};

/** Makes a service of handlers; what has none is answered with status 501. */
export function createDirectoryRecursiveHandler(
  handlers: Partial<DirectoryRecursiveHandlers>,
  options?: DirectoryServiceOptions,
): ServiceHandler {
  return directoryHandler(directoryRecursiveApi, handlers, options);
}
