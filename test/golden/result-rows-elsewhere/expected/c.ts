// Generated from spec.json (query+c) by `paramsmith generate`. Do not edit.
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
import type { CResult } from "./results/c.js";

/** The descriptor type of `list=c`. */
export interface CModule extends ModuleDescriptor<"c", "list", false, {}, never, CResult> {}

/** The descriptor of `list=c`. */
export const cModule: CModule = {
  name: "c",
  path: "query+c",
  group: "list",
  prefix: "c",
  select: { action: "query", list: "c" },
  generator: false,
  params: {},
};

/** Requests `list=c`. */
export const c: PlainQueryBuilder<CModule, QueryOptions> = /* @__PURE__ */ plainRequests(
  cModule,
  requestRoot,
);

/** Validates the parameters of `list=c` strictly before they are sent. */
export const validateC: Validator<{}> = /* @__PURE__ */ validator(cModule);

/** Parses the parameters of `list=c` in a request, as the server does. */
export const parseC: ModuleParser<CModule> = /* @__PURE__ */ moduleParser(cModule);
