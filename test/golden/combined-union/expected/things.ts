// Generated from spec.json (query+things) by `paramsmith generate`. Do not edit.

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
  Timestamp,
  Validator,
  WireInput,
} from "../runtime/validate.js";
import {
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleRequests,
  readModule,
  timestamp,
  timestampCheck,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { ThingsResult } from "./results/things.js";

/** Parameters of `list=things`. */
export interface ThingsParams {
  /**
   * `"size"`: only on spec.
   * @default "id"
   */
  readonly sort?: "id" | "name" | "size";
  /**
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** @on spec */
  readonly owner?: string;
  /** @on other */
  readonly since?: Timestamp;
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
    sort: { type: "enum", values: ["id", "name", "size"], default: "id" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    owner: { type: "string" },
    since: { type: "timestamp" },
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

const checks: Checks = { enum: enumCheck, limit: limitCheck, timestamp: timestampCheck };

/** Checks parameters of `list=things` strictly, before they are sent. */
export const validateThings: Validator<ThingsParams> = /* @__PURE__ */ validator(
  thingsModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit, timestamp };

/** Parses the parameters of `list=things` in a request as the server does. */
export function readThings(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof thingsModule>> {
  return readModule(thingsModule, rules, wire, options);
}
