// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
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
  /** @default "x" */
  readonly one?: "x" | "y";
  /** @default "" */
  readonly empty?: "" | "x";
  /** @default "1" */
  readonly numbers?: "1" | "2";
  readonly none?: never;
  /** Deprecated: `"y"`. */
  readonly old?: "x" | "y";
}

/** The defaults of the parameters of `list=a`. */
export interface ADefaults {
  readonly one: "x";
  readonly empty: "";
  readonly numbers: "1";
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
    one: { type: "enum", values: ["x", "y"], default: "x" },
    empty: { type: "enum", values: ["", "x"], default: "" },
    numbers: { type: "enum", values: ["1", "2"], default: "1" },
    none: { type: "enum", values: [] },
    old: { type: "enum", values: ["x", "y"], deprecatedvalues: ["y"] },
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
