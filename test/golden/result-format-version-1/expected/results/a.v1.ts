// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { OrEmptyList, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=a` in format version 1 for any request. */
export interface ARowV1 {
  readonly "*": string;
  readonly limits: readonly number[];
  readonly groups: OrEmptyList<Readonly<Record<string, OrEmptyList<ARowGroupV1>>>>;
  readonly params: OrEmptyList<ARowParamsV1>;
  /** An ISO 8601 timestamp, or a word such as `infinity`. */
  readonly expiry?: string;
}

/** The fields that each value of `prop` adds. */
export interface ARowPropsV1 {
  readonly flags: { readonly bot?: "" };
  readonly size: { readonly size: string };
}

/** An item in the `groups` field of `list=a` in format version 1. */
export interface ARowGroupV1 {
  readonly local?: "";
}

/** The `params` field of `list=a` in format version 1. */
export interface ARowParamsV1 {
  readonly count?: number;
  readonly auto?: "";
}

/** Fields that `list=a` in format version 1 adds to `query`. */
export interface AQueryPartV1<Row = ARowV1> {
  readonly a: readonly Row[];
}

/**
 * The result of `list=a` in format version 1, for response types.
 * Observed on MediaWiki 1.39.17.
 */
export interface AResultV1 extends ResultType {
  readonly at: readonly ["query", "a"];
  readonly kind: "item";
  readonly base: ARowV1;
  readonly selector: "prop";
  readonly defaults: "size";
  readonly props: ARowPropsV1;
  readonly query: AQueryPartV1<this["row"]>;
}
