// Generated from spec/actions/catalogue.json (feedrecentchanges) by `paramsmith generate`. Do not edit.

import type {
  ActionBuilder,
  ModuleDescriptor,
  ModuleReader,
  Timestamp,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleReader,
  moduleRequests,
  namespace,
  namespaceCheck,
  responseForm,
  timestamp,
  timestampCheck,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { FeedrecentchangesResult } from "./results/feedrecentchanges.js";

/** Parameters of `action=feedrecentchanges`. */
export interface FeedrecentchangesParams {
  /**
   * The format of the feed.
   * @default "rss"
   */
  readonly feedformat?: "atom" | "rss";
  /** Namespace to limit the results to. */
  readonly namespace?: number;
  /** All namespaces but the selected one. */
  readonly invert?: boolean;
  /** Include associated (talk or main) namespace. */
  readonly associated?: boolean;
  /**
   * Days to limit the results to.
   * At least 1.
   * @default 7
   */
  readonly days?: number;
  /**
   * Maximum number of results to return.
   * 1 to 50.
   * @default 50
   */
  readonly limit?: number;
  /** Show changes since then. */
  readonly from?: Timestamp;
  /** Hide minor changes. */
  readonly hideminor?: boolean;
  /** Hide changes made by bots. */
  readonly hidebots?: boolean;
  /** Hide changes made by anonymous users. */
  readonly hideanons?: boolean;
  /** Hide changes made by registered users. */
  readonly hideliu?: boolean;
  /** Hide patrolled changes. */
  readonly hidepatrolled?: boolean;
  /** Hide changes made by the current user. */
  readonly hidemyself?: boolean;
  /** Hide category membership changes. */
  readonly hidecategorization?: boolean;
  /** Filter by tag. */
  readonly tagfilter?: string;
  /** All edits except ones tagged with the selected ones. */
  readonly inverttags?: boolean;
  /** Show only changes on pages linked from this page. */
  readonly target?: string;
  /** Show changes on pages linked to the selected page instead. */
  readonly showlinkedto?: boolean;
}

/** The type of the descriptor of `action=feedrecentchanges`. */
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
 * Returns a recent changes feed.
 *
 * Requests `action=feedrecentchanges`.
 */
export const feedrecentchanges: ActionBuilder<
  FeedrecentchangesModule,
  FeedrecentchangesParams,
  RequestOptions,
  {}
> = /* @__PURE__ */ moduleRequests(feedrecentchangesModule, requestRoot, { responseForm });

/** Checks parameters of `action=feedrecentchanges` strictly, before they are sent. */
export const validateFeedrecentchanges: Validator<FeedrecentchangesParams> =
  /* @__PURE__ */ validator(feedrecentchangesModule, {
    enum: enumCheck,
    integer: integerCheck,
    namespace: namespaceCheck,
    timestamp: timestampCheck,
  });

/** Parses the parameters of `action=feedrecentchanges` in a request as the server does. */
export const readFeedrecentchanges: ModuleReader<FeedrecentchangesModule> =
  /* @__PURE__ */ moduleReader(feedrecentchangesModule, {
    enum: enumeration,
    integer,
    namespace,
    timestamp,
  });
