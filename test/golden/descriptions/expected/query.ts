// Generated from spec.json (query) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ComposeOptions,
  Distinct,
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryPart,
  QueryRequest,
  Validator,
  VersionAmong,
} from "../runtime/validate.js";
import {
  enumCheck,
  enumeration,
  moduleParser,
  queryRequest,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `action=query` that do not select modules. */
export interface PageOptions {}

/** Parameters of `action=query`. */
export interface QueryParams extends PageOptions {
  /**
   * List modules.
   * Up to 50 values (500 with high limits).
   */
  readonly list?: OneOrMore<"a" | "b">;
}

/** The descriptor type of `action=query`. */
export interface QueryModule extends ModuleDescriptor<
  "query",
  "action",
  false,
  QueryParams,
  never
> {}

/** The descriptor of `action=query`. */
export const queryModule: QueryModule = {
  name: "query",
  path: "query",
  group: "action",
  prefix: "",
  select: { action: "query" },
  generator: false,
  params: { list: { type: "enum", values: ["a", "b"], multi: { lowlimit: 50, highlimit: 500 } } },
};

/**
 * Combines several modules in one request. Options select its pages, directly or with a generator.
 * Each module can be used once.
 */
export function query<
  const Parts extends readonly QueryPart[],
  G extends QueryPart | undefined = undefined,
  V extends string = VersionAmong<Parts[number] | G, "1">,
  const O extends object = {},
>(
  parts: Distinct<Parts>,
  options?: ComposeOptions<O, QueryOptions, G, V>,
): QueryRequest<Parts, G, V, O> {
  return queryRequest<Parts, G, V, O>(parts, options, requestRoot);
}

/** Validates the parameters of `action=query` strictly before they are sent. */
export const validateQuery: Validator<QueryParams> = /* @__PURE__ */ validator(queryModule, {
  enum: enumCheck,
});

/** Parses the parameters of `action=query` in a request, as the server does. */
export const parseQuery: ModuleParser<QueryModule> = /* @__PURE__ */ moduleParser(queryModule, {
  enum: enumeration,
});
