// Generated from spec/actions/catalogue.json (protect) by `paramsmith generate`. Do not edit.

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
 * Change the protection level of a page.
 *
 * Requests `action=protect`.
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
