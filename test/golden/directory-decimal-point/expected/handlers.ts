// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  DirectoryApi,
  DirectoryServiceOptions,
  EndpointHandlerOf,
} from "../runtime/directory/handler.js";
import { directoryHandler } from "../runtime/directory/handler.js";
import type { ServiceHandler } from "../runtime/http/service.js";
import { listThingsEndpoint } from "./listThings.js";
import type { ListThingsAnswer } from "./schemas.js";

/** What an implementation answers; each handler gets its arguments typed, with defaults applied. */
export interface DirectoryDecimalPointHandlers {
  readonly listThings: EndpointHandlerOf<typeof listThingsEndpoint, ListThingsAnswer>;
}

/** The endpoints, where their payloads write numbers with a decimal point, and their media types. */
export const directoryDecimalPointApi: DirectoryApi = {
  endpoints: {
    listThings: listThingsEndpoint,
  },
  shapes: {
    Thing: {
      properties: {
        strength: { decimalPoint: true },
        parts: { items: { properties: { weight: { decimalPoint: true } }, also: ["Thing"] } },
      },
    },
    "GET /things": { items: { also: ["Thing"] } },
  },
};

/** Makes a service of handlers; what has none is answered with status 501. */
export function createDirectoryDecimalPointHandler(
  handlers: Partial<DirectoryDecimalPointHandlers>,
  options?: DirectoryServiceOptions,
): ServiceHandler {
  return directoryHandler(directoryDecimalPointApi, handlers, options);
}
