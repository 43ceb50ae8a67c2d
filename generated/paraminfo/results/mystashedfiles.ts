// Generated from spec/paraminfo/catalogue.json (query+mystashedfiles) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";
import type { QueryResult } from "./query.js";

/**
 * What each row of `list=mystashedfiles` has, whatever was asked.
 * Observed on MediaWiki 1.39.17.
 */
export interface MystashedfilesRow {
  readonly filekey: string;
  readonly status: string;
}

/** What each value of `prop` adds. */
export interface MystashedfilesRowProps {
  readonly size: {
    readonly size: number;
    readonly width: number;
    readonly height: number;
    readonly bits: number;
  };
  readonly type: { readonly mimetype: string; readonly mediatype: string };
}

/** What `list=mystashedfiles` adds to `query`. */
export interface MystashedfilesQueryPart<Row = MystashedfilesRow> {
  readonly mystashedfiles: readonly Row[];
}

/** What `list=mystashedfiles` puts into an answer, for the types of answers. */
export interface MystashedfilesResult extends ResultType {
  readonly at: readonly ["query", "mystashedfiles"];
  readonly kind: "item";
  readonly base: MystashedfilesRow;
  readonly selector: "prop";
  readonly props: MystashedfilesRowProps;
  readonly query: MystashedfilesQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** What `list=mystashedfiles` puts into an answer, as data: `validateResponse` takes it. */
export const mystashedfilesResult: ResultDescriptor = {
  module: "query+mystashedfiles",
  rows: { at: ["query", "mystashedfiles"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          mystashedfiles: {
            is: {
              list: {
                record: {
                  filekey: { is: "string" },
                  status: { is: "string" },
                  size: { is: "integer", when: { prop: ["size"] } },
                  width: { is: "integer", when: { prop: ["size"] } },
                  height: { is: "integer", when: { prop: ["size"] } },
                  bits: { is: "integer", when: { prop: ["size"] } },
                  mimetype: { is: "string", when: { prop: ["type"] } },
                  mediatype: { is: "string", when: { prop: ["type"] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
