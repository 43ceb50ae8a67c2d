// Generated from spec/paraminfo/catalogue.json (query+prefixsearch) by `paramsmith generate`. Do not edit.

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
import { namespace, namespaceCheck } from "@paramsmith/runtime/internal/rules/namespace";
import {
  integer,
  integerCheck,
  limit,
  limitCheck,
} from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { boundedStringCheck } from "@paramsmith/runtime/internal/rules/string";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { PrefixsearchResult } from "./results/prefixsearch.js";

/** Parameters of `list=prefixsearch`. */
export interface PrefixsearchParams {
  /** Text that the titles begin with. */
  readonly search: string;
  /**
   * Namespaces to search. Ignored if `search` begins with the name of a namespace.
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   * @default [0]
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Maximum number of pages to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Number of results to leave out at the beginning.
   * At least 0.
   * @default 0
   */
  readonly offset?: number;
}

/** The defaults of the parameters of `list=prefixsearch`. */
export interface PrefixsearchDefaults {
  readonly namespace: readonly [0];
  readonly limit: 10;
  readonly offset: 0;
}

/** The descriptor of `list=prefixsearch`. */
export const prefixsearchModule: ModuleDescriptor<
  "prefixsearch",
  "list",
  true,
  PrefixsearchParams,
  PrefixsearchDefaults,
  PrefixsearchResult
> = {
  name: "prefixsearch",
  path: "query+prefixsearch",
  group: "list",
  prefix: "ps",
  select: { action: "query", list: "prefixsearch" },
  generator: true,
  readrights: true,
  params: {
    search: { type: "string", required: true },
    namespace: {
      type: "namespace",
      default: [0],
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    offset: { type: "integer", min: 0, default: 0 },
  },
};

const requests = /* @__PURE__ */ moduleRequests(prefixsearchModule, requestRoot);

/**
 * Suggests pages whose titles begin with a text, as a search box does.
 *
 * Requests `list=prefixsearch`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Prefixsearch
 */
export function prefixsearch<
  const P extends PrefixsearchParams,
  V extends string = "2",
  const O extends object = {},
>(
  params: Exact<P, PrefixsearchParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof prefixsearchModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {
  integer: integerCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
  string: boundedStringCheck,
};

/** Checks parameters of `list=prefixsearch` strictly, before they are sent. */
export const validatePrefixsearch: Validator<PrefixsearchParams> = /* @__PURE__ */ validator(
  prefixsearchModule,
  checks,
);

const rules: Rules = { integer, limit, namespace };

/** Parses the parameters of `list=prefixsearch` in a request as the server does. */
export function readPrefixsearch(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof prefixsearchModule>> {
  return readModule(prefixsearchModule, rules, wire, options);
}
