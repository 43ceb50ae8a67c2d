// Generated from spec.json (query+things) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- spares your compiler the check of generated data

import type {
  ModuleDescriptor,
  ModuleParser,
  QueryBuilder,
  Validator,
} from "../runtime/validate.js";
import {
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  validator,
} from "../runtime/validate.js";
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
    sort: { type: "enum", values: ["id", "name"], default: "id" },
    limit: { type: "limit", min: 1, max: 50, highmax: 500, default: 10 },
  },
};

/** Requests `list=things`. */
export const things: QueryBuilder<ThingsModule, ThingsParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(thingsModule, requestRoot);

/** Checks parameters of `list=things` strictly, before they are sent. */
export const validateThings: Validator<ThingsParams> = /* @__PURE__ */ validator(thingsModule, {
  enum: enumCheck,
  limit: limitCheck,
});

/** Parses the parameters of `list=things` in a request as the server does. */
export const parseThings: ModuleParser<ThingsModule> = /* @__PURE__ */ moduleParser(thingsModule, {
  enum: enumeration,
  limit,
});
