// Generated from spec/paraminfo/catalogue.json (query+redirects) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { OnePageSelector } from "@paramsmith/runtime/internal/request/page-selectors";
import type { ModuleRequest } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import { namespace, namespaceCheck } from "@paramsmith/runtime/internal/rules/namespace";
import { limit, limitCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
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
   * `"*"` as the only value selects all values.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Which redirects to list by whether their target has a fragment.
   * - !fragment: Redirects whose target has no fragment.
   * - fragment: Redirects whose target has a fragment.
   *
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

/** The defaults of the parameters of `prop=redirects`. */
export interface RedirectsDefaults {
  readonly prop: readonly ["pageid", "title"];
  readonly limit: 10;
}

/** The descriptor of `prop=redirects`. */
export const redirectsModule: ModuleDescriptor<
  "redirects",
  "prop",
  true,
  RedirectsParams,
  RedirectsDefaults,
  RedirectsResult
> = {
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
};

const requests = /* @__PURE__ */ moduleRequests(redirectsModule, requestRoot);

/**
 * Lists the redirects to the given pages.
 *
 * Requests `prop=redirects`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Redirects
 */
export function redirects<
  const P extends RedirectsParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, RedirectsParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof redirectsModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck };

/** Checks parameters of `prop=redirects` strictly, before they are sent. */
export const validateRedirects: Validator<RedirectsParams> = /* @__PURE__ */ validator(
  redirectsModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit, namespace };

/** Parses the parameters of `prop=redirects` in a request as the server does. */
export function readRedirects(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof redirectsModule>> {
  return readModule(redirectsModule, rules, wire, options);
}
