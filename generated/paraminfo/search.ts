// Generated from spec/paraminfo/catalogue.json (query+search) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredQueryBuilder,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
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
  validator,
} from "paramsmith/validate";
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
   * To select all values, use `"*"`.
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
   * Number of results to skip.
   * At least 0.
   * @default 0
   */
  readonly offset?: number;
  /**
   * Type of search to perform.
   * - nearmatch: Titles that are the same or nearly the same.
   * - text: Text of pages.
   * - title: Titles of pages.
   */
  readonly what?: "nearmatch" | "text" | "title";
  /**
   * Additional data about the search to return.
   * - rewrittenquery: The rewritten search text, if the search engine changed it.
   * - suggestion: Suggested text to search for instead.
   * - totalhits: Total number of results.
   *
   * Up to 50 values (500 with high limits).
   * @default ["totalhits", "suggestion", "rewrittenquery"]
   */
  readonly info?: OneOrMore<"rewrittenquery" | "suggestion" | "totalhits">;
  /**
   * Properties of each result to return.
   * - categorysnippet: Extract from the matching category name, as HTML.
   * - extensiondata: Data that extensions add.
   * - isfilematch: Whether the match is in the text of a file.
   * - redirectsnippet: Extract from the matching redirect's title, as HTML.
   * - redirecttitle: Title of the redirect that matches.
   * - sectionsnippet: Extract from the matching section's heading, as HTML.
   * - sectiontitle: Heading of the matching section.
   * - size: Length of the page in bytes.
   * - snippet: Extract from the page's text, as HTML.
   * - timestamp: Time of the latest edit.
   * - titlesnippet: Page title as HTML, with matches marked.
   * - wordcount: Number of words on the page.
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
  /** Whether to include results from other wikis, if available. */
  readonly interwiki?: boolean;
  /** Whether the search engine may change the search text to get better results. */
  readonly enablerewrites?: boolean;
  /**
   * Order of the results.
   * - relevance: Best match first.
   * @default "relevance"
   */
  readonly sort?: "relevance";
}

/** The descriptor type of `list=search`. */
export interface SearchModule extends ModuleDescriptor<
  "search",
  "list",
  true,
  SearchParams,
  "namespace" | "limit" | "offset" | "info" | "prop" | "sort",
  SearchResult
> {}

/** The descriptor of `list=search`. */
export const searchModule: SearchModule = {
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

/**
 * Searches pages by text or title.
 *
 * Requests `list=search`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Search
 */
export const search: RequiredQueryBuilder<SearchModule, SearchParams, QueryOptions> =
  /* @__PURE__ */ moduleRequests(searchModule, requestRoot);

/** Validates the parameters of `list=search` strictly before they are sent. */
export const validateSearch: Validator<SearchParams> = /* @__PURE__ */ validator(searchModule, {
  enum: enumCheck,
  integer: integerCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
  string: boundedStringCheck,
});

/** Parses the parameters of `list=search` in a request, as the server does. */
export const parseSearch: ModuleParser<SearchModule> = /* @__PURE__ */ moduleParser(searchModule, {
  enum: enumeration,
  integer,
  limit,
  namespace,
});
