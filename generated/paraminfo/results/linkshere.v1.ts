// Generated from spec/paraminfo/catalogue.json (query+linkshere) by `paramsmith generate`. Do not edit.

import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * What each row of `prop=linkshere` in format version 1 has, whatever was asked: nothing.
 * Observed on MediaWiki 1.39.17.
 */
export interface LinkshereRowV1 {}

/** What each value of `prop` adds. */
export interface LinkshereRowPropsV1 {
  readonly pageid: { readonly pageid: number };
  readonly redirect: { readonly redirect?: "" };
  readonly title: {
    /** The number of a namespace. */
    readonly ns: number;
    readonly title: string;
  };
}

/** What `prop=linkshere` in format version 1 adds to each page. */
export interface LinksherePagePartV1<Row = LinkshereRowV1> {
  readonly linkshere?: readonly Row[];
}

/** What `prop=linkshere` in format version 1 puts into an answer, for the types of answers. */
export interface LinkshereResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "linkshere"];
  readonly kind: "item";
  readonly base: LinkshereRowV1;
  readonly selector: "prop";
  readonly props: LinkshereRowPropsV1;
  readonly page: LinksherePagePartV1<this["row"]>;
}
