// Generated from spec/paraminfo/catalogue.json (query+alldeletedrevisions) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=alldeletedrevisions` for any request. */
export interface AlldeletedrevisionsRow {
  /** Whether the content is hidden by revision deletion. */
  readonly texthidden?: boolean;
  /** Parse tree of the content as XML. */
  readonly parsetree?: string;
  /** Difference from a different revision. */
  readonly diff?: AlldeletedrevisionsRowDiff;
  /** Whether the content cannot be written in the requested format. */
  readonly badcontentformat?: boolean;
}

/** The fields that each value of `prop` adds. */
export interface AlldeletedrevisionsRowProps {
  readonly comment: {
    /** Edit summary. */
    readonly comment?: string;
    /** Whether the summary is hidden by revision deletion. */
    readonly commenthidden?: boolean;
  };
  readonly flags: {
    /** Whether the edit is minor. */
    readonly minor: boolean;
  };
  readonly ids: {
    /** Id of the revision. */
    readonly revid: number;
    /** Id of the previous revision; 0 if there is none. */
    readonly parentid: number;
  };
  readonly parsedcomment: {
    /** Whether the summary is hidden by revision deletion. */
    readonly commenthidden?: boolean;
    /** Edit summary as HTML. */
    readonly parsedcomment?: string;
  };
  readonly roles: {
    /** Roles of the revision's slots. */
    readonly roles: readonly string[];
  };
  readonly sha1: {
    /** SHA-1 hash of the revision, in base 16. */
    readonly sha1?: string;
    /** Whether the content, and thus its hash, is hidden by revision deletion. */
    readonly sha1hidden?: boolean;
  };
  readonly size: {
    /** Length of the revision in bytes. */
    readonly size?: number;
  };
  readonly slotsha1: {
    /** SHA-1 hash in base 16. */
    readonly sha1?: string;
    /** Whether the content, and thus its hash, is hidden by revision deletion. */
    readonly sha1hidden?: boolean;
  };
  readonly slotsize: {
    /** Length of each slot in bytes. */
    readonly size?: number;
  };
  readonly tags: {
    /** Change tags of the revision. */
    readonly tags: readonly string[];
  };
  readonly timestamp: {
    /**
     * Time of the revision.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly user: {
    /** Name of the revision's author. */
    readonly user?: string;
    /** Whether the user is an IP address. */
    readonly anon?: boolean;
    /** Whether the user is hidden by revision deletion. */
    readonly userhidden?: boolean;
  };
  readonly userid: {
    /** Whether the user is an IP address. */
    readonly anon?: boolean;
    /** Whether the user is hidden by revision deletion. */
    readonly userhidden?: boolean;
    /** Id of the revision's author. */
    readonly userid?: number;
  };
}

/** The fields that each value of `prop` adds with `slots`. */
export interface AlldeletedrevisionsRowPropsWith {
  readonly content: {
    /** Content of each slot. */
    readonly slots: {
      readonly main: {
        readonly contentmodel?: string;
        readonly contentformat?: string;
        readonly content?: string;
        readonly sha1hidden?: boolean;
        readonly texthidden?: boolean;
      };
    };
  };
  readonly contentmodel: {
    /** Content model of each slot. */
    readonly slots: {
      readonly main: { readonly contentmodel?: string; readonly sha1hidden?: boolean };
    };
  };
  readonly slotsha1: {
    /** SHA-1 hash of each slot, in base 16. */
    readonly slots: { readonly main: { readonly sha1?: string; readonly sha1hidden?: boolean } };
  };
  readonly slotsize: {
    /** Length of each slot in bytes. */
    readonly slots: { readonly main: { readonly size: number; readonly sha1hidden?: boolean } };
  };
}

/** The fields that each value of `prop` adds without `slots`. */
export interface AlldeletedrevisionsRowPropsWithout {
  readonly content: {
    /** Content model, such as `wikitext`. */
    readonly contentmodel?: string;
    /** Serialization format of the content, such as `text/x-wiki`. */
    readonly contentformat?: string;
    /** Content of each slot. */
    readonly content?: string;
  };
  readonly contentmodel: {
    /** Content model of each slot. */
    readonly contentmodel?: string;
  };
}

/** The `diff` field of `list=alldeletedrevisions`. */
export interface AlldeletedrevisionsRowDiff {
  readonly from?: number | boolean;
  /** Only with `diffto`. */
  readonly to?: number;
  readonly body?: string | boolean;
  /** Only with `difftotext`. */
  readonly notcached?: boolean;
}

/** Fields that `list=alldeletedrevisions` adds to `query`. */
export interface AlldeletedrevisionsQueryPart<Row = AlldeletedrevisionsRow> {
  readonly alldeletedrevisions: readonly {
    readonly pageid: number;
    readonly revisions: readonly Row[];
    /** A namespace number. */
    readonly ns: number;
    readonly title: string;
  }[];
}

