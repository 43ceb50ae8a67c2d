// Generated from spec/actions/catalogue.json (expandtemplates) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=expandtemplates` for any request. */
export interface ExpandtemplatesRow {
  readonly wikitext?: string;
  readonly "*"?: string;
}

/** The fields that each value of `prop` adds. */
export interface ExpandtemplatesRowProps {
  readonly encodedjsconfigvars: {
    /** Configuration variables for JavaScript as a JSON string. */
    readonly encodedjsconfigvars: string;
  };
  readonly jsconfigvars: {
    /** Configuration variables for JavaScript. */
    readonly jsconfigvars?: Readonly<Record<string, unknown>>;
  };
  readonly modules: {
    /** ResourceLoader modules that the output needs. Only with `jsconfigvars` or `encodedjsconfigvars`. */
    readonly modules: readonly unknown[];
    readonly modulescripts: readonly unknown[];
    readonly modulestyles: readonly unknown[];
  };
  readonly parsetree: {
    /** Parse tree of the input as XML. */
    readonly parsetree: string;
  };
  readonly properties: {
    /** Page properties that magic words in the wikitext set. */
    readonly properties?: Readonly<Record<string, string>>;
  };
  readonly volatile: {
    /** Whether the output can differ each time, so that it should not be reused within a page. */
    readonly volatile?: boolean;
  };
}

/** Fields that `action=expandtemplates` adds to the response. */
export interface ExpandtemplatesResponsePart<Row = ExpandtemplatesRow> {
  readonly expandtemplates: Row;
  /** Only with `generatexml`. */
  readonly parsetree?: string;
}

/**
 * The result of `action=expandtemplates`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ExpandtemplatesResult extends ResultType {
  readonly at: readonly ["expandtemplates"];
  readonly kind: "object";
  readonly base: ExpandtemplatesRow;
  readonly selector: "prop";
  readonly props: ExpandtemplatesRowProps;
  readonly errors: "invalidparammix" | "invalidtitle" | "missingparam" | "nosuchrevid";
  readonly response: ExpandtemplatesResponsePart<this["row"]>;
}

/** The result of `action=expandtemplates` as data, for `validateResponse`. */
export const expandtemplatesResult: ResultDescriptor = {
  module: "expandtemplates",
  rows: { at: ["expandtemplates"], kind: "object", selector: "prop" },
  response: {
    expandtemplates: {
      is: {
        record: {
          wikitext: { is: "string", optional: true },
          parsetree: { is: "string", when: { prop: ["parsetree"] } },
          properties: {
            is: { map: "string" },
            optional: true,
            when: { prop: ["properties"] },
            formatversion1: { as: "unknown" },
          },
          volatile: {
            is: "boolean",
            optional: true,
            when: { prop: ["volatile"] },
            formatversion1: { as: "flag" },
          },
          modules: { is: { list: "unknown" }, when: { prop: ["modules"] } },
          modulescripts: { is: { list: "unknown" }, when: { prop: ["modules"] } },
          modulestyles: { is: { list: "unknown" }, when: { prop: ["modules"] } },
          jsconfigvars: {
            is: { map: "unknown" },
            optional: true,
            when: { prop: ["jsconfigvars"] },
            formatversion1: { as: "unknown" },
          },
          encodedjsconfigvars: { is: "string", when: { prop: ["encodedjsconfigvars"] } },
          "*": { is: "string", optional: true },
        },
        emptyIsList: true,
      },
    },
    parsetree: { is: "string", when: { generatexml: true }, formatversion1: { as: "content" } },
  },
};
