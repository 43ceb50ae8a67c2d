// Generated from spec/paraminfo/catalogue.json (query+blocks) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=blocks` in format version 1 for any request: none.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
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
    /**
     * Duration of the block, in words of the interface language. With `prop=expiry`.
     * @since MediaWiki 1.45
     */
    readonly "duration-l10n"?: string;
  };
  readonly flags: {
    /** Whether the block was made automatically, for the IP address of a blocked user. With `prop=flags`. */
    readonly automatic?: "";
    /** Whether the block is for users who are not logged in only. With `prop=flags`. */
    readonly anononly?: "";
    /** Whether the block prevents the creation of accounts. With `prop=flags`. */
    readonly nocreate?: "";
    /** Whether IP addresses that the user uses are blocked automatically. With `prop=flags`. */
    readonly autoblock?: "";
    /** Whether the block prevents sending email. With `prop=flags`. */
    readonly noemail?: "";
    /** Whether the block hides the name of the user. With `prop=flags`. */
    readonly hidden?: "";
    /** Whether the user can edit the user's own talk page. With `prop=flags`. */
    readonly allowusertalk?: "";
    /** Whether the block is for some pages, namespaces or actions only. With `prop=flags`. */
    readonly partial?: "";
  };
  readonly id: {
    /** Id of the block. With `prop=id`. */
    readonly id: number;
  };
  readonly parsedreason: {
    /**
     * Reason as HTML. With `prop=parsedreason`.
     * @since MediaWiki 1.45
     */
    readonly parsedreason?: string;
  };
  readonly range: {
    /** First IP address of the range. With `prop=range`. */
    readonly rangestart?: string;
    /** Last IP address of the range. With `prop=range`. */
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

/** The fields of a row of `list=blocks` in format version 1 that depend on `automatic`. */
export type BlocksRowVariantsV1 =
  | { readonly automatic: "" }
  | {
      readonly automatic?: never;
      readonly user: string;
      readonly userid: number;
    };

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
  readonly variants: BlocksRowVariantsV1;
  readonly discriminant: "automatic";
  readonly query: BlocksQueryPartV1<this["row"]>;
}
