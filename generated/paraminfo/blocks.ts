// Generated from spec/paraminfo/catalogue.json (query+blocks) by `paramsmith generate`. Do not edit.

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
  integer,
  integerCheck,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  paramRules,
  timestamp,
  timestampCheck,
  user,
  userCheck,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { BlocksResult } from "./results/blocks.js";

/** Parameters of `list=blocks`. */
export interface BlocksParams {
  /** Time of the block to start at (inclusive). */
  readonly start?: Timestamp;
  /** Time of the block to stop at (inclusive). */
  readonly end?: Timestamp;
  /**
   * Order of the blocks.
   * - newer: Oldest first; `start` must be before `end`.
   * - older: Newest first; `start` must be after `end`.
   * @default "older"
   */
  readonly dir?: "newer" | "older";
  /**
   * Ids of the blocks.
   * Up to 50 values (500 with high limits).
   */
  readonly ids?: OneOrMore<number>;
  /**
   * Users, IP addresses and ranges whose blocks to list, without blocks of larger ranges.
   * Cannot be used with `ip`.
   * Accepts users by name, ip, temp, cidr.
   * Up to 50 values (500 with high limits).
   */
  readonly users?: OneOrMore<string>;
  /**
   * IP address or CIDR range for which to list all blocks, including range blocks.
   * Cannot be used with `users`.
   */
  readonly ip?: string;
  /**
   * Maximum number of blocks to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Properties of each block to return.
   * - by: Name of the user who set the block.
   * - byid: Id of the user who set the block.
   * - expiry: Time at which the block expires.
   * - flags: Options of the block, such as `autoblock` and `anononly`.
   * - id: Id of the block.
   * - parsedreason: Reason as HTML.
   * - range: First and last IP address that the block affects.
   * - reason: Reason for the block.
   * - restrictions: Pages, namespaces and actions of a partial block.
   * - timestamp: Time at which the block was set.
   * - user: Name of the blocked user.
   * - userid: Id of the blocked user.
   *
   * Up to 50 values (500 with high limits).
   * @default ["id", "user", "by", "timestamp", "expiry", "reason", "flags"]
   */
  readonly prop?: OneOrMore<
    | "by"
    | "byid"
    | "expiry"
    | "flags"
    | "id"
    | "parsedreason"
    | "range"
    | "reason"
    | "restrictions"
    | "timestamp"
    | "user"
    | "userid"
  >;
  /**
   * Criteria that the blocks must meet; `!` negates a criterion.
   * - account: Blocks of accounts.
   * - ip: Blocks of single IP addresses.
   * - range: Blocks of IP ranges.
   * - temp: Blocks that expire.
   *
   * A value cannot be combined with its negation (`!`).
   * Up to 50 values (500 with high limits).
   */
  readonly show?: OneOrMore<
    "!account" | "!ip" | "!range" | "!temp" | "account" | "ip" | "range" | "temp"
  >;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The descriptor type of `list=blocks`. */
export interface BlocksModule extends ModuleDescriptor<
  "blocks",
  "list",
  false,
  BlocksParams,
  "dir" | "limit" | "prop",
  BlocksResult
> {}

/** The descriptor of `list=blocks`. */
export const blocksModule: BlocksModule = {
  name: "blocks",
  path: "query+blocks",
  group: "list",
  prefix: "bk",
  select: { action: "query", list: "blocks" },
  generator: false,
  readrights: true,
  params: {
    start: { type: "timestamp" },
    end: { type: "timestamp" },
    dir: { type: "enum", values: ["newer", "older"], default: "older" },
    ids: { type: "integer", multi: { lowlimit: 50, highlimit: 500 } },
    users: {
      type: "user",
      subtypes: ["name", "ip", "temp", "cidr"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    ip: { type: "string" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    prop: {
      type: "enum",
      values: [
        "by",
        "byid",
        "expiry",
        "flags",
        "id",
        "parsedreason",
        "range",
        "reason",
        "restrictions",
        "timestamp",
        "user",
        "userid",
      ],
      default: ["id", "user", "by", "timestamp", "expiry", "reason", "flags"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    show: {
      type: "enum",
      values: ["!account", "!ip", "!range", "!temp", "account", "ip", "range", "temp"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    continue: { type: "string" },
  },
  rules: [
    { kind: "exclusive", of: ["users", "ip"] },
    { kind: "opposites", parameter: "show", code: "show" },
  ],
};

/**
 * Lists blocked users and IP addresses.
 *
 * Requests `list=blocks`.
 * @see https://www.mediawiki.org/wiki/API:Blocks
 */
export const blocks: RuledQueryBuilder<
  BlocksModule,
  BlocksParams,
  QueryOptions,
  readonly ["exclusive", "users" | "ip"],
  {}
> = /* @__PURE__ */ moduleRequests(blocksModule, requestRoot);

/** Validates the parameters of `list=blocks` strictly before they are sent. */
export const validateBlocks: Validator<BlocksParams> = /* @__PURE__ */ validator(
  blocksModule,
  {
    enum: enumCheck,
    integer: integerCheck,
    limit: limitCheck,
    timestamp: timestampCheck,
    user: userCheck,
  },
  paramRules,
);

/** Parses the parameters of `list=blocks` in a request, as the server does. */
export const parseBlocks: ModuleParser<BlocksModule> = /* @__PURE__ */ moduleParser(blocksModule, {
  enum: enumeration,
  integer,
  limit,
  timestamp,
  user,
});
