// Generated from spec/paraminfo/catalogue.json (query+deletedrevisions) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `prop=deletedrevisions` for any request. */
export interface DeletedrevisionsRow {
  /** Parse tree of the content as XML. */
  readonly parsetree?: string;
  /** Whether the content is hidden by revision deletion. */
  readonly texthidden?: boolean;
  /** Difference from a different revision. */
  readonly diff?: DeletedrevisionsRowDiff;
  /** Whether the content cannot be written in the requested format. */
  readonly badcontentformat?: boolean;
}

/** The fields that each value of `prop` adds. */
export interface DeletedrevisionsRowProps {
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
    /** Edit summary as HTML. */
    readonly parsedcomment?: string;
    /** Whether the summary is hidden by revision deletion. */
    readonly commenthidden?: boolean;
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
    /** Id of the revision's author. */
    readonly userid?: number;
    /** Whether the user is hidden by revision deletion. */
    readonly userhidden?: boolean;
  };
}

/** The fields that each value of `prop` adds with `slots`. */
export interface DeletedrevisionsRowPropsWith {
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
export interface DeletedrevisionsRowPropsWithout {
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

/** The `diff` field of `prop=deletedrevisions`. */
export interface DeletedrevisionsRowDiff {
  readonly from?: number | boolean;
  /** Only with `diffto`. */
  readonly to?: number;
  readonly body?: string | boolean;
  /** Only with `difftotext`. */
  readonly notcached?: boolean;
}

/** Fields that `prop=deletedrevisions` adds to each page. */
export interface DeletedrevisionsPagePart<Row = DeletedrevisionsRow> {
  /** Deleted revisions of the page. */
  readonly deletedrevisions?: readonly Row[];
}

/**
 * The result of `prop=deletedrevisions`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface DeletedrevisionsResult extends ResultType {
  readonly at: readonly ["query", "pages", "deletedrevisions"];
  readonly kind: "item";
  readonly base: DeletedrevisionsRow;
  readonly selector: "prop";
  readonly defaults: "ids" | "timestamp" | "flags" | "comment" | "user";
  readonly switch: "slots";
  readonly props: DeletedrevisionsRowProps;
  readonly with: DeletedrevisionsRowPropsWith;
  readonly without: DeletedrevisionsRowPropsWithout;
  readonly page: DeletedrevisionsPagePart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `prop=deletedrevisions` as data, for `validateResponse`. */
export const deletedrevisionsResult: ResultDescriptor = {
  module: "query+deletedrevisions",
  rows: { at: ["query", "pages", "deletedrevisions"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  deletedrevisions: {
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
                          parsetree: { is: "string", optional: true },
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
                    optional: true,
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
