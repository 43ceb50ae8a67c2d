// Generated from spec/paraminfo/catalogue.json (query+languageinfo) by `paramsmith generate`. Do not edit.

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
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { LanguageinfoResult } from "./results/languageinfo.js";

/** Parameters of `meta=languageinfo`. */
export interface LanguageinfoParams {
  /**
   * Properties of each language to return.
   * - autonym: Name of the language in the language itself.
   * - bcp47: Language tag of BCP 47.
   * - code: Language code of MediaWiki, which can differ from BCP 47.
   * - dir: Writing direction, `ltr` or `rtl`.
   * - fallbacks: Languages whose messages are used if one is not translated.
   * - name: Name of the language in the language `uselang`.
   * - variantnames: Short names of the variants of the language.
   * - variants: Codes of the variants of the language.
   *
   * Up to 50 values (500 with high limits).
   * @default ["code"]
   */
  readonly prop?: OneOrMore<
    "autonym" | "bcp47" | "code" | "dir" | "fallbacks" | "name" | "variantnames" | "variants"
  >;
  /**
   * Language codes to return data of, or `*` for all.
   * Up to 50 values (500 with high limits).
   * @default ["*"]
   */
  readonly code?: OneOrMore<string>;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The defaults of the parameters of `meta=languageinfo`. */
export interface LanguageinfoDefaults {
  readonly prop: readonly ["code"];
  readonly code: readonly ["*"];
}

/** The descriptor of `meta=languageinfo`. */
export const languageinfoModule: ModuleDescriptor<
  "languageinfo",
  "meta",
  false,
  LanguageinfoParams,
  LanguageinfoDefaults,
  LanguageinfoResult
> = {
  name: "languageinfo",
  path: "query+languageinfo",
  group: "meta",
  prefix: "li",
  select: { action: "query", meta: "languageinfo" },
  generator: false,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: ["autonym", "bcp47", "code", "dir", "fallbacks", "name", "variantnames", "variants"],
      default: ["code"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    code: { type: "string", default: ["*"], multi: { lowlimit: 50, highlimit: 500 } },
    continue: { type: "string" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(languageinfoModule, requestRoot);

/**
 * Returns data of the languages that the wiki's software knows.
 *
 * Requests `meta=languageinfo`.
 * @see https://www.mediawiki.org/wiki/API:Languageinfo
 */
export function languageinfo<
  const P extends LanguageinfoParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, LanguageinfoParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof languageinfoModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck };

/** Checks parameters of `meta=languageinfo` strictly, before they are sent. */
export const validateLanguageinfo: Validator<LanguageinfoParams> = /* @__PURE__ */ validator(
  languageinfoModule,
  checks,
);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `meta=languageinfo` in a request as the server does. */
export function readLanguageinfo(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof languageinfoModule>> {
  return readModule(languageinfoModule, rules, wire, options);
}
