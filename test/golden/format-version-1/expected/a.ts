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
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=a`. */
export interface AParams {
  readonly flag?: boolean;
  /**
   * Up to 50 values (500 with high limits).
   * Sensitive, so the request is sent as POST.
   * @default ["x"]
   */
  readonly several?: OneOrMore<"x" | "y">;
  /** 1 to 2. */
  readonly n?: number;
}

/** The descriptor type of `list=a`. */
export interface AModule extends ModuleDescriptor<"a", "list", true, AParams, "several"> {}

/** The descriptor of `list=a`. */
export const aModule: AModule = {
  name: "a",
  path: "query+a",
  group: "list",
  prefix: "a",
  select: { action: "query", list: "a" },
  generator: true,
  readrights: true,
  params: {
    flag: { type: "boolean" },
    several: {
      type: "enum",
      values: ["x", "y"],
      required: true,
      sensitive: true,
      default: ["x"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    n: { type: "integer", min: 1, max: 2, enforcerange: true },
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
  enum: enumCheck,
  integer: integerCheck,
});

/** Parses the parameters of `list=a` in a request, as the server does. */
export const parseA: ModuleParser<AModule> = /* @__PURE__ */ moduleParser(aModule, {
  enum: enumeration,
  integer,
});
