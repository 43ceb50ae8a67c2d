// Generated from spec.json (query+now) by `paramsmith generate`. Do not edit.
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

/** The descriptor type of `meta=now`. */
export interface NowModule extends ModuleDescriptor<"now", "meta", false, {}, never> {}

/** The descriptor of `meta=now`. */
export const nowModule: NowModule = {
  name: "now",
  path: "query+now",
  group: "meta",
  prefix: "nw",
  select: { action: "query", meta: "now" },
  generator: false,
  params: {},
  rows: false,
};

/** Requests `meta=now`. */
export const now: PlainQueryBuilder<NowModule, QueryOptions> = /* @__PURE__ */ plainRequests(
  nowModule,
  requestRoot,
);

/** Validates the parameters of `meta=now` strictly before they are sent. */
export const validateNow: Validator<{}> = /* @__PURE__ */ validator(nowModule);

/** Parses the parameters of `meta=now` in a request, as the server does. */
export const parseNow: ModuleParser<NowModule> = /* @__PURE__ */ moduleParser(nowModule);
