// Generated from spec/paraminfo/catalogue.json (query+filearchive) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=filearchive` for any request. */
export interface FilearchiveRow {
  /** Id of the deleted file version. */
  readonly id: number;
  /** Name of the file, without the namespace. */
  readonly name: string;
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the file, including the namespace. */
  readonly title: string;
  /** Whether the file is hidden by revision deletion. */
  readonly filehidden?: boolean;
  /** Whether the summary is hidden by revision deletion. */
  readonly commenthidden?: boolean;
  /** Whether the user is hidden by revision deletion. */
  readonly userhidden?: boolean;
}

/** The fields that each value of `prop` adds. */
export interface FilearchiveRowProps {
  readonly archivename: {
    /** Name under which an older version's file is stored. */
    readonly archivename?: string;
  };
  readonly bitdepth: {
    /** Bits per channel of the image. */
    readonly bitdepth?: string;
  };
  readonly description: {
    /** Summary of the version. */
    readonly description: string;
  };
  readonly dimensions: {
    /** Size in bytes. */
    readonly size?: string;
    /** Height in pixels. */
    readonly height?: string;
    /** Width in pixels. */
    readonly width?: string;
  };
  readonly mediatype: {
    /** Media type, such as `BITMAP`. */
    readonly mediatype?: string;
  };
  readonly metadata: {
    /** Exif metadata of the version. */
    readonly metadata: readonly FilearchiveRowMetadata[] | null;
  };
  readonly mime: {
    /** MIME type. */
    readonly mime?: string;
  };
  readonly parseddescription: {
    /** Upload summary of the version as HTML. */
    readonly parseddescription: string;
    /** Summary of the version. */
    readonly description: string;
  };
  readonly sha1: {
    /** SHA-1 hash in base 16. */
    readonly sha1?: string;
  };
  readonly size: {
    /** Size in bytes, width, height, and the number of pages if applicable. */
    readonly size?: string;
    /** Height in pixels. */
    readonly height?: string;
    /** Width in pixels. */
    readonly width?: string;
  };
  readonly timestamp: {
    /**
     * Time of upload.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly user: {
    /** Id of the user; 0 if the user has no account. */
    readonly userid?: number;
    /** Name of the user who uploaded the version. */
    readonly user?: string;
  };
}

/** An item in the `metadata` field of `list=filearchive`. */
export interface FilearchiveRowMetadata {
  readonly name: string | number;
  readonly value: unknown;
}

/** Fields that `list=filearchive` adds to `query`. */
export interface FilearchiveQueryPart<Row = FilearchiveRow> {
  readonly filearchive: readonly Row[];
}

/**
 * The result of `list=filearchive`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface FilearchiveResult extends ResultType {
  readonly at: readonly ["query", "filearchive"];
  readonly kind: "item";
  readonly base: FilearchiveRow;
  readonly selector: "prop";
  readonly defaults: "timestamp";
  readonly props: FilearchiveRowProps;
  readonly query: FilearchiveQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=filearchive` as data, for `validateResponse`. */
export const filearchiveResult: ResultDescriptor = {
  module: "query+filearchive",
  rows: { at: ["query", "filearchive"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          filearchive: {
            is: {
              list: {
                record: {
                  id: { is: "integer" },
                  name: { is: "string" },
                  ns: { is: "namespace" },
                  title: { is: "title" },
                  timestamp: { is: "timestamp", when: { prop: ["timestamp"] } },
                  filehidden: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  commenthidden: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  userhidden: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  parseddescription: { is: "string", when: { prop: ["parseddescription"] } },
                  description: {
                    is: "string",
                    when: { prop: ["description", "parseddescription"] },
                  },
                  userid: { is: "integer", optional: true, when: { prop: ["user"] } },
                  user: { is: "user", optional: true, when: { prop: ["user"] } },
                  sha1: { is: "string", optional: true, when: { prop: ["sha1"] } },
                  size: { is: "string", optional: true, when: { prop: ["dimensions", "size"] } },
                  height: { is: "string", optional: true, when: { prop: ["dimensions", "size"] } },
                  width: { is: "string", optional: true, when: { prop: ["dimensions", "size"] } },
                  mediatype: { is: "string", optional: true, when: { prop: ["mediatype"] } },
                  metadata: {
                    is: {
                      anyOf: [
                        {
                          list: {
                            record: {
                              name: { is: { anyOf: ["string", "integer"] } },
                              value: { is: "unknown" },
                            },
                          },
                        },
                        "null",
                      ],
                    },
                    when: { prop: ["metadata"] },
                  },
                  bitdepth: { is: "string", optional: true, when: { prop: ["bitdepth"] } },
                  mime: { is: "string", optional: true, when: { prop: ["mime"] } },
                  archivename: { is: "string", optional: true, when: { prop: ["archivename"] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
