// Generated from spec.json (query+p) by `paramsmith generate`. Do not edit.
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
  moduleParser,
  moduleRequests,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { PResult } from "./results/p.js";

/** Parameters of `prop=p`. */
export interface PParams {
  /**
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   */
  readonly prop?: OneOrMore<"content" | "ids"> | "*";
}

/** The descriptor type of `prop=p`. */
export interface PModule extends ModuleDescriptor<"p", "prop", false, PParams, never, PResult> {}

/** The descriptor of `prop=p`. */
export const pModule: PModule = {
  name: "p",
  path: "query+p",
  group: "prop",
  prefix: "p",
  select: { action: "query", prop: "p" },
  generator: false,
  params: {
    prop: {
      type: "enum",
      values: ["content", "ids"],
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" },
    },
  },
};

/** Requests `prop=p`. */
export const p: QueryBuilder<PModule, PParams, QueryOptions, {}> = /* @__PURE__ */ moduleRequests(
  pModule,
  requestRoot,
);

/** Validates the parameters of `prop=p` strictly before they are sent. */
export const validateP: Validator<PParams> = /* @__PURE__ */ validator(pModule, {
  enum: enumCheck,
});

/** Parses the parameters of `prop=p` in a request, as the server does. */
export const parseP: ModuleParser<PModule> = /* @__PURE__ */ moduleParser(pModule, {
  enum: enumeration,
});
