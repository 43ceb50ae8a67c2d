// Generated from spec.json (query+3d) by `paramsmith generate`. Do not edit.
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

/** The descriptor type of `list=3d`. */
export interface _3dModule extends ModuleDescriptor<"3d", "list", false, {}, never> {}

/** The descriptor of `list=3d`. */
export const _3dModule: _3dModule = {
  name: "3d",
  path: "query+3d",
  group: "list",
  prefix: "n5x",
  select: { action: "query", list: "3d" },
  generator: false,
  params: {},
  rows: false,
};

/** Requests `list=3d`. */
export const _3d: PlainQueryBuilder<_3dModule, QueryOptions> = /* @__PURE__ */ plainRequests(
  _3dModule,
  requestRoot,
);

/** Validates the parameters of `list=3d` strictly before they are sent. */
export const validate_3d: Validator<{}> = /* @__PURE__ */ validator(_3dModule);

/** Parses the parameters of `list=3d` in a request, as the server does. */
export const parse_3d: ModuleParser<_3dModule> = /* @__PURE__ */ moduleParser(_3dModule);
