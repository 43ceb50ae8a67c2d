// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { ServiceHandler } from "../runtime/http/service.js";
import { allRules } from "../runtime/rules/all.js";
import type { CatalogueStubData } from "../runtime/wiki/server/catalogue-stub.js";
import { catalogueStub } from "../runtime/wiki/server/catalogue-stub.js";
import type { CatalogueStubOptions } from "../runtime/wiki/server/stub-options.js";
import type { SelectionHandlers } from "./handlers.js";
import { selectionApi } from "./handlers.js";
import { aResult } from "./results/a.js";
import { aSelection } from "./selections/a.js";
import { bSelection } from "./selections/b.js";
import { cSelection } from "./selections/c.js";
import { dSelection } from "./selections/d.js";

/** The options of a stub. */
export interface SelectionStubOptions extends CatalogueStubOptions {
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<SelectionHandlers> | undefined;
}

/** The selections of rows, and the learned results of the modules. */
const stub: CatalogueStubData = {
  selections: [aSelection, bSelection, cSelection, dSelection],
  results: [aResult],
};

/**
 * Creates a service that responds from a wiki. Given handlers replace its responses.
 *
 * Without a handler, requests for these modules get the error `notimplemented`:
 * - `list=e`
 */
export function createSelectionStub(options?: SelectionStubOptions): ServiceHandler {
  return catalogueStub(selectionApi, allRules, stub, options);
}

export { createWiki } from "../runtime/wiki/seed/create-wiki.js";
export { seededWiki, seededWikiData } from "../runtime/wiki/seed/seeded-wiki.js";
export type { Wiki } from "../runtime/wiki/data/wiki.js";
export type { WikiData } from "../runtime/wiki/data/wiki-data.js";
