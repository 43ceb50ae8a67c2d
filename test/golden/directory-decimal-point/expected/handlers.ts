// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { FetchHandler } from "../runtime/catalogue-handler.js";
import type { EndpointHandlerOf } from "../runtime/directory-handler.js";
import { directoryHandler } from "../runtime/directory-handler.js";
import type { JsonShape } from "../runtime/json.js";
import { allRules } from "../runtime/rules/all.js";
import { listThingsEndpoint } from "./listThings.js";
import type { ListThingsAnswer } from "./schemas.js";

/** What an implementation answers; each handler gets its arguments typed, with defaults applied. */
export interface DirectoryDecimalPointHandlers {
  readonly listThings: EndpointHandlerOf<typeof listThingsEndpoint, ListThingsAnswer>;
}

const endpoints = {
  listThings: listThingsEndpoint,
};

/** Where payloads write numbers with a decimal point. */
const shapes: Readonly<Record<string, JsonShape>> = {
  Thing: {
    properties: {
      strength: { decimalPoint: true },
      parts: { items: { properties: { weight: { decimalPoint: true } }, also: ["Thing"] } },
    },
  },
  "GET /things": { items: { also: ["Thing"] } },
};

/** Makes a service of handlers; what has none is answered with status 501. */
export function createDirectoryDecimalPointHandler(
  handlers: Partial<DirectoryDecimalPointHandlers>,
): FetchHandler {
  return directoryHandler({ endpoints, shapes, rules: allRules }, handlers);
}
