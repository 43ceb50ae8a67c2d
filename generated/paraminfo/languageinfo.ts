// Generated from spec/paraminfo/catalogue.json (query+languageinfo) by `paramsmith generate`. Do not edit.

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
  moduleParser,
  moduleRequests,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { LanguageinfoResult } from "./results/languageinfo.js";

/** Parameters of `meta=languageinfo`. */
export interface LanguageinfoParams {
  /**
   * Properties of each language to return.
   * - autonym: Native name of the language.
   * - bcp47: BCP 47 language tag.
   * - code: Language code of MediaWiki, which can differ from BCP 47.
   * - dir: Writing direction: `ltr` or `rtl`.
   * - fallbacks: Languages whose messages are used if one is not translated.
   * - name: Name of the language, translated to `uselang` if possible.
   * - variantnames: Short names of the language's variants.
   * - variants: Codes of the language's variants.
   *
   * Up to 50 values (500 with high limits).
   * @default ["code"]
   */
  readonly prop?: OneOrMore<
    "autonym" | "bcp47" | "code" | "dir" | "fallbacks" | "name" | "variantnames" | "variants"
  >;
  /**
   * Language codes for which to return data, or `*` for all.
   * Up to 50 values (500 with high limits).
   * @default ["*"]
   */
  readonly code?: OneOrMore<string>;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The descriptor type of `meta=languageinfo`. */
export interface LanguageinfoModule extends ModuleDescriptor<
  "languageinfo",
  "meta",
  false,
  LanguageinfoParams,
  "prop" | "code",
  LanguageinfoResult
> {}

/** The descriptor of `meta=languageinfo`. */
export const languageinfoModule: LanguageinfoModule = {
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

/**
 * Returns information about the languages that MediaWiki knows.
 *
 * Requests `meta=languageinfo`.
 * @see https://www.mediawiki.org/wiki/API:Languageinfo
 */
export const languageinfo: QueryBuilder<LanguageinfoModule, LanguageinfoParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(languageinfoModule, requestRoot);

/** Validates the parameters of `meta=languageinfo` strictly before they are sent. */
export const validateLanguageinfo: Validator<LanguageinfoParams> = /* @__PURE__ */ validator(
  languageinfoModule,
  { enum: enumCheck },
);

/** Parses the parameters of `meta=languageinfo` in a request, as the server does. */
export const parseLanguageinfo: ModuleParser<LanguageinfoModule> = /* @__PURE__ */ moduleParser(
  languageinfoModule,
  { enum: enumeration },
);
