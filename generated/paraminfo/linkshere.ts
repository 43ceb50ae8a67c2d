// Generated from spec/paraminfo/catalogue.json (query+linkshere) by `paramsmith generate`. Do not edit.

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
  paramRules,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { LinkshereResult } from "./results/linkshere.js";

/** Parameters of `prop=linkshere`. */
export interface LinkshereParams {
  /**
   * Properties of each linking page to return.
   * - pageid: Page id.
   * - redirect: Whether the page is a redirect.
   * - title: Title and namespace.
   *
   * Up to 50 values (500 with high limits).
   * @default ["pageid", "title", "redirect"]
   */
  readonly prop?: OneOrMore<"pageid" | "redirect" | "title">;
  /**
   * Namespaces of the linking pages.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Whether to list all linking pages, or only redirects or non-redirects.
   * - !redirect: Only pages that are not redirects.
   * - redirect: Only redirects.
   *
   * A value cannot be combined with its negation (`!`).
   * Up to 50 values (500 with high limits).
   */
  readonly show?: OneOrMore<"!redirect" | "redirect">;
  /**
   * Maximum number of linking pages to return, over all pages.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The descriptor type of `prop=linkshere`. */
export interface LinkshereModule extends ModuleDescriptor<
  "linkshere",
  "prop",
  true,
  LinkshereParams,
  "prop" | "limit",
  LinkshereResult
> {}

/** The descriptor of `prop=linkshere`. */
export const linkshereModule: LinkshereModule = {
  name: "linkshere",
  path: "query+linkshere",
  group: "prop",
  prefix: "lh",
  select: { action: "query", prop: "linkshere" },
  generator: true,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: ["pageid", "redirect", "title"],
      default: ["pageid", "title", "redirect"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    namespace: { type: "namespace", multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" } },
    show: {
      type: "enum",
      values: ["!redirect", "redirect"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
  },
  rules: [{ kind: "opposites", parameter: "show", code: "show" }],
};

/**
 * Lists the pages with links to the given pages.
 *
 * Requests `prop=linkshere`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Linkshere
 */
export const linkshere: QueryBuilder<LinkshereModule, LinkshereParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(linkshereModule, requestRoot);

/** Validates the parameters of `prop=linkshere` strictly before they are sent. */
export const validateLinkshere: Validator<LinkshereParams> = /* @__PURE__ */ validator(
  linkshereModule,
  { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck },
  paramRules,
);

/** Parses the parameters of `prop=linkshere` in a request, as the server does. */
export const parseLinkshere: ModuleParser<LinkshereModule> = /* @__PURE__ */ moduleParser(
  linkshereModule,
  { enum: enumeration, limit, namespace },
);
