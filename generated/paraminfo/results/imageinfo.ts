// Generated from spec/paraminfo/catalogue.json (query+imageinfo) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `prop=imageinfo` for any request. */
export interface ImageinfoRow {
  /** Whether the file is hidden by revision deletion. */
  readonly filehidden?: boolean;
  /** Whether hidden parts are hidden from administrators too. */
  readonly suppressed?: boolean;
  /** Whether the file itself is missing. */
  readonly filemissing?: boolean;
}

/** The fields that each value of `prop` adds. */
export interface ImageinfoRowProps {
  readonly archivename: {
    /** Name under which an older version's file is stored. */
    readonly archivename?: string;
  };
  readonly bitdepth: {
    /** Bits per channel of the image. */
    readonly bitdepth?: number;
  };
  readonly canonicaltitle: {
    /** Title with the canonical name of the namespace. */
    readonly canonicaltitle?: string;
  };
  readonly comment: {
    /** Upload summary. */
    readonly comment?: string;
    /** Whether the summary is hidden by revision deletion. */
    readonly commenthidden?: boolean;
  };
  readonly commonmetadata: {
    /** Metadata common to files of this format. */
    readonly commonmetadata?: readonly ImageinfoRowMetadata[] | null;
  };
  readonly dimensions: {
    /** Size in bytes. */
    readonly size?: number;
    /** Width in pixels. */
    readonly width?: number;
    /** Height in pixels. */
    readonly height?: number;
    /** Duration of the audio or video in seconds. */
    readonly duration?: number;
  };
  readonly extmetadata: {
    /** Formatted metadata from several sources, with values as HTML. */
    readonly extmetadata?: Readonly<Record<string, ImageinfoRowExtmetadata>>;
  };
  readonly mediatype: {
    /** Media type, such as `BITMAP`. */
    readonly mediatype?: string;
  };
  readonly metadata: {
    /** Exif metadata of the version. */
    readonly metadata?: readonly ImageinfoRowMetadata[] | null;
  };
  readonly mime: {
    /** MIME type. */
    readonly mime?: string;
  };
  readonly parsedcomment: {
    /** Upload summary as HTML. */
    readonly parsedcomment?: string;
    /** Whether the summary is hidden by revision deletion. */
    readonly commenthidden?: boolean;
  };
  readonly sha1: {
    /** SHA-1 hash in base 16. */
    readonly sha1?: string;
  };
  readonly size: {
    /** Size in bytes, width, height, and the number of pages if applicable. */
    readonly size?: number;
    /** Width in pixels. */
    readonly width?: number;
    /** Height in pixels. */
    readonly height?: number;
    /** Duration of the audio or video in seconds. */
    readonly duration?: number;
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
    readonly timestamp?: string;
  };
  readonly uploadwarning: {
    /** Warnings about an existing file as HTML. */
    readonly html: string;
  };
  readonly url: {
    /** URLs of the file and its description page. */
    readonly url?: string;
    /** URL of the file's description page. */
    readonly descriptionurl?: string;
    /** Short URL of the file's description page. */
    readonly descriptionshorturl?: string;
    /** URL of the thumbnail. */
    readonly thumburl?: string;
    /** Width of the thumbnail in pixels. */
    readonly thumbwidth?: number;
    /** Height of the thumbnail in pixels. */
    readonly thumbheight?: number;
    /** Reason for the missing thumbnail. */
    readonly thumberror?: string;
  };
  readonly user: {
    /** Name of the user who uploaded the version. */
    readonly user?: string;
    /** Whether the user is hidden by revision deletion. */
    readonly userhidden?: boolean;
  };
  readonly userid: {
    /** Id of the user who uploaded the version. */
    readonly userid?: number;
    /** Whether the user is hidden by revision deletion. */
    readonly userhidden?: boolean;
  };
}

/** The fields of a row of `prop=imageinfo` that depend on `filehidden`. */
export type ImageinfoRowVariants =
  | { readonly filehidden: true }
  | {
      readonly filehidden?: false;
      readonly canonicaltitle: string;
      readonly descriptionurl: string;
    };

/** An item in the `metadata` field of `prop=imageinfo`. */
export interface ImageinfoRowMetadata {
  readonly name: string | number;
  readonly value: unknown;
}

/** An item in the `extmetadata` field of `prop=imageinfo`. */
export interface ImageinfoRowExtmetadata {
  readonly value: string | number;
  readonly source: string;
  readonly hidden?: string;
}

/** Fields that `prop=imageinfo` adds to each page. */
export interface ImageinfoPagePart<Row = ImageinfoRow> {
  /** Name of the file's repository; `local` for the wiki's own. */
  readonly imagerepository?: string;
  /** Versions of the file, latest first. */
  readonly imageinfo?: readonly Row[];
  /** Only with `prop=badfile`. */
  readonly badfile?: boolean;
}

