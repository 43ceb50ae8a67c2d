// Generated from spec/actions/catalogue.json (setnotificationtimestamp) by `paramsmith generate`. Do not edit.

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
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  pageSources,
  paramRules,
  timestamp,
  timestampCheck,
  validator,
} from "paramsmith/validate";
import type { SetnotificationtimestampResult } from "./results/setnotificationtimestamp.js";

/** Parameters of `action=setnotificationtimestamp`. */
export interface SetnotificationtimestampParams {
  /**
   * Whether to change all pages on the watchlist.
   * Cannot be used with `titles`, `pageids`, `revids`, `torevid` or `newerthanrevid`.
   */
  readonly entirewatchlist?: boolean;
  /**
   * Time from which changes count as unseen. If omitted, all changes count as seen.
   * Cannot be used with `torevid` or `newerthanrevid`.
   */
  readonly timestamp?: Timestamp;
  /**
   * Id of the first unseen revision, for a single page.
   * Cannot be used with `timestamp`, `newerthanrevid` or `entirewatchlist`.
   */
  readonly torevid?: number;
  /**
   * Id of the last seen revision, for a single page.
   * Cannot be used with `timestamp`, `torevid` or `entirewatchlist`.
   */
  readonly newerthanrevid?: number;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Titles of the pages to mark. Cannot be used with `pageids` or `revids`.
   * Cannot be used with `entirewatchlist`.
   * Up to 50 values (500 with high limits).
   */
  readonly titles?: OneOrMore<string>;
  /**
   * Ids of the pages to mark. Cannot be used with `titles` or `revids`.
   * Cannot be used with `entirewatchlist`.
   * Up to 50 values (500 with high limits).
   */
  readonly pageids?: OneOrMore<number>;
  /**
   * Ids of revisions whose pages to select. Cannot be used with `titles` or `pageids`.
   * Cannot be used with `entirewatchlist`.
   * Up to 50 values (500 with high limits).
   */
  readonly revids?: OneOrMore<number>;
  /** Query module that selects the pages to mark. Its parameters have the prefix `g`. */
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
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=setnotificationtimestamp`. */
export interface SetnotificationtimestampModule extends ModuleDescriptor<
  "setnotificationtimestamp",
  "action",
  false,
  SetnotificationtimestampParams,
  never,
  SetnotificationtimestampResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=setnotificationtimestamp`. */
export const setnotificationtimestampModule: SetnotificationtimestampModule = {
  name: "setnotificationtimestamp",
  path: "setnotificationtimestamp",
  group: "action",
  prefix: "",
  select: { action: "setnotificationtimestamp" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    entirewatchlist: { type: "boolean" },
    timestamp: { type: "timestamp" },
    torevid: { type: "integer" },
    newerthanrevid: { type: "integer" },
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
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
  rules: [
    { kind: "exclusive", of: ["timestamp", "torevid", "newerthanrevid"] },
    {
      kind: "excludes",
      term: "entirewatchlist",
      of: ["titles", "pageids", "revids"],
      code: "multisource",
    },
    {
      kind: "excludes",
      term: "entirewatchlist",
      of: ["torevid", "newerthanrevid"],
      code: "multpages",
    },
  ],
};

/**
 * Sets which changes to watched pages count as seen.
 *
 * Requests `action=setnotificationtimestamp`.
 * @see https://www.mediawiki.org/wiki/API:SetNotificationTimestamp
 */
export const setnotificationtimestamp: RuledActionBuilder<
  SetnotificationtimestampModule,
  SetnotificationtimestampParams,
  RequestOptions,
  | readonly ["exclusive", "timestamp" | "torevid" | "newerthanrevid"]
  | readonly ["excludes", "entirewatchlist", "titles" | "pageids" | "revids"]
  | readonly ["excludes", "entirewatchlist", "torevid" | "newerthanrevid"],
  {}
> = /* @__PURE__ */ moduleRequests(setnotificationtimestampModule, requestRoot);

/** Validates the parameters of `action=setnotificationtimestamp` strictly before they are sent. */
export const validateSetnotificationtimestamp: Validator<SetnotificationtimestampParams> =
  /* @__PURE__ */ validator(
    setnotificationtimestampModule,
    {
      enum: enumCheck,
      integer: integerCheck,
      string: boundedStringCheck,
      timestamp: timestampCheck,
    },
    pageSources,
    paramRules,
  );

/** Parses the parameters of `action=setnotificationtimestamp` in a request, as the server does. */
export const parseSetnotificationtimestamp: ModuleParser<SetnotificationtimestampModule> =
  /* @__PURE__ */ moduleParser(setnotificationtimestampModule, {
    enum: enumeration,
    integer,
    timestamp,
  });
