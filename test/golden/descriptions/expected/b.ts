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

/** The descriptor type of `list=b`. */
export interface BModule extends ModuleDescriptor<"b", "list", false, {}, never> {}

/** The descriptor of `list=b`. */
export const bModule: BModule = {
  name: "b",
  path: "query+b",
  group: "list",
  prefix: "b",
  select: { action: "query", list: "b" },
  generator: false,
  params: {},
  rows: false,
};

/**
 * A text of the wiki.
 *
 * Requests `list=b`.
 * @see https://wiki.example/Help:B
 */
export const b: PlainQueryBuilder<BModule, QueryOptions, "1"> = /* @__PURE__ */ plainRequests(
  bModule,
  requestRoot,
);

/** Validates the parameters of `list=b` strictly before they are sent. */
export const validateB: Validator<{}> = /* @__PURE__ */ validator(bModule);

/** Parses the parameters of `list=b` in a request, as the server does. */
export const parseB: ModuleParser<BModule> = /* @__PURE__ */ moduleParser(bModule);
