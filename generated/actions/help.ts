// Generated from spec/actions/catalogue.json (help) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
  OneOrMore,
  ParsedParams,
  Rules,
  Validator,
  Versioned,
  WireInput,
} from "paramsmith/validate";
import { moduleRequests, readModule, responseForm, validator } from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { HelpResult } from "./results/help.js";

/** Parameters of `action=help`. */
export interface HelpParams {
  /**
   * Paths of the modules, such as `query+info`.
   * Up to 50 values (500 with high limits).
   * @default ["main"]
   */
  readonly modules?: OneOrMore<string>;
  /** Whether to add the documentation of the modules below them. */
  readonly submodules?: boolean;
  /** Whether to add the documentation of the modules below those, on all levels. */
  readonly recursivesubmodules?: boolean;
  /** Whether to return the HTML in a field of an ordinary response. */
  readonly wrap?: boolean;
  /** Whether to add a table of contents. */
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
 * Returns the documentation of modules as HTML.
 *
 * Requests `action=help`.
 * @see https://www.mediawiki.org/wiki/API:Main_page
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
