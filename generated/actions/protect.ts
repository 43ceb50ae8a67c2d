// Generated from spec/actions/catalogue.json (protect) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
  OneOrMore,
  ParsedParams,
  PostedModule,
  Rules,
  Timestamp,
  Token,
  Validator,
  Versioned,
  WireInput,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  expiry,
  expiryCheck,
  integer,
  integerCheck,
  moduleRequests,
  readModule,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ProtectResult } from "./results/protect.js";

/** Parameters of `action=protect`. */
export interface ProtectParams {
  /** Title of the page to protect. Excludes `pageid`. */
  readonly title?: string;
  /** Id of the page to protect. Excludes `title`. */
  readonly pageid?: number;
  /**
   * Levels in the form `action=level`; the level `all` lifts the protection. Other actions become unprotected.
   * Up to 50 values (500 with high limits).
   */
  readonly protections: OneOrMore<string>;
  /**
   * Times at which the protections end, in their order, or one time for all. `infinite` is no end.
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
   * - nochange: Leaves the watchlist as it is.
   * - preferences: Applies the preferences of the user. For bots, the watchlist stays as it is.
   * - unwatch: Removes the page.
   * - watch: Adds the page.
   * @default "preferences"
   */
  readonly watchlist?: "nochange" | "preferences" | "unwatch" | "watch";
  /** Time at which the page leaves the watchlist. If omitted, a watched page keeps its expiry. */
  readonly watchlistexpiry?: Timestamp;
  /**
   * Token that `action=query&meta=tokens&type=csrf` returns.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The defaults of the parameters of `action=protect`. */
export interface ProtectDefaults {
  readonly expiry: readonly ["infinite"];
  readonly reason: "";
  readonly watchlist: "preferences";
}

/** The descriptor of `action=protect`. */
export const protectModule: ModuleDescriptor<
  "protect",
  "action",
  false,
  ProtectParams,
  ProtectDefaults,
  ProtectResult
> &
  PostedModule = {
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
};

const requests = /* @__PURE__ */ moduleRequests(protectModule, requestRoot);

/**
 * Changes who can edit, move, create or upload a page.
 *
 * Requests `action=protect`.
 * @see https://www.mediawiki.org/wiki/API:Protect
 */
export function protect<const P extends ProtectParams, V extends string = "2">(
  params: Exact<P, ProtectParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof protectModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  expiry: expiryCheck,
  integer: integerCheck,
  string: boundedStringCheck,
};

/** Checks parameters of `action=protect` strictly, before they are sent. */
export const validateProtect: Validator<ProtectParams> = /* @__PURE__ */ validator(
  protectModule,
  checks,
);

const rules: Rules = { enum: enumeration, expiry, integer };

/** Parses the parameters of `action=protect` in a request as the server does. */
export function readProtect(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof protectModule>> {
  return readModule(protectModule, rules, wire, options);
}
