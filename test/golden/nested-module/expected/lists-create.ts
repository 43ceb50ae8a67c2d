// Generated from spec.json (lists+create) by `paramsmith generate`. Do not edit.

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
import { moduleRequests, readModule, validator } from "../runtime/validate.js";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `action=lists&lcommand=create`. */
export interface ListsCreateParams {
  readonly name?: string;
}

/** The descriptor of `action=lists&lcommand=create`. */
export const listsCreateModule: ModuleDescriptor<"create", "command", false, ListsCreateParams> = {
  name: "create",
  path: "lists+create",
  group: "command",
  prefix: "c",
  select: { action: "lists", lcommand: "create" },
  generator: false,
  params: { name: { type: "string" } },
};

const requests = /* @__PURE__ */ moduleRequests(listsCreateModule, requestRoot);

/** Requests `action=lists&lcommand=create`. */
export function listsCreate<const P extends ListsCreateParams = {}, V extends string = "2">(
  params?: Exact<P, ListsCreateParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof listsCreateModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `action=lists&lcommand=create` strictly, before they are sent. */
export const validateListsCreate: Validator<ListsCreateParams> = /* @__PURE__ */ validator(
  listsCreateModule,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `action=lists&lcommand=create` in a request as the server does. */
export function readListsCreate(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof listsCreateModule>> {
  return readModule(listsCreateModule, rules, wire, options);
}
