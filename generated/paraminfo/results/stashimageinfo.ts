// Generated from spec/paraminfo/catalogue.json (query+stashimageinfo) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields that each value of `prop` adds. */
export interface StashimageinfoRowProps {
  readonly bitdepth: {
    /** Bits per channel of the image. */
    readonly bitdepth: number;
  };
  readonly canonicaltitle: {
    /** Title with the canonical name of the namespace. */
    readonly canonicaltitle: string;
  };
  readonly commonmetadata: {
    /** Metadata common to files of this format. */
    readonly commonmetadata: readonly StashimageinfoRowMetadata[] | null;
  };
  readonly dimensions: {
    /** Size in bytes. */
    readonly size: number;
    /** Width in pixels. */
    readonly width: number;
    /** Height in pixels. */
    readonly height: number;
  };
  readonly extmetadata: {
    /** Formatted metadata from several sources, with values as HTML. */
    readonly extmetadata: Readonly<Record<string, StashimageinfoRowExtmetadata>>;
  };
  readonly metadata: {
    /** Exif metadata of the file. */
    readonly metadata: readonly StashimageinfoRowMetadata[] | null;
  };
  readonly mime: {
    /** MIME type. */
    readonly mime?: string;
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
  };
  readonly thumbmime: {
    readonly mime?: string;
    /** MIME type of the thumbnail. Requires `url` and `urlwidth`. */
    readonly thumbmime?: string;
  };
  readonly timestamp: {
    /**
     * Time of upload.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly url: {
    /** URL of the file. */
    readonly url: string;
    /** URL of the file's description page. */
    readonly descriptionurl: string;
    /** URL of the thumbnail. */
    readonly thumburl?: string;
    /** Width of the thumbnail in pixels. */
    readonly thumbwidth?: number;
    /** Height of the thumbnail in pixels. */
    readonly thumbheight?: number;
  };
}

/** An item in the `metadata` field of `prop=stashimageinfo`. */
export interface StashimageinfoRowMetadata {
  readonly name: string | number;
  readonly value: unknown;
}

/** An item in the `extmetadata` field of `prop=stashimageinfo`. */
export interface StashimageinfoRowExtmetadata {
  readonly value: string | number;
  readonly source: string;
  readonly hidden?: string;
}

/** Fields that `prop=stashimageinfo` adds to `query`. */
export interface StashimageinfoQueryPart<Row = {}> {
  readonly stashimageinfo: readonly Row[];
}

/**
 * The result of `prop=stashimageinfo`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface StashimageinfoResult extends ResultType {
  readonly at: readonly ["query", "stashimageinfo"];
  readonly kind: "item";
  readonly base: {};
  readonly selector: "prop";
  readonly defaults: "timestamp" | "url";
  readonly props: StashimageinfoRowProps;
  readonly query: StashimageinfoQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `prop=stashimageinfo` as data, for `validateResponse`. */
export const stashimageinfoResult: ResultDescriptor = {
  module: "query+stashimageinfo",
  rows: { at: ["query", "stashimageinfo"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          stashimageinfo: {
            is: {
              list: {
                record: {
                  timestamp: { is: "timestamp", when: { prop: ["timestamp"] } },
                  url: { is: "string", when: { prop: ["url"] } },
                  descriptionurl: { is: "string", when: { prop: ["url"] } },
                  size: { is: "integer", when: { prop: ["dimensions", "size"] } },
                  width: { is: "integer", when: { prop: ["dimensions", "size"] } },
                  height: { is: "integer", when: { prop: ["dimensions", "size"] } },
                  canonicaltitle: { is: "string", when: { prop: ["canonicaltitle"] } },
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
                  mime: { is: "string", optional: true, when: { prop: ["mime", "thumbmime"] } },
                  bitdepth: { is: "integer", when: { prop: ["bitdepth"] } },
                  thumburl: { is: "string", optional: true, when: { prop: ["url"] } },
                  thumbwidth: { is: "integer", optional: true, when: { prop: ["url"] } },
                  thumbheight: { is: "integer", optional: true, when: { prop: ["url"] } },
                  thumbmime: { is: "string", optional: true, when: { prop: ["thumbmime"] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
