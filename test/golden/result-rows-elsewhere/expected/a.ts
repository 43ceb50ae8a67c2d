// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  PlainQueryBuilder,
  Validator,
} from "../runtime/validate.js";
import { moduleParser, plainRequests, validator } from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { AResult } from "./results/a.js";

/** The descriptor type of `list=a`. */
export interface AModule extends ModuleDescriptor<"a", "list", false, {}, never, AResult> {}

/** The descriptor of `list=a`. */
export const aModule: AModule = {
  name: "a",
  path: "query+a",
  group: "list",
  prefix: "a",
  select: { action: "query", list: "a" },
  generator: false,
  params: {},
  rows: { at: ["a"], kind: "item" },
};

/** Requests `list=a`. */
export const a: PlainQueryBuilder<AModule, QueryOptions> = /* @__PURE__ */ plainRequests(
  aModule,
  requestRoot,
);

/** Validates the parameters of `list=a` strictly before they are sent. */
export const validateA: Validator<{}> = /* @__PURE__ */ validator(aModule);

/** Parses the parameters of `list=a` in a request, as the server does. */
export const parseA: ModuleParser<AModule> = /* @__PURE__ */ moduleParser(aModule);
