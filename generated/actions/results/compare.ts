// Generated from spec/actions/catalogue.json (compare) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";
import type { CompareResultV1 } from "./compare.v1.js";

/** The fields of `action=compare` for any request: none. Observed on MediaWiki 1.45.0. */
export interface CompareRow {}

/** The fields that each value of `prop` adds. */
export interface CompareRowProps {
  readonly comment: {
    /** With `prop=comment`. */
    readonly fromcomment?: string;
    /** With `prop=comment`. */
    readonly fromparsedcomment?: string;
    /** With `prop=comment`. */
    readonly tocomment?: string;
    /** With `prop=comment`. */
    readonly toparsedcomment?: string;
  };
  readonly diff: {
    /** With `prop=diff`. */
    readonly body?: string;
    /** With `prop=diff`. */
    readonly bodies?: CompareRowBodies;
  };
  readonly diffsize: {
    /** The size of the diff HTML, in bytes. With `prop=diffsize`. */
    readonly diffsize: number;
  };
  readonly ids: {
    /** Id of the page with the link. With `prop=ids`. */
    readonly fromid?: number;
    /** With `prop=ids`. */
    readonly fromrevid?: number;
    /** With `prop=ids`. */
    readonly toid?: number;
    /** With `prop=ids`. */
    readonly torevid?: number;
  };
  readonly parsedcomment: {
    /** With `prop=parsedcomment`. */
    readonly fromparsedcomment?: string;
    /** With `prop=parsedcomment`. */
    readonly toparsedcomment?: string;
  };
  readonly size: {
    /** With `prop=size`. */
    readonly fromsize?: number;
    /** With `prop=size`. */
    readonly tosize?: number;
  };
  readonly timestamp: {
    /**
     * With `prop=timestamp`.
     * ISO 8601.
     */
    readonly fromtimestamp?: string;
    /**
     * With `prop=timestamp`.
     * ISO 8601.
     */
    readonly totimestamp?: string;
  };
  readonly title: {
    /** With `prop=title`. */
    readonly fromns?: number;
    /** With `prop=title`. */
    readonly fromtitle?: string;
    /** With `prop=title`. */
    readonly tons?: number;
    /** With `prop=title`. */
    readonly totitle?: string;
  };
  readonly user: {
    /** With `prop=user`. */
    readonly fromuser?: string;
    /** With `prop=user`. */
    readonly fromuserid?: number;
    /** With `prop=user`. */
    readonly touser?: string;
    /** With `prop=user`. */
    readonly touserid?: number;
  };
}

/** The `bodies` of `action=compare`. */
export interface CompareRowBodies {
  readonly main?: string | boolean;
}

/** Fields that `action=compare` adds to the response. */
export interface CompareResponsePart<Row = CompareRow> {
  readonly compare: Row;
}

/** The result of `action=compare`, for the types of responses. */
export interface CompareResult extends ResultType {
  readonly at: readonly ["compare"];
  readonly kind: "object";
  readonly base: CompareRow;
  readonly selector: "prop";
  readonly props: CompareRowProps;
  readonly errors:
    | "compare-maintextrequired"
    | "compare-no-title"
    | "compare-relative-to-nothing"
    | "internal_api_error_MediaWiki\\Revision\\RevisionAccessException"
    | "missingtitle";
  readonly response: CompareResponsePart<this["row"]>;
  readonly version1: CompareResultV1;
}

/** The result of `action=compare` as data, for `validateResponse`. */
export const compareResult: ResultDescriptor = {
  module: "compare",
  rows: { at: ["compare"], kind: "object", selector: "prop" },
  response: {
    compare: {
      is: {
        record: {
          fromid: { is: "integer", optional: true, when: { prop: ["ids"] } },
          fromrevid: { is: "integer", optional: true, when: { prop: ["ids"] } },
          fromns: { is: "integer", optional: true, when: { prop: ["title"] } },
          fromtitle: { is: "string", optional: true, when: { prop: ["title"] } },
          toid: { is: "integer", optional: true, when: { prop: ["ids"] } },
          torevid: { is: "integer", optional: true, when: { prop: ["ids"] } },
          tons: { is: "integer", optional: true, when: { prop: ["title"] } },
          totitle: { is: "string", optional: true, when: { prop: ["title"] } },
          body: {
            is: "string",
            optional: true,
            when: { prop: ["diff"] },
            formatversion1: { name: "*" },
          },
          fromsize: { is: "integer", optional: true, when: { prop: ["size"] } },
          fromtimestamp: { is: "timestamp", optional: true, when: { prop: ["timestamp"] } },
          fromuser: { is: "user", optional: true, when: { prop: ["user"] } },
          fromuserid: { is: "integer", optional: true, when: { prop: ["user"] } },
          fromcomment: { is: "string", optional: true, when: { prop: ["comment"] } },
          fromparsedcomment: {
            is: "string",
            optional: true,
            when: { prop: ["comment", "parsedcomment"] },
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
          bodies: {
            is: {
              record: {
                main: {
                  is: { anyOf: ["string", "boolean"] },
                  optional: true,
                  formatversion1: { as: "string" },
                },
              },
            },
            optional: true,
            when: { prop: ["diff"] },
          },
        },
        emptyIsList: true,
      },
    },
  },
};
