// Generated from spec.json (query+d) by `paramsmith generate`. Do not edit.
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
import type { DResult } from "./results/d.js";

/** The descriptor type of `prop=d`. */
export interface DModule extends ModuleDescriptor<"d", "prop", false, {}, never, DResult> {}

/** The descriptor of `prop=d`. */
export const dModule: DModule = {
  name: "d",
  path: "query+d",
  group: "prop",
  prefix: "d",
  select: { action: "query", prop: "d" },
  generator: false,
  params: {},
};

/** Requests `prop=d`. */
export const d: PlainQueryBuilder<DModule, QueryOptions> = /* @__PURE__ */ plainRequests(
  dModule,
  requestRoot,
);

/** Validates the parameters of `prop=d` strictly before they are sent. */
export const validateD: Validator<{}> = /* @__PURE__ */ validator(dModule);

/** Parses the parameters of `prop=d` in a request, as the server does. */
export const parseD: ModuleParser<DModule> = /* @__PURE__ */ moduleParser(dModule);
