// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Validator,
} from "../runtime/validate.js";
import {
  enumCheck,
  enumeration,
  moduleParser,
  moduleRequests,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=a`. */
export interface AParams {
  /**
   * Up to 50 values (500 with high limits).
   * @default ["x", "y"]
   */
  readonly some?: OneOrMore<"x" | "y">;
  /**
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   * @default ["x", "y"]
   */
  readonly all?: OneOrMore<"x" | "y"> | "*";
  /**
   * Up to 50 values (500 with high limits).
   * @default []
   */
  readonly nothing?: OneOrMore<"x">;
  /** Up to 5 values. */
  readonly repeated?: OneOrMore<"x" | "y">;
  /** Up to 50 values (500 with high limits). */
  readonly none?: OneOrMore<never>;
  /**
   * Up to 50 values (500 with high limits).
   * @default ["a|b", "c"]
   */
  readonly piped?: OneOrMore<"a|b" | "c">;
  /**
   * Up to 50 values (500 with high limits).
   * @default [""]
   */
  readonly blank?: OneOrMore<"" | "x">;
}

/** The descriptor type of `list=a`. */
export interface AModule extends ModuleDescriptor<
  "a",
  "list",
  false,
  AParams,
  "some" | "all" | "nothing" | "piped" | "blank"
> {}

/** The descriptor of `list=a`. */
export const aModule: AModule = {
  name: "a",
  path: "query+a",
  group: "list",
  prefix: "a",
  select: { action: "query", list: "a" },
  generator: false,
  params: {
    some: {
      type: "enum",
      values: ["x", "y"],
      default: ["x", "y"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    all: {
      type: "enum",
      values: ["x", "y"],
      default: ["x", "y"],
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" },
    },
    nothing: { type: "enum", values: ["x"], default: [], multi: { lowlimit: 50, highlimit: 500 } },
    repeated: {
      type: "enum",
      values: ["x", "y"],
      multi: { lowlimit: 5, highlimit: 5, allowsduplicates: true },
    },
    none: { type: "enum", values: [], multi: { lowlimit: 50, highlimit: 500 } },
    piped: {
      type: "enum",
      values: ["a|b", "c"],
      default: ["a|b", "c"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    blank: {
      type: "enum",
      values: ["", "x"],
      default: [""],
      multi: { lowlimit: 50, highlimit: 500 },
    },
  },
  rows: false,
};

/** Requests `list=a`. */
export const a: QueryBuilder<AModule, AParams, QueryOptions, {}> = /* @__PURE__ */ moduleRequests(
  aModule,
  requestRoot,
);

/** Validates the parameters of `list=a` strictly before they are sent. */
export const validateA: Validator<AParams> = /* @__PURE__ */ validator(aModule, {
  enum: enumCheck,
});

/** Parses the parameters of `list=a` in a request, as the server does. */
export const parseA: ModuleParser<AModule> = /* @__PURE__ */ moduleParser(aModule, {
  enum: enumeration,
});
