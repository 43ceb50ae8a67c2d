// Generated from spec/paraminfo/catalogue.json (query+authmanagerinfo) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of `meta=authmanagerinfo`. */
export interface AuthmanagerinfoRow {
  /** Whether logging in is possible now. */
  readonly canauthenticatenow: boolean;
  /** Whether accounts can be created. */
  readonly cancreateaccounts: boolean;
  /** Whether accounts can be linked with accounts of other services. */
  readonly canlinkaccounts: boolean;
  /** Whether data from an interrupted login is available for the action. */
  readonly haspreservedstate?: boolean;
  /** Whether data from an interrupted login replaces the first step of the action. */
  readonly hasprimarypreservedstate?: boolean;
  /** User name of the interrupted login. */
  readonly preservedusername?: string;
  /** Authentication requests that a login or a different action accepts. */
  readonly requests?: readonly AuthmanagerinfoRowRequest[];
  /**
   * Whether the operation is possible: `ok`, `reauth` or `fail`.
   * Only with `securitysensitiveoperation`.
   */
  readonly securitysensitiveoperationstatus?: string;
  /**
   * Fields of all requests combined.
   * Only with `mergerequestfields`.
   */
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** An item in the `requests` field of `meta=authmanagerinfo`. */
export interface AuthmanagerinfoRowRequest {
  readonly id: string;
  readonly metadata: object;
  readonly required: string;
  readonly provider?: string | AuthmanagerinfoRowRequestProvider;
  readonly account?: string | AuthmanagerinfoRowRequestAccount;
  readonly fields?: Readonly<Record<string, AuthmanagerinfoRowRequestField>>;
}

/** The `provider` field of `meta=authmanagerinfo`. */
export interface AuthmanagerinfoRowRequestProvider {
  readonly key: string;
  readonly params: readonly string[];
}

/** The `account` field of `meta=authmanagerinfo`. */
export interface AuthmanagerinfoRowRequestAccount {
  readonly key: string;
  readonly params: readonly (string | null)[];
}

/** An item in the `fields` field of `meta=authmanagerinfo`. */
export interface AuthmanagerinfoRowRequestField {
  readonly type: string;
  readonly label?: string | AuthmanagerinfoRowRequestFieldLabel;
  readonly help?: string | AuthmanagerinfoRowRequestFieldHelp;
  readonly optional: boolean;
  readonly sensitive: boolean;
}

/** The `label` field of `meta=authmanagerinfo`. */
export interface AuthmanagerinfoRowRequestFieldLabel {
  readonly key: string;
  readonly params: readonly { readonly num: number }[];
}

/** The `help` field of `meta=authmanagerinfo`. */
export interface AuthmanagerinfoRowRequestFieldHelp {
  readonly key: string;
  readonly params: readonly unknown[];
}

/** Fields that `meta=authmanagerinfo` adds to `query`. */
export interface AuthmanagerinfoQueryPart<Row = AuthmanagerinfoRow> {
  readonly authmanagerinfo: Row;
}

/**
 * The result of `meta=authmanagerinfo`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface AuthmanagerinfoResult extends ResultType {
  readonly at: readonly ["query", "authmanagerinfo"];
  readonly kind: "object";
  readonly base: AuthmanagerinfoRow;
  readonly query: AuthmanagerinfoQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `meta=authmanagerinfo` as data, for `validateResponse`. */
export const authmanagerinfoResult: ResultDescriptor = {
  module: "query+authmanagerinfo",
  rows: { at: ["query", "authmanagerinfo"], kind: "object" },
  response: {
    query: {
      is: {
        record: {
          authmanagerinfo: {
            is: {
              record: {
                canauthenticatenow: { is: "boolean", formatversion1: { as: "flag" } },
                cancreateaccounts: { is: "boolean", formatversion1: { as: "flag" } },
                canlinkaccounts: { is: "boolean", formatversion1: { as: "flag" } },
                haspreservedstate: {
                  is: "boolean",
                  optional: true,
                  formatversion1: { as: "flag" },
                },
                hasprimarypreservedstate: {
                  is: "boolean",
                  optional: true,
                  formatversion1: { as: "flag" },
                },
                preservedusername: { is: "string", optional: true },
                requests: {
                  is: {
                    list: {
                      record: {
                        id: { is: "string" },
                        metadata: { is: { record: {} } },
                        required: { is: "string" },
                        provider: {
                          is: {
                            anyOf: [
                              "string",
                              {
                                record: {
                                  key: { is: "string" },
                                  params: { is: { list: "string" } },
                                },
                              },
                            ],
                          },
                          optional: true,
                        },
                        account: {
                          is: {
                            anyOf: [
                              "string",
                              {
                                record: {
                                  key: { is: "string" },
                                  params: { is: { list: { anyOf: ["string", "null"] } } },
                                },
                              },
                            ],
                          },
                          optional: true,
                        },
                        fields: {
                          is: {
                            map: {
                              record: {
                                type: { is: "string" },
                                label: {
                                  is: {
                                    anyOf: [
                                      "string",
                                      {
                                        record: {
                                          key: { is: "string" },
                                          params: {
                                            is: { list: { record: { num: { is: "integer" } } } },
                                          },
                                        },
                                      },
                                    ],
                                  },
                                  optional: true,
                                },
                                help: {
                                  is: {
                                    anyOf: [
                                      "string",
                                      {
                                        record: {
                                          key: { is: "string" },
                                          params: { is: { list: "unknown" } },
                                        },
                                      },
                                    ],
                                  },
                                  optional: true,
                                },
                                optional: { is: "boolean", formatversion1: { as: "flag" } },
                                sensitive: { is: "boolean", formatversion1: { as: "flag" } },
                              },
                            },
                          },
                          optional: true,
                        },
                      },
                    },
                  },
                  optional: true,
                },
                securitysensitiveoperationstatus: {
                  is: "string",
                  when: { securitysensitiveoperation: true },
                },
                fields: {
                  is: { map: "unknown" },
                  optional: true,
                  when: { mergerequestfields: true },
                },
              },
            },
          },
        },
      },
    },
  },
};
