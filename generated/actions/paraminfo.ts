// Generated from spec/actions/catalogue.json (paraminfo) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ActionBuilder,
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  moduleParser,
  moduleRequests,
  validator,
} from "paramsmith/validate";
import type { ParaminfoResult } from "./results/paraminfo.js";

/** Parameters of `action=paraminfo`. */
export interface ParaminfoParams {
  /**
   * Paths of the modules. `query+*` selects all submodules of `query`; `query+**` also their submodules.
   * Up to 50 values (500 with high limits).
   */
  readonly modules?: OneOrMore<string>;
  /**
   * Format of the help messages.
   * - html: HTML.
   * - none: No help messages.
   * - raw: Keys and parameters of messages.
   * - wikitext: Wikitext that is not parsed.
   * @default "none"
   */
  readonly helpformat?: "html" | "none" | "raw" | "wikitext";
  /**
   * Names of query modules. Use `modules` with the prefix `query+` instead.
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
   * Set to describe the root module. Use `modules=main` instead.
   * @deprecated
   */
  readonly mainmodule?: string;
  /**
   * Set to describe the parameters that select pages. Use `modules=query` instead.
   * @deprecated
   */
  readonly pagesetmodule?: string;
  /**
   * Names of output formats. Use `modules` instead.
   * Up to 50 values (500 with high limits).
   * @deprecated
   */
  readonly formatmodules?: OneOrMore<
    "json" | "jsonfm" | "none" | "php" | "phpfm" | "rawfm" | "xml" | "xmlfm"
  >;
}

/** The descriptor type of `action=paraminfo`. */
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
 * Describes modules and their parameters.
 *
 * Requests `action=paraminfo`.
 * @see https://www.mediawiki.org/wiki/API:Parameter_information
 */
export const paraminfo: ActionBuilder<ParaminfoModule, ParaminfoParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(paraminfoModule, requestRoot);

/** Validates the parameters of `action=paraminfo` strictly before they are sent. */
export const validateParaminfo: Validator<ParaminfoParams> = /* @__PURE__ */ validator(
  paraminfoModule,
  { enum: enumCheck },
);

/** Parses the parameters of `action=paraminfo` in a request, as the server does. */
export const parseParaminfo: ModuleParser<ParaminfoModule> = /* @__PURE__ */ moduleParser(
  paraminfoModule,
  { enum: enumeration },
);
