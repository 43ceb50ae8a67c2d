// Generated from spec/paraminfo/catalogue.json (query+deletedrevs) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=deletedrevs` for any request. */
export interface DeletedrevsRow {
  /** Deleted revisions of the page. */
  readonly revisions: readonly DeletedrevsRowRevision[];
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the page, including the namespace. */
  readonly title: string;
}

/** The fields that each value of `prop` adds. */
export interface DeletedrevsRowProps {
  readonly token: {
    /** An edit token. */
    readonly token: string;
  };
}

/** An item in the `revisions` field of `list=deletedrevs`. */
export interface DeletedrevsRowRevision {
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
  readonly minor?: boolean;
  /** Only with `prop=len`. */
  readonly len?: string;
  /** Only with `prop=sha1`. */
  readonly sha1?: string;
  /** Only with `prop=content`. */
  readonly text?: string;
  /** Only with `prop=tags`. */
  readonly tags?: readonly string[];
  readonly userhidden?: boolean;
  readonly commenthidden?: boolean;
  /** Only with `prop=sha1`. */
  readonly sha1hidden?: boolean;
}

/** Fields that `list=deletedrevs` adds to `query`. */
export interface DeletedrevsQueryPart<Row = DeletedrevsRow> {
  readonly deletedrevs: readonly Row[];
}

/**
 * The result of `list=deletedrevs`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface DeletedrevsResult extends ResultType {
  readonly at: readonly ["query", "deletedrevs"];
  readonly kind: "item";
  readonly base: DeletedrevsRow;
  readonly selector: "prop";
  readonly defaults: "user" | "comment";
  readonly props: DeletedrevsRowProps;
  readonly query: DeletedrevsQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=deletedrevs` as data, for `validateResponse`. */
export const deletedrevsResult: ResultDescriptor = {
  module: "query+deletedrevs",
  rows: { at: ["query", "deletedrevs"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          deletedrevs: {
            is: {
              list: {
                record: {
                  revisions: {
                    is: {
                      list: {
                        record: {
                          timestamp: { is: "timestamp" },
                          user: { is: "user", optional: true, when: { prop: ["user"] } },
                          comment: { is: "string", optional: true, when: { prop: ["comment"] } },
                          revid: { is: "integer", when: { prop: ["revid"] } },
                          parentid: { is: "integer", when: { prop: ["parentid"] } },
                          userid: { is: "integer", optional: true, when: { prop: ["userid"] } },
                          parsedcomment: {
                            is: "string",
                            optional: true,
                            when: { prop: ["parsedcomment"] },
                          },
                          minor: {
                            is: "boolean",
                            when: { prop: ["minor"] },
                            formatversion1: { as: "flag" },
                          },
                          len: { is: "string", when: { prop: ["len"] } },
                          sha1: { is: "string", optional: true, when: { prop: ["sha1"] } },
                          text: {
                            is: "string",
                            when: { prop: ["content"] },
                            formatversion1: { name: "*" },
                          },
                          tags: { is: { list: "string" }, when: { prop: ["tags"] } },
                          userhidden: {
                            is: "boolean",
                            optional: true,
                            formatversion1: { as: "flag" },
                          },
                          commenthidden: {
                            is: "boolean",
                            optional: true,
                            formatversion1: { as: "flag" },
                          },
                          sha1hidden: {
                            is: "boolean",
                            optional: true,
                            when: { prop: ["sha1"] },
                            formatversion1: { as: "flag" },
                          },
                        },
                      },
                    },
                  },
                  ns: { is: "namespace" },
                  title: { is: "title" },
                  token: { is: "string", when: { prop: ["token"] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
