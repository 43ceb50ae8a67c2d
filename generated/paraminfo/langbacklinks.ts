// Generated from spec/paraminfo/catalogue.json (query+langbacklinks) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RuledQueryBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { LangbacklinksResult } from "./results/langbacklinks.js";

/** Parameters of `list=langbacklinks`. */
export interface LangbacklinksParams {
  /** Language code of the link. */
  readonly lang?: string;
  /**
   * Title of the link's target. Only with `lang`.
   * Requires `lang`.
   */
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

/** The descriptor type of `list=langbacklinks`. */
export interface LangbacklinksModule extends ModuleDescriptor<
  "langbacklinks",
  "list",
  true,
  LangbacklinksParams,
  "limit" | "prop" | "dir",
  LangbacklinksResult
> {}

/** The descriptor of `list=langbacklinks`. */
export const langbacklinksModule: LangbacklinksModule = {
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
  rules: [{ kind: "needs", term: "title", of: ["lang"], code: "nolang" }],
};

/**
 * Lists the pages that contain a given language link.
 *
 * Requests `list=langbacklinks`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Langbacklinks
 */
export const langbacklinks: RuledQueryBuilder<
  LangbacklinksModule,
  LangbacklinksParams,
  QueryOptions,
  readonly ["needs", "title", "lang"],
  {}
> = /* @__PURE__ */ moduleRequests(langbacklinksModule, requestRoot);

/** Validates the parameters of `list=langbacklinks` strictly before they are sent. */
export const validateLangbacklinks: Validator<LangbacklinksParams> = /* @__PURE__ */ validator(
  langbacklinksModule,
  { enum: enumCheck, limit: limitCheck },
  paramRules,
);

/** Parses the parameters of `list=langbacklinks` in a request, as the server does. */
export const parseLangbacklinks: ModuleParser<LangbacklinksModule> = /* @__PURE__ */ moduleParser(
  langbacklinksModule,
  { enum: enumeration, limit },
);
