// Generated from spec/paraminfo/catalogue.json (query+redirects) by `paramsmith generate`. Do not edit.

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
import type { RedirectsResult } from "./results/redirects.js";

/** Parameters of `prop=redirects`. */
export interface RedirectsParams {
  /**
   * Properties of each redirect to return.
   * - fragment: Fragment of the redirect's target, if it has one.
   * - pageid: Page id of the redirect.
   * - title: Title of the redirect.
   *
   * Up to 50 values (500 with high limits).
   * @default ["pageid", "title"]
   */
  readonly prop?: OneOrMore<"fragment" | "pageid" | "title">;
  /**
   * Namespaces of the redirects.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Whether to list all redirects, or only those whose target has or lacks a fragment.
   * - !fragment: Redirects whose target does not have a fragment.
   * - fragment: Redirects whose target has a fragment.
   *
   * A value cannot be combined with its negation (`!`).
   * Up to 50 values (500 with high limits).
   */
  readonly show?: OneOrMore<"!fragment" | "fragment">;
  /**
   * Maximum number of redirects to return, over all pages.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The descriptor type of `prop=redirects`. */
export interface RedirectsModule extends ModuleDescriptor<
  "redirects",
  "prop",
  true,
  RedirectsParams,
  "prop" | "limit",
  RedirectsResult
> {}

/** The descriptor of `prop=redirects`. */
export const redirectsModule: RedirectsModule = {
  name: "redirects",
  path: "query+redirects",
  group: "prop",
  prefix: "rd",
  select: { action: "query", prop: "redirects" },
  generator: true,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: ["fragment", "pageid", "title"],
      default: ["pageid", "title"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    namespace: { type: "namespace", multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" } },
    show: {
      type: "enum",
      values: ["!fragment", "fragment"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
  },
  rules: [{ kind: "opposites", parameter: "show", code: "show" }],
};

/**
 * Lists the redirects to the given pages.
 *
 * Requests `prop=redirects`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Redirects
 */
export const redirects: QueryBuilder<RedirectsModule, RedirectsParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(redirectsModule, requestRoot);

/** Validates the parameters of `prop=redirects` strictly before they are sent. */
export const validateRedirects: Validator<RedirectsParams> = /* @__PURE__ */ validator(
  redirectsModule,
  { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck },
  paramRules,
);

/** Parses the parameters of `prop=redirects` in a request, as the server does. */
export const parseRedirects: ModuleParser<RedirectsModule> = /* @__PURE__ */ moduleParser(
  redirectsModule,
  { enum: enumeration, limit, namespace },
);
