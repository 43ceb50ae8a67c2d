// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
  OneOrMore,
  OnePageSelector,
  ParsedParams,
  Rules,
  Validator,
  WireInput,
} from "../runtime/validate.js";
import {
  enumCheck,
  enumeration,
  moduleRequests,
  readModule,
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
   * `"*"` as the only value selects all values.
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

/** The defaults of the parameters of `list=a`. */
export interface ADefaults {
  readonly some: readonly ["x", "y"];
  readonly all: readonly ["x", "y"];
  readonly nothing: readonly [];
  readonly piped: readonly ["a|b", "c"];
  readonly blank: readonly [""];
}

/** The descriptor of `list=a`. */
export const aModule: ModuleDescriptor<"a", "list", false, AParams, ADefaults> = {
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

const requests = /* @__PURE__ */ moduleRequests(aModule, requestRoot);

/** Requests `list=a`. */
export function a<
  const P extends AParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, AParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof aModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck };

/** Checks parameters of `list=a` strictly, before they are sent. */
export const validateA: Validator<AParams> = /* @__PURE__ */ validator(aModule, checks);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `list=a` in a request as the server does. */
export function readA(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof aModule>> {
  return readModule(aModule, rules, wire, options);
}
