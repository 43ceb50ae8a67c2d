// Generated from spec.json (query+inherited) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  Inheriting,
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

/** Parameters of `list=inherited`. */
export interface InheritedParams {
  readonly constructor?: string;
  /** @default "x" */
  readonly toString?: "x";
  readonly plain?: string;
}

/** The defaults of the parameters of `list=inherited`. */
export interface InheritedDefaults {
  readonly toString: "x";
}

/** The descriptor of `list=inherited`. */
export const inheritedModule: ModuleDescriptor<
  "inherited",
  "list",
  false,
  InheritedParams,
  InheritedDefaults
> = {
  name: "inherited",
  path: "query+inherited",
  group: "list",
  prefix: "b",
  select: { action: "query", list: "inherited" },
  generator: false,
  params: {
    constructor: { type: "string" },
    toString: { type: "enum", values: ["x"], default: "x" },
    plain: { type: "string" },
  },
  rows: false,
};

const requests = /* @__PURE__ */ moduleRequests(inheritedModule, requestRoot);

/** Requests `list=inherited`. */
export function inherited<
  const P extends Inheriting<InheritedParams> = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, InheritedParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof inheritedModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck };

/** Checks parameters of `list=inherited` strictly, before they are sent. */
export const validateInherited: Validator<InheritedParams> = /* @__PURE__ */ validator(
  inheritedModule,
  checks,
);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `list=inherited` in a request as the server does. */
export function readInherited(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof inheritedModule>> {
  return readModule(inheritedModule, rules, wire, options);
}
