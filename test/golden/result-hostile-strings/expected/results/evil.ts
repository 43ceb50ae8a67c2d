// Generated from spec.json (query+evil) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/** The fields of each row of `list=evil` for any request. */
export interface EvilRow {
  readonly nested: EvilRowNested;
  readonly items: readonly {
    /**
     * Observed on *\/ only.
     * For example `"*\/"`.
     */
    readonly "*/": number;
  }[];
}

/** The fields that each value of `prop` adds. */
export interface EvilRowProps {
  readonly "*/ alert(1) /*": {
    /**
     * Only with `text`.
     * For example `"*\/ alert(1) /*"`.
     */
    readonly "*/ alert(1) /*"?: string;
    /**
     * Only with `text`.
     * For example `"\\\\"`.
     */
    readonly "\\\x5c"?: string;
  };
  readonly "a\"b'c": {
    /**
     * Only with `text`.
     * For example `"a\"b'c"`.
     */
    readonly "a\"b'c"?: string;
  };
  readonly "`${x}`": {
    /**
     * Only with `text`.
     * For example `"`${x}`"`.
     */
    readonly "`${x}`"?: string;
  };
  readonly constructor: {
    /**
     * Only with `text`.
     * For example `"__proto__"`.
     */
    readonly __proto__?: string;
  };
  readonly "new\nline": {
    /**
     * Only with `text`.
     * For example `"constructor"`.
     */
    readonly constructor?: string;
  };
  readonly "\u202eright": {
    /**
     * Only with `text`.
     * For example `"new\nline"`.
     */
    readonly "new\nline"?: string;
  };
  readonly "@deprecated": {
    /**
     * Only with `text`.
     * For example `"\u202eright"`.
     */
    readonly "\u202eright"?: string;
  };
  readonly "\u2028": {
    /**
     * Only with `text`.
     * For example `"@deprecated"`.
     */
    readonly "@deprecated"?: string;
  };
  readonly then: {
    /**
     * Only with `text`.
     * For example `"\u2028"`.
     */
    readonly "\u2028"?: string;
  };
  readonly "0": {
    /**
     * Only with `text`.
     * For example `"then"`.
     */
    readonly then?: string;
  };
  readonly "a-b": {
    /**
     * Only with `text`.
     * For example `"0"`.
     */
    readonly "0"?: string;
  };
  readonly "\\\x5c": {
    /**
     * Only with `text`.
     * For example `"a-b"`.
     */
    readonly "a-b"?: string;
  };
}

/** The `nested` field of `list=evil`. */
export interface EvilRowNested {
  /**
   * Observed on *\/ only.
   * For example `"0"`.
   */
  readonly "0": string;
  /**
   * Observed on *\/ only.
   * For example `"*\/ alert(1) /*"`.
   */
  readonly "*/ alert(1) /*": string;
  /**
   * Observed on *\/ only.
   * For example `"a\"b'c"`.
   */
  readonly "a\"b'c": string;
  /**
   * Observed on *\/ only.
   * For example `"`${x}`"`.
   */
  readonly "`${x}`": string;
  /**
   * Observed on *\/ only.
   * For example `"__proto__"`.
   */
  readonly __proto__: string;
  /**
   * Observed on *\/ only.
   * For example `"constructor"`.
   */
  readonly constructor: string;
  /**
   * Observed on *\/ only.
   * For example `"new\nline"`.
   */
  readonly "new\nline": string;
  /**
   * Observed on *\/ only.
   * For example `"\u202eright"`.
   */
  readonly "\u202eright": string;
  /**
   * Observed on *\/ only.
   * For example `"@deprecated"`.
   */
  readonly "@deprecated": string;
  /**
   * Observed on *\/ only.
   * For example `"\u2028"`.
   */
  readonly "\u2028": string;
  /**
   * Observed on *\/ only.
   * For example `"then"`.
   */
  readonly then: string;
  /**
   * Observed on *\/ only.
   * For example `"a-b"`.
   */
  readonly "a-b": string;
  /**
   * Observed on *\/ only.
   * For example `"\\\\"`.
   */
  readonly "\\\x5c": string;
}

/** Fields that `list=evil` adds to `query`. */
export interface EvilQueryPart<Row = EvilRow> {
  readonly evil: readonly Row[];
}

/**
 * The result of `list=evil`, for response types.
 * Observed on *\/ alert(1), new
 * line.
 */
export interface EvilResult extends ResultType {
  readonly at: readonly ["query", "evil"];
  readonly kind: "item";
  readonly base: EvilRow;
  readonly selector: "prop";
  readonly props: EvilRowProps;
  readonly query: EvilQueryPart<this["row"]>;
}

/** The result of `list=evil` as data, for `validateResponse`. */
export const evilResult: ResultDescriptor = {
  module: "query+evil",
  rows: { at: ["query", "evil"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          evil: {
            is: {
              list: {
                record: {
                  "0": { is: "string", optional: true, when: { prop: ["a-b"], text: true } },
                  "*/ alert(1) /*": {
                    is: "string",
                    optional: true,
                    when: { prop: ["*/ alert(1) /*"], text: true },
                  },
                  "a\"b'c": {
                    is: "string",
                    optional: true,
                    when: { prop: ["a\"b'c"], text: true },
                  },
                  "`${x}`": {
                    is: "string",
                    optional: true,
                    when: { prop: ["`${x}`"], text: true },
                  },
                  ["__proto__"]: {
                    is: "string",
                    optional: true,
                    when: { prop: ["constructor"], text: true },
                  } as const,
                  constructor: {
                    is: "string",
                    optional: true,
                    when: { prop: ["new\nline"], text: true },
                  } as const,
                  "new\nline": {
                    is: "string",
                    optional: true,
                    when: { prop: ["\u202eright"], text: true },
                  },
                  "\u202eright": {
                    is: "string",
                    optional: true,
                    when: { prop: ["@deprecated"], text: true },
                  },
                  "@deprecated": {
                    is: "string",
                    optional: true,
                    when: { prop: ["\u2028"], text: true },
                  },
                  "\u2028": { is: "string", optional: true, when: { prop: ["then"], text: true } },
                  then: { is: "string", optional: true, when: { prop: ["0"], text: true } },
                  "a-b": { is: "string", optional: true, when: { prop: ["\\\x5c"], text: true } },
                  "\\\x5c": {
                    is: "string",
                    optional: true,
                    when: { prop: ["*/ alert(1) /*"], text: true },
                  },
                  nested: {
                    is: {
                      record: {
                        "0": { is: "string" },
                        "*/ alert(1) /*": { is: "string" },
                        "a\"b'c": { is: "string" },
                        "`${x}`": { is: "string" },
                        ["__proto__"]: { is: "string" } as const,
                        constructor: { is: "string" } as const,
                        "new\nline": { is: "string" },
                        "\u202eright": { is: "string" },
                        "@deprecated": { is: "string" },
                        "\u2028": { is: "string" },
                        then: { is: "string" },
                        "a-b": { is: "string" },
                        "\\\x5c": { is: "string" },
                      },
                    },
                  },
                  items: { is: { list: { record: { "*/": { is: "integer" } } } } },
                },
              },
            },
          },
        },
      },
    },
  },
} as const;
