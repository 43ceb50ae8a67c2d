// Generated from spec/actions/catalogue.json (help) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { ModuleRequest, Versioned } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import { responseForm } from "@paramsmith/runtime/internal/request/response-form";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { HelpResult } from "./results/help.js";

/** Parameters of `action=help`. */
export interface HelpParams {
  /**
   * Modules to display help for (values of the action and format parameters, or main). Can specify submodules with a +.
   * Up to 50 values (500 with high limits).
   * @default ["main"]
   */
  readonly modules?: OneOrMore<string>;
  /** Include help for submodules of the named module. */
  readonly submodules?: boolean;
  /** Include help for submodules recursively. */
  readonly recursivesubmodules?: boolean;
  /** Wrap the output in a standard API response structure. */
  readonly wrap?: boolean;
  /** Include a table of contents in the HTML output. */
  readonly toc?: boolean;
}

/** The defaults of the parameters of `action=help`. */
export interface HelpDefaults {
  readonly modules: readonly ["main"];
}

/** The descriptor of `action=help`. */
export const helpModule: ModuleDescriptor<
  "help",
  "action",
  false,
  HelpParams,
  HelpDefaults,
  HelpResult
> = {
  name: "help",
  path: "help",
  group: "action",
  prefix: "",
  select: { action: "help" },
  generator: false,
  params: {
    modules: { type: "string", default: ["main"], multi: { lowlimit: 50, highlimit: 500 } },
    submodules: { type: "boolean" },
    recursivesubmodules: { type: "boolean" },
    wrap: { type: "boolean" },
    toc: { type: "boolean" },
  },
  forms: [{ is: "text", unless: { wrap: true } }],
};

const requests = /* @__PURE__ */ moduleRequests(helpModule, requestRoot, { responseForm });

/**
 * Display help for the specified modules.
 *
 * Requests `action=help`.
 */
export function help<const P extends HelpParams = {}, V extends string = "2">(
  params?: Exact<P, HelpParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof helpModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {};

/** Checks parameters of `action=help` strictly, before they are sent. */
export const validateHelp: Validator<HelpParams> = /* @__PURE__ */ validator(helpModule, checks);

const rules: Rules = {};

/** Parses the parameters of `action=help` in a request as the server does. */
export function readHelp(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof helpModule>> {
  return readModule(helpModule, rules, wire, options);
}
