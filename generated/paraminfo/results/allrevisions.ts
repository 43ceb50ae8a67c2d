// Generated from spec/paraminfo/catalogue.json (query+allrevisions) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=allrevisions` for any request. */
export interface AllrevisionsRow {
  /** Whether hidden parts are hidden from administrators too. */
  readonly suppressed?: boolean;
  /** Whether the content is hidden by revision deletion. */
  readonly texthidden?: boolean;
  /** Parse tree of the content as XML. */
  readonly parsetree?: string;
  /** Whether the content has no parse tree because it is not wikitext. */
  readonly badcontentformatforparsetree?: boolean;
  /** Whether the content cannot be written in the requested format. */
  readonly badcontentformat?: boolean;
  /** Difference from a different revision. */
  readonly diff?: AllrevisionsRowDiff;
}

/** The fields that each value of `prop` adds. */
export interface AllrevisionsRowProps {
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
export interface AllrevisionsRowPropsWith {
  readonly content: {
    /** Content of each slot. */
    readonly slots: {
      readonly main: {
        readonly contentmodel?: string;
        readonly contentformat?: string;
        readonly content?: string;
        readonly texthidden?: boolean;
      };
    };
  };
  readonly contentmodel: {
    /** Content model of each slot. */
    readonly slots: { readonly main: { readonly contentmodel?: string } };
  };
  readonly slotsha1: {
    /** SHA-1 hash of each slot, in base 16. */
    readonly slots: { readonly main: { readonly sha1?: string; readonly sha1hidden?: boolean } };
  };
  readonly slotsize: {
    /** Length of each slot in bytes. */
    readonly slots: { readonly main: { readonly size: number } };
  };
}

/** The fields that each value of `prop` adds without `slots`. */
export interface AllrevisionsRowPropsWithout {
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

/** The `diff` field of `list=allrevisions`. */
export interface AllrevisionsRowDiff {
  /** Only with `diffto`. */
  readonly from?: number | boolean;
  /** Only with `diffto`. */
  readonly to?: number;
  readonly body?: string;
  readonly notcached?: boolean;
}

/** Fields that `list=allrevisions` adds to `query`. */
export interface AllrevisionsQueryPart<Row = AllrevisionsRow> {
  readonly allrevisions: readonly {
    readonly pageid: number;
    readonly revisions: readonly Row[];
    /** A namespace number. */
    readonly ns: number;
    readonly title: string;
  }[];
}

/**
 * The result of `list=allrevisions`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface AllrevisionsResult extends ResultType {
  readonly at: readonly ["query", "allrevisions", "revisions"];
  readonly kind: "item";
  readonly base: AllrevisionsRow;
  readonly selector: "prop";
  readonly defaults: "ids" | "timestamp" | "flags" | "comment" | "user";
  readonly switch: "slots";
  readonly props: AllrevisionsRowProps;
  readonly with: AllrevisionsRowPropsWith;
  readonly without: AllrevisionsRowPropsWithout;
  readonly query: AllrevisionsQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=allrevisions` as data, for `validateResponse`. */
export const allrevisionsResult: ResultDescriptor = {
  module: "query+allrevisions",
  rows: { at: ["query", "allrevisions", "revisions"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          allrevisions: {
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
                          suppressed: {
                            is: "boolean",
                            optional: true,
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
                          badcontentformatforparsetree: {
                            is: "boolean",
                            optional: true,
                            formatversion1: { as: "flag" },
                          },
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
                                        when: { prop: ["slotsha1"] },
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
                          badcontentformat: {
                            is: "boolean",
                            optional: true,
                            formatversion1: { as: "flag" },
                          },
                          diff: {
                            is: {
                              record: {
                                from: {
                                  is: { anyOf: ["integer", "boolean"] },
                                  optional: true,
                                  when: { diffto: true },
                                  formatversion1: { as: "integer" },
                                },
                                to: { is: "integer", optional: true, when: { diffto: true } },
                                body: {
                                  is: "string",
                                  optional: true,
                                  formatversion1: { name: "*" },
                                },
                                notcached: {
                                  is: "boolean",
                                  optional: true,
                                  formatversion1: { as: "flag" },
                                },
                              },
                            },
                            optional: true,
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
