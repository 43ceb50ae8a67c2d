// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { DescriptionsHandlers } from "./handlers.js";
import { descriptionsApi } from "./handlers.js";
import type { CatalogueStubData, CatalogueStubOptions, ServiceHandler } from "paramsmith/wiki";
import { allRules, catalogueStub } from "paramsmith/wiki";

/** Options for a stub. */
export interface DescriptionsStubOptions extends CatalogueStubOptions {
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<DescriptionsHandlers> | undefined;
}

/** The learned results of the modules and their descriptions. */
const stub: CatalogueStubData = {
  results: [],
  help: {
    main: { description: "Selects what a request does." },
    query: { description: "Fetches data." },
    "query+a": { description: "Lists pages.", manual: "https://www.mediawiki.org/wiki/API:A" },
    "query+b": { description: "A text of the wiki.", manual: "https://wiki.example/Help:B" },
  },
};

/** Creates a service that responds with a wiki's data. Handlers replace its responses. */
export function createDescriptionsStub(options?: DescriptionsStubOptions): ServiceHandler {
  return catalogueStub(descriptionsApi, allRules, stub, options);
}

export { createWiki, sampleWiki } from "paramsmith/wiki";
export type { Wiki, WikiData } from "paramsmith/wiki";
