// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { FetchHandler } from "../runtime/catalogue-handler.js";
import type { EndpointHandlerOf } from "../runtime/directory-handler.js";
import { directoryHandler } from "../runtime/directory-handler.js";
import type { JsonShape } from "../runtime/json.js";
import { allRules } from "../runtime/rules/all.js";
import { listTreesEndpoint } from "./listTrees.js";
import type { Tree } from "./schemas.js";

/** What an implementation answers; each handler gets its arguments typed, with defaults applied. */
export interface DirectoryRecursiveHandlers {
  readonly listTrees: EndpointHandlerOf<typeof listTreesEndpoint, Tree>;
}

const endpoints = {
  listTrees: listTreesEndpoint,
};

/** Where payloads write numbers with a decimal point. */
const shapes: Readonly<Record<string, JsonShape>> = {};

/** Makes a service of handlers; what has none is answered with status 501. */
export function createDirectoryRecursiveHandler(
  handlers: Partial<DirectoryRecursiveHandlers>,
): FetchHandler {
  return directoryHandler({ endpoints, shapes, rules: allRules }, handlers);
}
