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
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=a`. */
export interface AParams {
  readonly flag?: boolean;
  /**
   * Up to 50 values (500 with high limits).
   * Sensitive: the request is sent by POST.
   * @default ["x"]
   */
  readonly several?: OneOrMore<"x" | "y">;
  /** 1 to 2. */
  readonly n?: number;
}

/** The defaults of the parameters of `list=a`. */
export interface ADefaults {
  readonly several: readonly ["x"];
}

/** The descriptor of `list=a`. */
export const aModule: ModuleDescriptor<"a", "list", true, AParams, ADefaults> = {
  name: "a",
  path: "query+a",
  group: "list",
  prefix: "a",
  select: { action: "query", list: "a" },
  generator: true,
  readrights: true,
  params: {
    flag: { type: "boolean" },
    several: {
      type: "enum",
      values: ["x", "y"],
      required: true,
      sensitive: true,
      default: ["x"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    n: { type: "integer", min: 1, max: 2, enforcerange: true },
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
export const validateA: Validator<AParams> = /* @__PURE__ */ validator(aModule, checks);

const rules: Rules = { enum: enumeration, integer };

/** Parses the parameters of `list=a` in a request as the server does. */
export function readA(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof aModule>> {
  return readModule(aModule, rules, wire, options);
}
