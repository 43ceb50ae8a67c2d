// Generated from spec/actions/catalogue.json (validatepassword) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=validatepassword`. */
export interface ValidatepasswordRow {
  readonly validity: string;
  readonly validitymessages?: readonly ValidatepasswordRowValiditymessage[];
}

/** An item in the `validitymessages` field of `action=validatepassword`. */
export interface ValidatepasswordRowValiditymessage {
  readonly message: string;
  readonly params: readonly number[];
  readonly code: string;
  readonly type: string;
}

/** Fields that `action=validatepassword` adds to the response. */
export interface ValidatepasswordResponsePart<Row = ValidatepasswordRow> {
  readonly validatepassword: Row;
}

/**
 * The result of `action=validatepassword`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ValidatepasswordResult extends ResultType {
  readonly at: readonly ["validatepassword"];
  readonly kind: "object";
  readonly base: ValidatepasswordRow;
  readonly errors: "userexists";
  readonly response: ValidatepasswordResponsePart<this["row"]>;
}

/** The result of `action=validatepassword` as data, for `validateResponse`. */
export const validatepasswordResult: ResultDescriptor = {
  module: "validatepassword",
  rows: { at: ["validatepassword"], kind: "object" },
  response: {
    validatepassword: {
      is: {
        record: {
          validity: { is: "string" },
          validitymessages: {
            is: {
              list: {
                record: {
                  message: { is: "string" },
                  params: { is: { list: "integer" } },
                  code: { is: "string" },
                  type: { is: "string" },
                },
              },
            },
            optional: true,
          },
        },
      },
    },
  },
};
