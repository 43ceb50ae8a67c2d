// Generated from spec/paraminfo/catalogue.json (query+links) by `paramsmith generate`. Do not edit.

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
import type { LinksResult } from "./results/links.js";

/** Parameters of `prop=links`. */
export interface LinksParams {
  /**
   * Namespaces of the link targets.
   * Takes -2 and -1 besides the wiki's namespaces.
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
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

/** The defaults of the parameters of `prop=links`. */
export interface LinksDefaults {
  readonly limit: 10;
  readonly dir: "ascending";
}

/** The descriptor of `prop=links`. */
export const linksModule: ModuleDescriptor<
  "links",
  "prop",
  true,
  LinksParams,
  LinksDefaults,
  LinksResult
> = {
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

const requests = /* @__PURE__ */ moduleRequests(linksModule, requestRoot);

/**
 * Lists the pages that pages link to.
 *
 * Requests `prop=links`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Links
 */
export function links<
  const P extends LinksParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, LinksParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof linksModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck };

/** Checks parameters of `prop=links` strictly, before they are sent. */
export const validateLinks: Validator<LinksParams> = /* @__PURE__ */ validator(linksModule, checks);

const rules: Rules = { enum: enumeration, limit, namespace };

/** Parses the parameters of `prop=links` in a request as the server does. */
export function readLinks(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof linksModule>> {
  return readModule(linksModule, rules, wire, options);
}
