// Generated from spec/paraminfo/catalogue.json (query+allimages) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";
import type { AllimagesResultV1 } from "./allimages.v1.js";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=allimages` for any request. Observed on MediaWiki 1.39.17. */
export interface AllimagesRow {
  readonly name: string;
  /** The number of a namespace. */
  readonly ns: number;
  readonly title: string;
}

/** The fields that each value of `prop` adds. */
export interface AllimagesRowProps {
  readonly bitdepth: { readonly bitdepth: number };
  readonly canonicaltitle: { readonly canonicaltitle: string };
  readonly comment: { readonly comment: string };
  readonly commonmetadata: { readonly commonmetadata: readonly AllimagesRowMetadata[] | null };
  readonly dimensions: {
    readonly size: number;
    readonly width: number;
    readonly height: number;
    readonly duration?: number;
  };
  readonly extmetadata: { readonly extmetadata: Readonly<Record<string, AllimagesRowExtmetadata>> };
  readonly mediatype: { readonly mediatype: string };
  readonly metadata: { readonly metadata: readonly AllimagesRowMetadata[] | null };
  readonly mime: { readonly mime: string };
  readonly parsedcomment: { readonly parsedcomment: string };
  readonly sha1: { readonly sha1: string };
  readonly size: {
    readonly size: number;
    readonly width: number;
    readonly height: number;
    readonly duration?: number;
  };
  readonly timestamp: {
    /** ISO 8601. */
    readonly timestamp: string;
  };
  readonly url: {
    readonly url: string;
    readonly descriptionurl: string;
    readonly descriptionshorturl: string;
  };
  readonly user: { readonly user: string };
  readonly userid: { readonly userid: number };
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
  readonly hidden: string;
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
  readonly version1: AllimagesResultV1;
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
                          hidden: { is: "string" },
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
