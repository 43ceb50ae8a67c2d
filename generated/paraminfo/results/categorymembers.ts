// Generated from spec/paraminfo/catalogue.json (query+categorymembers) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields that each value of `prop` adds. */
export interface CategorymembersRowProps {
  readonly ids: {
    /** Page id. */
    readonly pageid: number;
  };
  readonly sortkey: {
    /** Sort key in hexadecimal. */
    readonly sortkey: string;
  };
  readonly sortkeyprefix: {
    /** Human-readable prefix of the sort key. */
    readonly sortkeyprefix: string;
  };
  readonly timestamp: {
    /**
     * Time at which the page was added to the category.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly title: {
    /**
     * Namespace of the title.
     * A namespace number.
     */
    readonly ns: number;
    /** Title and namespace. */
    readonly title: string;
  };
  readonly type: {
    /** Whether the member is a page, a subcategory or a file. */
    readonly type: "file" | "page" | "subcat";
  };
}

/** Fields that `list=categorymembers` adds to `query`. */
export interface CategorymembersQueryPart<Row = {}> {
  readonly categorymembers: readonly Row[];
}

/**
 * The result of `list=categorymembers`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface CategorymembersResult extends ResultType {
  readonly at: readonly ["query", "categorymembers"];
  readonly kind: "item";
  readonly base: {};
  readonly selector: "prop";
  readonly defaults: "ids" | "title";
  readonly props: CategorymembersRowProps;
  readonly query: CategorymembersQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=categorymembers` as data, for `validateResponse`. */
export const categorymembersResult: ResultDescriptor = {
  module: "query+categorymembers",
  rows: { at: ["query", "categorymembers"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          categorymembers: {
            is: {
              list: {
                record: {
                  pageid: { is: "integer", when: { prop: ["ids"] } },
                  ns: { is: "namespace", when: { prop: ["title"] } },
                  title: { is: "title", when: { prop: ["title"] } },
                  sortkey: { is: "string", when: { prop: ["sortkey"] } },
                  sortkeyprefix: { is: "string", when: { prop: ["sortkeyprefix"] } },
                  type: { is: { enumOf: "type" }, when: { prop: ["type"] } },
                  timestamp: { is: "timestamp", when: { prop: ["timestamp"] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
