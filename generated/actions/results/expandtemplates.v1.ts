// Generated from spec/actions/catalogue.json (expandtemplates) by `paramsmith generate`. Do not edit.

import type { ResultType } from "paramsmith/client";

/**
 * The fields of `action=expandtemplates` in format version 1 for any request.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ExpandtemplatesRowV1 {
  readonly wikitext?: string;
  readonly "*"?: string;
}

/** The fields that each value of `prop` adds. */
export interface ExpandtemplatesRowPropsV1 {
  readonly encodedjsconfigvars: {
    /** Configuration variables for JavaScript, as a string of JSON. With `prop=encodedjsconfigvars`. */
    readonly encodedjsconfigvars: string;
  };
  readonly jsconfigvars: {
    /** Configuration variables for JavaScript. With `prop=jsconfigvars`. */
    readonly jsconfigvars?: unknown;
  };
  readonly modules: {
    /** ResourceLoader modules that the output needs. Only with `jsconfigvars` or `encodedjsconfigvars`. With `prop=modules`. */
    readonly modules: readonly unknown[];
    /** With `prop=modules`. */
    readonly modulescripts: readonly unknown[];
    /** With `prop=modules`. */
    readonly modulestyles: readonly unknown[];
  };
  readonly parsetree: {
    /** Parse tree of the input as XML. With `prop=parsetree`. */
    readonly parsetree: string;
  };
  readonly properties: {
    /** Page properties that magic words in the wikitext set. With `prop=properties`. */
    readonly properties?: unknown;
  };
  readonly volatile: {
    /** Whether the output can differ each time, so that a page should not reuse it. With `prop=volatile`. */
    readonly volatile?: "";
  };
}

/** Fields that `action=expandtemplates` in format version 1 adds to the response. */
export interface ExpandtemplatesResponsePartV1<Row = ExpandtemplatesRowV1> {
  readonly expandtemplates: Row;
  /** Only with `generatexml`. */
  readonly parsetree?: { readonly "*": string };
}

/** The result of `action=expandtemplates` in format version 1, for the types of responses. */
export interface ExpandtemplatesResultV1 extends ResultType {
  readonly at: readonly ["expandtemplates"];
  readonly kind: "object";
  readonly base: ExpandtemplatesRowV1;
  readonly selector: "prop";
  readonly props: ExpandtemplatesRowPropsV1;
  readonly errors: "invalidparammix" | "invalidtitle" | "missingparam" | "nosuchrevid";
  readonly response: ExpandtemplatesResponsePartV1<this["row"]>;
}
