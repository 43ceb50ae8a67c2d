// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  DirectoryApi,
  DirectoryServiceOptions,
  EndpointHandlerOf,
  ServiceHandler,
} from "../runtime/server.js";
import { directoryHandler, writeJson } from "../runtime/server.js";
import { listThingsEndpoint } from "./listThings.js";

/** The handlers of a server. Each gets typed arguments, with defaults applied, and returns a response. */
export interface DirectoryDecimalPointHandlers {
  readonly listThings: EndpointHandlerOf<typeof listThingsEndpoint>;
}

/** The endpoints, the numbers with a decimal point in their payloads, and their media types. */
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
  writeJson,
};

/** Creates a service from handlers. Requests without a handler get status 501. */
export function createDirectoryDecimalPointHandler(
  handlers: Partial<DirectoryDecimalPointHandlers>,
  options?: DirectoryServiceOptions,
): ServiceHandler {
  return directoryHandler(directoryDecimalPointApi, handlers, options);
}
