// Generated from spec/paraminfo/catalogue.json (query+blocks) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields that each value of `prop` adds. */
export interface BlocksRowProps {
  readonly by: {
    /** Name of the user who set the block. */
    readonly by: string;
  };
  readonly byid: {
    /** Id of the user who set the block. */
    readonly byid: number;
  };
  readonly expiry: {
    /**
     * Time at which the block expires.
     * An ISO 8601 timestamp, or a word such as `infinity`.
     */
    readonly expiry: string;
    /**
     * Duration of the block as text in the interface language.
     * @since MediaWiki 1.45
     */
    readonly "duration-l10n"?: string;
  };
  readonly flags: {
    /** Whether the block was made automatically, for the IP address of a blocked user. */
    readonly automatic: boolean;
    /** Whether the block applies only to users who are not logged in. */
    readonly anononly: boolean;
    /** Whether the block prevents account creation. */
    readonly nocreate: boolean;
    /** Whether IP addresses that the user uses are blocked automatically. */
    readonly autoblock: boolean;
    /** Whether the block prevents sending email. */
    readonly noemail: boolean;
    /** Whether the block hides the name of the user. */
    readonly hidden: boolean;
    /** Whether the blocked user can edit their own talk page. */
    readonly allowusertalk: boolean;
    /** Whether the block covers only some pages, namespaces or actions. */
    readonly partial: boolean;
  };
  readonly id: {
    /** Id of the block. */
    readonly id: number;
  };
  readonly parsedreason: {
    /**
     * Reason as HTML.
     * @since MediaWiki 1.45
     */
    readonly parsedreason?: string;
  };
  readonly range: {
    /** First IP address in the range. */
    readonly rangestart?: string;
    /** Last IP address in the range. */
    readonly rangeend?: string;
  };
  readonly reason: {
    /** Reason for the block. */
    readonly reason: string;
  };
  readonly restrictions: {
    /** Pages, namespaces and actions of a partial block. */
    readonly restrictions:
      | Readonly<Record<string, readonly (string | number | BlocksRowRestriction)[]>>
      | readonly [];
  };
  readonly timestamp: {
    /**
     * Time at which the block was set.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly user: {
    /** Name of the blocked user. */
    readonly user?: string;
  };
  readonly userid: {
    /** Id of the blocked user. */
    readonly userid?: number;
  };
}

/** The fields of a row of `list=blocks` that depend on `automatic`. */
export type BlocksRowVariants =
  | { readonly automatic: true }
  | {
      readonly automatic?: false;
      readonly user: string;
      readonly userid: number;
    };

/** An item in the `restrictions` field of `list=blocks`. */
export interface BlocksRowRestriction {
  readonly id: number;
  /** A namespace number. */
  readonly ns: number;
  readonly title: string;
}

/** Fields that `list=blocks` adds to `query`. */
export interface BlocksQueryPart<Row = {}> {
  readonly blocks: readonly Row[];
}

/**
 * The result of `list=blocks`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface BlocksResult extends ResultType {
  readonly at: readonly ["query", "blocks"];
  readonly kind: "item";
  readonly base: {};
  readonly selector: "prop";
  readonly defaults: "id" | "user" | "by" | "timestamp" | "expiry" | "reason" | "flags";
  readonly props: BlocksRowProps;
  readonly variants: BlocksRowVariants;
  readonly discriminant: "automatic";
  readonly query: BlocksQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=blocks` as data, for `validateResponse`. */
export const blocksResult: ResultDescriptor = {
  module: "query+blocks",
  rows: { at: ["query", "blocks"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          blocks: {
            is: {
              list: {
                record: {
                  id: { is: "integer", when: { prop: ["id"] } },
                  user: {
                    is: "user",
                    optional: true,
                    when: { prop: ["user"] },
                    presentIf: [{ automatic: [false] }],
                  },
                  by: { is: "string", when: { prop: ["by"] } },
                  timestamp: { is: "timestamp", when: { prop: ["timestamp"] } },
                  expiry: { is: "expiry", when: { prop: ["expiry"] } },
                  reason: { is: "string", when: { prop: ["reason"] } },
                  automatic: {
                    is: "boolean",
                    when: { prop: ["flags"] },
                    formatversion1: { as: "flag" },
                  },
                  anononly: {
                    is: "boolean",
                    when: { prop: ["flags"] },
                    formatversion1: { as: "flag" },
                  },
                  nocreate: {
                    is: "boolean",
                    when: { prop: ["flags"] },
                    formatversion1: { as: "flag" },
                  },
                  autoblock: {
                    is: "boolean",
                    when: { prop: ["flags"] },
                    formatversion1: { as: "flag" },
                  },
                  noemail: {
                    is: "boolean",
                    when: { prop: ["flags"] },
                    formatversion1: { as: "flag" },
                  },
                  hidden: {
                    is: "boolean",
                    when: { prop: ["flags"] },
                    formatversion1: { as: "flag" },
                  },
                  allowusertalk: {
                    is: "boolean",
                    when: { prop: ["flags"] },
                    formatversion1: { as: "flag" },
                  },
                  partial: {
                    is: "boolean",
                    when: { prop: ["flags"] },
                    formatversion1: { as: "flag" },
                  },
                  userid: {
                    is: "integer",
                    optional: true,
                    when: { prop: ["userid"] },
                    presentIf: [{ automatic: [false] }],
                  },
                  byid: { is: "integer", when: { prop: ["byid"] } },
                  rangestart: { is: "string", optional: true, when: { prop: ["range"] } },
                  rangeend: { is: "string", optional: true, when: { prop: ["range"] } },
                  restrictions: {
                    is: {
                      map: {
                        list: {
                          anyOf: [
                            "string",
                            "integer",
                            {
                              record: {
                                id: { is: "integer" },
                                ns: { is: "namespace" },
                                title: { is: "title" },
                              },
                            },
                          ],
                        },
                      },
                      emptyIsList: true,
                    },
                    when: { prop: ["restrictions"] },
                  },
                  "duration-l10n": { is: "string", optional: true, when: { prop: ["expiry"] } },
                  parsedreason: { is: "string", optional: true, when: { prop: ["parsedreason"] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
