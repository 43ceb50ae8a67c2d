// Generated from spec/paraminfo/catalogue.json (query+backlinks) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredRuledQueryBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  namespace,
  namespaceCheck,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { BacklinksResult } from "./results/backlinks.js";

/** Parameters of `list=backlinks`. */
export interface BacklinksParams {
  /**
   * Title of the page to list links to.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly title?: string;
  /**
   * Id of the page to list links to.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly pageid?: number;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Namespaces of the linking pages.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Order of the page ids.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
  /**
   * Whether to list redirects. With `redirect`, `nonredirects` applies only to the second level.
   * @default "all"
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects";
  /**
   * Maximum number of pages to return. With `redirect`, it applies to each level and its upper bound is halved.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Whether to also list the pages that link to a redirect to the page. */
  readonly redirect?: boolean;
}

/** The descriptor type of `list=backlinks`. */
export interface BacklinksModule extends ModuleDescriptor<
  "backlinks",
  "list",
  true,
  BacklinksParams,
  "dir" | "filterredir" | "limit",
  BacklinksResult
> {}

/** The descriptor of `list=backlinks`. */
export const backlinksModule: BacklinksModule = {
  name: "backlinks",
  path: "query+backlinks",
  group: "list",
  prefix: "bl",
  select: { action: "query", list: "backlinks" },
  generator: true,
  readrights: true,
  params: {
    title: { type: "string" },
    pageid: { type: "integer" },
    continue: { type: "string" },
    namespace: { type: "namespace", multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" } },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
    filterredir: { type: "enum", values: ["all", "nonredirects", "redirects"], default: "all" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    redirect: { type: "boolean" },
  },
  rules: [{ kind: "onlyOneOf", of: ["title", "pageid"] }],
};

/**
 * Lists the pages that link to a page.
 *
 * Requests `list=backlinks`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Backlinks
 */
export const backlinks: RequiredRuledQueryBuilder<
  BacklinksModule,
  BacklinksParams,
  QueryOptions,
  readonly ["requiredOneOf", "title" | "pageid"] | readonly ["exclusive", "title" | "pageid"]
> = /* @__PURE__ */ moduleRequests(backlinksModule, requestRoot);

/** Validates the parameters of `list=backlinks` strictly before they are sent. */
export const validateBacklinks: Validator<BacklinksParams> = /* @__PURE__ */ validator(
  backlinksModule,
  { enum: enumCheck, integer: integerCheck, limit: limitCheck, namespace: namespaceCheck },
  paramRules,
);

/** Parses the parameters of `list=backlinks` in a request, as the server does. */
export const parseBacklinks: ModuleParser<BacklinksModule> = /* @__PURE__ */ moduleParser(
  backlinksModule,
  { enum: enumeration, integer, limit, namespace },
);
