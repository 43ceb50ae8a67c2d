// Generated from spec/actions/catalogue.json (import) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of each row of `action=import`. */
export interface Import_Row {
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the page, including the namespace. */
  readonly title: string;
  readonly revisions: number;
}

/** Fields that `action=import` adds to the response. */
export interface Import_ResponsePart<Row = Import_Row> {
  readonly import: readonly Row[];
}

/**
 * The result of `action=import`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface Import_Result extends ResultType {
  readonly at: readonly ["import"];
  readonly kind: "item";
  readonly base: Import_Row;
  readonly errors:
    | "badvalue"
    | "cantimport-upload"
    | "import-rootpage-invalid"
    | "import-unknownerror"
    | "invalidparammix"
    | "nofile"
    | "nointerwikiprefix";
  readonly response: Import_ResponsePart<this["row"]>;
}

/** The result of `action=import` as data, for `validateResponse`. */
export const import_Result: ResultDescriptor = {
  module: "import",
  rows: { at: ["import"], kind: "item" },
  response: {
    import: {
      is: {
        list: {
          record: { ns: { is: "namespace" }, title: { is: "title" }, revisions: { is: "integer" } },
        },
      },
    },
  },
};
