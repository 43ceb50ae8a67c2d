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
  integer,
  integerCheck,
  moduleRequests,
  readModule,
  templateParams,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=a`. */
export interface AParams {
  /**
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly slots?: OneOrMore<"main" | "meta"> | "*";
  /** Up to 50 values (500 with high limits). */
  readonly side?: OneOrMore<"from" | "to">;
  readonly "text-main"?: string;
  readonly "text-meta"?: string;
  readonly "from-main"?: number;
  readonly "from-meta"?: number;
  readonly "to-main"?: number;
  readonly "to-meta"?: number;
}

/** The descriptor of `list=a`. */
export const aModule: ModuleDescriptor<"a", "list", false, AParams> = {
  name: "a",
  path: "query+a",
  group: "list",
  prefix: "a",
  select: { action: "query", list: "a" },
  generator: false,
  params: {
    slots: {
      type: "enum",
      values: ["main", "meta"],
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" },
    },
    side: { type: "enum", values: ["from", "to"], multi: { lowlimit: 50, highlimit: 500 } },
    "text-main": { type: "string", when: { slots: "main" } },
    "text-meta": { type: "string", when: { slots: "meta" } },
    "from-main": { type: "integer", when: { side: "from", slots: "main" } },
    "from-meta": { type: "integer", when: { side: "from", slots: "meta" } },
    "to-main": { type: "integer", when: { side: "to", slots: "main" } },
    "to-meta": { type: "integer", when: { side: "to", slots: "meta" } },
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

const checks: Checks = { enum: enumCheck, integer: integerCheck };

/** Checks parameters of `list=a` strictly, before they are sent. */
export const validateA: Validator<AParams> = /* @__PURE__ */ validator(
  aModule,
  checks,
  templateParams,
);

const rules: Rules = { enum: enumeration, integer };

/** Parses the parameters of `list=a` in a request as the server does. */
export function readA(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof aModule>> {
  return readModule(aModule, rules, wire, options);
}
