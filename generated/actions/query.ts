// Generated from spec/actions/catalogue.json (query) by `paramsmith generate`. Do not edit.

import type {
  ComposeOptions,
  Distinct,
  ModuleDescriptor,
  ModuleReader,
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
  moduleReader,
  pageSources,
  queryRequest,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { QueryResult } from "./results/query.js";

/** Parameters of `action=query` that do not select modules. */
export interface PageOptions {
  /** Include an additional pageids section listing all returned page IDs. */
  readonly indexpageids?: boolean;
  /** Export the current revisions of all given or generated pages. */
  readonly export?: boolean;
  /** Return the export XML without wrapping it in an XML result (same format as Special:Export). Can only be used with query+export. */
  readonly exportnowrap?: boolean;
  /**
   * Target the given version of the XML dump format when exporting. Can only be used with query+export.
   * @default "0.11"
   */
  readonly exportschema?: "0.10" | "0.11";
  /** Whether to get the full URL if the title is an interwiki link. */
  readonly iwurl?: boolean;
  /** When more results are available, use this to continue. More detailed information on how to continue queries can be found on mediawiki.org. */
  readonly continue?: string;
  /** Return raw query-continue data for continuation. */
  readonly rawcontinue?: boolean;
  /**
   * A list of titles to work on.
   * Up to 50 values (500 with high limits).
   */
  readonly titles?: OneOrMore<string>;
  /**
   * A list of page IDs to work on.
   * Up to 50 values (500 with high limits).
   */
  readonly pageids?: OneOrMore<number>;
  /**
   * A list of revision IDs to work on. Note that almost all query modules will convert revision IDs to the corresponding page ID and work on the latest revision instead. Only prop=revisions uses exact revisions for its response.
   * Up to 50 values (500 with high limits).
   */
  readonly revids?: OneOrMore<number>;
  /** Automatically resolve redirects in query+titles, query+pageids, and query+revids, and in pages returned by query+generator. */
  readonly redirects?: boolean;
  /** Convert titles to other variants if necessary. Only works if the wiki's content language supports variant conversion. Languages that support variant conversion include ban, crh, en, gan, iu, ku, mni, sh, shi, sr, tg, tly, uz, wuu, zgh and zh. */
  readonly converttitles?: boolean;
}

/** Parameters of `action=query`. */
export interface QueryParams extends PageOptions {
  /**
   * Which properties to get for the queried pages.
   * - categories: List all categories the pages belong to.
   * - categoryinfo: Returns information about the given categories.
   * - contributors: Get the list of logged-in contributors and the count of logged-out contributors to a page.
   * - deletedrevisions: Get deleted revision information.
   * - duplicatefiles: List all files that are duplicates of the given files based on hash values.
   * - extlinks: Returns all external URLs (not interwikis) from the given pages.
   * - fileusage: Find all pages that use the given files.
   * - imageinfo: Returns file information and upload history.
   * - images: Returns all files contained on the given pages.
   * - info: Get basic page information.
   * - iwlinks: Returns all interwiki links from the given pages.
   * - langlinks: Returns all interlanguage links from the given pages.
   * - links: Returns all links from the given pages.
   * - linkshere: Find all pages that link to the given pages.
   * - pageprops: Get various page properties defined in the page content.
   * - redirects: Returns all redirects to the given pages.
   * - revisions: Get revision information.
   * - stashimageinfo: Returns file information for stashed files.
   * - templates: Returns all pages transcluded on the given pages.
   * - transcludedin: Find all pages that transclude the given pages.
   *
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
   * Which lists to get.
   * - allcategories: Enumerate all categories.
   * - alldeletedrevisions: List all deleted revisions by a user or in a namespace.
   * - allfileusages: List all file usages, including non-existing.
   * - allimages: Enumerate all images sequentially.
   * - alllinks: Enumerate all links that point to a given namespace.
   * - allpages: Enumerate all pages sequentially in a given namespace.
   * - allredirects: List all redirects to a namespace.
   * - allrevisions: List all revisions.
   * - alltransclusions: List all transclusions (pages embedded using {{x}}), including non-existing.
   * - allusers: Enumerate all registered users.
   * - backlinks: Find all pages that link to the given page.
   * - blocks: List all blocked users and IP addresses.
   * - categorymembers: List all pages in a given category.
   * - codexicons: Get Codex icons
   * - embeddedin: Find all pages that embed (transclude) the given title.
   * - exturlusage: Enumerate pages that contain a given URL.
   * - filearchive: Enumerate all deleted files sequentially.
   * - imageusage: Find all pages that use the given image title.
   * - iwbacklinks: Find all pages that link to the given interwiki link.
   * - langbacklinks: Find all pages that link to the given language link.
   * - logevents: Get events from logs.
   * - mystashedfiles: Get a list of files in the current user's upload stash.
   * - pagepropnames: List all page property names in use on the wiki.
   * - pageswithprop: List all pages using a given page property.
   * - prefixsearch: Perform a prefix search for page titles.
   * - protectedtitles: List all titles protected from creation.
   * - querypage: Get a list provided by a QueryPage-based special page.
   * - random: Get a set of random pages.
   * - recentchanges: Enumerate recent changes.
   * - search: Perform a full text search.
   * - tags: List change tags.
   * - trackingcategories: Enumerate all existing tracking categories defined in Special:TrackingCategories. A tracking category exists if it contains pages or if its category page exists.
   * - usercontribs: Get all edits by a user.
   * - users: Get information about a list of users.
   * - watchlist: Get recent changes to pages in the current user's watchlist.
   * - watchlistraw: Get all pages on the current user's watchlist.
   * - deletedrevs: Deprecated. List deleted revisions.
   *
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
    | "deletedrevs"
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
    | "trackingcategories"
    | "usercontribs"
    | "users"
    | "watchlist"
    | "watchlistraw"
  >;
  /**
   * Which metadata to get.
   * - allmessages: Return messages from this site.
   * - authmanagerinfo: Retrieve information about the current authentication status.
   * - filerepoinfo: Return meta information about image repositories configured on the wiki.
   * - languageinfo: Return information about available languages.
   * - siteinfo: Return general information about the site.
   * - tokens: Gets tokens for data-modifying actions.
   * - userinfo: Get information about the current user.
   *
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
  /**
   * Get the list of pages to work on by executing the specified query module.
   * Note: Generator parameter names must be prefixed with a "g", see examples.
   * - allcategories: Enumerate all categories.
   * - alldeletedrevisions: List all deleted revisions by a user or in a namespace.
   * - allfileusages: List all file usages, including non-existing.
   * - allimages: Enumerate all images sequentially.
   * - alllinks: Enumerate all links that point to a given namespace.
   * - allpages: Enumerate all pages sequentially in a given namespace.
   * - allredirects: List all redirects to a namespace.
   * - allrevisions: List all revisions.
   * - alltransclusions: List all transclusions (pages embedded using {{x}}), including non-existing.
   * - backlinks: Find all pages that link to the given page.
   * - categories: List all categories the pages belong to.
   * - categorymembers: List all pages in a given category.
   * - deletedrevisions: Get deleted revision information.
   * - duplicatefiles: List all files that are duplicates of the given files based on hash values.
   * - embeddedin: Find all pages that embed (transclude) the given title.
   * - exturlusage: Enumerate pages that contain a given URL.
   * - fileusage: Find all pages that use the given files.
   * - images: Returns all files contained on the given pages.
   * - imageusage: Find all pages that use the given image title.
   * - iwbacklinks: Find all pages that link to the given interwiki link.
   * - langbacklinks: Find all pages that link to the given language link.
   * - links: Returns all links from the given pages.
   * - linkshere: Find all pages that link to the given pages.
   * - pageswithprop: List all pages using a given page property.
   * - prefixsearch: Perform a prefix search for page titles.
   * - protectedtitles: List all titles protected from creation.
   * - querypage: Get a list provided by a QueryPage-based special page.
   * - random: Get a set of random pages.
   * - recentchanges: Enumerate recent changes.
   * - redirects: Returns all redirects to the given pages.
   * - revisions: Get revision information.
   * - search: Perform a full text search.
   * - templates: Returns all pages transcluded on the given pages.
   * - trackingcategories: Enumerate all existing tracking categories defined in Special:TrackingCategories. A tracking category exists if it contains pages or if its category page exists.
   * - transcludedin: Find all pages that transclude the given pages.
   * - watchlist: Get recent changes to pages in the current user's watchlist.
   * - watchlistraw: Get all pages on the current user's watchlist.
   */
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
    | "trackingcategories"
    | "transcludedin"
    | "watchlist"
    | "watchlistraw";
}

/** The type of the descriptor of `action=query`. */
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
        "deletedrevs",
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
        "trackingcategories",
        "usercontribs",
        "users",
        "watchlist",
        "watchlistraw",
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
        "trackingcategories",
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
 * Composes one request of several modules, with the pages that they are about, or a generator of those.
 * A module can be in it once.
 */
export function query<
  const Parts extends readonly QueryPart[],
  G extends QueryPart | undefined = undefined,
  V extends string = VersionAmong<Parts[number] | G, "2">,
  const O extends object = {},
>(
  parts: Distinct<Parts>,
  options?: ComposeOptions<O, QueryOptions, G, V>,
): QueryRequest<Parts, G, V> {
  return queryRequest<Parts, G, V>(parts, options, requestRoot);
}

/** Checks parameters of `action=query` strictly, before they are sent. */
export const validateQuery: Validator<QueryParams> = /* @__PURE__ */ validator(
  queryModule,
  { enum: enumCheck, integer: integerCheck },
  pageSources,
);

/** Parses the parameters of `action=query` in a request as the server does. */
export const readQuery: ModuleReader<QueryModule> = /* @__PURE__ */ moduleReader(queryModule, {
  enum: enumeration,
  integer,
});
