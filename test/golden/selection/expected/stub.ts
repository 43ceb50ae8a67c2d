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

/** How a stub answers, and what from. */
export interface SelectionStubOptions extends CatalogueStubOptions {
  /** Answer instead of the wiki. */
  readonly handlers?: Partial<SelectionHandlers> | undefined;
}

/** What the stub knows of the modules: which rows they answer with, and what those show. */
const stub: CatalogueStubData = {
  selections: [aSelection, bSelection, cSelection, dSelection],
  results: [aResult],
};

/**
 * Makes a service that answers from a wiki, without a set-up; a handler that is given wins.
 *
 * Without a handler, these are answered with status 501:
 * - `list=e`
 */
export function createSelectionStub(options?: SelectionStubOptions): ServiceHandler {
  return catalogueStub(selectionApi, allRules, stub, options);
}

export { createWiki } from "../runtime/wiki/seed/create-wiki.js";
export { seededWiki, seededWikiData } from "../runtime/wiki/seed/seeded-wiki.js";
export type { Wiki } from "../runtime/wiki/data/wiki.js";
export type { WikiData } from "../runtime/wiki/data/wiki-data.js";
