// Generated from spec/paraminfo/catalogue.json (query+authmanagerinfo) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `meta=authmanagerinfo` in format version 1.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface AuthmanagerinfoRowV1 {
  /** Whether logging in is possible now. */
  readonly canauthenticatenow?: "";
  /** Whether accounts can be created. */
  readonly cancreateaccounts?: "";
  /** Whether accounts can be linked with accounts of other services. */
  readonly canlinkaccounts?: "";
  /** Whether an interrupted login left data for the action. */
  readonly haspreservedstate?: "";
  /** Whether the data of an interrupted login replace the first step of the action. */
  readonly hasprimarypreservedstate?: "";
  /** User name of the interrupted login. */
  readonly preservedusername?: string;
  /** Authentication requests that a login or another action accepts. */
  readonly requests?: readonly AuthmanagerinfoRowRequestV1[];
  /**
   * Whether the operation is possible: `ok`, `reauth` or `fail`.
   * Only with `securitysensitiveoperation`.
   */
  readonly securitysensitiveoperationstatus?: string;
  /**
   * Fields of all requests together.
   * Only with `mergerequestfields`.
   */
  readonly fields?: OrEmptyList<Readonly<Record<string, unknown>>>;
}

/** An item of `requests` of `meta=authmanagerinfo` in format version 1. */
export interface AuthmanagerinfoRowRequestV1 {
  readonly id: string;
  readonly metadata: object;
  readonly required: string;
  readonly provider?: string | AuthmanagerinfoRowRequestProviderV1;
  readonly account?: string | AuthmanagerinfoRowRequestAccountV1;
  readonly fields?: OrEmptyList<Readonly<Record<string, AuthmanagerinfoRowRequestFieldV1>>>;
}

/** The `provider` of `meta=authmanagerinfo` in format version 1. */
export interface AuthmanagerinfoRowRequestProviderV1 {
  readonly key: string;
  readonly params: readonly string[];
}

/** The `account` of `meta=authmanagerinfo` in format version 1. */
export interface AuthmanagerinfoRowRequestAccountV1 {
  readonly key: string;
  readonly params: readonly (string | null)[];
}

/** An item of `fields` of `meta=authmanagerinfo` in format version 1. */
export interface AuthmanagerinfoRowRequestFieldV1 {
  readonly type: string;
  readonly label?: string | AuthmanagerinfoRowRequestFieldLabelV1;
  readonly help?: string | AuthmanagerinfoRowRequestFieldHelpV1;
  readonly optional?: "";
  readonly sensitive?: "";
}

/** The `label` of `meta=authmanagerinfo` in format version 1. */
export interface AuthmanagerinfoRowRequestFieldLabelV1 {
  readonly key: string;
  readonly params: readonly { readonly num: number }[];
}

/** The `help` of `meta=authmanagerinfo` in format version 1. */
export interface AuthmanagerinfoRowRequestFieldHelpV1 {
  readonly key: string;
  readonly params: readonly unknown[];
}

/** Fields that `meta=authmanagerinfo` in format version 1 adds to `query`. */
export interface AuthmanagerinfoQueryPartV1<Row = AuthmanagerinfoRowV1> {
  readonly authmanagerinfo: Row;
}

/** The result of `meta=authmanagerinfo` in format version 1, for the types of responses. */
export interface AuthmanagerinfoResultV1 extends ResultType {
  readonly at: readonly ["query", "authmanagerinfo"];
  readonly kind: "object";
  readonly base: AuthmanagerinfoRowV1;
  readonly query: AuthmanagerinfoQueryPartV1<this["row"]>;
}
