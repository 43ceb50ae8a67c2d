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
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  templateParams,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=a`. */
export interface AParams {
  /**
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
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

/** The descriptor type of `list=a`. */
export interface AModule extends ModuleDescriptor<"a", "list", false, AParams, never> {}

/** The descriptor of `list=a`. */
export const aModule: AModule = {
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

/** Requests `list=a`. */
export const a: QueryBuilder<AModule, AParams, QueryOptions, {}> = /* @__PURE__ */ moduleRequests(
  aModule,
  requestRoot,
);

/** Validates the parameters of `list=a` strictly before they are sent. */
export const validateA: Validator<AParams> = /* @__PURE__ */ validator(
  aModule,
  { enum: enumCheck, integer: integerCheck },
  templateParams,
);

/** Parses the parameters of `list=a` in a request, as the server does. */
export const parseA: ModuleParser<AModule> = /* @__PURE__ */ moduleParser(aModule, {
  enum: enumeration,
  integer,
});
