// Generated from spec/paraminfo/catalogue.json (query+languageinfo) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each entry of `meta=languageinfo` in format version 1 for any request: none.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface LanguageinfoRowV1 {}

/** The fields that each value of `prop` adds. */
export interface LanguageinfoRowPropsV1 {
  readonly autonym: {
    /** Name of the language in the language itself. With `prop=autonym`. */
    readonly autonym: string;
  };
  readonly bcp47: {
    /** Language tag of BCP 47. With `prop=bcp47`. */
    readonly bcp47: string;
  };
  readonly code: {
    /** Language code of MediaWiki, which can differ from BCP 47. With `prop=code`. */
    readonly code: string;
  };
  readonly dir: {
    /** Writing direction, `ltr` or `rtl`. With `prop=dir`. */
    readonly dir: string;
  };
  readonly fallbacks: {
    /** Languages whose messages are used if one is not translated. With `prop=fallbacks`. */
    readonly fallbacks: readonly string[];
  };
  readonly name: {
    /** Name of the language in the language `uselang`. With `prop=name`. */
    readonly name: string;
  };
  readonly variantnames: {
    /**
     * Short names of the variants of the language. With `prop=variantnames`.
     * @since MediaWiki 1.43
     */
    readonly variantnames?: OrEmptyList<Readonly<Record<string, string>>>;
  };
  readonly variants: {
    /** Codes of the variants of the language. With `prop=variants`. */
    readonly variants: readonly string[];
  };
}

/** Fields that `meta=languageinfo` in format version 1 adds to `query`. */
export interface LanguageinfoQueryPartV1<Row = LanguageinfoRowV1> {
  readonly languageinfo: OrEmptyList<Readonly<Record<string, Row>>>;
}

/** The result of `meta=languageinfo` in format version 1, for the types of responses. */
export interface LanguageinfoResultV1 extends ResultType {
  readonly at: readonly ["query", "languageinfo"];
  readonly kind: "entry";
  readonly base: LanguageinfoRowV1;
  readonly selector: "prop";
  readonly props: LanguageinfoRowPropsV1;
  readonly query: LanguageinfoQueryPartV1<this["row"]>;
}
