// Generated from spec/paraminfo/catalogue.json (query+watchlistraw) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore } from "@paramsmith/runtime/internal/model/values";
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
import { user, userCheck } from "@paramsmith/runtime/internal/rules/user";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
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
   * `"*"` as the only value selects all values.
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
   * - changed: Time of the first change that the user has not yet seen.
   *
   * Up to 50 values (500 with high limits).
   */
  readonly prop?: OneOrMore<"changed">;
  /**
   * Which pages to list by whether they have changes that the user has not yet seen.
   * - !changed: Only pages without such changes.
   * - changed: Only pages with such changes.
   *
   * Up to 50 values (500 with high limits).
   */
  readonly show?: OneOrMore<"!changed" | "changed">;
  /**
   * User whose watchlist to list. Only with `token`.
   * Takes a user by name.
   */
  readonly owner?: string;
  /**
   * Token for the watchlist of `owner`, from that user's preferences.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: string;
  /**
   * Order of the titles.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
  /** Title to start at (inclusive), with the namespace. */
  readonly fromtitle?: string;
  /** Title to stop at (inclusive), with the namespace. */
  readonly totitle?: string;
}

/** The defaults of the parameters of `list=watchlistraw`. */
export interface WatchlistrawDefaults {
  readonly limit: 10;
  readonly dir: "ascending";
}

/** The descriptor of `list=watchlistraw`. */
export const watchlistrawModule: ModuleDescriptor<
  "watchlistraw",
  "list",
  true,
  WatchlistrawParams,
  WatchlistrawDefaults,
  WatchlistrawResult
> = {
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
  rows: { at: ["watchlistraw"], kind: "item" },
};

const requests = /* @__PURE__ */ moduleRequests(watchlistrawModule, requestRoot);

/**
 * Lists the pages on the current user's watchlist.
 *
 * Requests `list=watchlistraw`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Watchlistraw
 */
export function watchlistraw<
  const P extends WatchlistrawParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, WatchlistrawParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof watchlistrawModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
  user: userCheck,
};

/** Checks parameters of `list=watchlistraw` strictly, before they are sent. */
export const validateWatchlistraw: Validator<WatchlistrawParams> = /* @__PURE__ */ validator(
  watchlistrawModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit, namespace, user };

/** Parses the parameters of `list=watchlistraw` in a request as the server does. */
export function readWatchlistraw(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof watchlistrawModule>> {
  return readModule(watchlistrawModule, rules, wire, options);
}
