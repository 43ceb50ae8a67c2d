// Generated from spec/paraminfo/catalogue.json (query+protectedtitles) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore, Timestamp } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { OnePageSelector } from "@paramsmith/runtime/internal/request/page-selectors";
import type { ModuleRequest } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import { namespace, namespaceCheck } from "@paramsmith/runtime/internal/rules/namespace";
import { limit, limitCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { timestamp, timestampCheck } from "@paramsmith/runtime/internal/rules/timestamp";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ProtectedtitlesResult } from "./results/protectedtitles.js";

/** Parameters of `list=protectedtitles`. */
export interface ProtectedtitlesParams {
  /**
   * Namespaces of the titles.
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Protection levels of the titles.
   * Up to 50 values (500 with high limits).
   */
  readonly level?: OneOrMore<"autoconfirmed" | "sysop">;
  /**
   * Maximum number of titles to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Order of the titles, by time of protection.
   * - newer: Oldest first; `start` must be before `end`.
   * - older: Newest first; `start` must be after `end`.
   * @default "older"
   */
  readonly dir?: "newer" | "older";
  /** Time of protection to start at (inclusive). */
  readonly start?: Timestamp;
  /** Time of protection to stop at (inclusive). */
  readonly end?: Timestamp;
  /**
   * Properties of each title to return.
   * - comment: Reason for the protection.
   * - expiry: Time at which the protection expires.
   * - level: Protection level.
   * - parsedcomment: Reason for the protection as HTML.
   * - timestamp: Time of protection.
   * - user: Name of the user who protected the title.
   * - userid: Id of the user who protected the title.
   *
   * Up to 50 values (500 with high limits).
   * @default ["timestamp", "level"]
   */
  readonly prop?: OneOrMore<
    "comment" | "expiry" | "level" | "parsedcomment" | "timestamp" | "user" | "userid"
  >;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The defaults of the parameters of `list=protectedtitles`. */
export interface ProtectedtitlesDefaults {
  readonly limit: 10;
  readonly dir: "older";
  readonly prop: readonly ["timestamp", "level"];
}

/** The descriptor of `list=protectedtitles`. */
export const protectedtitlesModule: ModuleDescriptor<
  "protectedtitles",
  "list",
  true,
  ProtectedtitlesParams,
  ProtectedtitlesDefaults,
  ProtectedtitlesResult
> = {
  name: "protectedtitles",
  path: "query+protectedtitles",
  group: "list",
  prefix: "pt",
  select: { action: "query", list: "protectedtitles" },
  generator: true,
  readrights: true,
  params: {
    namespace: { type: "namespace", multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" } },
    level: {
      type: "enum",
      values: ["autoconfirmed", "sysop"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    dir: { type: "enum", values: ["newer", "older"], default: "older" },
    start: { type: "timestamp" },
    end: { type: "timestamp" },
    prop: {
      type: "enum",
      values: ["comment", "expiry", "level", "parsedcomment", "timestamp", "user", "userid"],
      default: ["timestamp", "level"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    continue: { type: "string" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(protectedtitlesModule, requestRoot);

/**
 * Lists titles that are protected from creation.
 *
 * Requests `list=protectedtitles`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Protectedtitles
 */
export function protectedtitles<
  const P extends ProtectedtitlesParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, ProtectedtitlesParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof protectedtitlesModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
  timestamp: timestampCheck,
};

/** Checks parameters of `list=protectedtitles` strictly, before they are sent. */
export const validateProtectedtitles: Validator<ProtectedtitlesParams> = /* @__PURE__ */ validator(
  protectedtitlesModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit, namespace, timestamp };

/** Parses the parameters of `list=protectedtitles` in a request as the server does. */
export function readProtectedtitles(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof protectedtitlesModule>> {
  return readModule(protectedtitlesModule, rules, wire, options);
}
