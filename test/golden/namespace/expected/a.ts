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
  moduleParser,
  moduleRequests,
  namespace,
  namespaceCheck,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=a`. */
export interface AParams {
  /** @default 0 */
  readonly one?: number;
  /**
   * Also accepts -2 and -1, in addition to the wiki's namespaces.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   * @default [0, 14]
   */
  readonly several?: OneOrMore<number> | "*";
}

/** The descriptor type of `list=a`. */
export interface AModule extends ModuleDescriptor<"a", "list", false, AParams, "one" | "several"> {}

/** The descriptor of `list=a`. */
export const aModule: AModule = {
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

/** Requests `list=a`. */
export const a: QueryBuilder<AModule, AParams, QueryOptions, {}> = /* @__PURE__ */ moduleRequests(
  aModule,
  requestRoot,
);

/** Validates the parameters of `list=a` strictly before they are sent. */
export const validateA: Validator<AParams> = /* @__PURE__ */ validator(aModule, {
  namespace: namespaceCheck,
});

/** Parses the parameters of `list=a` in a request, as the server does. */
export const parseA: ModuleParser<AModule> = /* @__PURE__ */ moduleParser(aModule, { namespace });
