// Generated from spec/paraminfo/catalogue.json (query+recentchanges) by `paramsmith generate`. Do not edit.

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
import type { RecentchangesResult } from "./results/recentchanges.js";

/** Parameters of `list=recentchanges`. */
export interface RecentchangesParams {
  /** Time of the change to start at (inclusive). */
  readonly start?: Timestamp;
  /** Time of the change to stop at (inclusive). */
  readonly end?: Timestamp;
  /**
   * Order of the changes.
   * - newer: Oldest first; `start` must be before `end`.
   * - older: Newest first; `start` must be after `end`.
   * @default "older"
   */
  readonly dir?: "newer" | "older";
  /**
   * Namespaces of the changed pages.
   * Also accepts -2 and -1, in addition to the wiki's namespaces.
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
  /** Change tag by which to filter the changes. */
  readonly tag?: string;
  /**
   * Properties of each change to return.
   * - comment: Summary of an edit or a log entry.
   * - flags: Whether the change is minor, was made by a bot, and created the page.
   * - ids: Page id, id of the change, and ids of the old and new revisions.
   * - loginfo: Id, type, action and parameters of log entries.
   * - parsedcomment: Summary as HTML.
   * - patrolled: Whether the change is patrolled, unpatrolled or autopatrolled. Requires the right to patrol.
   * - redirect: Whether the page is a redirect.
   * - sha1: SHA-1 hash of the new revision's content, in base 16.
   * - sizes: Length of the page before and after the change, in bytes.
   * - tags: Change tags of the change.
   * - timestamp: Time of the change.
   * - title: Title and namespace of the page.
   * - user: Name of the change's author, and whether the author is an IP address.
   * - userid: Id of the change's author.
   *
   * Up to 50 values (500 with high limits).
   * @default ["title", "timestamp", "ids"]
   */
  readonly prop?: OneOrMore<
    | "comment"
    | "flags"
    | "ids"
    | "loginfo"
    | "parsedcomment"
    | "patrolled"
    | "redirect"
    | "sha1"
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
   * - redirect: Made to redirects.
   * - unpatrolled: Not patrolled, either manually or automatically.
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
    | "!redirect"
    | "anon"
    | "autopatrolled"
    | "bot"
    | "minor"
    | "patrolled"
    | "redirect"
    | "unpatrolled"
  >;
  /**
   * Maximum number of changes to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
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
  /** Whether to list only changes that are the latest revision of their page. */
  readonly toponly?: boolean;
  /** Title of the page whose changes to list. */
  readonly title?: string;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /** Whether a generator returns revision ids instead of titles, except for changes without a revision. */
  readonly generaterevisions?: boolean;
  /** Slot that the changes affect. */
  readonly slot?: "main";
}

/** The descriptor type of `list=recentchanges`. */
export interface RecentchangesModule extends ModuleDescriptor<
  "recentchanges",
  "list",
  true,
  RecentchangesParams,
  "dir" | "prop" | "limit" | "type",
  RecentchangesResult
> {}

/** The descriptor of `list=recentchanges`. */
export const recentchangesModule: RecentchangesModule = {
  name: "recentchanges",
  path: "query+recentchanges",
  group: "list",
  prefix: "rc",
  select: { action: "query", list: "recentchanges" },
  generator: true,
  readrights: true,
  params: {
    start: { type: "timestamp" },
    end: { type: "timestamp" },
    dir: { type: "enum", values: ["newer", "older"], default: "older" },
    namespace: {
      type: "namespace",
      extranamespaces: [-2, -1],
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" },
    },
    user: { type: "user", subtypes: ["name", "ip", "temp", "interwiki", "id"] },
    excludeuser: { type: "user", subtypes: ["name", "ip", "temp", "interwiki", "id"] },
    tag: { type: "string" },
    prop: {
      type: "enum",
      values: [
        "comment",
        "flags",
        "ids",
        "loginfo",
        "parsedcomment",
        "patrolled",
        "redirect",
        "sha1",
        "sizes",
        "tags",
        "timestamp",
        "title",
        "user",
        "userid",
      ],
      default: ["title", "timestamp", "ids"],
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
        "!redirect",
        "anon",
        "autopatrolled",
        "bot",
        "minor",
        "patrolled",
        "redirect",
        "unpatrolled",
      ],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    type: {
      type: "enum",
      values: ["categorize", "edit", "external", "log", "new"],
      default: ["edit", "new", "log", "categorize"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    toponly: { type: "boolean" },
    title: { type: "string" },
    continue: { type: "string" },
    generaterevisions: { type: "boolean" },
    slot: { type: "enum", values: ["main"] },
  },
  rules: [
    { kind: "opposites", parameter: "show", code: "show" },
    { kind: "exclusive", of: ["show=autopatrolled", "show=!patrolled"], code: "show" },
    {
      kind: "excludes",
      term: "show=unpatrolled",
      of: ["show=patrolled", "show=!patrolled", "show=autopatrolled"],
      code: "show",
    },
    { kind: "exclusive", of: ["user", "excludeuser"] },
  ],
};

/**
 * Lists recent changes on the wiki.
 *
 * Requests `list=recentchanges`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Recentchanges
 */
export const recentchanges: RuledQueryBuilder<
  RecentchangesModule,
  RecentchangesParams,
  QueryOptions,
  readonly ["exclusive", "user" | "excludeuser"],
  {}
> = /* @__PURE__ */ moduleRequests(recentchangesModule, requestRoot);

/** Validates the parameters of `list=recentchanges` strictly before they are sent. */
export const validateRecentchanges: Validator<RecentchangesParams> = /* @__PURE__ */ validator(
  recentchangesModule,
  {
    enum: enumCheck,
    limit: limitCheck,
    namespace: namespaceCheck,
    timestamp: timestampCheck,
    user: userCheck,
  },
  paramRules,
);

/** Parses the parameters of `list=recentchanges` in a request, as the server does. */
export const parseRecentchanges: ModuleParser<RecentchangesModule> = /* @__PURE__ */ moduleParser(
  recentchangesModule,
  { enum: enumeration, limit, namespace, timestamp, user },
);
