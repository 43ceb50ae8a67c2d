// Generated from spec/actions/catalogue.json (rollback) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleReader,
  OneOrMore,
  RequiredActionBuilder,
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
  user,
  userCheck,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { RollbackResult } from "./results/rollback.js";

/** Parameters of `action=rollback`. */
export interface RollbackParams {
  /** Title of the page to roll back. Cannot be used together with pageid. */
  readonly title?: string;
  /** Page ID of the page to roll back. Cannot be used together with title. */
  readonly pageid?: number;
  /**
   * Tags to apply to the rollback.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /**
   * Name of the user whose edits are to be rolled back.
   * Takes a user by id, interwiki, ip, name, temp.
   */
  readonly user: string;
  /**
   * Custom edit summary. If empty, default summary will be used.
   * @default ""
   */
  readonly summary?: string;
  /** Mark the reverted edits and the revert as bot edits. */
  readonly markbot?: boolean;
  /**
   * Unconditionally add or remove the page from the current user's watchlist, use preferences (ignored for bot users) or do not change watch.
   * @default "preferences"
   */
  readonly watchlist?: "nochange" | "preferences" | "unwatch" | "watch";
  /** Watchlist expiry timestamp. Omit this parameter entirely to leave the current expiry unchanged. */
  readonly watchlistexpiry?: Timestamp;
  /**
   * A "rollback" token retrieved from action=query&meta=tokens
   * For compatibility, the token used in the web UI is also accepted.
   * Requires a token of type `"rollback"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"rollback">;
}

/** The type of the descriptor of `action=rollback`. */
export interface RollbackModule extends ModuleDescriptor<
  "rollback",
  "action",
  false,
  RollbackParams,
  "summary" | "watchlist",
  RollbackResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=rollback`. */
export const rollbackModule: RollbackModule = {
  name: "rollback",
  path: "rollback",
  group: "action",
  prefix: "",
  select: { action: "rollback" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    title: { type: "string" },
    pageid: { type: "integer" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    user: { type: "user", subtypes: ["id", "interwiki", "ip", "name", "temp"], required: true },
    summary: { type: "string", default: "" },
    markbot: { type: "boolean" },
    watchlist: {
      type: "enum",
      values: ["nochange", "preferences", "unwatch", "watch"],
      default: "preferences",
    },
    watchlistexpiry: { type: "expiry" },
    token: { type: "string", required: true, sensitive: true, token: "rollback" },
  },
};

/**
 * Undo the last edit to the page.
 * If the last user who edited the page made multiple edits in a row, they will all be rolled back.
 *
 * Requests `action=rollback`.
 */
export const rollback: RequiredActionBuilder<RollbackModule, RollbackParams, RequestOptions> =
  /* @__PURE__ */ moduleRequests(rollbackModule, requestRoot);

/** Checks parameters of `action=rollback` strictly, before they are sent. */
export const validateRollback: Validator<RollbackParams> = /* @__PURE__ */ validator(
  rollbackModule,
  {
    enum: enumCheck,
    expiry: expiryCheck,
    integer: integerCheck,
    string: boundedStringCheck,
    user: userCheck,
  },
);

/** Parses the parameters of `action=rollback` in a request as the server does. */
export const readRollback: ModuleReader<RollbackModule> = /* @__PURE__ */ moduleReader(
  rollbackModule,
  { enum: enumeration, expiry, integer, user },
);
