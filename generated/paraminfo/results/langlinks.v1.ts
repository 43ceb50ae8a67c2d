// Generated from spec/paraminfo/catalogue.json (query+langlinks) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `prop=langlinks` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface LanglinksRowV1 {
  /** Language code of the link. */
  readonly lang: string;
  /** Title of the page on the other wiki. */
  readonly "*": string;
  /** URL of the page on the other wiki. */
  readonly url?: string;
}

/** The fields that each value of `prop` adds. */
export interface LanglinksRowPropsV1 {
  readonly autonym: {
    /** Name of the language in the language itself. With `prop=autonym`. */
    readonly autonym: string;
  };
  readonly langname: {
    /** Name of the language in the language `inlanguagecode`, if it is known. With `prop=langname`. */
    readonly langname: string;
  };
}

/** Fields that `prop=langlinks` in format version 1 adds to each page. */
export interface LanglinksPagePartV1<Row = LanglinksRowV1> {
  /** Language links of the page. */
  readonly langlinks?: readonly Row[];
}

/** The result of `prop=langlinks` in format version 1, for the types of responses. */
export interface LanglinksResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "langlinks"];
  readonly kind: "item";
  readonly base: LanglinksRowV1;
  readonly selector: "prop";
  readonly props: LanglinksRowPropsV1;
  readonly page: LanglinksPagePartV1<this["row"]>;
}
