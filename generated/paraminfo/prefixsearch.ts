// Generated from spec/paraminfo/catalogue.json (query+prefixsearch) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredQueryBuilder,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  integer,
  integerCheck,
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
import type { PrefixsearchResult } from "./results/prefixsearch.js";

/** Parameters of `list=prefixsearch`. */
export interface PrefixsearchParams {
  /** Prefix of the titles. */
  readonly search: string;
  /**
   * Namespaces to search. A namespace at the start of `search` takes precedence.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
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
   * Number of results to skip.
   * At least 0.
   * @default 0
   */
  readonly offset?: number;
}

/** The descriptor type of `list=prefixsearch`. */
export interface PrefixsearchModule extends ModuleDescriptor<
  "prefixsearch",
  "list",
  true,
  PrefixsearchParams,
  "namespace" | "limit" | "offset",
  PrefixsearchResult
> {}

/** The descriptor of `list=prefixsearch`. */
export const prefixsearchModule: PrefixsearchModule = {
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

/**
 * Suggests pages whose titles begin with the given text, like a search box.
 *
 * Requests `list=prefixsearch`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Prefixsearch
 */
export const prefixsearch: RequiredQueryBuilder<
  PrefixsearchModule,
  PrefixsearchParams,
  QueryOptions
> = /* @__PURE__ */ moduleRequests(prefixsearchModule, requestRoot);

/** Validates the parameters of `list=prefixsearch` strictly before they are sent. */
export const validatePrefixsearch: Validator<PrefixsearchParams> = /* @__PURE__ */ validator(
  prefixsearchModule,
  {
    integer: integerCheck,
    limit: limitCheck,
    namespace: namespaceCheck,
    string: boundedStringCheck,
  },
);

/** Parses the parameters of `list=prefixsearch` in a request, as the server does. */
export const parsePrefixsearch: ModuleParser<PrefixsearchModule> = /* @__PURE__ */ moduleParser(
  prefixsearchModule,
  { integer, limit, namespace },
);
