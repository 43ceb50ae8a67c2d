// Generated from spec.json (query+inherited) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  Inheriting,
  ModuleDescriptor,
  ModuleParser,
  NamedDescriptors,
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

/** Parameters of `list=inherited`. */
export interface InheritedParams {
  readonly constructor?: string;
  /** @default "x" */
  readonly toString?: "x";
  readonly plain?: string;
}

/** The descriptor type of `list=inherited`. */
export interface InheritedModule extends ModuleDescriptor<
  "inherited",
  "list",
  false,
  InheritedParams,
  "toString"
> {
  readonly params: NamedDescriptors<InheritedParams>;
}

/** The descriptor of `list=inherited`. */
export const inheritedModule: InheritedModule = {
  name: "inherited",
  path: "query+inherited",
  group: "list",
  prefix: "b",
  select: { action: "query", list: "inherited" },
  generator: false,
  params: {
    constructor: { type: "string" } as const,
    toString: { type: "enum", values: ["x"], default: "x" } as const,
    plain: { type: "string" },
  },
  rows: false,
};

/** Requests `list=inherited`. */
export const inherited: QueryBuilder<
  InheritedModule,
  InheritedParams,
  QueryOptions,
  {},
  "2",
  Inheriting<InheritedParams>
> = /* @__PURE__ */ moduleRequests(inheritedModule, requestRoot);

/** Validates the parameters of `list=inherited` strictly before they are sent. */
export const validateInherited: Validator<InheritedParams> = /* @__PURE__ */ validator(
  inheritedModule,
  { enum: enumCheck },
);

/** Parses the parameters of `list=inherited` in a request, as the server does. */
export const parseInherited: ModuleParser<InheritedModule> = /* @__PURE__ */ moduleParser(
  inheritedModule,
  { enum: enumeration },
);
