// Generated from spec.yaml (query+records) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";
import type { RecordsResultV1 } from "./records.v1.js";

/** The fields of each row of `list=records`. */
export interface RecordsRow {
  readonly part: RecordsRowPart;
  readonly parts: readonly RecordsRowPart2[];
  readonly second: RecordsRowPart;
  readonly small: { readonly a: string };
  readonly three: {
    readonly x: string;
    readonly y: string;
    readonly z: string;
  };
  readonly listed: RecordsRowListed;
  readonly mapped: RecordsRowMapped;
  readonly nested: RecordsRowNested;
  readonly entries: readonly RecordsRowEntry[];
  readonly aliases: readonly RecordsRowAlias[];
  readonly indexes: readonly RecordsRowIndex[];
  readonly licenses: readonly RecordsRowLicense[];
  readonly matches: readonly RecordsRowMatch[];
  readonly news: readonly RecordsRowNew[];
  readonly statuses: readonly RecordsRowStatus[];
  readonly status: readonly RecordsRowStatus2[];
  readonly access: readonly RecordsRowAccess[];
  readonly maps: Readonly<Record<string, RecordsRowMap>>;
  readonly either: string | RecordsRowEither;
  readonly object: RecordsRowObject | readonly [];
  /** Only with `prop=x`. */
  readonly x1?: RecordsRowX1;
  /** Only with `prop=y`. */
  readonly y1?: RecordsRowY1;
  /** Only with `prop=x`. */
  readonly x2?: RecordsRowX2;
  /** Only with `prop=y`. */
  readonly y2?: RecordsRowX2;
  /** Only with `prop=x`. */
  readonly x3?: RecordsRowX3;
  /** Only with `prop=y`. */
  readonly y3?: RecordsRowY3;
}

/** The `part` field of `list=records`. */
export interface RecordsRowPart {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
}

/** An item in the `parts` field of `list=records`. */
export interface RecordsRowPart2 {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly e: string;
}

/** The `listed` field of `list=records`. */
export interface RecordsRowListed {
  readonly l: readonly string[];
}

/** The `mapped` field of `list=records`. */
export interface RecordsRowMapped {
  readonly m: Readonly<Record<string, string>>;
}

/** The `nested` field of `list=records`. */
export interface RecordsRowNested {
  readonly e: object;
}

/** An item in the `entries` field of `list=records`. */
export interface RecordsRowEntry {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly entries: string;
}

/** An item in the `aliases` field of `list=records`. */
export interface RecordsRowAlias {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly aliases: string;
}

/** An item in the `indexes` field of `list=records`. */
export interface RecordsRowIndex {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly indexes: string;
}

/** An item in the `licenses` field of `list=records`. */
export interface RecordsRowLicense {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly licenses: string;
}

/** An item in the `matches` field of `list=records`. */
export interface RecordsRowMatch {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly matches: string;
}

/** An item in the `news` field of `list=records`. */
export interface RecordsRowNew {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly news: string;
}

/** An item in the `statuses` field of `list=records`. */
export interface RecordsRowStatus {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly statuses: string;
}

/** An item in the `status` field of `list=records`. */
export interface RecordsRowStatus2 {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly status: string;
}

/** An item in the `access` field of `list=records`. */
export interface RecordsRowAccess {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly access: string;
}

/** An item in the `maps` field of `list=records`. */
export interface RecordsRowMap {
  readonly q: string;
}

/** The `either` field of `list=records`. */
export interface RecordsRowEither {
  readonly r: string;
}

/** The `object` field of `list=records`. */
export interface RecordsRowObject {
  readonly t: string;
}

/** The `x1` field of `list=records`. */
export interface RecordsRowX1 {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly u: string;
}

/** The `y1` field of `list=records`. */
export interface RecordsRowY1 {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  /** Only with `prop=x`. */
  readonly u?: string;
}

/** The `x2` field of `list=records`. */
export interface RecordsRowX2 {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly v: string;
}

/** The `x3` field of `list=records`. */
export interface RecordsRowX3 {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly w: readonly { readonly a: string }[];
}

/** The `y3` field of `list=records`. */
export interface RecordsRowY3 {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly w: readonly {}[];
}

/** Fields that `list=records` adds to `query`. */
export interface RecordsQueryPart<Row = RecordsRow> {
  readonly records: readonly Row[];
}

