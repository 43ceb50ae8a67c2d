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
  moduleRequests,
  namespace,
  namespaceCheck,
  readModule,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=a`. */
export interface AParams {
  /** @default 0 */
  readonly one?: number;
  /**
   * Takes -2 and -1 besides the wiki's namespaces.
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   * @default [0, 14]
   */
  readonly several?: OneOrMore<number> | "*";
}

/** The defaults of the parameters of `list=a`. */
export interface ADefaults {
  readonly one: 0;
  readonly several: readonly [0, 14];
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
    one: { type: "namespace", default: 0 },
    several: {
      type: "namespace",
      extranamespaces: [-2, -1],
      default: [0, 14],
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" },
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

const checks: Checks = { namespace: namespaceCheck };

/** Checks parameters of `list=a` strictly, before they are sent. */
export const validateA: Validator<AParams> = /* @__PURE__ */ validator(aModule, checks);

const rules: Rules = { namespace };

/** Parses the parameters of `list=a` in a request as the server does. */
export function readA(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof aModule>> {
  return readModule(aModule, rules, wire, options);
}
