// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  DirectoryApi,
  DirectoryServiceOptions,
  EndpointHandlerOf,
  ServiceHandler,
} from "../runtime/server.js";
import { directoryHandler } from "../runtime/server.js";
import { listTreesEndpoint } from "./listTrees.js";

/** The handlers of a server. Each gets typed arguments, with defaults applied, and returns a response. */
export interface DirectoryRecursiveHandlers {
  readonly listTrees: EndpointHandlerOf<typeof listTreesEndpoint>;
}

/** The endpoints, the numbers with a decimal point in their payloads, and their media types. */
export const directoryRecursiveApi: DirectoryApi = {
  endpoints: {
    listTrees: listTreesEndpoint,
  },
  shapes: {},
};

/** Creates a service from handlers. Requests without a handler get status 501. */
export function createDirectoryRecursiveHandler(
  handlers: Partial<DirectoryRecursiveHandlers>,
  options?: DirectoryServiceOptions,
): ServiceHandler {
  return directoryHandler(directoryRecursiveApi, handlers, options);
}
