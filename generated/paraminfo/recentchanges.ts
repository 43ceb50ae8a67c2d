// Generated from spec/paraminfo/catalogue.json (query+recentchanges) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "../runtime/model/descriptor.js";
import type { Exact, OneOrMore, Timestamp } from "../runtime/model/values.js";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "../runtime/read/parsed-params.js";
import { readModule } from "../runtime/read/parsed-params.js";
import type { ModuleRequest, Versioned } from "../runtime/request/request.js";
import { moduleRequests } from "../runtime/request/request.js";
import type { Checks } from "../runtime/rules/check.js";
import { enumCheck, enumeration } from "../runtime/rules/enumeration.js";
import { namespace, namespaceCheck } from "../runtime/rules/namespace.js";
import { limit, limitCheck } from "../runtime/rules/number.js";
import type { Rules } from "../runtime/rules/rule.js";
import { timestamp, timestampCheck } from "../runtime/rules/timestamp.js";
import { user, userCheck } from "../runtime/rules/user.js";
import { validator } from "../runtime/validate/validator.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { QueryOptions } from "./options.js";
import { requestDefaults } from "./options.js";
import type { RecentchangesResult } from "./results/recentchanges.js";

/** Parameters of `list=recentchanges`. */
export interface RecentchangesParams {
  readonly start?: Timestamp;
  readonly end?: Timestamp;
  /** @default "older" */
  readonly dir?: "newer" | "older";
  /**
   * Takes -2 and -1 besides the wiki's namespaces.
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /** Takes a user by name, ip, temp, interwiki, id. */
  readonly user?: string;
  /** Takes a user by name, ip, temp, interwiki, id. */
  readonly excludeuser?: string;
  readonly tag?: string;
  /**
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
  /** Up to 50 values (500 with high limits). */
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
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Up to 50 values (500 with high limits).
   * @default ["edit", "new", "log", "categorize"]
   */
  readonly type?: OneOrMore<"categorize" | "edit" | "external" | "log" | "new">;
  readonly toponly?: boolean;
  readonly title?: string;
  readonly continue?: string;
  readonly generaterevisions?: boolean;
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

const requests = /* @__PURE__ */ moduleRequests(recentchangesModule, requestDefaults);

/** Requests `list=recentchanges`. */
export function recentchanges<const P extends RecentchangesParams = {}, V extends string = "2">(
  params?: Exact<P, RecentchangesParams>,
  options?: Versioned<QueryOptions, V>,
): ModuleRequest<typeof recentchangesModule, P, V> {
  return requests(params, options);
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
