// Generated from spec/paraminfo/catalogue.json (query+iwlinks) by `paramsmith generate`. Do not edit.

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
import { limit, limitCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { IwlinksResult } from "./results/iwlinks.js";

/** Parameters of `prop=iwlinks`. */
export interface IwlinksParams {
  /**
   * Additional properties of each link to return.
   * - url: Full URL of the link.
   *
   * Up to 50 values (500 with high limits).
   */
  readonly prop?: OneOrMore<"url">;
  /** Interwiki prefix of the links. */
  readonly prefix?: string;
  /** Title that the links lead to. Only with `prefix`. */
  readonly title?: string;
  /**
   * Order of the links.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
  /**
   * Maximum number of links to return, over all pages.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Whether to return the full URL of each link. Use `prop=url` instead.
   * @deprecated
   */
  readonly url?: boolean;
}

/** The defaults of the parameters of `prop=iwlinks`. */
export interface IwlinksDefaults {
  readonly dir: "ascending";
  readonly limit: 10;
}

/** The descriptor of `prop=iwlinks`. */
export const iwlinksModule: ModuleDescriptor<
  "iwlinks",
  "prop",
  false,
  IwlinksParams,
  IwlinksDefaults,
  IwlinksResult
> = {
  name: "iwlinks",
  path: "query+iwlinks",
  group: "prop",
  prefix: "iw",
  select: { action: "query", prop: "iwlinks" },
  generator: false,
  readrights: true,
  params: {
    prop: { type: "enum", values: ["url"], multi: { lowlimit: 50, highlimit: 500 } },
    prefix: { type: "string" },
    title: { type: "string" },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
    url: { type: "boolean", deprecated: true },
  },
};

const requests = /* @__PURE__ */ moduleRequests(iwlinksModule, requestRoot);

/**
 * Lists the interwiki links of pages.
 *
 * Requests `prop=iwlinks`.
 * @see https://www.mediawiki.org/wiki/API:Iwlinks
 */
export function iwlinks<
  const P extends IwlinksParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, IwlinksParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof iwlinksModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck };

/** Checks parameters of `prop=iwlinks` strictly, before they are sent. */
export const validateIwlinks: Validator<IwlinksParams> = /* @__PURE__ */ validator(
  iwlinksModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit };

/** Parses the parameters of `prop=iwlinks` in a request as the server does. */
export function readIwlinks(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof iwlinksModule>> {
  return readModule(iwlinksModule, rules, wire, options);
}
