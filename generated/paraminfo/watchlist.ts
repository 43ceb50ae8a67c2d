// Generated from spec/paraminfo/catalogue.json (query+watchlist) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RuledQueryBuilder,
  Timestamp,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  namespace,
  namespaceCheck,
  paramRules,
  timestamp,
  timestampCheck,
  user,
  userCheck,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { WatchlistResult } from "./results/watchlist.js";

/** Parameters of `list=watchlist`. */
export interface WatchlistParams {
  /** Whether to list all changes of a page instead of the latest one. */
  readonly allrev?: boolean;
  /** Time of the change to start at (inclusive). */
  readonly start?: Timestamp;
  /** Time of the change to stop at (inclusive). */
  readonly end?: Timestamp;
  /**
   * Namespaces of the changed pages.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * User who made the changes.
   * Cannot be used with `excludeuser`.
   * Accepts users by name, ip, temp, interwiki, id.
   */
  readonly user?: string;
  /**
   * User whose changes to exclude.
   * Cannot be used with `user`.
   * Accepts users by name, ip, temp, interwiki, id.
   */
  readonly excludeuser?: string;
  /**
   * Order of the changes.
   * - newer: Oldest first; `start` must be before `end`.
   * - older: Newest first; `start` must be after `end`.
   * @default "older"
   */
  readonly dir?: "newer" | "older";
  /**
   * Maximum number of changes to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Properties of each change to return.
   * - comment: Summary of an edit or a log entry.
   * - expiry: Time at which the watchlist entry expires.
   * - flags: Whether the change is minor, was made by a bot, and created the page.
   * - ids: Page id, and ids of the old and new revisions.
   * - loginfo: Id, type, action and parameters of log entries.
   * - notificationtimestamp: Time of the first change that the user has not seen.
   * - parsedcomment: Summary as HTML.
   * - patrol: Whether the change is patrolled. Requires the right to patrol.
   * - sizes: Length of the page before and after the change, in bytes.
   * - tags: Change tags of the change.
   * - timestamp: Time of the change.
   * - title: Title and namespace of the page.
   * - user: Name of the change's author, and whether the author is an IP address.
   * - userid: Id of the change's author.
   *
   * Up to 50 values (500 with high limits).
   * @default ["ids", "title", "flags"]
   */
  readonly prop?: OneOrMore<
    | "comment"
    | "expiry"
    | "flags"
    | "ids"
    | "loginfo"
    | "notificationtimestamp"
    | "parsedcomment"
    | "patrol"
    | "sizes"
    | "tags"
    | "timestamp"
    | "title"
    | "user"
    | "userid"
  >;
  /**
   * Criteria that the changes must meet; `!` negates a criterion.
   * - anon: Made by users who are not logged in.
   * - autopatrolled: Patrolled automatically.
   * - bot: Marked as made by a bot.
   * - patrolled: Patrolled manually or automatically.
   * - unread: Unseen by the user.
   *
   * A value cannot be combined with its negation (`!`).
   * Up to 50 values (500 with high limits).
   */
  readonly show?: OneOrMore<
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
  readonly type?: OneOrMore<"categorize" | "edit" | "external" | "log" | "new">;
  /**
   * User whose watchlist to list. Only with `token`.
   * Accepts users by name.
   */
  readonly owner?: string;
  /**
   * Token for the watchlist of `owner`, from that user's preferences.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: string;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The descriptor type of `list=watchlist`. */
export interface WatchlistModule extends ModuleDescriptor<
  "watchlist",
  "list",
  true,
  WatchlistParams,
  "dir" | "limit" | "prop" | "type",
  WatchlistResult
> {}

/** The descriptor of `list=watchlist`. */
export const watchlistModule: WatchlistModule = {
  name: "watchlist",
  path: "query+watchlist",
  group: "list",
  prefix: "wl",
  select: { action: "query", list: "watchlist" },
  generator: true,
  readrights: true,
  params: {
    allrev: { type: "boolean" },
    start: { type: "timestamp" },
    end: { type: "timestamp" },
    namespace: { type: "namespace", multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" } },
    user: { type: "user", subtypes: ["name", "ip", "temp", "interwiki", "id"] },
    excludeuser: { type: "user", subtypes: ["name", "ip", "temp", "interwiki", "id"] },
    dir: { type: "enum", values: ["newer", "older"], default: "older" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    prop: {
      type: "enum",
      values: [
        "comment",
        "expiry",
        "flags",
        "ids",
        "loginfo",
        "notificationtimestamp",
        "parsedcomment",
        "patrol",
        "sizes",
        "tags",
        "timestamp",
        "title",
        "user",
        "userid",
      ],
      default: ["ids", "title", "flags"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    show: {
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
    type: {
      type: "enum",
      values: ["categorize", "edit", "external", "log", "new"],
      default: ["edit", "new", "log", "categorize"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    owner: { type: "user", subtypes: ["name"] },
    token: { type: "string", sensitive: true },
    continue: { type: "string" },
  },
  rules: [
    { kind: "opposites", parameter: "show", code: "show" },
    { kind: "exclusive", of: ["show=autopatrolled", "show=!patrolled"], code: "show" },
    { kind: "exclusive", of: ["user", "excludeuser"] },
  ],
};

/**
 * Lists recent changes to the pages on the current user's watchlist.
 *
 * Requests `list=watchlist`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Watchlist
 */
export const watchlist: RuledQueryBuilder<
  WatchlistModule,
  WatchlistParams,
  QueryOptions,
  readonly ["exclusive", "user" | "excludeuser"],
  {}
> = /* @__PURE__ */ moduleRequests(watchlistModule, requestRoot);

/** Validates the parameters of `list=watchlist` strictly before they are sent. */
export const validateWatchlist: Validator<WatchlistParams> = /* @__PURE__ */ validator(
  watchlistModule,
  {
    enum: enumCheck,
    limit: limitCheck,
    namespace: namespaceCheck,
    timestamp: timestampCheck,
    user: userCheck,
  },
  paramRules,
);

/** Parses the parameters of `list=watchlist` in a request, as the server does. */
export const parseWatchlist: ModuleParser<WatchlistModule> = /* @__PURE__ */ moduleParser(
  watchlistModule,
  { enum: enumeration, limit, namespace, timestamp, user },
);
