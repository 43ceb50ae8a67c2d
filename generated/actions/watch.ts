// Generated from spec/actions/catalogue.json (watch) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RuledActionBuilder,
  Timestamp,
  Token,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  expiry,
  expiryCheck,
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  pageSources,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { WatchResult } from "./results/watch.js";

/** Parameters of `action=watch`. */
export interface WatchParams {
  /**
   * Title of the page. Use `titles` instead.
   * Cannot be used with `titles`, `pageids`, `revids` or `generator`.
   * @deprecated
   */
  readonly title?: string;
  /** Expiry time of the watchlist entries. If omitted, existing entries keep their expiry time. */
  readonly expiry?: Timestamp;
  /** Whether to remove the pages instead of adding them. */
  readonly unwatch?: boolean;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Titles of the pages to watch. Cannot be used with `pageids` or `revids`.
   * Cannot be used with `title`.
   * Up to 50 values (500 with high limits).
   */
  readonly titles?: OneOrMore<string>;
  /**
   * Ids of the pages to watch. Cannot be used with `titles` or `revids`.
   * Cannot be used with `title`.
   * Up to 50 values (500 with high limits).
   */
  readonly pageids?: OneOrMore<number>;
  /**
   * Ids of revisions whose pages to select. Cannot be used with `titles` or `pageids`.
   * Cannot be used with `title`.
   * Up to 50 values (500 with high limits).
   */
  readonly revids?: OneOrMore<number>;
  /**
   * Query module that selects the pages to watch. Its parameters have the prefix `g`.
   * Cannot be used with `title`.
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
  /** Whether to replace redirects with their targets. */
  readonly redirects?: boolean;
  /** Whether to convert titles to other language variants to find the pages, if the wiki's language has any. */
  readonly converttitles?: boolean;
  /**
   * Token of type `watch`, from `action=query&meta=tokens&type=watch`.
   * Requires a token of type `"watch"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"watch">;
}

/** The descriptor type of `action=watch`. */
export interface WatchModule extends ModuleDescriptor<
  "watch",
  "action",
  false,
  WatchParams,
  never,
  WatchResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=watch`. */
export const watchModule: WatchModule = {
  name: "watch",
  path: "watch",
  group: "action",
  prefix: "",
  select: { action: "watch" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    title: { type: "string", deprecated: true },
    expiry: { type: "expiry" },
    unwatch: { type: "boolean" },
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
    token: { type: "string", required: true, sensitive: true, token: "watch" },
  },
  rules: [{ kind: "excludes", term: "title", of: ["titles", "pageids", "revids", "generator"] }],
};

/**
 * Adds pages to the current user's watchlist, or removes them.
 *
 * Requests `action=watch`.
 * @see https://www.mediawiki.org/wiki/API:Watch
 */
export const watch: RuledActionBuilder<
  WatchModule,
  WatchParams,
  RequestOptions,
  readonly ["excludes", "title", "titles" | "pageids" | "revids" | "generator"],
  {}
> = /* @__PURE__ */ moduleRequests(watchModule, requestRoot);

/** Validates the parameters of `action=watch` strictly before they are sent. */
export const validateWatch: Validator<WatchParams> = /* @__PURE__ */ validator(
  watchModule,
  { enum: enumCheck, expiry: expiryCheck, integer: integerCheck, string: boundedStringCheck },
  pageSources,
  paramRules,
);

/** Parses the parameters of `action=watch` in a request, as the server does. */
export const parseWatch: ModuleParser<WatchModule> = /* @__PURE__ */ moduleParser(watchModule, {
  enum: enumeration,
  expiry,
  integer,
});
