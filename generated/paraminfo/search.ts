// Generated from spec/paraminfo/catalogue.json (query+search) by `paramsmith generate`. Do not edit.

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
import type { SearchResult } from "./results/search.js";

/** Parameters of `list=search`. */
export interface SearchParams {
  /** Text to search for, in the search engine's syntax. */
  readonly search: string;
  /**
   * Namespaces to search.
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   * @default [0]
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Maximum number of matching pages to return.
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
  /**
   * What to search.
   * - nearmatch: Titles that are the same or nearly so.
   * - text: Text of pages.
   * - title: Titles of pages.
   */
  readonly what?: "nearmatch" | "text" | "title";
  /**
   * Additional data of the search to return.
   * - rewrittenquery: The text that was searched instead of the given one, if it was rewritten.
   * - suggestion: A text to search for instead.
   * - totalhits: Total number of results.
   *
   * Up to 50 values (500 with high limits).
   * @default ["totalhits", "suggestion", "rewrittenquery"]
   */
  readonly info?: OneOrMore<"rewrittenquery" | "suggestion" | "totalhits">;
  /**
   * Properties of each result to return.
   * - categorysnippet: Extract of the matching category name as HTML.
   * - extensiondata: Data that extensions add.
   * - isfilematch: Whether the text of a file matches.
   * - redirectsnippet: Extract of the title of the matching redirect as HTML.
   * - redirecttitle: Title of the redirect that matches.
   * - sectionsnippet: Extract of the heading of the matching section as HTML.
   * - sectiontitle: Heading of the matching section.
   * - size: Length of the page in bytes.
   * - snippet: Extract of the page's text as HTML.
   * - timestamp: Time of the latest edit.
   * - titlesnippet: Page title as HTML, with matches marked.
   * - wordcount: Number of words of the page.
   * - hasrelated: Has no effect.
   * - score: Has no effect.
   *
   * Deprecated: `"hasrelated"`, `"score"`.
   * Up to 50 values (500 with high limits).
   * @default ["size", "wordcount", "timestamp", "snippet"]
   */
  readonly prop?: OneOrMore<
    | "categorysnippet"
    | "extensiondata"
    | "isfilematch"
    | "redirectsnippet"
    | "redirecttitle"
    | "sectionsnippet"
    | "sectiontitle"
    | "size"
    | "snippet"
    | "timestamp"
    | "titlesnippet"
    | "wordcount"
    | "hasrelated"
    | "score"
  >;
  /** Whether to include results of other wikis, if the search engine has them. */
  readonly interwiki?: boolean;
  /** Whether the search engine may search for another text if that gives better results. */
  readonly enablerewrites?: boolean;
  /**
   * Order of the results.
   * - relevance: Best match first.
   * @default "relevance"
   */
  readonly sort?: "relevance";
}

/** The defaults of the parameters of `list=search`. */
export interface SearchDefaults {
  readonly namespace: readonly [0];
  readonly limit: 10;
  readonly offset: 0;
  readonly info: readonly ["totalhits", "suggestion", "rewrittenquery"];
  readonly prop: readonly ["size", "wordcount", "timestamp", "snippet"];
  readonly sort: "relevance";
}

/** The descriptor of `list=search`. */
export const searchModule: ModuleDescriptor<
  "search",
  "list",
  true,
  SearchParams,
  SearchDefaults,
  SearchResult
> = {
  name: "search",
  path: "query+search",
  group: "list",
  prefix: "sr",
  select: { action: "query", list: "search" },
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
    what: { type: "enum", values: ["nearmatch", "text", "title"] },
    info: {
      type: "enum",
      values: ["rewrittenquery", "suggestion", "totalhits"],
      default: ["totalhits", "suggestion", "rewrittenquery"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    prop: {
      type: "enum",
      values: [
        "categorysnippet",
        "extensiondata",
        "isfilematch",
        "redirectsnippet",
        "redirecttitle",
        "sectionsnippet",
        "sectiontitle",
        "size",
        "snippet",
        "timestamp",
        "titlesnippet",
        "wordcount",
        "hasrelated",
        "score",
      ],
      deprecatedvalues: ["hasrelated", "score"],
      default: ["size", "wordcount", "timestamp", "snippet"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    interwiki: { type: "boolean" },
    enablerewrites: { type: "boolean" },
    sort: { type: "enum", values: ["relevance"], default: "relevance" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(searchModule, requestRoot);

/**
 * Searches pages by their text or title.
 *
 * Requests `list=search`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Search
 */
export function search<
  const P extends SearchParams,
  V extends string = "2",
  const O extends object = {},
>(
  params: Exact<P, SearchParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof searchModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  integer: integerCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
  string: boundedStringCheck,
};

/** Checks parameters of `list=search` strictly, before they are sent. */
export const validateSearch: Validator<SearchParams> = /* @__PURE__ */ validator(
  searchModule,
  checks,
);

const rules: Rules = { enum: enumeration, integer, limit, namespace };

/** Parses the parameters of `list=search` in a request as the server does. */
export function readSearch(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof searchModule>> {
  return readModule(searchModule, rules, wire, options);
}
