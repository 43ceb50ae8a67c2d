// Generated from spec/actions/catalogue.json (protect) by `paramsmith generate`. Do not edit.

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
import type { ProtectResult } from "./results/protect.js";

/** Parameters of `action=protect`. */
export interface ProtectParams {
  /**
   * Title of the page to protect.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly title?: string;
  /**
   * Id of the page to protect.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly pageid?: number;
  /**
   * Protection as `action=level`; `all` removes a restriction. Actions not listed become unprotected.
   * Up to 50 values (500 with high limits).
   */
  readonly protections: OneOrMore<string>;
  /**
   * Expiry times in the order of `protections`, or one time for all; `infinite` means no expiry.
   * Up to 50 values (500 with high limits).
   * @default ["infinite"]
   */
  readonly expiry?: OneOrMore<string>;
  /**
   * Reason for the log entry.
   * @default ""
   */
  readonly reason?: string;
  /**
   * Change tags to add to the log entry.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /** Whether to also protect the templates and files that the page uses. */
  readonly cascade?: boolean;
  /**
   * Whether to add the page to the watchlist. Use `watchlist=watch` instead.
   * @deprecated
   */
  readonly watch?: boolean;
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
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=protect`. */
export interface ProtectModule extends ModuleDescriptor<
  "protect",
  "action",
  false,
  ProtectParams,
  "expiry" | "reason" | "watchlist",
  ProtectResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=protect`. */
export const protectModule: ProtectModule = {
  name: "protect",
  path: "protect",
  group: "action",
  prefix: "",
  select: { action: "protect" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    title: { type: "string" },
    pageid: { type: "integer" },
    protections: { type: "string", required: true, multi: { lowlimit: 50, highlimit: 500 } },
    expiry: {
      type: "string",
      default: ["infinite"],
      multi: { lowlimit: 50, highlimit: 500, allowsduplicates: true },
    },
    reason: { type: "string", default: "" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    cascade: { type: "boolean" },
    watch: { type: "boolean", deprecated: true },
    watchlist: {
      type: "enum",
      values: ["nochange", "preferences", "unwatch", "watch"],
      default: "preferences",
    },
    watchlistexpiry: { type: "expiry" },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
  rules: [{ kind: "onlyOneOf", of: ["title", "pageid"] }],
};

/**
 * Changes the protection of a page: who can edit, move, create or upload it.
 *
 * Requests `action=protect`.
 * @see https://www.mediawiki.org/wiki/API:Protect
 */
export const protect: RequiredRuledActionBuilder<
  ProtectModule,
  ProtectParams,
  RequestOptions,
  readonly ["requiredOneOf", "title" | "pageid"] | readonly ["exclusive", "title" | "pageid"]
> = /* @__PURE__ */ moduleRequests(protectModule, requestRoot);

/** Validates the parameters of `action=protect` strictly before they are sent. */
export const validateProtect: Validator<ProtectParams> = /* @__PURE__ */ validator(
  protectModule,
  { enum: enumCheck, expiry: expiryCheck, integer: integerCheck, string: boundedStringCheck },
  paramRules,
);

/** Parses the parameters of `action=protect` in a request, as the server does. */
export const parseProtect: ModuleParser<ProtectModule> = /* @__PURE__ */ moduleParser(
  protectModule,
  { enum: enumeration, expiry, integer },
);
