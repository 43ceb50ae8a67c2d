// Generated from spec/paraminfo/catalogue.json (query+iwbacklinks) by `paramsmith generate`. Do not edit.

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
import type { IwbacklinksResult } from "./results/iwbacklinks.js";

/** Parameters of `list=iwbacklinks`. */
export interface IwbacklinksParams {
  /** Interwiki prefix of the link. */
  readonly prefix?: string;
  /** Title that the link leads to. Only with `prefix`. */
  readonly title?: string;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Maximum number of pages to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Additional properties of each page to return.
   * - iwprefix: Interwiki prefix of the link.
   * - iwtitle: Title of the link.
   *
   * Up to 50 values (500 with high limits).
   * @default []
   */
  readonly prop?: OneOrMore<"iwprefix" | "iwtitle">;
  /**
   * Order of the links.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
}

/** The defaults of the parameters of `list=iwbacklinks`. */
export interface IwbacklinksDefaults {
  readonly limit: 10;
  readonly prop: readonly [];
  readonly dir: "ascending";
}

/** The descriptor of `list=iwbacklinks`. */
export const iwbacklinksModule: ModuleDescriptor<
  "iwbacklinks",
  "list",
  true,
  IwbacklinksParams,
  IwbacklinksDefaults,
  IwbacklinksResult
> = {
  name: "iwbacklinks",
  path: "query+iwbacklinks",
  group: "list",
  prefix: "iwbl",
  select: { action: "query", list: "iwbacklinks" },
  generator: true,
  readrights: true,
  params: {
    prefix: { type: "string" },
    title: { type: "string" },
    continue: { type: "string" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    prop: {
      type: "enum",
      values: ["iwprefix", "iwtitle"],
      default: [],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(iwbacklinksModule, requestRoot);

/**
 * Lists the pages that contain a given interwiki link.
 *
 * Requests `list=iwbacklinks`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Iwbacklinks
 */
export function iwbacklinks<
  const P extends IwbacklinksParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, IwbacklinksParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof iwbacklinksModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck };

/** Checks parameters of `list=iwbacklinks` strictly, before they are sent. */
export const validateIwbacklinks: Validator<IwbacklinksParams> = /* @__PURE__ */ validator(
  iwbacklinksModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit };

/** Parses the parameters of `list=iwbacklinks` in a request as the server does. */
export function readIwbacklinks(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof iwbacklinksModule>> {
  return readModule(iwbacklinksModule, rules, wire, options);
}
