// Generated from spec/paraminfo/catalogue.json (query+protectedtitles) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Timestamp,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  namespace,
  namespaceCheck,
  timestamp,
  timestampCheck,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ProtectedtitlesResult } from "./results/protectedtitles.js";

/** Parameters of `list=protectedtitles`. */
export interface ProtectedtitlesParams {
  /**
   * Namespaces of the titles.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
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

/** The descriptor type of `list=protectedtitles`. */
export interface ProtectedtitlesModule extends ModuleDescriptor<
  "protectedtitles",
  "list",
  true,
  ProtectedtitlesParams,
  "limit" | "dir" | "prop",
  ProtectedtitlesResult
> {}

/** The descriptor of `list=protectedtitles`. */
export const protectedtitlesModule: ProtectedtitlesModule = {
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

/**
 * Lists titles that are protected from creation.
 *
 * Requests `list=protectedtitles`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Protectedtitles
 */
export const protectedtitles: QueryBuilder<
  ProtectedtitlesModule,
  ProtectedtitlesParams,
  QueryOptions,
  {}
> = /* @__PURE__ */ moduleRequests(protectedtitlesModule, requestRoot);

/** Validates the parameters of `list=protectedtitles` strictly before they are sent. */
export const validateProtectedtitles: Validator<ProtectedtitlesParams> = /* @__PURE__ */ validator(
  protectedtitlesModule,
  { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck, timestamp: timestampCheck },
);

/** Parses the parameters of `list=protectedtitles` in a request, as the server does. */
export const parseProtectedtitles: ModuleParser<ProtectedtitlesModule> =
  /* @__PURE__ */ moduleParser(protectedtitlesModule, {
    enum: enumeration,
    limit,
    namespace,
    timestamp,
  });
