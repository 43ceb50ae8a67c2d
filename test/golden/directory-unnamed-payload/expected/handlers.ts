// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  DirectoryApi,
  DirectoryServiceOptions,
  EndpointHandlerOf,
} from "../runtime/directory/handler.js";
import { directoryHandler } from "../runtime/directory/handler.js";
import type { ServiceHandler } from "../runtime/http/service.js";
import { listAnythingEndpoint } from "./listAnything.js";
import { listPartEndpoint } from "./listPart.js";
import { list_namesEndpoint } from "./list_names.js";
import type { ListAnythingAnswer, ListPartAnswer, List_namesAnswer } from "./schemas.js";

/** What an implementation answers; each handler gets its arguments typed, with defaults applied. */
export interface DirectoryUnnamedPayloadHandlers {
  readonly list_names: EndpointHandlerOf<typeof list_namesEndpoint, List_namesAnswer>;
  readonly listAnything: EndpointHandlerOf<typeof listAnythingEndpoint, ListAnythingAnswer>;
  readonly listPart: EndpointHandlerOf<typeof listPartEndpoint, ListPartAnswer>;
}

/** The endpoints, where their payloads write numbers with a decimal point, and their media types. */
export const directoryUnnamedPayloadApi: DirectoryApi = {
  endpoints: {
    list_names: list_namesEndpoint,
    listAnything: listAnythingEndpoint,
    listPart: listPartEndpoint,
  },
  shapes: {},
};

/** Makes a service of handlers; what has none is answered with status 501. */
export function createDirectoryUnnamedPayloadHandler(
  handlers: Partial<DirectoryUnnamedPayloadHandlers>,
  options?: DirectoryServiceOptions,
): ServiceHandler {
  return directoryHandler(directoryUnnamedPayloadApi, handlers, options);
}
