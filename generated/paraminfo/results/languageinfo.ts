// Generated from spec/paraminfo/catalogue.json (query+languageinfo) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/**
 * The fields of each entry of `meta=languageinfo` for any request: none.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface LanguageinfoRow {}

/** The fields that each value of `prop` adds. */
export interface LanguageinfoRowProps {
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
    readonly variantnames?: Readonly<Record<string, string>>;
  };
  readonly variants: {
    /** Codes of the variants of the language. With `prop=variants`. */
    readonly variants: readonly string[];
  };
}

/** Fields that `meta=languageinfo` adds to `query`. */
export interface LanguageinfoQueryPart<Row = LanguageinfoRow> {
  readonly languageinfo: Readonly<Record<string, Row>>;
}

/** The result of `meta=languageinfo`, for the types of responses. */
export interface LanguageinfoResult extends ResultType {
  readonly at: readonly ["query", "languageinfo"];
  readonly kind: "entry";
  readonly base: LanguageinfoRow;
  readonly selector: "prop";
  readonly props: LanguageinfoRowProps;
  readonly query: LanguageinfoQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `meta=languageinfo` as data, for `validateResponse`. */
export const languageinfoResult: ResultDescriptor = {
  module: "query+languageinfo",
  rows: { at: ["query", "languageinfo"], kind: "entry", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          languageinfo: {
            is: {
              map: {
                record: {
                  code: { is: "string", when: { prop: ["code"] } },
                  bcp47: { is: "string", when: { prop: ["bcp47"] } },
                  dir: { is: "string", when: { prop: ["dir"] } },
                  autonym: { is: "string", when: { prop: ["autonym"] } },
                  name: { is: "string", when: { prop: ["name"] } },
                  fallbacks: { is: { list: "string" }, when: { prop: ["fallbacks"] } },
                  variants: { is: { list: "string" }, when: { prop: ["variants"] } },
                  variantnames: {
                    is: { map: "string" },
                    optional: true,
                    when: { prop: ["variantnames"] },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};