/**
 * The result of `list=records`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface RecordsResult extends ResultType {
  readonly at: readonly ["query", "records"];
  readonly kind: "item";
  readonly base: RecordsRow;
  readonly query: RecordsQueryPart<this["row"]>;
  readonly version1: RecordsResultV1;
}

/** The result of `list=records` as data, for `validateResponse`. */
export const recordsResult: ResultDescriptor = {
  module: "query+records",
  rows: { at: ["query", "records"], kind: "item" },
  response: {
    query: {
      is: {
        record: {
          records: {
            is: {
              list: {
                record: {
                  part: {
                    is: {
                      record: {
                        a: { is: "string" },
                        b: { is: "string" },
                        c: { is: "string" },
                        d: { is: "string" },
                      },
                    },
                  },
                  parts: {
                    is: {
                      list: {
                        record: {
                          a: { is: "string" },
                          b: { is: "string" },
                          c: { is: "string" },
                          d: { is: "string" },
                          e: { is: "string" },
                        },
                      },
                    },
                  },
                  second: {
                    is: {
                      record: {
                        a: { is: "string" },
                        b: { is: "string" },
                        c: { is: "string" },
                        d: { is: "string" },
                      },
                    },
                  },
                  small: { is: { record: { a: { is: "string" } } } },
                  three: {
                    is: {
                      record: { x: { is: "string" }, y: { is: "string" }, z: { is: "string" } },
                    },
                  },
                  listed: { is: { record: { l: { is: { list: "string" } } } } },
                  mapped: { is: { record: { m: { is: { map: "string" } } } } },
                  nested: { is: { record: { e: { is: { record: {} } } } } },
                  entries: {
                    is: {
                      list: {
                        record: {
                          a: { is: "string" },
                          b: { is: "string" },
                          c: { is: "string" },
                          d: { is: "string" },
                          entries: { is: "string" },
                        },
                      },
                    },
                  },
                  aliases: {
                    is: {
                      list: {
                        record: {
                          a: { is: "string" },
                          b: { is: "string" },
                          c: { is: "string" },
                          d: { is: "string" },
                          aliases: { is: "string" },
                        },
                      },
                    },
                  },
                  indexes: {
                    is: {
                      list: {
                        record: {
                          a: { is: "string" },
                          b: { is: "string" },
                          c: { is: "string" },
                          d: { is: "string" },
                          indexes: { is: "string" },
                        },
                      },
                    },
                  },
                  licenses: {
                    is: {
                      list: {
                        record: {
                          a: { is: "string" },
                          b: { is: "string" },
                          c: { is: "string" },
                          d: { is: "string" },
                          licenses: { is: "string" },
                        },
                      },
                    },
                  },
                  matches: {
                    is: {
                      list: {
                        record: {
                          a: { is: "string" },
                          b: { is: "string" },
                          c: { is: "string" },
                          d: { is: "string" },
                          matches: { is: "string" },
                        },
                      },
                    },
                  },
                  news: {
                    is: {
                      list: {
                        record: {
                          a: { is: "string" },
                          b: { is: "string" },
                          c: { is: "string" },
                          d: { is: "string" },
                          news: { is: "string" },
                        },
                      },
                    },
                  },
                  statuses: {
                    is: {
                      list: {
                        record: {
                          a: { is: "string" },
                          b: { is: "string" },
                          c: { is: "string" },
                          d: { is: "string" },
                          statuses: { is: "string" },
                        },
                      },
                    },
                  },
                  status: {
                    is: {
                      list: {
                        record: {
                          a: { is: "string" },
                          b: { is: "string" },
                          c: { is: "string" },
                          d: { is: "string" },
                          status: { is: "string" },
                        },
                      },
                    },
                  },
                  access: {
                    is: {
                      list: {
                        record: {
                          a: { is: "string" },
                          b: { is: "string" },
                          c: { is: "string" },
                          d: { is: "string" },
                          access: { is: "string" },
                        },
                      },
                    },
                  },
                  maps: { is: { map: { record: { q: { is: "string" } } } } },
                  either: { is: { anyOf: ["string", { record: { r: { is: "string" } } }] } },
                  object: { is: { record: { t: { is: "string" } }, emptyIsList: true } },
                  x1: {
                    is: {
                      record: {
                        a: { is: "string" },
                        b: { is: "string" },
                        c: { is: "string" },
                        d: { is: "string" },
                        u: { is: "string", when: { prop: ["x"] } },
                      },
                    },
                    when: { prop: ["x"] },
                  },
                  y1: {
                    is: {
                      record: {
                        a: { is: "string" },
                        b: { is: "string" },
                        c: { is: "string" },
                        d: { is: "string" },
                        u: { is: "string", when: { prop: ["x"] } },
                      },
                    },
                    when: { prop: ["y"] },
                  },
                  x2: {
                    is: {
                      record: {
                        a: { is: "string" },
                        b: { is: "string" },
                        c: { is: "string" },
                        d: { is: "string" },
                        v: { is: "string" },
                      },
                    },
                    when: { prop: ["x"] },
                  },
                  y2: {
                    is: {
                      record: {
                        a: { is: "string" },
                        b: { is: "string" },
                        c: { is: "string" },
                        d: { is: "string" },
                        v: { is: "string" },
                      },
                    },
                    when: { prop: ["y"] },
                  },
                  x3: {
                    is: {
                      record: {
                        a: { is: "string" },
                        b: { is: "string" },
                        c: { is: "string" },
                        d: { is: "string" },
                        w: {
                          is: { list: { record: { a: { is: "string", when: { prop: ["x"] } } } } },
                        },
                      },
                    },
                    when: { prop: ["x"] },
                  },
                  y3: {
                    is: {
                      record: {
                        a: { is: "string" },
                        b: { is: "string" },
                        c: { is: "string" },
                        d: { is: "string" },
                        w: {
                          is: { list: { record: { a: { is: "string", when: { prop: ["x"] } } } } },
                        },
                      },
                    },
                    when: { prop: ["y"] },
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
