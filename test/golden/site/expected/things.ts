// Generated from spec.json (query+things) by `paramsmith generate`. Do not edit.

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
import { limit, limitCheck, moduleRequests, readModule, validator } from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import { namespace, namespaceCheck } from "./site.js";

/** Parameters of `list=things`. */
export interface ThingsParams {
  /** Up to 50 values (500 with high limits). */
  readonly namespace?: OneOrMore<number>;
  /**
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  readonly continue?: string;
}

/** The defaults of the parameters of `list=things`. */
export interface ThingsDefaults {
  readonly limit: 10;
}

/** The descriptor of `list=things`. */
export const thingsModule: ModuleDescriptor<"things", "list", false, ThingsParams, ThingsDefaults> =
  {
    name: "things",
    path: "query+things",
    group: "list",
    prefix: "th",
    select: { action: "query", list: "things" },
    generator: false,
    version: 43,
    params: {
      namespace: { type: "namespace", multi: { lowlimit: 50, highlimit: 500 } },
      limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
      continue: { type: "string" },
    },
    rows: false,
  };

const requests = /* @__PURE__ */ moduleRequests(thingsModule, requestRoot);

/** Requests `list=things`. */
export function things<
  const P extends ThingsParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, ThingsParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof thingsModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { limit: limitCheck, namespace: namespaceCheck };

/** Checks parameters of `list=things` strictly, before they are sent. */
export const validateThings: Validator<ThingsParams> = /* @__PURE__ */ validator(
  thingsModule,
  checks,
);

const rules: Rules = { limit, namespace };

/** Parses the parameters of `list=things` in a request as the server does. */
export function readThings(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof thingsModule>> {
  return readModule(thingsModule, rules, wire, options);
}
