// Generated from spec/paraminfo/catalogue.json (query+blocks) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "../../runtime/action-api/format-version.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * The fields of each row of `list=blocks` in format version 1 for any request: none.
 * Observed on MediaWiki 1.39.17.
 */
export interface BlocksRowV1 {}

/** The fields that each value of `prop` adds. */
export interface BlocksRowPropsV1 {
  readonly by: {
    /** Name of the user who set the block. With `prop=by`. */
    readonly by: string;
  };
  readonly byid: {
    /** Id of the user who set the block. With `prop=byid`. */
    readonly byid: number;
  };
  readonly expiry: {
    /**
     * Time at which the block expires. With `prop=expiry`.
     * ISO 8601, or a word for no end such as `infinity`.
     */
    readonly expiry: string;
  };
  readonly flags: {
    /** With `prop=flags`. */
    readonly automatic?: "";
    /** With `prop=flags`. */
    readonly anononly?: "";
    /** With `prop=flags`. */
    readonly nocreate?: "";
    /** With `prop=flags`. */
    readonly autoblock?: "";
    /** With `prop=flags`. */
    readonly noemail?: "";
    /** With `prop=flags`. */
    readonly hidden?: "";
    /** With `prop=flags`. */
    readonly allowusertalk?: "";
    /** With `prop=flags`. */
    readonly partial?: "";
  };
  readonly id: {
    /** Id of the block. With `prop=id`. */
    readonly id: number;
  };
  readonly range: {
    /** With `prop=range`. */
    readonly rangestart?: string;
    /** With `prop=range`. */
    readonly rangeend?: string;
  };
  readonly reason: {
    /** Reason for the block. With `prop=reason`. */
    readonly reason: string;
  };
  readonly restrictions: {
    /** Pages, namespaces and actions of a partial block. With `prop=restrictions`. */
    readonly restrictions: OrEmptyList<
      Readonly<Record<string, readonly (string | number | BlocksRowRestrictionV1)[]>>
    >;
  };
  readonly timestamp: {
    /**
     * Time at which the block was set. With `prop=timestamp`.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly user: {
    /** Name of the blocked user. With `prop=user`. */
    readonly user?: string;
  };
  readonly userid: {
    /** Id of the blocked user. With `prop=userid`. */
    readonly userid?: number;
  };
}

/** An item of `restrictions` of `list=blocks` in format version 1. */
export interface BlocksRowRestrictionV1 {
  readonly id: number;
  /** The number of a namespace. */
  readonly ns: number;
  readonly title: string;
}

/** Fields that `list=blocks` in format version 1 adds to `query`. */
export interface BlocksQueryPartV1<Row = BlocksRowV1> {
  readonly blocks: readonly Row[];
}

/** The result of `list=blocks` in format version 1, for the types of responses. */
export interface BlocksResultV1 extends ResultType {
  readonly at: readonly ["query", "blocks"];
  readonly kind: "item";
  readonly base: BlocksRowV1;
  readonly selector: "prop";
  readonly props: BlocksRowPropsV1;
  readonly query: BlocksQueryPartV1<this["row"]>;
}
