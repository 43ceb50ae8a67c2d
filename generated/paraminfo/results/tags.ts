// Generated from spec/paraminfo/catalogue.json (query+tags) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=tags` for any request. */
export interface TagsRow {
  /** Name of the change tag. */
  readonly name: string;
}

/** The fields that each value of `prop` adds. */
export interface TagsRowProps {
  readonly active: {
    /** Whether the tag is in use for new changes. */
    readonly active: boolean;
  };
  readonly defined: {
    /** Whether the wiki or an extension defines the tag. */
    readonly defined: boolean;
  };
  readonly description: {
    /** Description of the tag. */
    readonly description: string;
  };
  readonly displayname: {
    /** Display name of the tag. */
    readonly displayname: string;
  };
  readonly hitcount: {
    /** Number of revisions and log entries with the tag. */
    readonly hitcount: number;
  };
  readonly source: {
    /** Where the tag is defined: `extension`, `software` or `manual`. */
    readonly source: readonly string[];
  };
}

/** Fields that `list=tags` adds to `query`. */
export interface TagsQueryPart<Row = TagsRow> {
  readonly tags: readonly Row[];
}

/**
 * The result of `list=tags`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface TagsResult extends ResultType {
  readonly at: readonly ["query", "tags"];
  readonly kind: "item";
  readonly base: TagsRow;
  readonly selector: "prop";
  readonly props: TagsRowProps;
  readonly query: TagsQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=tags` as data, for `validateResponse`. */
export const tagsResult: ResultDescriptor = {
  module: "query+tags",
  rows: { at: ["query", "tags"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          tags: {
            is: {
              list: {
                record: {
                  name: { is: "string" },
                  displayname: { is: "string", when: { prop: ["displayname"] } },
                  description: { is: "string", when: { prop: ["description"] } },
                  hitcount: { is: "integer", when: { prop: ["hitcount"] } },
                  defined: {
                    is: "boolean",
                    when: { prop: ["defined"] },
                    formatversion1: { as: "flag" },
                  },
                  source: { is: { list: "string" }, when: { prop: ["source"] } },
                  active: {
                    is: "boolean",
                    when: { prop: ["active"] },
                    formatversion1: { as: "flag" },
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
