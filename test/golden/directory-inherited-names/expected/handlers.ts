// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  DirectoryApi,
  DirectoryServiceOptions,
  EndpointHandlerOf,
} from "../runtime/directory/handler.js";
import { directoryHandler } from "../runtime/directory/handler.js";
import type { ServiceHandler } from "../runtime/http/service.js";
import { constructor_Endpoint } from "./constructor.js";
import type { ConstructorAnswer } from "./schemas.js";

/** What an implementation answers; each handler gets its arguments typed, with defaults applied. */
export interface DirectoryInheritedNamesHandlers {
  readonly constructor_: EndpointHandlerOf<typeof constructor_Endpoint, ConstructorAnswer>;
}

/** The endpoints, where their payloads write numbers with a decimal point, and their media types. */
export const directoryInheritedNamesApi: DirectoryApi = {
  endpoints: {
    constructor_: constructor_Endpoint,
  },
  shapes: {},
};

/** Makes a service of handlers; what has none is answered with status 501. */
export function createDirectoryInheritedNamesHandler(
  handlers: Partial<DirectoryInheritedNamesHandlers>,
  options?: DirectoryServiceOptions,
): ServiceHandler {
  return directoryHandler(directoryInheritedNamesApi, handlers, options);
}
