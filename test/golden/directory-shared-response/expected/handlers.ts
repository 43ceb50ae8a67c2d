// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { FetchHandler } from "../runtime/catalogue-handler.js";
import type { EndpointHandlerOf } from "../runtime/directory-handler.js";
import { directoryHandler } from "../runtime/directory-handler.js";
import type { JsonShape } from "../runtime/json.js";
import { allRules } from "../runtime/rules/all.js";
import { listThingsEndpoint } from "./listThings.js";
import type { Thing } from "./schemas.js";

/** What an implementation answers; each handler gets its arguments typed, with defaults applied. */
export interface DirectorySharedResponseHandlers {
  readonly listThings: EndpointHandlerOf<typeof listThingsEndpoint, Thing>;
}

const endpoints = {
  listThings: listThingsEndpoint,
};

/** Where payloads write numbers with a decimal point. */
const shapes: Readonly<Record<string, JsonShape>> = {};

/** Makes a service of handlers; what has none is answered with status 501. */
export function createDirectorySharedResponseHandler(
  handlers: Partial<DirectorySharedResponseHandlers>,
): FetchHandler {
  return directoryHandler({ endpoints, shapes, rules: allRules }, handlers);
}
