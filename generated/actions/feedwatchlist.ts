// Generated from spec/actions/catalogue.json (feedwatchlist) by `paramsmith generate`. Do not edit.

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
  integer,
  integerCheck,
  moduleReader,
  moduleRequests,
  responseForm,
  user,
  userCheck,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { FeedwatchlistResult } from "./results/feedwatchlist.js";

/** Parameters of `action=feedwatchlist`. */
export interface FeedwatchlistParams {
  /**
   * The format of the feed.
   * @default "rss"
   */
  readonly feedformat?: "atom" | "rss";
  /**
   * List pages modified within this many hours from now.
   * 1 to 72.
   * @default 24
   */
  readonly hours?: number;
  /** Link directly to changed sections if possible. */
  readonly linktosections?: boolean;
  /** Include multiple revisions of the same page within given timeframe. */
  readonly allrev?: boolean;
  /**
   * Used along with token to access a different user's watchlist.
   * Takes a user by name.
   */
  readonly wlowner?: string;
  /**
   * A security token (available in the user's preferences) to allow access to another user's watchlist.
   * Sensitive: the request is sent by POST.
   */
  readonly wltoken?: string;
  /**
   * Show only items that meet these criteria. For example, to see only minor edits done by logged-in users, set show=minor|!anon.
   * Up to 50 values (500 with high limits).
   */
  readonly wlshow?: OneOrMore<
    | "!anon"
    | "!autopatrolled"
    | "!bot"
    | "!minor"
    | "!patrolled"
    | "!unread"
    | "anon"
    | "autopatrolled"
    | "bot"
    | "minor"
    | "patrolled"
    | "unread"
  >;
  /**
   * Which types of changes to show:
   * - edit: Regular page edits.
   * - new: Page creations.
   * - log: Log entries.
   * - external: External changes.
   * - categorize: Category membership changes.
   *
   * Up to 50 values (500 with high limits).
   * @default ["edit", "new", "log", "categorize"]
   */
  readonly wltype?: OneOrMore<"categorize" | "edit" | "external" | "log" | "new">;
  /**
   * Don't list changes by this user.
   * Takes a user by id, interwiki, ip, name, temp.
   */
  readonly wlexcludeuser?: string;
}

/** The type of the descriptor of `action=feedwatchlist`. */
export interface FeedwatchlistModule extends ModuleDescriptor<
  "feedwatchlist",
  "action",
  false,
  FeedwatchlistParams,
  "feedformat" | "hours" | "wltype",
  FeedwatchlistResult
> {}

/** The descriptor of `action=feedwatchlist`. */
export const feedwatchlistModule: FeedwatchlistModule = {
  name: "feedwatchlist",
  path: "feedwatchlist",
  group: "action",
  prefix: "",
  select: { action: "feedwatchlist" },
  generator: false,
  readrights: true,
  params: {
    feedformat: { type: "enum", values: ["atom", "rss"], default: "rss" },
    hours: { type: "integer", min: 1, max: 72, default: 24 },
    linktosections: { type: "boolean" },
    allrev: { type: "boolean" },
    wlowner: { type: "user", subtypes: ["name"] },
    wltoken: { type: "string", sensitive: true },
    wlshow: {
      type: "enum",
      values: [
        "!anon",
        "!autopatrolled",
        "!bot",
        "!minor",
        "!patrolled",
        "!unread",
        "anon",
        "autopatrolled",
        "bot",
        "minor",
        "patrolled",
        "unread",
      ],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    wltype: {
      type: "enum",
      values: ["categorize", "edit", "external", "log", "new"],
      default: ["edit", "new", "log", "categorize"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    wlexcludeuser: { type: "user", subtypes: ["id", "interwiki", "ip", "name", "temp"] },
  },
  forms: [{ is: "text" }],
};

/**
 * Returns a watchlist feed.
 *
 * Requests `action=feedwatchlist`.
 */
export const feedwatchlist: ActionBuilder<
  FeedwatchlistModule,
  FeedwatchlistParams,
  RequestOptions,
  {}
> = /* @__PURE__ */ moduleRequests(feedwatchlistModule, requestRoot, { responseForm });

/** Checks parameters of `action=feedwatchlist` strictly, before they are sent. */
export const validateFeedwatchlist: Validator<FeedwatchlistParams> = /* @__PURE__ */ validator(
  feedwatchlistModule,
  { enum: enumCheck, integer: integerCheck, user: userCheck },
);

/** Parses the parameters of `action=feedwatchlist` in a request as the server does. */
export const readFeedwatchlist: ModuleReader<FeedwatchlistModule> = /* @__PURE__ */ moduleReader(
  feedwatchlistModule,
  { enum: enumeration, integer, user },
);
