// Generated from spec/paraminfo/catalogue.json (query+categorymembers) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "@paramsmith/runtime/internal/model/result-descriptor";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";
import type { QueryResult } from "./query.js";

/**
 * The fields of each row of `list=categorymembers` for any request: none.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface CategorymembersRow {}

/** The fields that each value of `prop` adds. */
export interface CategorymembersRowProps {
  readonly ids: {
    /** Page id. With `prop=ids`. */
    readonly pageid: number;
  };
  readonly sortkey: {
    /** Sort key in hexadecimal. With `prop=sortkey`. */
    readonly sortkey: string;
  };
  readonly sortkeyprefix: {
    /** Readable prefix of the sort key. With `prop=sortkeyprefix`. */
    readonly sortkeyprefix: string;
  };
  readonly timestamp: {
    /**
     * Time at which the page was added to the category. With `prop=timestamp`.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly title: {
    /**
     * Namespace of the title. With `prop=title`.
     * The number of a namespace.
     */
    readonly ns: number;
    /** Title and namespace. With `prop=title`. */
    readonly title: string;
  };
  readonly type: {
    /** Whether the member is a page, a subcategory or a file. With `prop=type`. */
    readonly type: "file" | "page" | "subcat";
  };
}

/** Fields that `list=categorymembers` adds to `query`. */
export interface CategorymembersQueryPart<Row = CategorymembersRow> {
  readonly categorymembers: readonly Row[];
}

/** The result of `list=categorymembers`, for the types of responses. */
export interface CategorymembersResult extends ResultType {
  readonly at: readonly ["query", "categorymembers"];
  readonly kind: "item";
  readonly base: CategorymembersRow;
  readonly selector: "prop";
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
