// Generated from spec/actions/catalogue.json (purge) by `paramsmith generate`. Do not edit.

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
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  pageSources,
  validator,
} from "paramsmith/validate";
import type { PurgeResult } from "./results/purge.js";

/** Parameters of `action=purge`. */
export interface PurgeParams {
  /** Whether to update the link tables and other data derived from the page. */
  readonly forcelinkupdate?: boolean;
  /** Whether to also update the link tables of pages that use the page as a template. */
  readonly forcerecursivelinkupdate?: boolean;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Titles of the pages to purge. Cannot be used with `pageids` or `revids`.
   * Up to 50 values (500 with high limits).
   */
  readonly titles?: OneOrMore<string>;
  /**
   * Ids of the pages to purge. Cannot be used with `titles` or `revids`.
   * Up to 50 values (500 with high limits).
   */
  readonly pageids?: OneOrMore<number>;
  /**
   * Ids of revisions whose pages to select. Cannot be used with `titles` or `pageids`.
   * Up to 50 values (500 with high limits).
   */
  readonly revids?: OneOrMore<number>;
  /** Query module that selects the pages to purge. Its parameters have the prefix `g`. */
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
  /** Whether to replace redirects with their targets. */
  readonly redirects?: boolean;
  /** Whether to convert titles to other language variants to find the pages, if the wiki's language has any. */
  readonly converttitles?: boolean;
}

/** The descriptor type of `action=purge`. */
export interface PurgeModule extends ModuleDescriptor<
  "purge",
  "action",
  false,
  PurgeParams,
  never,
  PurgeResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=purge`. */
export const purgeModule: PurgeModule = {
  name: "purge",
  path: "purge",
  group: "action",
  prefix: "",
  select: { action: "purge" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    forcelinkupdate: { type: "boolean" },
    forcerecursivelinkupdate: { type: "boolean" },
    continue: { type: "string" },
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
 * Clears the cache of pages, and updates their links if requested.
 *
 * Requests `action=purge`.
 * @see https://www.mediawiki.org/wiki/API:Purge
 */
export const purge: ActionBuilder<PurgeModule, PurgeParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(purgeModule, requestRoot);

/** Validates the parameters of `action=purge` strictly before they are sent. */
export const validatePurge: Validator<PurgeParams> = /* @__PURE__ */ validator(
  purgeModule,
  { enum: enumCheck, integer: integerCheck },
  pageSources,
);

/** Parses the parameters of `action=purge` in a request, as the server does. */
export const parsePurge: ModuleParser<PurgeModule> = /* @__PURE__ */ moduleParser(purgeModule, {
  enum: enumeration,
  integer,
});
