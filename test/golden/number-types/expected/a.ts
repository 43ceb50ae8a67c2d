// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Validator,
} from "../runtime/validate.js";
import {
  float,
  floatCheck,
  integer,
  integerCheck,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=a`. */
export interface AParams {
  readonly integer?: number;
  /**
   * 0 to 100 (1000 with high limits).
   * @default 10
   */
  readonly bounded?: number;
  /** At least -1. */
  readonly least?: number;
  /** At most 5. */
  readonly most?: number;
  /**
   * 0 to 1.
   * @default 0.5
   */
  readonly float?: number;
  /**
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** 0 to 500, or `"max"`. */
  readonly same?: number | "max";
  /**
   * At least 0, or `"max"`.
   * @default "max"
   */
  readonly unbounded?: number | "max";
  /**
   * Up to 50 values (500 with high limits).
   * @default [1, 2]
   */
  readonly several?: OneOrMore<number>;
}

/** The descriptor type of `list=a`. */
export interface AModule extends ModuleDescriptor<
  "a",
  "list",
  false,
  AParams,
  "bounded" | "float" | "limit" | "unbounded" | "several"
> {}

/** The descriptor of `list=a`. */
export const aModule: AModule = {
  name: "a",
  path: "query+a",
  group: "list",
  prefix: "a",
  select: { action: "query", list: "a" },
  generator: false,
  params: {
    integer: { type: "integer" },
    bounded: { type: "integer", min: 0, max: 100, highmax: 1000, enforcerange: true, default: 10 },
    least: { type: "integer", min: -1 },
    most: { type: "integer", max: 5 },
    float: { type: "float", min: 0, max: 1, default: 0.5 },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    same: { type: "limit", min: 0, max: 500, highmax: 500 },
    unbounded: { type: "limit", min: 0, default: "max" },
    several: { type: "integer", default: [1, 2], multi: { lowlimit: 50, highlimit: 500 } },
  },
  rows: false,
};

/** Requests `list=a`. */
export const a: QueryBuilder<AModule, AParams, QueryOptions, {}> = /* @__PURE__ */ moduleRequests(
  aModule,
  requestRoot,
);

/** Validates the parameters of `list=a` strictly before they are sent. */
export const validateA: Validator<AParams> = /* @__PURE__ */ validator(aModule, {
  float: floatCheck,
  integer: integerCheck,
  limit: limitCheck,
});

/** Parses the parameters of `list=a` in a request, as the server does. */
export const parseA: ModuleParser<AModule> = /* @__PURE__ */ moduleParser(aModule, {
  float,
  integer,
  limit,
});
