// Generated from spec.json (query+d) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- spares your compiler the check of generated data

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

/** The type of the descriptor of `prop=d`. */
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

/** Checks parameters of `prop=d` strictly, before they are sent. */
export const validateD: Validator<{}> = /* @__PURE__ */ validator(dModule);

/** Parses the parameters of `prop=d` in a request as the server does. */
export const parseD: ModuleParser<DModule> = /* @__PURE__ */ moduleParser(dModule);
