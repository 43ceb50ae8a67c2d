// Generated from spec/paraminfo/catalogue.json (query+langlinks) by `paramsmith generate`. Do not edit.

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
import type { LanglinksResult } from "./results/langlinks.js";

/** Parameters of `prop=langlinks`. */
export interface LanglinksParams {
  /**
   * Additional properties of each link to return.
   * - autonym: Native name of the language.
   * - langname: Name of the language, translated to `inlanguagecode` if possible.
   * - url: Full URL of the link.
   *
   * Cannot be used with `url`.
   * Up to 50 values (500 with high limits).
   */
  readonly prop?: OneOrMore<"autonym" | "langname" | "url">;
  /** Language code of the links. */
  readonly lang?: string;
  /**
   * Title of the links' target. Only with `lang`.
   * Requires `lang`.
   */
  readonly title?: string;
  /**
   * Order of the links.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
  /**
   * Language code for the names of languages.
   * @default "en"
   */
  readonly inlanguagecode?: string;
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
   * Cannot be used with `prop`.
   * @deprecated
   */
  readonly url?: boolean;
}

/** The descriptor type of `prop=langlinks`. */
export interface LanglinksModule extends ModuleDescriptor<
  "langlinks",
  "prop",
  false,
  LanglinksParams,
  "dir" | "inlanguagecode" | "limit",
  LanglinksResult
> {}

/** The descriptor of `prop=langlinks`. */
export const langlinksModule: LanglinksModule = {
  name: "langlinks",
  path: "query+langlinks",
  group: "prop",
  prefix: "ll",
  select: { action: "query", prop: "langlinks" },
  generator: false,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: ["autonym", "langname", "url"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    lang: { type: "string" },
    title: { type: "string" },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
    inlanguagecode: { type: "string", default: "en" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
    url: { type: "boolean", deprecated: true },
  },
  rules: [
    { kind: "needs", term: "title", of: ["lang"] },
    { kind: "exclusive", of: ["url", "prop"] },
  ],
};

/**
 * Lists the links of pages to the same subject in other languages.
 *
 * Requests `prop=langlinks`.
 * @see https://www.mediawiki.org/wiki/API:Langlinks
 */
export const langlinks: RuledQueryBuilder<
  LanglinksModule,
  LanglinksParams,
  QueryOptions,
  readonly ["needs", "title", "lang"] | readonly ["exclusive", "url" | "prop"],
  {}
> = /* @__PURE__ */ moduleRequests(langlinksModule, requestRoot);

/** Validates the parameters of `prop=langlinks` strictly before they are sent. */
export const validateLanglinks: Validator<LanglinksParams> = /* @__PURE__ */ validator(
  langlinksModule,
  { enum: enumCheck, limit: limitCheck },
  paramRules,
);

/** Parses the parameters of `prop=langlinks` in a request, as the server does. */
export const parseLanglinks: ModuleParser<LanglinksModule> = /* @__PURE__ */ moduleParser(
  langlinksModule,
  { enum: enumeration, limit },
);
