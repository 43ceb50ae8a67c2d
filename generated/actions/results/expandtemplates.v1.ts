// Generated from spec/actions/catalogue.json (expandtemplates) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

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
    /** Gives the JavaScript configuration variables specific to the page as a JSON string. With `prop=encodedjsconfigvars`. */
    readonly encodedjsconfigvars: string;
  };
  readonly jsconfigvars: {
    /** Gives the JavaScript configuration variables specific to the page. With `prop=jsconfigvars`. */
    readonly jsconfigvars?: unknown;
  };
  readonly modules: {
    /** Any ResourceLoader modules that parser functions have requested be added to the output. Either jsconfigvars or encodedjsconfigvars must be requested jointly with modules. With `prop=modules`. */
    readonly modules: readonly unknown[];
    /** With `prop=modules`. */
    readonly modulescripts: readonly unknown[];
    /** With `prop=modules`. */
    readonly modulestyles: readonly unknown[];
  };
  readonly parsetree: {
    /** The XML parse tree of the input. With `prop=parsetree`. */
    readonly parsetree: string;
  };
  readonly properties: {
    /** Page properties defined by expanded magic words in the wikitext. With `prop=properties`. */
    readonly properties?: unknown;
  };
  readonly volatile: {
    /** Whether the output is volatile and should not be reused elsewhere within the page. With `prop=volatile`. */
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
