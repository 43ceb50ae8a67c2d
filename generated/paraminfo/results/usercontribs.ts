// Generated from spec/paraminfo/catalogue.json (query+usercontribs) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=usercontribs` for any request. */
export interface UsercontribsRow {
  /** Id of the user; 0 if the user has no account. */
  readonly userid?: number;
  /** Name of the user. */
  readonly user?: string;
  /** Whether the content is hidden by revision deletion. */
  readonly texthidden?: boolean;
  /** Whether the user is hidden by revision deletion. */
  readonly userhidden?: boolean;
  /** Whether hidden parts are hidden from administrators too. */
  readonly suppressed?: boolean;
}

/** The fields that each value of `prop` adds. */
export interface UsercontribsRowProps {
  readonly comment: {
    /** Edit summary. */
    readonly comment?: string;
    /** Whether the summary is hidden by revision deletion. */
    readonly commenthidden?: boolean;
  };
  readonly flags: {
    /** Whether the edit created the page. */
    readonly new: boolean;
    /** Whether the edit is minor. */
    readonly minor: boolean;
    /** Whether the revision is the latest one of the page. */
    readonly top: boolean;
  };
  readonly ids: {
    /** Id of the page. */
    readonly pageid: number;
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
  readonly patrolled: {
    /** Whether the edit is patrolled. Requires the right to patrol. */
    readonly patrolled: boolean;
    /** Whether the change was patrolled automatically. */
    readonly autopatrolled: boolean;
  };
  readonly size: {
    /** Length of the page after the edit, in bytes. */
    readonly size: number;
  };
  readonly sizediff: {
    /** Difference in length from the parent revision, in bytes. */
    readonly sizediff: number;
  };
  readonly tags: {
    /** Change tags of the edit. */
    readonly tags: readonly string[];
  };
  readonly timestamp: {
    /**
     * Time of the edit.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly title: {
    /**
     * Namespace of the title.
     * A namespace number.
     */
    readonly ns: number;
    /** Title and namespace of the page. */
    readonly title: string;
  };
}

/** Fields that `list=usercontribs` adds to `query`. */
export interface UsercontribsQueryPart<Row = UsercontribsRow> {
  readonly usercontribs: readonly Row[];
}

/**
 * The result of `list=usercontribs`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface UsercontribsResult extends ResultType {
  readonly at: readonly ["query", "usercontribs"];
  readonly kind: "item";
  readonly base: UsercontribsRow;
  readonly selector: "prop";
  readonly defaults: "ids" | "title" | "timestamp" | "comment" | "size" | "flags";
  readonly props: UsercontribsRowProps;
  readonly query: UsercontribsQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=usercontribs` as data, for `validateResponse`. */
export const usercontribsResult: ResultDescriptor = {
  module: "query+usercontribs",
  rows: { at: ["query", "usercontribs"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          usercontribs: {
            is: {
              list: {
                record: {
                  userid: { is: "integer", optional: true },
                  user: { is: "user", optional: true },
                  pageid: { is: "integer", when: { prop: ["ids"] } },
                  revid: { is: "integer", when: { prop: ["ids"] } },
                  parentid: { is: "integer", when: { prop: ["ids"] } },
                  ns: { is: "namespace", when: { prop: ["title"] } },
                  title: { is: "title", when: { prop: ["title"] } },
                  timestamp: { is: "timestamp", when: { prop: ["timestamp"] } },
                  new: { is: "boolean", when: { prop: ["flags"] }, formatversion1: { as: "flag" } },
                  minor: {
                    is: "boolean",
                    when: { prop: ["flags"] },
                    formatversion1: { as: "flag" },
                  },
                  top: { is: "boolean", when: { prop: ["flags"] }, formatversion1: { as: "flag" } },
                  comment: { is: "string", optional: true, when: { prop: ["comment"] } },
                  size: { is: "integer", when: { prop: ["size"] } },
                  texthidden: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  commenthidden: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["comment", "parsedcomment"] },
                    formatversion1: { as: "flag" },
                  },
                  userhidden: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  suppressed: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  parsedcomment: {
                    is: "string",
                    optional: true,
                    when: { prop: ["parsedcomment"] },
                  },
                  patrolled: {
                    is: "boolean",
                    when: { prop: ["patrolled"] },
                    formatversion1: { as: "flag" },
                  },
                  autopatrolled: {
                    is: "boolean",
                    when: { prop: ["patrolled"] },
                    formatversion1: { as: "flag" },
                  },
                  sizediff: { is: "integer", when: { prop: ["sizediff"] } },
                  tags: { is: { list: "string" }, when: { prop: ["tags"] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
