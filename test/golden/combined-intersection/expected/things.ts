// Generated from spec.json (query+things) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "../runtime/model/descriptor.js";
import type { Exact } from "../runtime/model/values.js";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "../runtime/read/parsed-params.js";
import { readModule } from "../runtime/read/parsed-params.js";
import type { OnePageSelector } from "../runtime/request/page-selectors.js";
import type { ModuleRequest } from "../runtime/request/request.js";
import { moduleRequests } from "../runtime/request/request.js";
import type { Checks } from "../runtime/rules/check.js";
import { enumCheck, enumeration } from "../runtime/rules/enumeration.js";
import { limit, limitCheck } from "../runtime/rules/number.js";
import type { Rules } from "../runtime/rules/rule.js";
import { validator } from "../runtime/validate/validator.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ThingsResult } from "./results/things.js";

/** Parameters of `list=things`. */
export interface ThingsParams {
  /** @default "id" */
  readonly sort?: "id" | "name";
  /**
   * 1 to 50 (500 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
}

/** The defaults of the parameters of `list=things`. */
export interface ThingsDefaults {
  readonly sort: "id";
  readonly limit: 10;
}

/** The descriptor of `list=things`. */
export const thingsModule: ModuleDescriptor<
  "things",
  "list",
  false,
  ThingsParams,
  ThingsDefaults,
  ThingsResult
> = {
  name: "things",
  path: "query+things",
  group: "list",
  prefix: "t",
  select: { action: "query", list: "things" },
  generator: false,
  params: {
    sort: { type: "enum", values: ["id", "name"], default: "id" },
    limit: { type: "limit", min: 1, max: 50, highmax: 500, default: 10 },
  },
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

const checks: Checks = { enum: enumCheck, limit: limitCheck };

/** Checks parameters of `list=things` strictly, before they are sent. */
export const validateThings: Validator<ThingsParams> = /* @__PURE__ */ validator(
  thingsModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit };

/** Parses the parameters of `list=things` in a request as the server does. */
export function readThings(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof thingsModule>> {
  return readModule(thingsModule, rules, wire, options);
}
