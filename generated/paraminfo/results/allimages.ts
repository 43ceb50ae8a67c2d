// Generated from spec/paraminfo/catalogue.json (query+allimages) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/**
 * The fields of each row of `list=allimages` for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface AllimagesRow {
  /** Name of the file, without the namespace. */
  readonly name: string;
  /**
   * Namespace of the title.
   * The number of a namespace.
   */
  readonly ns: number;
  /** Title of the file, with its namespace. */
  readonly title: string;
}

/** The fields that each value of `prop` adds. */
export interface AllimagesRowProps {
  readonly bitdepth: {
    /** Bits per channel of the image. With `prop=bitdepth`. */
    readonly bitdepth: number;
  };
  readonly canonicaltitle: {
    /** Title with the canonical name of the namespace. With `prop=canonicaltitle`. */
    readonly canonicaltitle: string;
  };
  readonly comment: {
    /** Upload summary. With `prop=comment`. */
    readonly comment: string;
  };
  readonly commonmetadata: {
    /** Metadata that is common to files of the format. With `prop=commonmetadata`. */
    readonly commonmetadata: readonly AllimagesRowMetadata[] | null;
  };
  readonly dimensions: {
    /** Size in bytes. With `prop=dimensions`. */
    readonly size: number;
    /** Width in pixels. With `prop=dimensions`. */
    readonly width: number;
    /** Height in pixels. With `prop=dimensions`. */
    readonly height: number;
    /** Duration of a sound or a video in seconds. With `prop=dimensions`. */
    readonly duration?: number;
  };
  readonly extmetadata: {
    /** Formatted metadata from several sources, with values as HTML. With `prop=extmetadata`. */
    readonly extmetadata: Readonly<Record<string, AllimagesRowExtmetadata>>;
  };
  readonly mediatype: {
    /** Media type, such as `BITMAP`. With `prop=mediatype`. */
    readonly mediatype: string;
  };
  readonly metadata: {
    /** Exif metadata of the version. With `prop=metadata`. */
    readonly metadata: readonly AllimagesRowMetadata[] | null;
  };
  readonly mime: {
    /** MIME type. With `prop=mime`. */
    readonly mime: string;
  };
  readonly parsedcomment: {
    /** Upload summary as HTML. With `prop=parsedcomment`. */
    readonly parsedcomment: string;
  };
  readonly sha1: {
    /** SHA-1 hash in base 16. With `prop=sha1`. */
    readonly sha1: string;
  };
  readonly size: {
    /** Size in bytes, width, height, and the number of pages if it has any. With `prop=size`. */
    readonly size: number;
    /** Width in pixels. With `prop=size`. */
    readonly width: number;
    /** Height in pixels. With `prop=size`. */
    readonly height: number;
    /** Duration of a sound or a video in seconds. With `prop=size`. */
    readonly duration?: number;
  };
  readonly timestamp: {
    /**
     * Time of upload. With `prop=timestamp`.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly url: {
    /** URL of the file and of its description page. With `prop=url`. */
    readonly url: string;
    /** URL of the file's description page. With `prop=url`. */
    readonly descriptionurl: string;
    /** Short URL of the file's description page. With `prop=url`. */
    readonly descriptionshorturl: string;
  };
  readonly user: {
    /** Name of the user who uploaded the version. With `prop=user`. */
    readonly user: string;
  };
  readonly userid: {
    /** Id of the user who uploaded the version. With `prop=userid`. */
    readonly userid: number;
  };
}

/** An item of `metadata` of `list=allimages`. */
export interface AllimagesRowMetadata {
  readonly name: string | number;
  readonly value: unknown;
}

/** An item of `extmetadata` of `list=allimages`. */
export interface AllimagesRowExtmetadata {
  readonly value: string | number;
  readonly source: string;
  readonly hidden?: string;
}

/** Fields that `list=allimages` adds to `query`. */
export interface AllimagesQueryPart<Row = AllimagesRow> {
  readonly allimages: readonly Row[];
}

/** The result of `list=allimages`, for the types of responses. */
export interface AllimagesResult extends ResultType {
  readonly at: readonly ["query", "allimages"];
  readonly kind: "item";
  readonly base: AllimagesRow;
  readonly selector: "prop";
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
