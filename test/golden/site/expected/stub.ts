// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { ServiceHandler } from "../runtime/http/service.js";
import { allRules } from "../runtime/rules/all.js";
import type { CatalogueStubData } from "../runtime/wiki/server/catalogue-stub.js";
import { catalogueStub } from "../runtime/wiki/server/catalogue-stub.js";
import type { CatalogueStubOptions } from "../runtime/wiki/server/stub-options.js";
import type { SiteHandlers } from "./handlers.js";
import { siteApi } from "./handlers.js";
import { namespace } from "./site.js";

/** The options of a stub. */
export interface SiteStubOptions extends CatalogueStubOptions {
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<SiteHandlers> | undefined;
}

/** The selections of rows, and the learned results of the modules. */
const stub: CatalogueStubData = {
  selections: [],
  results: [],
};

/**
 * Creates a service that responds from a wiki. Given handlers replace its responses.
 *
 * The catalogue has no selections: requests for modules without a handler get the error `notimplemented`.
 */
export function createSiteStub(options?: SiteStubOptions): ServiceHandler {
  return catalogueStub(siteApi, { ...allRules, namespace }, stub, options);
}

export { createWiki } from "../runtime/wiki/seed/create-wiki.js";
export { seededWiki, seededWikiData } from "../runtime/wiki/seed/seeded-wiki.js";
export type { Wiki } from "../runtime/wiki/data/wiki.js";
export type { WikiData } from "../runtime/wiki/data/wiki-data.js";