/**
 * The result of `prop=imageinfo`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface ImageinfoResult extends ResultType {
  readonly at: readonly ["query", "pages", "imageinfo"];
  readonly kind: "item";
  readonly base: ImageinfoRow;
  readonly selector: "prop";
  readonly defaults: "timestamp" | "user";
  readonly props: ImageinfoRowProps;
  readonly variants: ImageinfoRowVariants;
  readonly discriminant: "filehidden";
  readonly page: ImageinfoPagePart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `prop=imageinfo` as data, for `validateResponse`. */
export const imageinfoResult: ResultDescriptor = {
  module: "query+imageinfo",
  rows: { at: ["query", "pages", "imageinfo"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  imagerepository: { is: "string", optional: true },
                  imageinfo: {
                    is: {
                      list: {
                        record: {
                          timestamp: {
                            is: "timestamp",
                            optional: true,
                            when: { prop: ["timestamp"] },
                          },
                          user: { is: "user", optional: true, when: { prop: ["user"] } },
                          userid: { is: "integer", optional: true, when: { prop: ["userid"] } },
                          size: {
                            is: "integer",
                            optional: true,
                            when: { prop: ["dimensions", "size"] },
                          },
                          width: {
                            is: "integer",
                            optional: true,
                            when: { prop: ["dimensions", "size"] },
                          },
                          height: {
                            is: "integer",
                            optional: true,
                            when: { prop: ["dimensions", "size"] },
                          },
                          parsedcomment: {
                            is: "string",
                            optional: true,
                            when: { prop: ["parsedcomment"] },
                          },
                          comment: { is: "string", optional: true, when: { prop: ["comment"] } },
                          html: { is: "string", when: { prop: ["uploadwarning"] } },
                          canonicaltitle: {
                            is: "title",
                            optional: true,
                            when: { prop: ["canonicaltitle"] },
                            presentIf: [{ filehidden: [false] }],
                          },
                          url: { is: "string", optional: true, when: { prop: ["url"] } },
                          descriptionurl: {
                            is: "string",
                            optional: true,
                            when: { prop: ["url"] },
                            presentIf: [{ filehidden: [false] }],
                          },
                          descriptionshorturl: {
                            is: "string",
                            optional: true,
                            when: { prop: ["url"] },
                          },
                          sha1: { is: "string", optional: true, when: { prop: ["sha1"] } },
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
                            optional: true,
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
                            optional: true,
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
                            optional: true,
                            when: { prop: ["extmetadata"] },
                          },
                          mime: {
                            is: "string",
                            optional: true,
                            when: { prop: ["mime", "thumbmime"] },
                          },
                          mediatype: {
                            is: "string",
                            optional: true,
                            when: { prop: ["mediatype"] },
                          },
                          bitdepth: { is: "integer", optional: true, when: { prop: ["bitdepth"] } },
                          duration: {
                            is: "number",
                            optional: true,
                            when: { prop: ["dimensions", "size"] },
                          },
                          archivename: {
                            is: "string",
                            optional: true,
                            when: { prop: ["archivename"] },
                          },
                          userhidden: {
                            is: "boolean",
                            optional: true,
                            when: { prop: ["user", "userid"] },
                            formatversion1: { as: "flag" },
                          },
                          filehidden: {
                            is: "boolean",
                            optional: true,
                            formatversion1: { as: "flag" },
                          },
                          suppressed: {
                            is: "boolean",
                            optional: true,
                            formatversion1: { as: "flag" },
                          },
                          commenthidden: {
                            is: "boolean",
                            optional: true,
                            when: { prop: ["comment", "parsedcomment"] },
                            formatversion1: { as: "flag" },
                          },
                          filemissing: {
                            is: "boolean",
                            optional: true,
                            formatversion1: { as: "flag" },
                          },
                          thumburl: { is: "string", optional: true, when: { prop: ["url"] } },
                          thumbwidth: { is: "integer", optional: true, when: { prop: ["url"] } },
                          thumbheight: { is: "integer", optional: true, when: { prop: ["url"] } },
                          thumbmime: {
                            is: "string",
                            optional: true,
                            when: { prop: ["thumbmime"] },
                          },
                          thumberror: {
                            is: "string",
                            optional: true,
                            when: { prop: ["url"] },
                            formatversion1: { as: "absent" },
                          },
                        },
                      },
                    },
                    optional: true,
                  },
                  badfile: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["badfile"] },
                    formatversion1: { as: "flag" },
                  },
                },
              },
            },
            formatversion1: { as: "map" },
          },
        },
      },
    },
  },
};
