// Generated from spec/paraminfo/catalogue.json (query+linkshere) by `paramsmith generate`. Do not edit.

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
   * `"*"` as the only value selects all values.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Which linking pages to list by whether they are redirects.
   * - !redirect: Only pages that are not redirects.
   * - redirect: Only redirects.
   *
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

/** The defaults of the parameters of `prop=linkshere`. */
export interface LinkshereDefaults {
  readonly prop: readonly ["pageid", "title", "redirect"];
  readonly limit: 10;
}

/** The descriptor of `prop=linkshere`. */
export const linkshereModule: ModuleDescriptor<
  "linkshere",
  "prop",
  true,
  LinkshereParams,
  LinkshereDefaults,
  LinkshereResult
> = {
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
};

const requests = /* @__PURE__ */ moduleRequests(linkshereModule, requestRoot);

/**
 * Lists the pages that link to the given pages.
 *
 * Requests `prop=linkshere`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Linkshere
 */
export function linkshere<
  const P extends LinkshereParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, LinkshereParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof linkshereModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck };

/** Checks parameters of `prop=linkshere` strictly, before they are sent. */
export const validateLinkshere: Validator<LinkshereParams> = /* @__PURE__ */ validator(
  linkshereModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit, namespace };

/** Parses the parameters of `prop=linkshere` in a request as the server does. */
export function readLinkshere(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof linkshereModule>> {
  return readModule(linkshereModule, rules, wire, options);
}
