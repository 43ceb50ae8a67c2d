// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { SelectionHandlers } from "./handlers.js";
import { selectionApi } from "./handlers.js";
import { aResult } from "./results/a.js";
import { aSelection } from "./selections/a.js";
import { bSelection } from "./selections/b.js";
import { cSelection } from "./selections/c.js";
import { dSelection } from "./selections/d.js";
import type { CatalogueStubData, CatalogueStubOptions, ServiceHandler } from "paramsmith/wiki";
import { allRules, catalogueStub } from "paramsmith/wiki";

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

export { createWiki, seededWiki, seededWikiData } from "paramsmith/wiki";
export type { Wiki, WikiData } from "paramsmith/wiki";
