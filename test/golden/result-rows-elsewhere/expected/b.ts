// Generated from spec.json (query+b) by `paramsmith generate`. Do not edit.
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
import type { BResult } from "./results/b.js";

/** The descriptor type of `meta=b`. */
export interface BModule extends ModuleDescriptor<"b", "meta", false, {}, never, BResult> {}

/** The descriptor of `meta=b`. */
export const bModule: BModule = {
  name: "b",
  path: "query+b",
  group: "meta",
  prefix: "b",
  select: { action: "query", meta: "b" },
  generator: false,
  params: {},
  rows: { at: ["query", "b"], kind: "object" },
};

/** Requests `meta=b`. */
export const b: PlainQueryBuilder<BModule, QueryOptions> = /* @__PURE__ */ plainRequests(
  bModule,
  requestRoot,
);

/** Validates the parameters of `meta=b` strictly before they are sent. */
export const validateB: Validator<{}> = /* @__PURE__ */ validator(bModule);

/** Parses the parameters of `meta=b` in a request, as the server does. */
export const parseB: ModuleParser<BModule> = /* @__PURE__ */ moduleParser(bModule);
