// Generated from spec/actions/catalogue.json (feedwatchlist) by `paramsmith generate`. Do not edit.

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
  responseForm,
  user,
  userCheck,
  validator,
} from "paramsmith/validate";
import type { FeedwatchlistResult } from "./results/feedwatchlist.js";

/** Parameters of `action=feedwatchlist`. */
export interface FeedwatchlistParams {
  /**
   * Format of the feed.
   * - atom: Atom 1.0.
   * - rss: RSS 2.0.
   * @default "rss"
   */
  readonly feedformat?: "atom" | "rss";
  /**
   * Age of the oldest change in hours.
   * 1 to 72.
   * @default 24
   */
  readonly hours?: number;
  /** Whether links lead to the changed section, if known. */
  readonly linktosections?: boolean;
  /** Whether to list all changes of a page instead of the latest one. */
  readonly allrev?: boolean;
  /**
   * User whose watchlist to list. Only with `wltoken`.
   * Accepts users by name.
   */
  readonly wlowner?: string;
  /**
   * Token for the watchlist of `wlowner`, from that user's preferences.
   * Sensitive, so the request is sent as POST.
   */
  readonly wltoken?: string;
  /**
   * Criteria that the changes must meet; `!` negates a criterion.
   * - anon: Made by users who are not logged in.
   * - autopatrolled: Patrolled automatically.
   * - bot: Marked as made by a bot.
   * - patrolled: Patrolled manually or automatically.
   * - unread: Unseen by the user.
   *
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
   * Kinds of changes to list.
   * - categorize: Pages that were added to categories or removed from them.
   * - edit: Edits of existing pages.
   * - external: Changes on other wikis, such as a shared data repository.
   * - log: Log entries.
   * - new: Page creation.
   *
   * Up to 50 values (500 with high limits).
   * @default ["edit", "new", "log", "categorize"]
   */
  readonly wltype?: OneOrMore<"categorize" | "edit" | "external" | "log" | "new">;
  /**
   * User whose changes to exclude.
   * Accepts users by id, interwiki, ip, name, temp.
   */
  readonly wlexcludeuser?: string;
}

/** The descriptor type of `action=feedwatchlist`. */
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
 * Returns the changes on a watchlist as a feed.
 *
 * Requests `action=feedwatchlist`.
 * @see https://www.mediawiki.org/wiki/API:Watchlist_feed
 */
export const feedwatchlist: ActionBuilder<
  FeedwatchlistModule,
  FeedwatchlistParams,
  RequestOptions,
  {}
> = /* @__PURE__ */ moduleRequests(feedwatchlistModule, requestRoot, { responseForm });

/** Validates the parameters of `action=feedwatchlist` strictly before they are sent. */
export const validateFeedwatchlist: Validator<FeedwatchlistParams> = /* @__PURE__ */ validator(
  feedwatchlistModule,
  { enum: enumCheck, integer: integerCheck, user: userCheck },
);

/** Parses the parameters of `action=feedwatchlist` in a request, as the server does. */
export const parseFeedwatchlist: ModuleParser<FeedwatchlistModule> = /* @__PURE__ */ moduleParser(
  feedwatchlistModule,
  { enum: enumeration, integer, user },
);
