// Generated from spec/actions/catalogue.json (help) by `paramsmith generate`. Do not edit.

import type {
  ActionBuilder,
  ModuleDescriptor,
  ModuleReader,
  OneOrMore,
  Validator,
} from "paramsmith/validate";
import { moduleReader, moduleRequests, responseForm, validator } from "paramsmith/validate";
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

/** The type of the descriptor of `action=help`. */
export interface HelpModule extends ModuleDescriptor<
  "help",
  "action",
  false,
  HelpParams,
  "modules",
  HelpResult
> {}

/** The descriptor of `action=help`. */
export const helpModule: HelpModule = {
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

/**
 * Display help for the specified modules.
 *
 * Requests `action=help`.
 */
export const help: ActionBuilder<HelpModule, HelpParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(helpModule, requestRoot, { responseForm });

/** Checks parameters of `action=help` strictly, before they are sent. */
export const validateHelp: Validator<HelpParams> = /* @__PURE__ */ validator(helpModule, {});

/** Parses the parameters of `action=help` in a request as the server does. */
export const readHelp: ModuleReader<HelpModule> = /* @__PURE__ */ moduleReader(helpModule, {});
