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
  namedByTemplate,
  readModule,
  templateParams,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=a`. */
export interface AParams {
  /** Up to 50 values (500 with high limits). */
  readonly s?: OneOrMore<"x" | "y">;
  readonly [name: `${string}-${string}`]: string;
}

/** The descriptor of `list=a`. */
export const aModule: ModuleDescriptor<"a", "list", false, AParams> = {
  name: "a",
  path: "query+a",
  group: "list",
  prefix: "a",
  select: { action: "query", list: "a" },
  generator: false,
  params: { s: { type: "enum", values: ["x", "y"], multi: { lowlimit: 50, highlimit: 500 } } },
  templates: { "{v}-{w}": { type: "string", templatevars: { v: "s", w: "s" } } },
  rows: false,
};

const requests = /* @__PURE__ */ moduleRequests(aModule, requestRoot, { namedByTemplate });

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
export const validateA: Validator<AParams> = /* @__PURE__ */ validator(
  aModule,
  checks,
  templateParams,
);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `list=a` in a request as the server does. */
export function readA(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof aModule>> {
  return readModule(aModule, rules, wire, options);
}
