// Generated from spec/paraminfo/catalogue.json (query+mystashedfiles) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=mystashedfiles` for any request. */
export interface MystashedfilesRow {
  /** Key of the file, for `stashimageinfo`. */
  readonly filekey: string;
  /** State of the upload, such as `finished` or `chunks`. */
  readonly status: string;
}

/** The fields that each value of `prop` adds. */
export interface MystashedfilesRowProps {
  readonly size: {
    /** Size in bytes, width and height. */
    readonly size: number;
    /** Width in pixels. */
    readonly width: number;
    /** Height in pixels. */
    readonly height: number;
    /** Bits per channel of the image. */
    readonly bits: number;
  };
  readonly type: {
    /** MIME type. */
    readonly mimetype: string;
    /** Media type, such as `BITMAP`. */
    readonly mediatype: string;
  };
}

/** Fields that `list=mystashedfiles` adds to `query`. */
export interface MystashedfilesQueryPart<Row = MystashedfilesRow> {
  readonly mystashedfiles: readonly Row[];
}

/**
 * The result of `list=mystashedfiles`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface MystashedfilesResult extends ResultType {
  readonly at: readonly ["query", "mystashedfiles"];
  readonly kind: "item";
  readonly base: MystashedfilesRow;
  readonly selector: "prop";
  readonly props: MystashedfilesRowProps;
  readonly query: MystashedfilesQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=mystashedfiles` as data, for `validateResponse`. */
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
