// Generated from spec.json (query+allpages) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  QueryBuilder,
  Validator,
} from "../runtime/validate.js";
import { moduleParser, moduleRequests, validator } from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=allpages`. */
export interface AllpagesParams {
  readonly from?: string;
}

/** The descriptor type of `list=allpages`. */
export interface AllpagesModule extends ModuleDescriptor<
  "allpages",
  "list",
  true,
  AllpagesParams,
  never
> {}

/** The descriptor of `list=allpages`. */
export const allpagesModule: AllpagesModule = {
  name: "allpages",
  path: "query+allpages",
  group: "list",
  prefix: "ap",
  select: { action: "query", list: "allpages" },
  generator: true,
  readrights: true,
  params: { from: { type: "string" } },
  rows: false,
};

/** Requests `list=allpages`. */
export const allpages: QueryBuilder<AllpagesModule, AllpagesParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(allpagesModule, requestRoot);

/** Validates the parameters of `list=allpages` strictly before they are sent. */
export const validateAllpages: Validator<AllpagesParams> =
  /* @__PURE__ */ validator(allpagesModule);

/** Parses the parameters of `list=allpages` in a request, as the server does. */
export const parseAllpages: ModuleParser<AllpagesModule> =
  /* @__PURE__ */ moduleParser(allpagesModule);
