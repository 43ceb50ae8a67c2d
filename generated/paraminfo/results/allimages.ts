// Generated from spec/paraminfo/catalogue.json (query+allimages) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=allimages` for any request. */
export interface AllimagesRow {
  /** Name of the file, without the namespace. */
  readonly name: string;
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the file, including the namespace. */
  readonly title: string;
}

/** The fields that each value of `prop` adds. */
export interface AllimagesRowProps {
  readonly bitdepth: {
    /** Bits per channel of the image. */
    readonly bitdepth: number;
  };
  readonly canonicaltitle: {
    /** Title with the canonical name of the namespace. */
    readonly canonicaltitle: string;
  };
  readonly comment: {
    /** Upload summary. */
    readonly comment: string;
  };
  readonly commonmetadata: {
    /** Metadata common to files of this format. */
    readonly commonmetadata: readonly AllimagesRowMetadata[] | null;
  };
  readonly dimensions: {
    /** Size in bytes. */
    readonly size: number;
    /** Width in pixels. */
    readonly width: number;
    /** Height in pixels. */
    readonly height: number;
    /** Duration of the audio or video in seconds. */
    readonly duration?: number;
  };
  readonly extmetadata: {
    /** Formatted metadata from several sources, with values as HTML. */
    readonly extmetadata: Readonly<Record<string, AllimagesRowExtmetadata>>;
  };
  readonly mediatype: {
    /** Media type, such as `BITMAP`. */
    readonly mediatype: string;
  };
  readonly metadata: {
    /** Exif metadata of the version. */
    readonly metadata: readonly AllimagesRowMetadata[] | null;
  };
  readonly mime: {
    /** MIME type. */
    readonly mime: string;
  };
  readonly parsedcomment: {
    /** Upload summary as HTML. */
    readonly parsedcomment: string;
  };
  readonly sha1: {
    /** SHA-1 hash in base 16. */
    readonly sha1: string;
  };
  readonly size: {
    /** Size in bytes, width, height, and the number of pages if applicable. */
    readonly size: number;
    /** Width in pixels. */
    readonly width: number;
    /** Height in pixels. */
    readonly height: number;
    /** Duration of the audio or video in seconds. */
    readonly duration?: number;
  };
  readonly timestamp: {
    /**
     * Time of upload.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly url: {
    /** URLs of the file and its description page. */
    readonly url: string;
    /** URL of the file's description page. */
    readonly descriptionurl: string;
    /** Short URL of the file's description page. */
    readonly descriptionshorturl: string;
  };
  readonly user: {
    /** Name of the user who uploaded the version. */
    readonly user: string;
  };
  readonly userid: {
    /** Id of the user who uploaded the version. */
    readonly userid: number;
  };
}

/** An item in the `metadata` field of `list=allimages`. */
export interface AllimagesRowMetadata {
  readonly name: string | number;
  readonly value: unknown;
}

/** An item in the `extmetadata` field of `list=allimages`. */
export interface AllimagesRowExtmetadata {
  readonly value: string | number;
  readonly source: string;
  readonly hidden?: string;
}

/** Fields that `list=allimages` adds to `query`. */
export interface AllimagesQueryPart<Row = AllimagesRow> {
  readonly allimages: readonly Row[];
}

/**
 * The result of `list=allimages`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface AllimagesResult extends ResultType {
  readonly at: readonly ["query", "allimages"];
  readonly kind: "item";
  readonly base: AllimagesRow;
  readonly selector: "prop";
  readonly defaults: "timestamp" | "url";
  readonly props: AllimagesRowProps;
  readonly query: AllimagesQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=allimages` as data, for `validateResponse`. */
export const allimagesResult: ResultDescriptor = {
  module: "query+allimages",
  rows: { at: ["query", "allimages"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          allimages: {
            is: {
              list: {
                record: {
                  name: { is: "string" },
                  timestamp: { is: "timestamp", when: { prop: ["timestamp"] } },
                  url: { is: "string", when: { prop: ["url"] } },
                  descriptionurl: { is: "string", when: { prop: ["url"] } },
                  descriptionshorturl: { is: "string", when: { prop: ["url"] } },
                  ns: { is: "namespace" },
                  title: { is: "title" },
                  user: { is: "user", when: { prop: ["user"] } },
                  userid: { is: "integer", when: { prop: ["userid"] } },
                  size: { is: "integer", when: { prop: ["dimensions", "size"] } },
                  width: { is: "integer", when: { prop: ["dimensions", "size"] } },
                  height: { is: "integer", when: { prop: ["dimensions", "size"] } },
                  parsedcomment: { is: "string", when: { prop: ["parsedcomment"] } },
                  comment: { is: "string", when: { prop: ["comment"] } },
                  canonicaltitle: { is: "title", when: { prop: ["canonicaltitle"] } },
                  sha1: { is: "string", when: { prop: ["sha1"] } },
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
                  commonmetadata: {
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
                    when: { prop: ["commonmetadata"] },
                  },
                  extmetadata: {
                    is: {
                      map: {
                        record: {
                          value: { is: { anyOf: ["string", "integer", "number"] } },
                          source: { is: "string" },
                          hidden: { is: "string", optional: true },
                        },
                      },
                    },
                    when: { prop: ["extmetadata"] },
                  },
                  mime: { is: "string", when: { prop: ["mime"] } },
                  mediatype: { is: "string", when: { prop: ["mediatype"] } },
                  bitdepth: { is: "integer", when: { prop: ["bitdepth"] } },
                  duration: {
                    is: "number",
                    optional: true,
                    when: { prop: ["dimensions", "size"] },
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
