// Generated from spec/actions/catalogue.json (paraminfo) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { ModuleRequest, Versioned } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
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

/** The defaults of the parameters of `action=paraminfo`. */
export interface ParaminfoDefaults {
  readonly helpformat: "none";
}

/** The descriptor of `action=paraminfo`. */
export const paraminfoModule: ModuleDescriptor<
  "paraminfo",
  "action",
  false,
  ParaminfoParams,
  ParaminfoDefaults,
  ParaminfoResult
> = {
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

const requests = /* @__PURE__ */ moduleRequests(paraminfoModule, requestRoot);

/**
 * Obtain information about API modules.
 *
 * Requests `action=paraminfo`.
 */
export function paraminfo<const P extends ParaminfoParams = {}, V extends string = "2">(
  params?: Exact<P, ParaminfoParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof paraminfoModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck };

/** Checks parameters of `action=paraminfo` strictly, before they are sent. */
export const validateParaminfo: Validator<ParaminfoParams> = /* @__PURE__ */ validator(
  paraminfoModule,
  checks,
);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `action=paraminfo` in a request as the server does. */
export function readParaminfo(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof paraminfoModule>> {
  return readModule(paraminfoModule, rules, wire, options);
}
