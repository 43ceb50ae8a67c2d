// Generated from spec/actions/catalogue.json (login) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=login`. */
export interface LoginRow {
  readonly result: string;
  readonly token?: string;
  readonly lguserid?: number;
  readonly lgusername?: string;
  readonly reason?: string;
}

/** Fields that `action=login` adds to the response. */
export interface LoginResponsePart<Row = LoginRow> {
  readonly login: Row;
}

/**
 * The result of `action=login`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface LoginResult extends ResultType {
  readonly at: readonly ["login"];
  readonly kind: "object";
  readonly base: LoginRow;
  readonly response: LoginResponsePart<this["row"]>;
}

/** The result of `action=login` as data, for `validateResponse`. */
export const loginResult: ResultDescriptor = {
  module: "login",
  rows: { at: ["login"], kind: "object" },
  response: {
    login: {
      is: {
        record: {
          result: { is: "string" },
          token: { is: "string", optional: true },
          lguserid: { is: "integer", optional: true },
          lgusername: { is: "string", optional: true },
          reason: { is: "string", optional: true },
        },
      },
    },
  },
};
