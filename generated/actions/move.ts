// Generated from spec/actions/catalogue.json (move) by `paramsmith generate`. Do not edit.

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
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { MoveResult } from "./results/move.js";

/** Parameters of `action=move`. */
export interface MoveParams {
  /** Title of the page to rename. Cannot be used together with fromid. */
  readonly from?: string;
  /** Page ID of the page to rename. Cannot be used together with from. */
  readonly fromid?: number;
  /** Title to rename the page to. */
  readonly to: string;
  /**
   * Reason for the rename.
   * @default ""
   */
  readonly reason?: string;
  /** Rename the talk page, if it exists. */
  readonly movetalk?: boolean;
  /** Rename subpages, if applicable. */
  readonly movesubpages?: boolean;
  /** Don't create a redirect. */
  readonly noredirect?: boolean;
  /**
   * Unconditionally add or remove the page from the current user's watchlist, use preferences (ignored for bot users) or do not change watch.
   * @default "preferences"
   */
  readonly watchlist?: "nochange" | "preferences" | "unwatch" | "watch";
  /** Watchlist expiry timestamp. Omit this parameter entirely to leave the current expiry unchanged. */
  readonly watchlistexpiry?: Timestamp;
  /** Ignore any warnings. */
  readonly ignorewarnings?: boolean;
  /**
   * Change tags to apply to the entry in the move log and to the null revision on the destination page.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The defaults of the parameters of `action=move`. */
export interface MoveDefaults {
  readonly reason: "";
  readonly watchlist: "preferences";
}

/** The descriptor of `action=move`. */
export const moveModule: ModuleDescriptor<
  "move",
  "action",
  false,
  MoveParams,
  MoveDefaults,
  MoveResult
> &
  PostedModule = {
  name: "move",
  path: "move",
  group: "action",
  prefix: "",
  select: { action: "move" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    from: { type: "string" },
    fromid: { type: "integer" },
    to: { type: "string", required: true },
    reason: { type: "string", default: "" },
    movetalk: { type: "boolean" },
    movesubpages: { type: "boolean" },
    noredirect: { type: "boolean" },
    watchlist: {
      type: "enum",
      values: ["nochange", "preferences", "unwatch", "watch"],
      default: "preferences",
    },
    watchlistexpiry: { type: "expiry" },
    ignorewarnings: { type: "boolean" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(moveModule, requestRoot);

/**
 * Move a page.
 *
 * Requests `action=move`.
 */
export function move<const P extends MoveParams, V extends string = "2">(
  params: Exact<P, MoveParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof moveModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  expiry: expiryCheck,
  integer: integerCheck,
  string: boundedStringCheck,
};

/** Checks parameters of `action=move` strictly, before they are sent. */
export const validateMove: Validator<MoveParams> = /* @__PURE__ */ validator(moveModule, checks);

const rules: Rules = { enum: enumeration, expiry, integer };

/** Parses the parameters of `action=move` in a request as the server does. */
export function readMove(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof moveModule>> {
  return readModule(moveModule, rules, wire, options);
}
