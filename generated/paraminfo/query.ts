// Generated from spec/paraminfo/catalogue.json (query) by `paramsmith generate`. Do not edit.

import type {
  ComposeOptions,
  Distinct,
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryPart,
  QueryRequest,
  Validator,
  VersionAmong,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleParser,
  pageSources,
  queryRequest,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { QueryResult } from "./results/query.js";

/** Parameters of `action=query` that do not select modules. */
export interface PageOptions {
  /** Whether to also return a list of the ids of all returned pages. */
  readonly indexpageids?: boolean;
  /** Whether to return the latest revisions of the pages as export XML. */
  readonly export?: boolean;
  /** Whether to return only the export XML, like `Special:Export`. Only with `export`. */
  readonly exportnowrap?: boolean;
  /**
   * Version of the export XML format. Only with `export`.
   * @default "0.11"
   */
  readonly exportschema?: "0.10" | "0.11";
  /** Whether to return the full URL of titles that are interwiki links. */
  readonly iwurl?: boolean;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /** Whether to return continuation in the older format, `query-continue`. */
  readonly rawcontinue?: boolean;
  /**
   * Titles of the pages to return data about.
   * Up to 50 values (500 with high limits).
   */
  readonly titles?: OneOrMore<string>;
  /**
   * Ids of the pages to return data about.
   * Up to 50 values (500 with high limits).
   */
  readonly pageids?: OneOrMore<number>;
  /**
   * Ids of revisions. Most modules return data about the pages to which they belong.
   * Up to 50 values (500 with high limits).
   */
  readonly revids?: OneOrMore<number>;
  /** Whether to follow redirects of the selected and generated pages. */
  readonly redirects?: boolean;
  /** Whether to convert titles to other language variants to find the pages, if the wiki's language has any. */
  readonly converttitles?: boolean;
}

/** Parameters of `action=query`. */
export interface QueryParams extends PageOptions {
  /**
   * Property modules, which return data about the pages that the request selects.
   * Up to 50 values (500 with high limits).
   */
  readonly prop?: OneOrMore<
    | "categories"
    | "categoryinfo"
    | "contributors"
    | "deletedrevisions"
    | "duplicatefiles"
    | "extlinks"
    | "fileusage"
    | "imageinfo"
    | "images"
    | "info"
    | "iwlinks"
    | "langlinks"
    | "links"
    | "linkshere"
    | "pageprops"
    | "redirects"
    | "revisions"
    | "stashimageinfo"
    | "templates"
    | "transcludedin"
  >;
  /**
   * List modules, which return lists of pages, users, changes and other items.
   * Up to 50 values (500 with high limits).
   */
  readonly list?: OneOrMore<
    | "allcategories"
    | "alldeletedrevisions"
    | "allfileusages"
    | "allimages"
    | "alllinks"
    | "allpages"
    | "allredirects"
    | "allrevisions"
    | "alltransclusions"
    | "allusers"
    | "backlinks"
    | "blocks"
    | "categorymembers"
    | "codexicons"
    | "embeddedin"
    | "exturlusage"
    | "filearchive"
    | "imageusage"
    | "iwbacklinks"
    | "langbacklinks"
    | "logevents"
    | "mystashedfiles"
    | "pagepropnames"
    | "pageswithprop"
    | "prefixsearch"
    | "protectedtitles"
    | "querypage"
    | "random"
    | "recentchanges"
    | "search"
    | "tags"
    | "usercontribs"
    | "users"
    | "watchlist"
    | "watchlistraw"
    | "deletedrevs"
  >;
  /**
   * Meta modules, which return data about the wiki or the current user.
   * Up to 50 values (500 with high limits).
   */
  readonly meta?: OneOrMore<
    | "allmessages"
    | "authmanagerinfo"
    | "filerepoinfo"
    | "languageinfo"
    | "siteinfo"
    | "tokens"
    | "userinfo"
  >;
  /** Module that selects the pages to return data about. Its parameters have the prefix `g`. */
  readonly generator?:
    | "allcategories"
    | "alldeletedrevisions"
    | "allfileusages"
    | "allimages"
    | "alllinks"
    | "allpages"
    | "allredirects"
    | "allrevisions"
    | "alltransclusions"
    | "backlinks"
    | "categories"
    | "categorymembers"
    | "deletedrevisions"
    | "duplicatefiles"
    | "embeddedin"
    | "exturlusage"
    | "fileusage"
    | "images"
    | "imageusage"
    | "iwbacklinks"
    | "langbacklinks"
    | "links"
    | "linkshere"
    | "pageswithprop"
    | "prefixsearch"
    | "protectedtitles"
    | "querypage"
    | "random"
    | "recentchanges"
    | "redirects"
    | "revisions"
    | "search"
    | "templates"
    | "transcludedin"
    | "watchlist"
    | "watchlistraw";
}

/** The descriptor type of `action=query`. */
export interface QueryModule extends ModuleDescriptor<
  "query",
  "action",
  false,
  QueryParams,
  "exportschema",
  QueryResult
> {}

/** The descriptor of `action=query`. */
export const queryModule: QueryModule = {
  name: "query",
  path: "query",
  group: "action",
  prefix: "",
  select: { action: "query" },
  generator: false,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: [
        "categories",
        "categoryinfo",
        "contributors",
        "deletedrevisions",
        "duplicatefiles",
        "extlinks",
        "fileusage",
        "imageinfo",
        "images",
        "info",
        "iwlinks",
        "langlinks",
        "links",
        "linkshere",
        "pageprops",
        "redirects",
        "revisions",
        "stashimageinfo",
        "templates",
        "transcludedin",
      ],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    list: {
      type: "enum",
      values: [
        "allcategories",
        "alldeletedrevisions",
        "allfileusages",
        "allimages",
        "alllinks",
        "allpages",
        "allredirects",
        "allrevisions",
        "alltransclusions",
        "allusers",
        "backlinks",
        "blocks",
        "categorymembers",
        "codexicons",
        "embeddedin",
        "exturlusage",
        "filearchive",
        "imageusage",
        "iwbacklinks",
        "langbacklinks",
        "logevents",
        "mystashedfiles",
        "pagepropnames",
        "pageswithprop",
        "prefixsearch",
        "protectedtitles",
        "querypage",
        "random",
        "recentchanges",
        "search",
        "tags",
        "usercontribs",
        "users",
        "watchlist",
        "watchlistraw",
        "deletedrevs",
      ],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    meta: {
      type: "enum",
      values: [
        "allmessages",
        "authmanagerinfo",
        "filerepoinfo",
        "languageinfo",
        "siteinfo",
        "tokens",
        "userinfo",
      ],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    indexpageids: { type: "boolean" },
    export: { type: "boolean" },
    exportnowrap: { type: "boolean" },
    exportschema: { type: "enum", values: ["0.10", "0.11"], default: "0.11" },
    iwurl: { type: "boolean" },
    continue: { type: "string" },
    rawcontinue: { type: "boolean" },
    titles: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    pageids: { type: "integer", multi: { lowlimit: 50, highlimit: 500 } },
    revids: { type: "integer", multi: { lowlimit: 50, highlimit: 500 } },
    generator: {
      type: "enum",
      values: [
        "allcategories",
        "alldeletedrevisions",
        "allfileusages",
        "allimages",
        "alllinks",
        "allpages",
        "allredirects",
        "allrevisions",
        "alltransclusions",
        "backlinks",
        "categories",
        "categorymembers",
        "deletedrevisions",
        "duplicatefiles",
        "embeddedin",
        "exturlusage",
        "fileusage",
        "images",
        "imageusage",
        "iwbacklinks",
        "langbacklinks",
        "links",
        "linkshere",
        "pageswithprop",
        "prefixsearch",
        "protectedtitles",
        "querypage",
        "random",
        "recentchanges",
        "redirects",
        "revisions",
        "search",
        "templates",
        "transcludedin",
        "watchlist",
        "watchlistraw",
      ],
    },
    redirects: { type: "boolean" },
    converttitles: { type: "boolean" },
  },
};

/**
 * Combines several modules in one request. Options select its pages, directly or with a generator.
 * Each module can be used once.
 */
export function query<
  const Parts extends readonly QueryPart[],
  G extends QueryPart | undefined = undefined,
  V extends string = VersionAmong<Parts[number] | G, "2">,
  const O extends object = {},
>(
  parts: Distinct<Parts>,
  options?: ComposeOptions<O, QueryOptions, G, V>,
): QueryRequest<Parts, G, V, O> {
  return queryRequest<Parts, G, V, O>(parts, options, requestRoot);
}

/** Validates the parameters of `action=query` strictly before they are sent. */
export const validateQuery: Validator<QueryParams> = /* @__PURE__ */ validator(
  queryModule,
  { enum: enumCheck, integer: integerCheck },
  pageSources,
);

/** Parses the parameters of `action=query` in a request, as the server does. */
export const parseQuery: ModuleParser<QueryModule> = /* @__PURE__ */ moduleParser(queryModule, {
  enum: enumeration,
  integer,
});
