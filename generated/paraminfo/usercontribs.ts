// Generated from spec/paraminfo/catalogue.json (query+usercontribs) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredRuledQueryBuilder,
  Timestamp,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
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
import type { UsercontribsResult } from "./results/usercontribs.js";

/** Parameters of `list=usercontribs`. */
export interface UsercontribsParams {
  /**
   * Maximum number of edits to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Time of the edit to start at (inclusive). */
  readonly start?: Timestamp;
  /** Time of the edit to stop at (inclusive). */
  readonly end?: Timestamp;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Users whose edits to list.
   * Exactly one of `user`, `userids`, `userprefix` and `iprange` is required.
   * Accepts users by name, ip, temp, interwiki.
   * Up to 50 values (500 with high limits).
   */
  readonly user?: OneOrMore<string>;
  /**
   * Ids of the users whose edits to list.
   * Exactly one of `user`, `userids`, `userprefix` and `iprange` is required.
   * Up to 50 values (500 with high limits).
   */
  readonly userids?: OneOrMore<number>;
  /**
   * Prefix of the user names.
   * Exactly one of `user`, `userids`, `userprefix` and `iprange` is required.
   */
  readonly userprefix?: string;
  /**
   * CIDR range of the IP addresses whose edits to list.
   * Exactly one of `user`, `userids`, `userprefix` and `iprange` is required.
   */
  readonly iprange?: string;
  /**
   * Order of the edits.
   * - newer: Oldest first; `start` must be before `end`.
   * - older: Newest first; `start` must be after `end`.
   * @default "older"
   */
  readonly dir?: "newer" | "older";
  /**
   * Namespaces of the edited pages.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Properties of each edit to return.
   * - comment: Edit summary.
   * - flags: Whether the edit is minor, creates the page, and is the latest of its page.
   * - ids: Page id, revision id, and id of the parent revision.
   * - parsedcomment: Edit summary as HTML.
   * - patrolled: Whether the edit is patrolled. Requires the right to patrol.
   * - size: Length of the page after the edit, in bytes.
   * - sizediff: Difference in length from the parent revision, in bytes.
   * - tags: Change tags of the edit.
   * - timestamp: Time of the edit.
   * - title: Title and namespace of the page.
   *
   * Up to 50 values (500 with high limits).
   * @default ["ids", "title", "timestamp", "comment", "size", "flags"]
   */
  readonly prop?: OneOrMore<
    | "comment"
    | "flags"
    | "ids"
    | "parsedcomment"
    | "patrolled"
    | "size"
    | "sizediff"
    | "tags"
    | "timestamp"
    | "title"
  >;
  /**
   * Criteria that the edits must meet; `!` negates a criterion.
   * - autopatrolled: Patrolled automatically.
   * - new: Creates the page.
   * - patrolled: Patrolled manually or automatically.
   * - top: Latest revision of its page.
   *
   * A value cannot be combined with its negation (`!`).
   * Up to 50 values (500 with high limits).
   */
  readonly show?: OneOrMore<
    | "!autopatrolled"
    | "!minor"
    | "!new"
    | "!patrolled"
    | "!top"
    | "autopatrolled"
    | "minor"
    | "new"
    | "patrolled"
    | "top"
  >;
  /** Change tag by which to filter the edits. */
  readonly tag?: string;
  /**
   * Whether to list only edits that are the latest revision of their page. Use `show=top` instead.
   * Cannot be used with `show=!top`.
   * @deprecated
   */
  readonly toponly?: boolean;
}

/** The descriptor type of `list=usercontribs`. */
export interface UsercontribsModule extends ModuleDescriptor<
  "usercontribs",
  "list",
  false,
  UsercontribsParams,
  "limit" | "dir" | "prop",
  UsercontribsResult
> {}

/** The descriptor of `list=usercontribs`. */
export const usercontribsModule: UsercontribsModule = {
  name: "usercontribs",
  path: "query+usercontribs",
  group: "list",
  prefix: "uc",
  select: { action: "query", list: "usercontribs" },
  generator: false,
  readrights: true,
  params: {
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    start: { type: "timestamp" },
    end: { type: "timestamp" },
    continue: { type: "string" },
    user: {
      type: "user",
      subtypes: ["name", "ip", "temp", "interwiki"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    userids: { type: "integer", multi: { lowlimit: 50, highlimit: 500 } },
    userprefix: { type: "string" },
    iprange: { type: "string" },
    dir: { type: "enum", values: ["newer", "older"], default: "older" },
    namespace: { type: "namespace", multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" } },
    prop: {
      type: "enum",
      values: [
        "comment",
        "flags",
        "ids",
        "parsedcomment",
        "patrolled",
        "size",
        "sizediff",
        "tags",
        "timestamp",
        "title",
      ],
      default: ["ids", "title", "timestamp", "comment", "size", "flags"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    show: {
      type: "enum",
      values: [
        "!autopatrolled",
        "!minor",
        "!new",
        "!patrolled",
        "!top",
        "autopatrolled",
        "minor",
        "new",
        "patrolled",
        "top",
      ],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    tag: { type: "string" },
    toponly: { type: "boolean", deprecated: true },
  },
  rules: [
    { kind: "onlyOneOf", of: ["user", "userids", "userprefix", "iprange"] },
    { kind: "opposites", parameter: "show", code: "show" },
    { kind: "exclusive", of: ["show=autopatrolled", "show=!patrolled"], code: "show" },
    { kind: "exclusive", of: ["toponly", "show=!top"], code: "show" },
  ],
};

/**
 * Lists users' edits.
 *
 * Requests `list=usercontribs`.
 * @see https://www.mediawiki.org/wiki/API:Usercontribs
 */
export const usercontribs: RequiredRuledQueryBuilder<
  UsercontribsModule,
  UsercontribsParams,
  QueryOptions,
  | readonly ["requiredOneOf", "user" | "userids" | "userprefix" | "iprange"]
  | readonly ["exclusive", "user" | "userids" | "userprefix" | "iprange"]
> = /* @__PURE__ */ moduleRequests(usercontribsModule, requestRoot);

/** Validates the parameters of `list=usercontribs` strictly before they are sent. */
export const validateUsercontribs: Validator<UsercontribsParams> = /* @__PURE__ */ validator(
  usercontribsModule,
  {
    enum: enumCheck,
    integer: integerCheck,
    limit: limitCheck,
    namespace: namespaceCheck,
    timestamp: timestampCheck,
    user: userCheck,
  },
  paramRules,
);

/** Parses the parameters of `list=usercontribs` in a request, as the server does. */
export const parseUsercontribs: ModuleParser<UsercontribsModule> = /* @__PURE__ */ moduleParser(
  usercontribsModule,
  { enum: enumeration, integer, limit, namespace, timestamp, user },
);
