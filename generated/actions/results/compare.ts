// Generated from spec/actions/catalogue.json (compare) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=compare` for any request. */
export interface CompareRow {
  /** Id of the page with the link. */
  readonly fromid?: number;
  readonly fromrevid?: number;
  readonly fromns?: number;
  readonly fromtitle?: string;
  readonly fromsize?: number;
  /** ISO 8601. */
  readonly fromtimestamp?: string;
  readonly fromuser?: string;
  readonly fromuserid?: number;
  readonly fromcomment?: string;
  readonly fromparsedcomment?: string;
  readonly fromuserhidden?: boolean;
  readonly fromcommenthidden?: boolean;
  readonly fromtexthidden?: boolean;
  readonly fromsuppressed?: boolean;
  readonly touserhidden?: boolean;
  readonly tocommenthidden?: boolean;
  readonly totexthidden?: boolean;
  readonly tosuppressed?: boolean;
}

/** The fields that each value of `prop` adds. */
export interface CompareRowProps {
  readonly comment: { readonly tocomment?: string; readonly toparsedcomment?: string };
  readonly diffsize: {
    /** Length of the differences in bytes. */
    readonly diffsize: number;
  };
  readonly ids: { readonly toid?: number; readonly torevid?: number };
  readonly parsedcomment: {
    /** Edit summaries of both revisions as HTML. */
    readonly toparsedcomment?: string;
  };
  readonly rel: { readonly prev?: number; readonly next?: number };
  readonly size: {
    /** Lengths of both revisions in bytes. */
    readonly tosize?: number;
  };
  readonly timestamp: {
    /**
     * Times of both revisions.
     * ISO 8601.
     */
    readonly totimestamp?: string;
  };
  readonly title: { readonly tons?: number; readonly totitle?: string };
  readonly user: { readonly touser?: string; readonly touserid?: number };
}

/** The fields that each value of `prop` adds with `slots`. */
export interface CompareRowPropsWith {
  readonly diff: {
    /** The differences as HTML. */
    readonly bodies: { readonly main: string };
  };
}

/** The fields that each value of `prop` adds without `slots`. */
export interface CompareRowPropsWithout {
  readonly diff: {
    /** The differences as HTML. */
    readonly body: string;
  };
}

/** Fields that `action=compare` adds to the response. */
export interface CompareResponsePart<Row = CompareRow> {
  readonly compare: Row;
}

/**
 * The result of `action=compare`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface CompareResult extends ResultType {
  readonly at: readonly ["compare"];
  readonly kind: "object";
  readonly base: CompareRow;
  readonly selector: "prop";
  readonly defaults: "diff" | "ids" | "title";
  readonly switch: "slots";
  readonly props: CompareRowProps;
  readonly with: CompareRowPropsWith;
  readonly without: CompareRowPropsWithout;
  readonly errors:
    | "badvalue"
    | "compare-maintextrequired"
    | "compare-no-title"
    | "compare-relative-to-nothing"
    | "invalidtitle"
    | "missingparam"
    | "missingtitle"
    | "nosuchpageid"
    | "nosuchrevid";
  readonly response: CompareResponsePart<this["row"]>;
}

/** The result of `action=compare` as data, for `validateResponse`. */
export const compareResult: ResultDescriptor = {
  module: "compare",
  rows: { at: ["compare"], kind: "object", selector: "prop" },
  response: {
    compare: {
      is: {
        record: {
          toid: { is: "integer", optional: true, when: { prop: ["ids"] } },
          torevid: { is: "integer", optional: true, when: { prop: ["ids"] } },
          tons: { is: "integer", optional: true, when: { prop: ["title"] } },
          totitle: { is: "string", optional: true, when: { prop: ["title"] } },
          body: {
            is: "string",
            when: { prop: ["diff"], slots: false },
            formatversion1: { name: "*" },
          },
          tosize: { is: "integer", optional: true, when: { prop: ["size"] } },
          totimestamp: { is: "timestamp", optional: true, when: { prop: ["timestamp"] } },
          touser: { is: "user", optional: true, when: { prop: ["user"] } },
          touserid: { is: "integer", optional: true, when: { prop: ["user"] } },
          tocomment: { is: "string", optional: true, when: { prop: ["comment"] } },
          toparsedcomment: {
            is: "string",
            optional: true,
            when: { prop: ["comment", "parsedcomment"] },
          },
          diffsize: { is: "integer", when: { prop: ["diffsize"] } },
          fromid: { is: "integer", optional: true },
          fromrevid: { is: "integer", optional: true },
          fromns: { is: "integer", optional: true },
          fromtitle: { is: "string", optional: true },
          fromsize: { is: "integer", optional: true },
          fromtimestamp: { is: "timestamp", optional: true },
          fromuser: { is: "user", optional: true },
          fromuserid: { is: "integer", optional: true },
          fromcomment: { is: "string", optional: true },
          fromparsedcomment: { is: "string", optional: true },
          bodies: {
            is: { record: { main: { is: "string", when: { slots: ["main"] } } } },
            when: { prop: ["diff"], slots: true },
          },
          fromuserhidden: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
          fromcommenthidden: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
          fromtexthidden: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
          fromsuppressed: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
          touserhidden: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
          tocommenthidden: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
          totexthidden: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
          tosuppressed: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
          prev: { is: "integer", optional: true, when: { prop: ["rel"] } },
          next: { is: "integer", optional: true, when: { prop: ["rel"] } },
        },
        emptyIsList: true,
      },
    },
  },
};
