// Generated from spec/actions/catalogue.json (move) by `paramsmith generate`. Do not edit.

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
  validator,
} from "paramsmith/validate";
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

/** The type of the descriptor of `action=move`. */
export interface MoveModule extends ModuleDescriptor<
  "move",
  "action",
  false,
  MoveParams,
  "reason" | "watchlist",
  MoveResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=move`. */
export const moveModule: MoveModule = {
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

/**
 * Move a page.
 *
 * Requests `action=move`.
 */
export const move: RequiredActionBuilder<MoveModule, MoveParams, RequestOptions> =
  /* @__PURE__ */ moduleRequests(moveModule, requestRoot);

/** Checks parameters of `action=move` strictly, before they are sent. */
export const validateMove: Validator<MoveParams> = /* @__PURE__ */ validator(moveModule, {
  enum: enumCheck,
  expiry: expiryCheck,
  integer: integerCheck,
  string: boundedStringCheck,
});

/** Parses the parameters of `action=move` in a request as the server does. */
export const readMove: ModuleReader<MoveModule> = /* @__PURE__ */ moduleReader(moveModule, {
  enum: enumeration,
  expiry,
  integer,
});
