// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  DirectoryApi,
  DirectoryServiceOptions,
  EndpointHandlerOf,
} from "../runtime/directory/handler.js";
import { directoryHandler } from "../runtime/directory/handler.js";
import type { ServiceHandler } from "../runtime/http/service.js";
import { aEndpoint } from "./a.js";
import { bEndpoint } from "./b.js";
import { cEndpoint } from "./c.js";
import { déjàEndpoint } from "./déjà.js";
import type { Due9jue0Answer, Page_2d, Partial_, PayloadValidator_ } from "./schemas.js";

/** What an implementation answers; each handler gets its arguments typed, with defaults applied. */
export interface DirectorySchemaNamesHandlers {
  readonly a: EndpointHandlerOf<typeof aEndpoint, Page_2d>;
  readonly b: EndpointHandlerOf<typeof bEndpoint, Partial_>;
  readonly c: EndpointHandlerOf<typeof cEndpoint, PayloadValidator_>;
  readonly déjà: EndpointHandlerOf<typeof déjàEndpoint, Due9jue0Answer>;
}

/** The endpoints, where their payloads write numbers with a decimal point, and their media types. */
export const directorySchemaNamesApi: DirectoryApi = {
  endpoints: {
    a: aEndpoint,
    b: bEndpoint,
    c: cEndpoint,
    déjà: déjàEndpoint,
  },
  shapes: {},
};

/** Makes a service of handlers; what has none is answered with status 501. */
export function createDirectorySchemaNamesHandler(
  handlers: Partial<DirectorySchemaNamesHandlers>,
  options?: DirectoryServiceOptions,
): ServiceHandler {
  return directoryHandler(directorySchemaNamesApi, handlers, options);
}
