// Generated from spec/actions/catalogue.json (paraminfo) by `paramsmith generate`. Do not edit.

import type {
  ActionBuilder,
  ModuleDescriptor,
  ModuleReader,
  OneOrMore,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  moduleReader,
  moduleRequests,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ParaminfoResult } from "./results/paraminfo.js";

/** Parameters of `action=paraminfo`. */
export interface ParaminfoParams {
  /**
   * List of module names (values of the action and format parameters, or main). Can specify submodules with a +, or all submodules with +*, or all submodules recursively with +**.
   * Up to 50 values (500 with high limits).
   */
  readonly modules?: OneOrMore<string>;
  /**
   * Format of help strings.
   * @default "none"
   */
  readonly helpformat?: "html" | "none" | "raw" | "wikitext";
  /**
   * List of query module names (value of prop, meta or list parameter). Use modules=query+foo instead of querymodules=foo.
   * Up to 50 values (500 with high limits).
   * @deprecated
   */
  readonly querymodules?: OneOrMore<
    | "allcategories"
    | "alldeletedrevisions"
    | "allfileusages"
    | "allimages"
    | "alllinks"
    | "allmessages"
    | "allpages"
    | "allredirects"
    | "allrevisions"
    | "alltransclusions"
    | "allusers"
    | "authmanagerinfo"
    | "backlinks"
    | "blocks"
    | "categories"
    | "categoryinfo"
    | "categorymembers"
    | "codexicons"
    | "contributors"
    | "deletedrevisions"
    | "deletedrevs"
    | "duplicatefiles"
    | "embeddedin"
    | "extlinks"
    | "exturlusage"
    | "filearchive"
    | "filerepoinfo"
    | "fileusage"
    | "imageinfo"
    | "images"
    | "imageusage"
    | "info"
    | "iwbacklinks"
    | "iwlinks"
    | "langbacklinks"
    | "langlinks"
    | "languageinfo"
    | "links"
    | "linkshere"
    | "logevents"
    | "mystashedfiles"
    | "pagepropnames"
    | "pageprops"
    | "pageswithprop"
    | "prefixsearch"
    | "protectedtitles"
    | "querypage"
    | "random"
    | "recentchanges"
    | "redirects"
    | "revisions"
    | "search"
    | "siteinfo"
    | "stashimageinfo"
    | "tags"
    | "templates"
    | "tokens"
    | "trackingcategories"
    | "transcludedin"
    | "usercontribs"
    | "userinfo"
    | "users"
    | "watchlist"
    | "watchlistraw"
  >;
  /**
   * Get information about the main (top-level) module as well. Use modules=main instead.
   * @deprecated
   */
  readonly mainmodule?: string;
  /**
   * Get information about the pageset module (providing titles= and friends) as well.
   * @deprecated
   */
  readonly pagesetmodule?: string;
  /**
   * List of format module names (value of format parameter). Use modules instead.
   * Up to 50 values (500 with high limits).
   * @deprecated
   */
  readonly formatmodules?: OneOrMore<
    "json" | "jsonfm" | "none" | "php" | "phpfm" | "rawfm" | "xml" | "xmlfm"
  >;
}

/** The type of the descriptor of `action=paraminfo`. */
export interface ParaminfoModule extends ModuleDescriptor<
  "paraminfo",
  "action",
  false,
  ParaminfoParams,
  "helpformat",
  ParaminfoResult
> {}

/** The descriptor of `action=paraminfo`. */
export const paraminfoModule: ParaminfoModule = {
  name: "paraminfo",
  path: "paraminfo",
  group: "action",
  prefix: "",
  select: { action: "paraminfo" },
  generator: false,
  params: {
    modules: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    helpformat: { type: "enum", values: ["html", "none", "raw", "wikitext"], default: "none" },
    querymodules: {
      type: "enum",
      values: [
        "allcategories",
        "alldeletedrevisions",
        "allfileusages",
        "allimages",
        "alllinks",
        "allmessages",
        "allpages",
        "allredirects",
        "allrevisions",
        "alltransclusions",
        "allusers",
        "authmanagerinfo",
        "backlinks",
        "blocks",
        "categories",
        "categoryinfo",
        "categorymembers",
        "codexicons",
        "contributors",
        "deletedrevisions",
        "deletedrevs",
        "duplicatefiles",
        "embeddedin",
        "extlinks",
        "exturlusage",
        "filearchive",
        "filerepoinfo",
        "fileusage",
        "imageinfo",
        "images",
        "imageusage",
        "info",
        "iwbacklinks",
        "iwlinks",
        "langbacklinks",
        "langlinks",
        "languageinfo",
        "links",
        "linkshere",
        "logevents",
        "mystashedfiles",
        "pagepropnames",
        "pageprops",
        "pageswithprop",
        "prefixsearch",
        "protectedtitles",
        "querypage",
        "random",
        "recentchanges",
        "redirects",
        "revisions",
        "search",
        "siteinfo",
        "stashimageinfo",
        "tags",
        "templates",
        "tokens",
        "trackingcategories",
        "transcludedin",
        "usercontribs",
        "userinfo",
        "users",
        "watchlist",
        "watchlistraw",
      ],
      deprecated: true,
      multi: { lowlimit: 50, highlimit: 500 },
    },
    mainmodule: { type: "string", deprecated: true },
    pagesetmodule: { type: "string", deprecated: true },
    formatmodules: {
      type: "enum",
      values: ["json", "jsonfm", "none", "php", "phpfm", "rawfm", "xml", "xmlfm"],
      deprecated: true,
      multi: { lowlimit: 50, highlimit: 500 },
    },
  },
};

/**
 * Obtain information about API modules.
 *
 * Requests `action=paraminfo`.
 */
export const paraminfo: ActionBuilder<ParaminfoModule, ParaminfoParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(paraminfoModule, requestRoot);

/** Checks parameters of `action=paraminfo` strictly, before they are sent. */
export const validateParaminfo: Validator<ParaminfoParams> = /* @__PURE__ */ validator(
  paraminfoModule,
  { enum: enumCheck },
);

/** Parses the parameters of `action=paraminfo` in a request as the server does. */
export const readParaminfo: ModuleReader<ParaminfoModule> = /* @__PURE__ */ moduleReader(
  paraminfoModule,
  { enum: enumeration },
);
