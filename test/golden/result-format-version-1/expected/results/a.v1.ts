// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "../../runtime/action-api/format-version.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * What each row of `list=a` in format version 1 has, whatever was asked.
 * Observed on MediaWiki 1.39.17.
 */
export interface ARowV1 {
  readonly "*": string;
  readonly limits: readonly number[];
  readonly groups: OrEmptyList<Readonly<Record<string, OrEmptyList<ARowGroupV1>>>>;
  readonly params: OrEmptyList<ARowParamsV1>;
  /** ISO 8601, or a word for no end such as `infinity`. */
  readonly expiry?: string;
}

/** What each value of `prop` adds. */
export interface ARowPropsV1 {
  readonly flags: { readonly bot?: "" };
  readonly size: { readonly size: string };
}

/** An item of `groups` of `list=a` in format version 1. */
export interface ARowGroupV1 {
  readonly local?: "";
}

/** The `params` of `list=a` in format version 1. */
export interface ARowParamsV1 {
  readonly count?: number;
  readonly auto?: "";
}

/** What `list=a` in format version 1 adds to `query`. */
export interface AQueryPartV1<Row = ARowV1> {
  readonly a: readonly Row[];
}

/** What `list=a` in format version 1 puts into an answer, for the types of answers. */
export interface AResultV1 extends ResultType {
  readonly at: readonly ["query", "a"];
  readonly kind: "item";
  readonly base: ARowV1;
  readonly selector: "prop";
  readonly props: ARowPropsV1;
  readonly query: AQueryPartV1<this["row"]>;
}
