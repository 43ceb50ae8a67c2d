// Generated from spec/actions/catalogue.json (block) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredRuledActionBuilder,
  Timestamp,
  Token,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  expiry,
  expiryCheck,
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  namespace,
  namespaceCheck,
  paramRules,
  title,
  titleCheck,
  user,
  userCheck,
  validator,
} from "paramsmith/validate";
import type { BlockResult } from "./results/block.js";

/** Parameters of `action=block`. */
export interface BlockParams {
  /**
   * Id of the block to change, as `list=blocks` returns it.
   * Exactly one of `id`, `user` and `userid` is required.
   * Cannot be used with `newblock` or `reblock`.
   */
  readonly id?: number;
  /**
   * User name, IP address or IP range to block.
   * Exactly one of `id`, `user` and `userid` is required.
   * Accepts users by cidr, id, ip, name, temp.
   */
  readonly user?: string;
  /**
   * Id of the user. Use `user=#` followed by the id instead.
   * Exactly one of `id`, `user` and `userid` is required.
   * @deprecated
   */
  readonly userid?: number;
  /**
   * Expiry time of the block: a timestamp, a duration such as `2 weeks`, or `never`.
   * @default "never"
   */
  readonly expiry?: string;
  /**
   * Reason for the block, shown in the log.
   * @default ""
   */
  readonly reason?: string;
  /** Whether an IP address block applies only to users who are not logged in to a named account. */
  readonly anononly?: boolean;
  /** Whether the block also prevents account creation. */
  readonly nocreate?: boolean;
  /** Whether to also block the user's latest IP address, and addresses from which they log in later. */
  readonly autoblock?: boolean;
  /** Whether the block also prevents sending email to users. Requires the `blockemail` right. */
  readonly noemail?: boolean;
  /** Whether to hide the account name in lists and logs. Requires the `hideuser` right. */
  readonly hidename?: boolean;
  /** Whether blocked users can edit their own talk page, if the wiki's settings permit it. */
  readonly allowusertalk?: boolean;
  /**
   * Whether to replace the only block of the user, if there is one.
   * Cannot be used with `newblock` or `id`.
   */
  readonly reblock?: boolean;
  /**
   * Whether to add a block even if the user is already blocked.
   * Cannot be used with `reblock` or `id`.
   */
  readonly newblock?: boolean;
  /** Whether to add the user page and its talk page to the watchlist. Has no effect for IP ranges. */
  readonly watchuser?: boolean;
  /** Expiry time of the watchlist entry. If omitted, an existing entry keeps its expiry time. */
  readonly watchlistexpiry?: Timestamp;
  /**
   * Change tags to add to the log entry.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /** Whether the block covers only the given pages, namespaces and actions. */
  readonly partial?: boolean;
  /**
   * Titles of the pages that the user cannot edit. Only with `partial`.
   * Up to 10 values.
   */
  readonly pagerestrictions?: OneOrMore<string>;
  /**
   * Namespaces whose pages the user cannot edit. Only with `partial`.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   */
  readonly namespacerestrictions?: OneOrMore<number> | "*";
  /**
   * Actions that the block prevents. Only with `partial`.
   * Up to 50 values (500 with high limits).
   */
  readonly actionrestrictions?: OneOrMore<"create" | "move" | "upload">;
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=block`. */
export interface BlockModule extends ModuleDescriptor<
  "block",
  "action",
  false,
  BlockParams,
  "expiry" | "reason",
  BlockResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=block`. */
export const blockModule: BlockModule = {
  name: "block",
  path: "block",
  group: "action",
  prefix: "",
  select: { action: "block" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    id: { type: "integer" },
    user: { type: "user", subtypes: ["cidr", "id", "ip", "name", "temp"] },
    userid: { type: "integer", deprecated: true },
    expiry: { type: "string", default: "never" },
    reason: { type: "string", default: "" },
    anononly: { type: "boolean" },
    nocreate: { type: "boolean" },
    autoblock: { type: "boolean" },
    noemail: { type: "boolean" },
    hidename: { type: "boolean" },
    allowusertalk: { type: "boolean" },
    reblock: { type: "boolean" },
    newblock: { type: "boolean" },
    watchuser: { type: "boolean" },
    watchlistexpiry: { type: "expiry" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    partial: { type: "boolean" },
    pagerestrictions: { type: "title", multi: { lowlimit: 10, highlimit: 10 } },
    namespacerestrictions: {
      type: "namespace",
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" },
    },
    actionrestrictions: {
      type: "enum",
      values: ["create", "move", "upload"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
  rules: [
    { kind: "onlyOneOf", of: ["id", "user", "userid"] },
    { kind: "exclusive", of: ["newblock", "reblock"] },
    {
      kind: "excludes",
      term: "id",
      of: ["newblock", "reblock"],
      code: "invalidparammix-cannotusewith",
    },
  ],
};

/**
 * Blocks an account, an IP address or an IP range, or changes an existing block.
 *
 * Requests `action=block`.
 * @see https://www.mediawiki.org/wiki/API:Block
 */
export const block: RequiredRuledActionBuilder<
  BlockModule,
  BlockParams,
  RequestOptions,
  | readonly ["requiredOneOf", "id" | "user" | "userid"]
  | readonly ["exclusive", "id" | "user" | "userid"]
  | readonly ["exclusive", "newblock" | "reblock"]
  | readonly ["excludes", "id", "newblock" | "reblock"]
> = /* @__PURE__ */ moduleRequests(blockModule, requestRoot);

/** Validates the parameters of `action=block` strictly before they are sent. */
export const validateBlock: Validator<BlockParams> = /* @__PURE__ */ validator(
  blockModule,
  {
    enum: enumCheck,
    expiry: expiryCheck,
    integer: integerCheck,
    namespace: namespaceCheck,
    string: boundedStringCheck,
    title: titleCheck,
    user: userCheck,
  },
  paramRules,
);

/** Parses the parameters of `action=block` in a request, as the server does. */
export const parseBlock: ModuleParser<BlockModule> = /* @__PURE__ */ moduleParser(blockModule, {
  enum: enumeration,
  expiry,
  integer,
  namespace,
  title,
  user,
});
