// Generated from spec/paraminfo/catalogue.json (query+deletedrevs) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=deletedrevs` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface DeletedrevsRowV1 {
  /** Deleted revisions of the page. */
  readonly revisions: readonly DeletedrevsRowRevisionV1[];
  /**
   * Namespace of the title.
   * The number of a namespace.
   */
  readonly ns: number;
  /** Title of the page, with its namespace. */
  readonly title: string;
}

/** The fields that each value of `prop` adds. */
export interface DeletedrevsRowPropsV1 {
  readonly token: {
    /** An edit token. With `prop=token`. */
    readonly token: string;
  };
}

/** An item of `revisions` of `list=deletedrevs` in format version 1. */
export interface DeletedrevsRowRevisionV1 {
  /** ISO 8601. */
  readonly timestamp: string;
  /** Only with `prop=user`. */
  readonly user?: string;
  /** Only with `prop=comment`. */
  readonly comment?: string;
  /** Only with `prop=revid`. */
  readonly revid?: number;
  /** Only with `prop=parentid`. */
  readonly parentid?: number;
  /** Only with `prop=userid`. */
  readonly userid?: number;
  /** Only with `prop=parsedcomment`. */
  readonly parsedcomment?: string;
  /** Only with `prop=minor`. */
  readonly minor?: "";
  /** Only with `prop=len`. */
  readonly len?: string;
  /** Only with `prop=sha1`. */
  readonly sha1?: string;
  /** Only with `prop=content`. */
  readonly "*"?: string;
  /** Only with `prop=tags`. */
  readonly tags?: readonly string[];
  readonly userhidden?: "";
  readonly commenthidden?: "";
  /** Only with `prop=sha1`. */
  readonly sha1hidden?: "";
}

/** Fields that `list=deletedrevs` in format version 1 adds to `query`. */
export interface DeletedrevsQueryPartV1<Row = DeletedrevsRowV1> {
  readonly deletedrevs: readonly Row[];
}

/** The result of `list=deletedrevs` in format version 1, for the types of responses. */
export interface DeletedrevsResultV1 extends ResultType {
  readonly at: readonly ["query", "deletedrevs"];
  readonly kind: "item";
  readonly base: DeletedrevsRowV1;
  readonly selector: "prop";
  readonly props: DeletedrevsRowPropsV1;
  readonly query: DeletedrevsQueryPartV1<this["row"]>;
}
