// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { SiteHandlers } from "./handlers.js";
import { siteApi } from "./handlers.js";
import { namespace } from "./site.js";
import type { CatalogueStubData, CatalogueStubOptions, ServiceHandler } from "paramsmith/wiki";
import { allRules, catalogueStub } from "paramsmith/wiki";

/** Options for a stub. */
export interface SiteStubOptions extends CatalogueStubOptions {
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<SiteHandlers> | undefined;
}

/** The learned results of the modules and their descriptions. */
const stub: CatalogueStubData = {
  results: [],
};

/** Creates a service that responds with a wiki's data. Handlers replace its responses. */
export function createSiteStub(options?: SiteStubOptions): ServiceHandler {
  return catalogueStub(siteApi, { ...allRules, namespace }, stub, options);
}

export { createWiki, sampleWiki } from "paramsmith/wiki";
export type { Wiki, WikiData } from "paramsmith/wiki";