/**
 * The result of `list=alldeletedrevisions`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface AlldeletedrevisionsResult extends ResultType {
  readonly at: readonly ["query", "alldeletedrevisions", "revisions"];
  readonly kind: "item";
  readonly base: AlldeletedrevisionsRow;
  readonly selector: "prop";
  readonly defaults: "ids" | "timestamp" | "flags" | "comment" | "user";
  readonly switch: "slots";
  readonly props: AlldeletedrevisionsRowProps;
  readonly with: AlldeletedrevisionsRowPropsWith;
  readonly without: AlldeletedrevisionsRowPropsWithout;
  readonly query: AlldeletedrevisionsQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=alldeletedrevisions` as data, for `validateResponse`. */
export const alldeletedrevisionsResult: ResultDescriptor = {
  module: "query+alldeletedrevisions",
  rows: { at: ["query", "alldeletedrevisions", "revisions"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          alldeletedrevisions: {
            is: {
              list: {
                record: {
                  pageid: { is: "integer" },
                  revisions: {
                    is: {
                      list: {
                        record: {
                          revid: { is: "integer", when: { prop: ["ids"] } },
                          parentid: { is: "integer", when: { prop: ["ids"] } },
                          minor: {
                            is: "boolean",
                            when: { prop: ["flags"] },
                            formatversion1: { as: "flag" },
                          },
                          user: { is: "user", optional: true, when: { prop: ["user"] } },
                          timestamp: { is: "timestamp", when: { prop: ["timestamp"] } },
                          comment: { is: "string", optional: true, when: { prop: ["comment"] } },
                          anon: {
                            is: "boolean",
                            optional: true,
                            when: { prop: ["user", "userid"] },
                            formatversion1: { as: "flag" },
                          },
                          userhidden: {
                            is: "boolean",
                            optional: true,
                            when: { prop: ["user", "userid"] },
                            formatversion1: { as: "flag" },
                          },
                          commenthidden: {
                            is: "boolean",
                            optional: true,
                            when: { prop: ["comment", "parsedcomment"] },
                            formatversion1: { as: "flag" },
                          },
                          userid: { is: "integer", optional: true, when: { prop: ["userid"] } },
                          size: {
                            is: "integer",
                            optional: true,
                            when: { prop: ["size", "slotsize"] },
                          },
                          sha1: {
                            is: "string",
                            optional: true,
                            when: { prop: ["sha1", "slotsha1"] },
                          },
                          roles: { is: { list: "string" }, when: { prop: ["roles"] } },
                          contentmodel: {
                            is: "string",
                            optional: true,
                            when: { prop: ["content", "contentmodel"], slots: false },
                          },
                          contentformat: {
                            is: "string",
                            optional: true,
                            when: { prop: ["content"], slots: false },
                          },
                          content: {
                            is: "string",
                            optional: true,
                            when: { prop: ["content"], slots: false },
                            formatversion1: { name: "*" },
                          },
                          parsedcomment: {
                            is: "string",
                            optional: true,
                            when: { prop: ["parsedcomment"] },
                          },
                          tags: { is: { list: "string" }, when: { prop: ["tags"] } },
                          sha1hidden: {
                            is: "boolean",
                            optional: true,
                            when: { prop: ["sha1", "slotsha1"] },
                            formatversion1: { as: "flag" },
                          },
                          texthidden: {
                            is: "boolean",
                            optional: true,
                            formatversion1: { as: "flag" },
                          },
                          parsetree: { is: "string", optional: true },
                          slots: {
                            is: {
                              record: {
                                main: {
                                  is: {
                                    record: {
                                      size: { is: "integer", when: { prop: ["slotsize"] } },
                                      sha1: {
                                        is: "string",
                                        optional: true,
                                        when: { prop: ["slotsha1"] },
                                      },
                                      contentmodel: {
                                        is: "string",
                                        optional: true,
                                        when: { prop: ["content", "contentmodel"] },
                                      },
                                      contentformat: {
                                        is: "string",
                                        optional: true,
                                        when: { prop: ["content"] },
                                      },
                                      content: {
                                        is: "string",
                                        optional: true,
                                        when: { prop: ["content"] },
                                        formatversion1: { name: "*" },
                                      },
                                      sha1hidden: {
                                        is: "boolean",
                                        optional: true,
                                        formatversion1: { as: "flag" },
                                      },
                                      texthidden: {
                                        is: "boolean",
                                        optional: true,
                                        when: { prop: ["content"] },
                                        formatversion1: { as: "flag" },
                                      },
                                    },
                                  },
                                  when: { slots: ["main"] },
                                },
                              },
                            },
                            when: {
                              prop: ["content", "contentmodel", "slotsha1", "slotsize"],
                              slots: true,
                            },
                          },
                          diff: {
                            is: {
                              record: {
                                from: {
                                  is: { anyOf: ["integer", "boolean"] },
                                  optional: true,
                                  formatversion1: { optional: true },
                                },
                                to: { is: "integer", when: { diffto: true } },
                                body: { is: { anyOf: ["string", "boolean"] }, optional: true },
                                notcached: {
                                  is: "boolean",
                                  optional: true,
                                  when: { difftotext: true },
                                },
                              },
                            },
                            optional: true,
                          },
                          badcontentformat: {
                            is: "boolean",
                            optional: true,
                            formatversion1: { as: "flag" },
                          },
                        },
                        emptyIsList: true,
                      },
                    },
                  },
                  ns: { is: "namespace" },
                  title: { is: "title" },
                },
              },
            },
          },
        },
      },
    },
  },
};
