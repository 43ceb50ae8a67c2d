// Generated from spec/actions/catalogue.json (move) by `paramsmith generate`. Do not edit.

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
  paramRules,
  validator,
} from "paramsmith/validate";
import type { MoveResult } from "./results/move.js";

/** Parameters of `action=move`. */
export interface MoveParams {
  /**
   * Title of the page to move.
   * Exactly one of `from` and `fromid` is required.
   */
  readonly from?: string;
  /**
   * Id of the page to move.
   * Exactly one of `from` and `fromid` is required.
   */
  readonly fromid?: number;
  /** New title of the page. */
  readonly to: string;
  /**
   * Reason for the log entry.
   * @default ""
   */
  readonly reason?: string;
  /** Whether to also move the talk page, if there is one. */
  readonly movetalk?: boolean;
  /** Whether to also move the subpages. */
  readonly movesubpages?: boolean;
  /** Whether to move without leaving a redirect. Requires the `suppressredirect` right. */
  readonly noredirect?: boolean;
  /**
   * Effect on the current user's watchlist.
   * - nochange: Does not change the watchlist.
   * - preferences: Applies the user's preferences. For bots, the watchlist does not change.
   * - unwatch: Removes the page.
   * - watch: Adds the page.
   * @default "preferences"
   */
  readonly watchlist?: "nochange" | "preferences" | "unwatch" | "watch";
  /** Expiry time of the watchlist entry. If omitted, an existing entry keeps its expiry time. */
  readonly watchlistexpiry?: Timestamp;
  /** Whether to move a file even if a shared repository has a file with the new name. */
  readonly ignorewarnings?: boolean;
  /**
   * Change tags to add to the log entry and the revision that records the move.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=move`. */
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
  rules: [{ kind: "onlyOneOf", of: ["from", "fromid"] }],
};

/**
 * Moves a page to a different title.
 *
 * Requests `action=move`.
 * @see https://www.mediawiki.org/wiki/API:Move
 */
export const move: RequiredRuledActionBuilder<
  MoveModule,
  MoveParams,
  RequestOptions,
  readonly ["requiredOneOf", "from" | "fromid"] | readonly ["exclusive", "from" | "fromid"]
> = /* @__PURE__ */ moduleRequests(moveModule, requestRoot);

/** Validates the parameters of `action=move` strictly before they are sent. */
export const validateMove: Validator<MoveParams> = /* @__PURE__ */ validator(
  moveModule,
  { enum: enumCheck, expiry: expiryCheck, integer: integerCheck, string: boundedStringCheck },
  paramRules,
);

/** Parses the parameters of `action=move` in a request, as the server does. */
export const parseMove: ModuleParser<MoveModule> = /* @__PURE__ */ moduleParser(moveModule, {
  enum: enumeration,
  expiry,
  integer,
});
