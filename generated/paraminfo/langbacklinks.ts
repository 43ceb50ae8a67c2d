// Generated from spec/paraminfo/catalogue.json (query+langbacklinks) by `paramsmith generate`. Do not edit.

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
import type { LangbacklinksResult } from "./results/langbacklinks.js";

/** Parameters of `list=langbacklinks`. */
export interface LangbacklinksParams {
  /** Language code of the link. */
  readonly lang?: string;
  /** Title that the link leads to. Only with `lang`. */
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
   * - lllang: Language code of the link.
   * - lltitle: Title of the link.
   *
   * Up to 50 values (500 with high limits).
   * @default []
   */
  readonly prop?: OneOrMore<"lllang" | "lltitle">;
  /**
   * Order of the links.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
}

/** The defaults of the parameters of `list=langbacklinks`. */
export interface LangbacklinksDefaults {
  readonly limit: 10;
  readonly prop: readonly [];
  readonly dir: "ascending";
}

/** The descriptor of `list=langbacklinks`. */
export const langbacklinksModule: ModuleDescriptor<
  "langbacklinks",
  "list",
  true,
  LangbacklinksParams,
  LangbacklinksDefaults,
  LangbacklinksResult
> = {
  name: "langbacklinks",
  path: "query+langbacklinks",
  group: "list",
  prefix: "lbl",
  select: { action: "query", list: "langbacklinks" },
  generator: true,
  readrights: true,
  params: {
    lang: { type: "string" },
    title: { type: "string" },
    continue: { type: "string" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    prop: {
      type: "enum",
      values: ["lllang", "lltitle"],
      default: [],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(langbacklinksModule, requestRoot);

/**
 * Lists the pages that contain a given language link.
 *
 * Requests `list=langbacklinks`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Langbacklinks
 */
export function langbacklinks<
  const P extends LangbacklinksParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, LangbacklinksParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof langbacklinksModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck };

/** Checks parameters of `list=langbacklinks` strictly, before they are sent. */
export const validateLangbacklinks: Validator<LangbacklinksParams> = /* @__PURE__ */ validator(
  langbacklinksModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit };

/** Parses the parameters of `list=langbacklinks` in a request as the server does. */
export function readLangbacklinks(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof langbacklinksModule>> {
  return readModule(langbacklinksModule, rules, wire, options);
}
