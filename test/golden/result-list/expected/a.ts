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
  moduleParser,
  moduleRequests,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { AResult } from "./results/a.js";

/** Parameters of `list=a`. */
export interface AParams {
  /**
   * Up to 50 values (500 with high limits).
   * @default ["ids", "title"]
   */
  readonly prop?: OneOrMore<"ids" | "title" | "user">;
  readonly type?: "edit" | "log";
  readonly parse?: boolean;
  readonly text?: string;
}

/** The descriptor type of `list=a`. */
export interface AModule extends ModuleDescriptor<"a", "list", true, AParams, "prop", AResult> {}

/** The descriptor of `list=a`. */
export const aModule: AModule = {
  name: "a",
  path: "query+a",
  group: "list",
  prefix: "a",
  select: { action: "query", list: "a" },
  generator: true,
  params: {
    prop: {
      type: "enum",
      values: ["ids", "title", "user"],
      default: ["ids", "title"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    type: { type: "enum", values: ["edit", "log"] },
    parse: { type: "boolean" },
    text: { type: "string" },
  },
};

/** Requests `list=a`. */
export const a: QueryBuilder<AModule, AParams, QueryOptions, {}> = /* @__PURE__ */ moduleRequests(
  aModule,
  requestRoot,
);

/** Validates the parameters of `list=a` strictly before they are sent. */
export const validateA: Validator<AParams> = /* @__PURE__ */ validator(aModule, {
  enum: enumCheck,
});

/** Parses the parameters of `list=a` in a request, as the server does. */
export const parseA: ModuleParser<AModule> = /* @__PURE__ */ moduleParser(aModule, {
  enum: enumeration,
});
