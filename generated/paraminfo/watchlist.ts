// Generated from spec/paraminfo/catalogue.json (query+watchlist) by `paramsmith generate`. Do not edit.

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
import type { WatchlistResult } from "./results/watchlist.js";

/** Parameters of `list=watchlist`. */
export interface WatchlistParams {
  readonly allrev?: boolean;
  readonly start?: Timestamp;
  readonly end?: Timestamp;
  /**
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /** Takes a user by name, ip, temp, interwiki, id. */
  readonly user?: string;
  /** Takes a user by name, ip, temp, interwiki, id. */
  readonly excludeuser?: string;
  /** @default "older" */
  readonly dir?: "newer" | "older";
  /**
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
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
  /** Up to 50 values (500 with high limits). */
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
   * Up to 50 values (500 with high limits).
   * @default ["edit", "new", "log", "categorize"]
   */
  readonly type?: OneOrMore<"categorize" | "edit" | "external" | "log" | "new">;
  /** Takes a user by name. */
  readonly owner?: string;
  /** Sensitive: the request is sent by POST. */
  readonly token?: string;
  readonly continue?: string;
}

/** The defaults of the parameters of `list=watchlist`. */
export interface WatchlistDefaults {
  readonly dir: "older";
  readonly limit: 10;
  readonly prop: readonly ["ids", "title", "flags"];
  readonly type: readonly ["edit", "new", "log", "categorize"];
}

/** The descriptor of `list=watchlist`. */
export const watchlistModule: ModuleDescriptor<
  "watchlist",
  "list",
  true,
  WatchlistParams,
  WatchlistDefaults,
  WatchlistResult
> = {
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
};

const requests = /* @__PURE__ */ moduleRequests(watchlistModule, requestDefaults);

/** Requests `list=watchlist`. */
export function watchlist<const P extends WatchlistParams = {}, V extends string = "2">(
  params?: Exact<P, WatchlistParams>,
  options?: Versioned<QueryOptions, V>,
): ModuleRequest<typeof watchlistModule, P, V> {
  return requests(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
  timestamp: timestampCheck,
  user: userCheck,
};

/** Checks parameters of `list=watchlist` strictly, before they are sent. */
export const validateWatchlist: Validator<WatchlistParams> = /* @__PURE__ */ validator(
  watchlistModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit, namespace, timestamp, user };

/** Parses the parameters of `list=watchlist` in a request as the server does. */
export function readWatchlist(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof watchlistModule>> {
  return readModule(watchlistModule, rules, wire, options);
}
