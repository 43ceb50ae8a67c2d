// Generated from spec/actions/catalogue.json (rollback) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, PostedModule } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore, Timestamp, Token } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { ModuleRequest, Versioned } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import { expiry, expiryCheck } from "@paramsmith/runtime/internal/rules/expiry";
import { integer, integerCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { boundedStringCheck } from "@paramsmith/runtime/internal/rules/string";
import { user, userCheck } from "@paramsmith/runtime/internal/rules/user";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
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

/** The defaults of the parameters of `action=rollback`. */
export interface RollbackDefaults {
  readonly summary: "";
  readonly watchlist: "preferences";
}

/** The descriptor of `action=rollback`. */
export const rollbackModule: ModuleDescriptor<
  "rollback",
  "action",
  false,
  RollbackParams,
  RollbackDefaults,
  RollbackResult
> &
  PostedModule = {
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

const requests = /* @__PURE__ */ moduleRequests(rollbackModule, requestRoot);

/**
 * Undo the last edit to the page.
 * If the last user who edited the page made multiple edits in a row, they will all be rolled back.
 *
 * Requests `action=rollback`.
 */
export function rollback<const P extends RollbackParams, V extends string = "2">(
  params: Exact<P, RollbackParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof rollbackModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  expiry: expiryCheck,
  integer: integerCheck,
  string: boundedStringCheck,
  user: userCheck,
};

/** Checks parameters of `action=rollback` strictly, before they are sent. */
export const validateRollback: Validator<RollbackParams> = /* @__PURE__ */ validator(
  rollbackModule,
  checks,
);

const rules: Rules = { enum: enumeration, expiry, integer, user };

/** Parses the parameters of `action=rollback` in a request as the server does. */
export function readRollback(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof rollbackModule>> {
  return readModule(rollbackModule, rules, wire, options);
}
