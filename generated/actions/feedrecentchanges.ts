// Generated from spec/actions/catalogue.json (feedrecentchanges) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ActionBuilder,
  ModuleDescriptor,
  ModuleParser,
  Timestamp,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  namespace,
  namespaceCheck,
  responseForm,
  timestamp,
  timestampCheck,
  validator,
} from "paramsmith/validate";
import type { FeedrecentchangesResult } from "./results/feedrecentchanges.js";

/** Parameters of `action=feedrecentchanges`. */
export interface FeedrecentchangesParams {
  /**
   * Format of the feed.
   * - atom: Atom 1.0.
   * - rss: RSS 2.0.
   * @default "rss"
   */
  readonly feedformat?: "atom" | "rss";
  /** Namespace of the changed pages. */
  readonly namespace?: number;
  /** Whether to list the changes in all namespaces except `namespace`. */
  readonly invert?: boolean;
  /** Whether to also list changes in the associated talk or subject namespace of `namespace`. */
  readonly associated?: boolean;
  /**
   * Age of the oldest change in days.
   * At least 1.
   * @default 7
   */
  readonly days?: number;
  /**
   * Maximum number of changes to return.
   * 1 to 50.
   * @default 50
   */
  readonly limit?: number;
  /** Time of the oldest change. */
  readonly from?: Timestamp;
  /** Whether to exclude minor changes. */
  readonly hideminor?: boolean;
  /** Whether to exclude changes by bots. */
  readonly hidebots?: boolean;
  /** Whether to exclude changes by users without an account and by temporary accounts. */
  readonly hideanons?: boolean;
  /** Whether to exclude changes by registered users. */
  readonly hideliu?: boolean;
  /** Whether to exclude patrolled changes. */
  readonly hidepatrolled?: boolean;
  /** Whether to exclude changes by the current user. */
  readonly hidemyself?: boolean;
  /** Whether to exclude pages added to or removed from categories. */
  readonly hidecategorization?: boolean;
  /** Change tag by which to filter the changes. */
  readonly tagfilter?: string;
  /** Whether to list only changes without the tag in `tagfilter`. */
  readonly inverttags?: boolean;
  /** Title of a page to whose linked pages the changes were made. */
  readonly target?: string;
  /** Whether to list changes of the pages that link to `target` instead. */
  readonly showlinkedto?: boolean;
}

/** The descriptor type of `action=feedrecentchanges`. */
export interface FeedrecentchangesModule extends ModuleDescriptor<
  "feedrecentchanges",
  "action",
  false,
  FeedrecentchangesParams,
  "feedformat" | "days" | "limit",
  FeedrecentchangesResult
> {}

/** The descriptor of `action=feedrecentchanges`. */
export const feedrecentchangesModule: FeedrecentchangesModule = {
  name: "feedrecentchanges",
  path: "feedrecentchanges",
  group: "action",
  prefix: "",
  select: { action: "feedrecentchanges" },
  generator: false,
  readrights: true,
  params: {
    feedformat: { type: "enum", values: ["atom", "rss"], default: "rss" },
    namespace: { type: "namespace" },
    invert: { type: "boolean" },
    associated: { type: "boolean" },
    days: { type: "integer", min: 1, default: 7 },
    limit: { type: "integer", min: 1, max: 50, default: 50 },
    from: { type: "timestamp" },
    hideminor: { type: "boolean" },
    hidebots: { type: "boolean" },
    hideanons: { type: "boolean" },
    hideliu: { type: "boolean" },
    hidepatrolled: { type: "boolean" },
    hidemyself: { type: "boolean" },
    hidecategorization: { type: "boolean" },
    tagfilter: { type: "string" },
    inverttags: { type: "boolean" },
    target: { type: "string" },
    showlinkedto: { type: "boolean" },
  },
  forms: [{ is: "text" }],
};

/**
 * Returns recent changes as a feed.
 *
 * Requests `action=feedrecentchanges`.
 * @see https://www.mediawiki.org/wiki/API:Feedrecentchanges
 */
export const feedrecentchanges: ActionBuilder<
  FeedrecentchangesModule,
  FeedrecentchangesParams,
  RequestOptions,
  {}
> = /* @__PURE__ */ moduleRequests(feedrecentchangesModule, requestRoot, { responseForm });

/** Validates the parameters of `action=feedrecentchanges` strictly before they are sent. */
export const validateFeedrecentchanges: Validator<FeedrecentchangesParams> =
  /* @__PURE__ */ validator(feedrecentchangesModule, {
    enum: enumCheck,
    integer: integerCheck,
    namespace: namespaceCheck,
    timestamp: timestampCheck,
  });

/** Parses the parameters of `action=feedrecentchanges` in a request, as the server does. */
export const parseFeedrecentchanges: ModuleParser<FeedrecentchangesModule> =
  /* @__PURE__ */ moduleParser(feedrecentchangesModule, {
    enum: enumeration,
    integer,
    namespace,
    timestamp,
  });
