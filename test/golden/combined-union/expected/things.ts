// Generated from spec.json (query+things) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- spares your compiler the check of generated data

import type {
  ModuleDescriptor,
  ModuleParser,
  QueryBuilder,
  Timestamp,
  Validator,
} from "../runtime/validate.js";
import {
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
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

/** The type of the descriptor of `list=things`. */
export interface ThingsModule extends ModuleDescriptor<
  "things",
  "list",
  false,
  ThingsParams,
  "sort" | "limit",
  ThingsResult
> {}

/** The descriptor of `list=things`. */
export const thingsModule: ThingsModule = {
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

/** Requests `list=things`. */
export const things: QueryBuilder<ThingsModule, ThingsParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(thingsModule, requestRoot);

/** Checks parameters of `list=things` strictly, before they are sent. */
export const validateThings: Validator<ThingsParams> = /* @__PURE__ */ validator(thingsModule, {
  enum: enumCheck,
  limit: limitCheck,
  timestamp: timestampCheck,
});

/** Parses the parameters of `list=things` in a request as the server does. */
export const parseThings: ModuleParser<ThingsModule> = /* @__PURE__ */ moduleParser(thingsModule, {
  enum: enumeration,
  limit,
  timestamp,
});
