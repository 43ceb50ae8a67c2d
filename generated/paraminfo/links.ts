// Generated from spec/paraminfo/catalogue.json (query+links) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  namespace,
  namespaceCheck,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { LinksResult } from "./results/links.js";

/** Parameters of `prop=links`. */
export interface LinksParams {
  /**
   * Namespaces of the link targets.
   * Also accepts -2 and -1, in addition to the wiki's namespaces.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Maximum number of links to return, over all pages.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Link targets to look for, for example to test whether a page links to them.
   * Up to 50 values (500 with high limits).
   */
  readonly titles?: OneOrMore<string>;
  /**
   * Order of the link targets.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
}

/** The descriptor type of `prop=links`. */
export interface LinksModule extends ModuleDescriptor<
  "links",
  "prop",
  true,
  LinksParams,
  "limit" | "dir",
  LinksResult
> {}

/** The descriptor of `prop=links`. */
export const linksModule: LinksModule = {
  name: "links",
  path: "query+links",
  group: "prop",
  prefix: "pl",
  select: { action: "query", prop: "links" },
  generator: true,
  readrights: true,
  params: {
    namespace: {
      type: "namespace",
      extranamespaces: [-2, -1],
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
    titles: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
  },
};

/**
 * Lists the pages that pages link to.
 *
 * Requests `prop=links`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Links
 */
export const links: QueryBuilder<LinksModule, LinksParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(linksModule, requestRoot);

/** Validates the parameters of `prop=links` strictly before they are sent. */
export const validateLinks: Validator<LinksParams> = /* @__PURE__ */ validator(linksModule, {
  enum: enumCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
});

/** Parses the parameters of `prop=links` in a request, as the server does. */
export const parseLinks: ModuleParser<LinksModule> = /* @__PURE__ */ moduleParser(linksModule, {
  enum: enumeration,
  limit,
  namespace,
});
