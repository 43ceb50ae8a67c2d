// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  DirectoryApi,
  DirectoryServiceOptions,
  EndpointHandlerOf,
  ServiceHandler,
} from "../runtime/server.js";
import { directoryHandler } from "../runtime/server.js";
import { aEndpoint } from "./a.js";
import { bEndpoint } from "./b.js";
import { cEndpoint } from "./c.js";
import { déjàEndpoint } from "./déjà.js";
import { eEndpoint } from "./e.js";

/** The handlers of a server. Each gets typed arguments, with defaults applied, and returns a response. */
export interface DirectorySchemaNamesHandlers {
  readonly a: EndpointHandlerOf<typeof aEndpoint>;
  readonly b: EndpointHandlerOf<typeof bEndpoint>;
  readonly c: EndpointHandlerOf<typeof cEndpoint>;
  readonly e: EndpointHandlerOf<typeof eEndpoint>;
  readonly déjà: EndpointHandlerOf<typeof déjàEndpoint>;
}

/** The endpoints, the numbers with a decimal point in their payloads, and their media types. */
export const directorySchemaNamesApi: DirectoryApi = {
  endpoints: {
    a: aEndpoint,
    b: bEndpoint,
    c: cEndpoint,
    e: eEndpoint,
    déjà: déjàEndpoint,
  },
  shapes: {},
};

/** Creates a service from handlers. Requests without a handler get status 501. */
export function createDirectorySchemaNamesHandler(
  handlers: Partial<DirectorySchemaNamesHandlers>,
  options?: DirectoryServiceOptions,
): ServiceHandler {
  return directoryHandler(directorySchemaNamesApi, handlers, options);
}
