// Generated from spec.json (lists+create) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ActionBuilder,
  ModuleDescriptor,
  ModuleParser,
  Validator,
} from "../runtime/validate.js";
import { moduleParser, moduleRequests, validator } from "../runtime/validate.js";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `action=lists&lcommand=create`. */
export interface ListsCreateParams {
  readonly name?: string;
}

/** The descriptor type of `action=lists&lcommand=create`. */
export interface ListsCreateModule extends ModuleDescriptor<
  "create",
  "command",
  false,
  ListsCreateParams,
  never
> {}

/** The descriptor of `action=lists&lcommand=create`. */
export const listsCreateModule: ListsCreateModule = {
  name: "create",
  path: "lists+create",
  group: "command",
  prefix: "c",
  select: { action: "lists", lcommand: "create" },
  generator: false,
  params: { name: { type: "string" } },
};

/** Requests `action=lists&lcommand=create`. */
export const listsCreate: ActionBuilder<ListsCreateModule, ListsCreateParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(listsCreateModule, requestRoot);

/** Validates the parameters of `action=lists&lcommand=create` strictly before they are sent. */
export const validateListsCreate: Validator<ListsCreateParams> =
  /* @__PURE__ */ validator(listsCreateModule);

/** Parses the parameters of `action=lists&lcommand=create` in a request, as the server does. */
export const parseListsCreate: ModuleParser<ListsCreateModule> =
  /* @__PURE__ */ moduleParser(listsCreateModule);
