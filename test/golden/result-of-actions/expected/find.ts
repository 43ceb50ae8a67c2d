// Generated from spec.json (find) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
  ParsedParams,
  Rules,
  Validator,
  Versioned,
  WireInput,
} from "../runtime/validate.js";
import {
  enumCheck,
  enumeration,
  moduleRequests,
  readModule,
  responseForm,
  validator,
} from "../runtime/validate.js";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { FindResult } from "./results/find.js";

/** Parameters of `action=find`. */
export interface FindParams {
  readonly search?: string;
  /** @default "json" */
  readonly as?: "json" | "xml";
}

/** The defaults of the parameters of `action=find`. */
export interface FindDefaults {
  readonly as: "json";
}

/** The descriptor of `action=find`. */
export const findModule: ModuleDescriptor<
  "find",
  "action",
  false,
  FindParams,
  FindDefaults,
  FindResult
> = {
  name: "find",
  path: "find",
  group: "action",
  prefix: "",
  select: { action: "find" },
  generator: false,
  params: {
    search: { type: "string" },
    as: { type: "enum", values: ["json", "xml"], default: "json" },
  },
  forms: [{ is: "text", when: { as: ["xml"] } }, { is: "list" }],
};

const requests = /* @__PURE__ */ moduleRequests(findModule, requestRoot, { responseForm });

/** Requests `action=find`. */
export function find<const P extends FindParams = {}, V extends string = "2">(
  params?: Exact<P, FindParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof findModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck };

/** Checks parameters of `action=find` strictly, before they are sent. */
export const validateFind: Validator<FindParams> = /* @__PURE__ */ validator(findModule, checks);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `action=find` in a request as the server does. */
export function readFind(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof findModule>> {
  return readModule(findModule, rules, wire, options);
}
