// Generated from spec/actions/catalogue.json (protect) by `paramsmith generate`. Do not edit.

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
import type { ProtectResult } from "./results/protect.js";

/** Parameters of `action=protect`. */
export interface ProtectParams {
  /** Title of the page to (un)protect. Cannot be used together with pageid. */
  readonly title?: string;
  /** ID of the page to (un)protect. Cannot be used together with title. */
  readonly pageid?: number;
  /**
   * List of protection levels, formatted action=level (e.g. edit=sysop). A level of all means everyone is allowed to take the action, i.e. no restriction.
   * Note: Any actions not listed will have restrictions removed.
   * Up to 50 values (500 with high limits).
   */
  readonly protections: OneOrMore<string>;
  /**
   * Expiry timestamps. If only one timestamp is set, it'll be used for all protections. Use infinite, indefinite, infinity, or never, for a never-expiring protection.
   * Up to 50 values (500 with high limits).
   * @default ["infinite"]
   */
  readonly expiry?: OneOrMore<string>;
  /**
   * Reason for (un)protecting.
   * @default ""
   */
  readonly reason?: string;
  /**
   * Change tags to apply to the entry in the protection log.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /** Enable cascading protection (i.e. protect transcluded templates and images used in this page). Ignored if none of the given protection levels support cascading. */
  readonly cascade?: boolean;
  /**
   * If set, add the page being (un)protected to the current user's watchlist.
   * @deprecated
   */
  readonly watch?: boolean;
  /**
   * Unconditionally add or remove the page from the current user's watchlist, use preferences (ignored for bot users) or do not change watch.
   * @default "preferences"
   */
  readonly watchlist?: "nochange" | "preferences" | "unwatch" | "watch";
  /** Watchlist expiry timestamp. Omit this parameter entirely to leave the current expiry unchanged. */
  readonly watchlistexpiry?: Timestamp;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The type of the descriptor of `action=protect`. */
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
};

/**
 * Change the protection level of a page.
 *
 * Requests `action=protect`.
 */
export const protect: RequiredActionBuilder<ProtectModule, ProtectParams, RequestOptions> =
  /* @__PURE__ */ moduleRequests(protectModule, requestRoot);

/** Checks parameters of `action=protect` strictly, before they are sent. */
export const validateProtect: Validator<ProtectParams> = /* @__PURE__ */ validator(protectModule, {
  enum: enumCheck,
  expiry: expiryCheck,
  integer: integerCheck,
  string: boundedStringCheck,
});

/** Parses the parameters of `action=protect` in a request as the server does. */
export const readProtect: ModuleReader<ProtectModule> = /* @__PURE__ */ moduleReader(
  protectModule,
  { enum: enumeration, expiry, integer },
);
