// Generated from spec/actions/catalogue.json (block) by `paramsmith generate`. Do not edit.

import type {
  ActionBuilder,
  ModuleDescriptor,
  ModuleReader,
  OneOrMore,
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
  moduleReader,
  moduleRequests,
  namespace,
  namespaceCheck,
  title,
  titleCheck,
  user,
  userCheck,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { BlockResult } from "./results/block.js";

/** Parameters of `action=block`. */
export interface BlockParams {
  /** ID of the block to modify (obtained through list=blocks). Cannot be used together with user, reblock, or newblock. */
  readonly id?: number;
  /**
   * User to block. Cannot be used together with id.
   * Takes a user by cidr, id, ip, name, temp.
   */
  readonly user?: string;
  /**
   * Specify user=#ID instead.
   * @deprecated
   */
  readonly userid?: number;
  /**
   * Expiry time. May be relative (e.g. 5 months or 2 weeks) or absolute (e.g. 2014-09-18T12:34:56Z). If set to infinite, indefinite, or never, the block will never expire.
   * @default "never"
   */
  readonly expiry?: string;
  /**
   * Reason for block.
   * @default ""
   */
  readonly reason?: string;
  /** Block anonymous users only (i.e. disable anonymous edits for this IP address, including temporary account edits). */
  readonly anononly?: boolean;
  /** Prevent account creation. */
  readonly nocreate?: boolean;
  /** Automatically block the last used IP address, and any subsequent IP addresses they try to login from. */
  readonly autoblock?: boolean;
  /** Prevent user from sending email through the wiki. (Requires the blockemail right). */
  readonly noemail?: boolean;
  /** Hide the username from the block log. (Requires the hideuser right). */
  readonly hidename?: boolean;
  /** Allow the user to edit their own talk page (depends on $wgBlockAllowsUTEdit). */
  readonly allowusertalk?: boolean;
  /** If the user is already blocked by a single block, overwrite the existing block. If the user is blocked more than once, this will fail—use the id parameter instead to specify which block to overwrite. Cannot be used together with id or newblock. */
  readonly reblock?: boolean;
  /** Add another block even if the user is already blocked. Cannot be used together with id or reblock. */
  readonly newblock?: boolean;
  /** Watch the user's or IP address's user and talk pages. */
  readonly watchuser?: boolean;
  /** Watchlist expiry timestamp. Omit this parameter entirely to leave the current expiry unchanged. */
  readonly watchlistexpiry?: Timestamp;
  /**
   * Change tags to apply to the entry in the block log.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /** Block user from specific pages or namespaces rather than the entire site. */
  readonly partial?: boolean;
  /**
   * List of titles to block the user from editing. Only applies when partial is set to true.
   * Up to 10 values.
   */
  readonly pagerestrictions?: OneOrMore<string>;
  /**
   * List of namespace IDs to block the user from editing. Only applies when partial is set to true.
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly namespacerestrictions?: OneOrMore<number> | "*";
  /**
   * List of actions to block the user from performing. Only applies when partial is set to true.
   * Up to 50 values (500 with high limits).
   */
  readonly actionrestrictions?: OneOrMore<"create" | "move" | "upload">;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The type of the descriptor of `action=block`. */
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
};

/**
 * Block a user.
 *
 * Requests `action=block`.
 */
export const block: ActionBuilder<BlockModule, BlockParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(blockModule, requestRoot);

/** Checks parameters of `action=block` strictly, before they are sent. */
export const validateBlock: Validator<BlockParams> = /* @__PURE__ */ validator(blockModule, {
  enum: enumCheck,
  expiry: expiryCheck,
  integer: integerCheck,
  namespace: namespaceCheck,
  string: boundedStringCheck,
  title: titleCheck,
  user: userCheck,
});

/** Parses the parameters of `action=block` in a request as the server does. */
export const readBlock: ModuleReader<BlockModule> = /* @__PURE__ */ moduleReader(blockModule, {
  enum: enumeration,
  expiry,
  integer,
  namespace,
  title,
  user,
});
