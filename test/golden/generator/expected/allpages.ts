// Generated from spec.json (query+allpages) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
  OnePageSelector,
  ParsedParams,
  Rules,
  Validator,
  WireInput,
} from "../runtime/validate.js";
import { moduleRequests, readModule, validator } from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=allpages`. */
export interface AllpagesParams {
  readonly from?: string;
}

/** The descriptor of `list=allpages`. */
export const allpagesModule: ModuleDescriptor<"allpages", "list", true, AllpagesParams> = {
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

const requests = /* @__PURE__ */ moduleRequests(allpagesModule, requestRoot);

/** Requests `list=allpages`. */
export function allpages<
  const P extends AllpagesParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, AllpagesParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof allpagesModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `list=allpages` strictly, before they are sent. */
export const validateAllpages: Validator<AllpagesParams> = /* @__PURE__ */ validator(
  allpagesModule,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `list=allpages` in a request as the server does. */
export function readAllpages(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof allpagesModule>> {
  return readModule(allpagesModule, rules, wire, options);
}
