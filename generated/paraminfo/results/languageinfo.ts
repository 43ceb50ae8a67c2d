// Generated from spec/paraminfo/catalogue.json (query+languageinfo) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields that each value of `prop` adds. */
export interface LanguageinfoRowProps {
  readonly autonym: {
    /** Native name of the language. */
    readonly autonym: string;
  };
  readonly bcp47: {
    /** BCP 47 language tag. */
    readonly bcp47: string;
  };
  readonly code: {
    /** Language code of MediaWiki, which can differ from BCP 47. */
    readonly code: string;
  };
  readonly dir: {
    /** Writing direction: `ltr` or `rtl`. */
    readonly dir: string;
  };
  readonly fallbacks: {
    /** Languages whose messages are used if one is not translated. */
    readonly fallbacks: readonly string[];
  };
  readonly name: {
    /** Name of the language, translated to `uselang` if possible. */
    readonly name: string;
  };
  readonly variantnames: {
    /**
     * Short names of the language's variants.
     * @since MediaWiki 1.43
     */
    readonly variantnames?: Readonly<Record<string, string>>;
  };
  readonly variants: {
    /** Codes of the language's variants. */
    readonly variants: readonly string[];
  };
}

/** Fields that `meta=languageinfo` adds to `query`. */
export interface LanguageinfoQueryPart<Row = {}> {
  readonly languageinfo: Readonly<Record<string, Row>>;
}

/**
 * The result of `meta=languageinfo`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface LanguageinfoResult extends ResultType {
  readonly at: readonly ["query", "languageinfo"];
  readonly kind: "entry";
  readonly base: {};
  readonly selector: "prop";
  readonly defaults: "code";
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
