// Generated from spec/paraminfo/catalogue.json (query+watchlistraw) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
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
  paramRules,
  user,
  userCheck,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { WatchlistrawResult } from "./results/watchlistraw.js";

/** Parameters of `list=watchlistraw`. */
export interface WatchlistrawParams {
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Namespaces of the pages.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   */
  readonly namespace?: OneOrMore<number> | "*";
  /**
   * Maximum number of pages to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Additional properties of each page to return.
   * - changed: Time of the first change that the user has not seen.
   *
   * Up to 50 values (500 with high limits).
   */
  readonly prop?: OneOrMore<"changed">;
  /**
   * Whether to list only pages with, or only pages without, changes that the user has not seen.
   * - !changed: Only pages without unseen changes.
   * - changed: Only pages with unseen changes.
   *
   * A value cannot be combined with its negation (`!`).
   * Up to 50 values (500 with high limits).
   */
  readonly show?: OneOrMore<"!changed" | "changed">;
  /**
   * User whose watchlist to list. Only with `token`.
   * Accepts users by name.
   */
  readonly owner?: string;
  /**
   * Token for the watchlist of `owner`, from that user's preferences.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: string;
  /**
   * Order of the titles.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
  /** Title to start at (inclusive), including the namespace. */
  readonly fromtitle?: string;
  /** Title to stop at (inclusive), including the namespace. */
  readonly totitle?: string;
}

/** The descriptor type of `list=watchlistraw`. */
export interface WatchlistrawModule extends ModuleDescriptor<
  "watchlistraw",
  "list",
  true,
  WatchlistrawParams,
  "limit" | "dir",
  WatchlistrawResult
> {}

/** The descriptor of `list=watchlistraw`. */
export const watchlistrawModule: WatchlistrawModule = {
  name: "watchlistraw",
  path: "query+watchlistraw",
  group: "list",
  prefix: "wr",
  select: { action: "query", list: "watchlistraw" },
  generator: true,
  readrights: true,
  params: {
    continue: { type: "string" },
    namespace: { type: "namespace", multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" } },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    prop: { type: "enum", values: ["changed"], multi: { lowlimit: 50, highlimit: 500 } },
    show: {
      type: "enum",
      values: ["!changed", "changed"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    owner: { type: "user", subtypes: ["name"] },
    token: { type: "string", sensitive: true },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
    fromtitle: { type: "string" },
    totitle: { type: "string" },
  },
  rules: [{ kind: "opposites", parameter: "show", code: "show" }],
  rows: { at: ["watchlistraw"], kind: "item" },
};

/**
 * Lists the pages on the current user's watchlist.
 *
 * Requests `list=watchlistraw`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Watchlistraw
 */
export const watchlistraw: QueryBuilder<WatchlistrawModule, WatchlistrawParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(watchlistrawModule, requestRoot);

/** Validates the parameters of `list=watchlistraw` strictly before they are sent. */
export const validateWatchlistraw: Validator<WatchlistrawParams> = /* @__PURE__ */ validator(
  watchlistrawModule,
  { enum: enumCheck, limit: limitCheck, namespace: namespaceCheck, user: userCheck },
  paramRules,
);

/** Parses the parameters of `list=watchlistraw` in a request, as the server does. */
export const parseWatchlistraw: ModuleParser<WatchlistrawModule> = /* @__PURE__ */ moduleParser(
  watchlistrawModule,
  { enum: enumeration, limit, namespace, user },
);
