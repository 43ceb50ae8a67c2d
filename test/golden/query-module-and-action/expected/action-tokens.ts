// Generated from spec.json (tokens) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  PlainActionBuilder,
  Validator,
} from "../runtime/validate.js";
import { moduleParser, plainRequests, validator } from "../runtime/validate.js";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** The descriptor type of `action=tokens`. */
export interface ActionTokensModule extends ModuleDescriptor<
  "tokens",
  "action",
  false,
  {},
  never
> {}

/** The descriptor of `action=tokens`. */
export const actionTokensModule: ActionTokensModule = {
  name: "tokens",
  path: "tokens",
  group: "action",
  prefix: "",
  select: { action: "tokens" },
  generator: false,
  params: {},
};

/** Requests `action=tokens`. */
export const actionTokens: PlainActionBuilder<ActionTokensModule, RequestOptions> =
  /* @__PURE__ */ plainRequests(actionTokensModule, requestRoot);

/** Validates the parameters of `action=tokens` strictly before they are sent. */
export const validateActionTokens: Validator<{}> = /* @__PURE__ */ validator(actionTokensModule);

/** Parses the parameters of `action=tokens` in a request, as the server does. */
export const parseActionTokens: ModuleParser<ActionTokensModule> =
  /* @__PURE__ */ moduleParser(actionTokensModule);
