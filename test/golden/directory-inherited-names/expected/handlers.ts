// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { FetchHandler } from "../runtime/catalogue-handler.js";
import type { EndpointHandlerOf } from "../runtime/directory-handler.js";
import { directoryHandler } from "../runtime/directory-handler.js";
import type { JsonShape } from "../runtime/json.js";
import { allRules } from "../runtime/rules/all.js";
import { constructor_Endpoint } from "./constructor.js";
import type { ConstructorAnswer } from "./schemas.js";

/** What an implementation answers; each handler gets its arguments typed, with defaults applied. */
export interface DirectoryInheritedNamesHandlers {
  readonly constructor_: EndpointHandlerOf<typeof constructor_Endpoint, ConstructorAnswer>;
}

const endpoints = {
  constructor_: constructor_Endpoint,
};

/** Where payloads write numbers with a decimal point. */
const shapes: Readonly<Record<string, JsonShape>> = {};

/** Makes a service of handlers; what has none is answered with status 501. */
export function createDirectoryInheritedNamesHandler(
  handlers: Partial<DirectoryInheritedNamesHandlers>,
): FetchHandler {
  return directoryHandler({ endpoints, shapes, rules: allRules }, handlers);
}
