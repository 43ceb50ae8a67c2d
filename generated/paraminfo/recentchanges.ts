// Generated from spec/paraminfo/catalogue.json (query+recentchanges) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore, Timestamp } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { OnePageSelector } from "@paramsmith/runtime/internal/request/page-selectors";
import type { ModuleRequest } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import { namespace, namespaceCheck } from "@paramsmith/runtime/internal/rules/namespace";
import { limit, limitCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { timestamp, timestampCheck } from "@paramsmith/runtime/internal/rules/timestamp";
import { user, userCheck } from "@paramsmith/runtime/internal/rules/user";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
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
   * Takes -2 and -1 besides the wiki's namespaces.
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * User who made the changes.
   * Takes a user by name, ip, temp, interwiki, id.
   */
  readonly user?: string;
  /**
   * User whose changes to leave out.
   * Takes a user by name, ip, temp, interwiki, id.
   */
  readonly excludeuser?: string;
  /** Change tag that the changes have. */
  readonly tag?: string;
  /**
   * Properties of each change to return.
   * - comment: Edit summary or summary of the log entry.
   * - flags: Whether the change is minor, by a bot, and the creation of a page.
   * - ids: Page id, id of the change, and ids of the old and the new revision.
   * - loginfo: Id, type, action and parameters of log entries.
   * - parsedcomment: Summary as HTML.
   * - patrolled: Whether the change is patrolled, unpatrolled or autopatrolled. Requires the right to patrol.
   * - redirect: Whether the page is a redirect.
   * - sha1: SHA-1 hash of the content of the new revision, in base 16.
   * - sizes: Length of the page before and after the change, in bytes.
   * - tags: Change tags of the change.
   * - timestamp: Time of the change.
   * - title: Title and namespace of the page.
   * - user: Name of the user who made the change, and whether it is an IP address.
   * - userid: Id of the user who made the change.
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
   * Criteria that the changes meet; `!` negates a criterion.
   * - anon: By users who are not logged in.
   * - autopatrolled: Patrolled automatically.
   * - bot: Marked as made by a bot.
   * - patrolled: Patrolled by hand or automatically.
   * - redirect: Of pages that are redirects.
   * - unpatrolled: Neither patrolled by hand nor automatically.
   *
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
   * - categorize: Additions of pages to categories, and removals.
   * - edit: Edits of existing pages.
   * - external: Changes on other wikis, such as a shared data repository.
   * - log: Entries of the logs.
   * - new: Creations of pages.
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
  /** Whether a generator produces revision ids instead of titles. Changes without a revision produce nothing. */
  readonly generaterevisions?: boolean;
  /** Slot that the changes affect. */
  readonly slot?: "main";
}

/** The defaults of the parameters of `list=recentchanges`. */
export interface RecentchangesDefaults {
  readonly dir: "older";
  readonly prop: readonly ["title", "timestamp", "ids"];
  readonly limit: 10;
  readonly type: readonly ["edit", "new", "log", "categorize"];
}

/** The descriptor of `list=recentchanges`. */
export const recentchangesModule: ModuleDescriptor<
  "recentchanges",
  "list",
  true,
  RecentchangesParams,
  RecentchangesDefaults,
  RecentchangesResult
> = {
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
};

const requests = /* @__PURE__ */ moduleRequests(recentchangesModule, requestRoot);

/**
 * Lists recent changes of the wiki.
 *
 * Requests `list=recentchanges`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Recentchanges
 */
export function recentchanges<
  const P extends RecentchangesParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, RecentchangesParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof recentchangesModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
  timestamp: timestampCheck,
  user: userCheck,
};

/** Checks parameters of `list=recentchanges` strictly, before they are sent. */
export const validateRecentchanges: Validator<RecentchangesParams> = /* @__PURE__ */ validator(
  recentchangesModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit, namespace, timestamp, user };

/** Parses the parameters of `list=recentchanges` in a request as the server does. */
export function readRecentchanges(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof recentchangesModule>> {
  return readModule(recentchangesModule, rules, wire, options);
}
