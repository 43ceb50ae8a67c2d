// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { UnknownModuleHandlers } from "./handlers.js";
import { unknownModuleApi } from "./handlers.js";
import type { CatalogueStubData, CatalogueStubOptions, ServiceHandler } from "paramsmith/wiki";
import { allRules, catalogueStub } from "paramsmith/wiki";

/** Options for a stub. */
export interface UnknownModuleStubOptions extends CatalogueStubOptions {
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<UnknownModuleHandlers> | undefined;
}

/** The learned results of the modules and their descriptions. */
const stub: CatalogueStubData = {
  results: [],
};

/** Creates a service that responds with a wiki's data. Handlers replace its responses. */
export function createUnknownModuleStub(options?: UnknownModuleStubOptions): ServiceHandler {
  return catalogueStub(unknownModuleApi, allRules, stub, options);
}

export { createWiki, sampleWiki } from "paramsmith/wiki";
export type { Wiki, WikiData } from "paramsmith/wiki";
