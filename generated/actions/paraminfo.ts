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
   * Paths of the modules. `query+*` selects all modules below `query`, and `query+**` also those below these.
   * Up to 50 values (500 with high limits).
   */
  readonly modules?: OneOrMore<string>;
  /**
   * Format of the help texts.
   * - html: HTML.
   * - none: No help texts.
   * - raw: Keys and parameters of messages.
   * - wikitext: Wikitext that is not parsed.
   * @default "none"
   */
  readonly helpformat?: "html" | "none" | "raw" | "wikitext";
  /**
   * Names of query modules. Use `modules` with `query+` before each name instead.
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
   * Value that adds the root module. Use `modules=main` instead.
   * @deprecated
   */
  readonly mainmodule?: string;
  /**
   * Value that adds the parameters that select pages. Use `modules=query` instead.
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
 * Describes modules and their parameters.
 *
 * Requests `action=paraminfo`.
 * @see https://www.mediawiki.org/wiki/API:Parameter_information
 */
export const paraminfo: ActionBuilder<ParaminfoModule, ParaminfoParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(paraminfoModule, requestRoot);

/** Checks parameters of `action=paraminfo` strictly, before they are sent. */
export const validateParaminfo: Validator<ParaminfoParams> = /* @__PURE__ */ validator(
  paraminfoModule,
  { enum: enumCheck },
);

/** Parses the parameters of `action=paraminfo` in a request as the server does. */
export const parseParaminfo: ModuleParser<ParaminfoModule> = /* @__PURE__ */ moduleParser(
  paraminfoModule,
  { enum: enumeration },
);
