// Generated from spec/paraminfo/catalogue.json (query+usercontribs) by `paramsmith generate`. Do not edit.

import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * The fields of each row of `list=usercontribs` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17.
 */
export interface UsercontribsRowV1 {
  readonly userid: number;
  readonly user: string;
  readonly texthidden?: "";
  readonly userhidden?: "";
  readonly suppressed?: "";
}

/** The fields that each value of `prop` adds. */
export interface UsercontribsRowPropsV1 {
  readonly comment: { readonly comment?: string; readonly commenthidden?: "" };
  readonly flags: {
    readonly new?: "";
    readonly minor?: "";
    readonly top?: "";
  };
  readonly ids: {
    readonly pageid: number;
    readonly revid: number;
    readonly parentid: number;
  };
  readonly parsedcomment: { readonly commenthidden?: ""; readonly parsedcomment?: string };
  readonly patrolled: { readonly patrolled?: ""; readonly autopatrolled?: "" };
  readonly size: { readonly size: number };
  readonly sizediff: { readonly sizediff: number };
  readonly tags: { readonly tags: readonly string[] };
  readonly timestamp: {
    /** ISO 8601. */
    readonly timestamp: string;
  };
  readonly title: {
    /** The number of a namespace. */
    readonly ns: number;
    readonly title: string;
  };
}

/** Fields that `list=usercontribs` in format version 1 adds to `query`. */
export interface UsercontribsQueryPartV1<Row = UsercontribsRowV1> {
  readonly usercontribs: readonly Row[];
}

/** The result of `list=usercontribs` in format version 1, for the types of responses. */
export interface UsercontribsResultV1 extends ResultType {
  readonly at: readonly ["query", "usercontribs"];
  readonly kind: "item";
  readonly base: UsercontribsRowV1;
  readonly selector: "prop";
  readonly props: UsercontribsRowPropsV1;
  readonly query: UsercontribsQueryPartV1<this["row"]>;
}
