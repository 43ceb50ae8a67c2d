// Generated from spec/actions/catalogue.json (undelete) by `paramsmith generate`. Do not edit.

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
import { timestamp, timestampCheck } from "@paramsmith/runtime/internal/rules/timestamp";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { UndeleteResult } from "./results/undelete.js";

/** Parameters of `action=undelete`. */
export interface UndeleteParams {
  /** Title of the page to undelete. */
  readonly title: string;
  /**
   * Reason for restoring.
   * @default ""
   */
  readonly reason?: string;
  /**
   * Change tags to apply to the entry in the deletion log.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /**
   * Timestamps of the revisions to undelete. If both timestamps and fileids are empty, all will be undeleted.
   * Up to 50 values (500 with high limits).
   */
  readonly timestamps?: OneOrMore<Timestamp>;
  /**
   * IDs of the file revisions to restore. If both timestamps and fileids are empty, all will be restored.
   * Up to 50 values (500 with high limits).
   */
  readonly fileids?: OneOrMore<number>;
  /** Undelete all revisions of the associated talk page, if any. */
  readonly undeletetalk?: boolean;
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

/** The defaults of the parameters of `action=undelete`. */
export interface UndeleteDefaults {
  readonly reason: "";
  readonly watchlist: "preferences";
}

/** The descriptor of `action=undelete`. */
export const undeleteModule: ModuleDescriptor<
  "undelete",
  "action",
  false,
  UndeleteParams,
  UndeleteDefaults,
  UndeleteResult
> &
  PostedModule = {
  name: "undelete",
  path: "undelete",
  group: "action",
  prefix: "",
  select: { action: "undelete" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    title: { type: "string", required: true },
    reason: { type: "string", default: "" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    timestamps: { type: "timestamp", multi: { lowlimit: 50, highlimit: 500 } },
    fileids: { type: "integer", multi: { lowlimit: 50, highlimit: 500 } },
    undeletetalk: { type: "boolean" },
    watchlist: {
      type: "enum",
      values: ["nochange", "preferences", "unwatch", "watch"],
      default: "preferences",
    },
    watchlistexpiry: { type: "expiry" },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(undeleteModule, requestRoot);

/**
 * Undelete revisions of a deleted page.
 * A list of deleted revisions (including timestamps) can be retrieved through prop=deletedrevisions, and a list of deleted file IDs can be retrieved through list=filearchive.
 *
 * Requests `action=undelete`.
 */
export function undelete<const P extends UndeleteParams, V extends string = "2">(
  params: Exact<P, UndeleteParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof undeleteModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  expiry: expiryCheck,
  integer: integerCheck,
  string: boundedStringCheck,
  timestamp: timestampCheck,
};

/** Checks parameters of `action=undelete` strictly, before they are sent. */
export const validateUndelete: Validator<UndeleteParams> = /* @__PURE__ */ validator(
  undeleteModule,
  checks,
);

const rules: Rules = { enum: enumeration, expiry, integer, timestamp };

/** Parses the parameters of `action=undelete` in a request as the server does. */
export function readUndelete(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof undeleteModule>> {
  return readModule(undeleteModule, rules, wire, options);
}
