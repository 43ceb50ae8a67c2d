// Generated from spec.json (query+anotherverylongmodulenamethatreachesfar) by `paramsmith generate`. Do not edit.

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
import { boundedStringCheck, moduleRequests, readModule, validator } from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=anotherverylongmodulenamethatreachesfar`. */
export interface AnotherverylongmodulenamethatreachesfarParams {
  readonly required: string;
}

/** The descriptor of `list=anotherverylongmodulenamethatreachesfar`. */
export const anotherverylongmodulenamethatreachesfarModule: ModuleDescriptor<
  "anotherverylongmodulenamethatreachesfar",
  "list",
  false,
  AnotherverylongmodulenamethatreachesfarParams
> = {
  name: "anotherverylongmodulenamethatreachesfar",
  path: "query+anotherverylongmodulenamethatreachesfar",
  group: "list",
  prefix: "bl",
  select: { action: "query", list: "anotherverylongmodulenamethatreachesfar" },
  generator: false,
  params: { required: { type: "string", required: true } },
  rows: false,
};

const requests = /* @__PURE__ */ moduleRequests(
  anotherverylongmodulenamethatreachesfarModule,
  requestRoot,
);

/** Requests `list=anotherverylongmodulenamethatreachesfar`. */
export function anotherverylongmodulenamethatreachesfar<
  const P extends AnotherverylongmodulenamethatreachesfarParams,
  V extends string = "2",
  const O extends object = {},
>(
  params: Exact<P, AnotherverylongmodulenamethatreachesfarParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof anotherverylongmodulenamethatreachesfarModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { string: boundedStringCheck };

/** Checks parameters of `list=anotherverylongmodulenamethatreachesfar` strictly, before they are sent. */
export const validateAnotherverylongmodulenamethatreachesfar: Validator<AnotherverylongmodulenamethatreachesfarParams> =
  /* @__PURE__ */ validator(anotherverylongmodulenamethatreachesfarModule, checks);

const rules: Rules = {};

/** Parses the parameters of `list=anotherverylongmodulenamethatreachesfar` in a request as the server does. */
export function readAnotherverylongmodulenamethatreachesfar(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof anotherverylongmodulenamethatreachesfarModule>> {
  return readModule(anotherverylongmodulenamethatreachesfarModule, rules, wire, options);
}
