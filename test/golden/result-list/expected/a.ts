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
import type { AResult } from "./results/a.js";

/** Parameters of `list=a`. */
export interface AParams {
  /**
   * Up to 50 values (500 with high limits).
   * @default ["ids", "title"]
   */
  readonly prop?: OneOrMore<"ids" | "title" | "user">;
  readonly type?: "edit" | "log";
  readonly parse?: boolean;
  readonly text?: string;
}

/** The defaults of the parameters of `list=a`. */
export interface ADefaults {
  readonly prop: readonly ["ids", "title"];
}

/** The descriptor of `list=a`. */
export const aModule: ModuleDescriptor<"a", "list", true, AParams, ADefaults, AResult> = {
  name: "a",
  path: "query+a",
  group: "list",
  prefix: "a",
  select: { action: "query", list: "a" },
  generator: true,
  params: {
    prop: {
      type: "enum",
      values: ["ids", "title", "user"],
      default: ["ids", "title"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    type: { type: "enum", values: ["edit", "log"] },
    parse: { type: "boolean" },
    text: { type: "string" },
  },
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
