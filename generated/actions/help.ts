// Generated from spec/actions/catalogue.json (help) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ActionBuilder,
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  Validator,
} from "paramsmith/validate";
import { moduleParser, moduleRequests, responseForm, validator } from "paramsmith/validate";
import type { HelpResult } from "./results/help.js";

/** Parameters of `action=help`. */
export interface HelpParams {
  /**
   * Paths of the modules, such as `query+info`.
   * Up to 50 values (500 with high limits).
   * @default ["main"]
   */
  readonly modules?: OneOrMore<string>;
  /** Whether to include the documentation of submodules. */
  readonly submodules?: boolean;
  /** Whether to include the documentation of submodules at all levels. */
  readonly recursivesubmodules?: boolean;
  /** Whether to return the HTML in a field of an ordinary response. */
  readonly wrap?: boolean;
  /** Whether to include a table of contents. */
  readonly toc?: boolean;
}

/** The descriptor type of `action=help`. */
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
 * Returns the documentation of modules as HTML.
 *
 * Requests `action=help`.
 * @see https://www.mediawiki.org/wiki/API:Main_page
 */
export const help: ActionBuilder<HelpModule, HelpParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(helpModule, requestRoot, { responseForm });

/** Validates the parameters of `action=help` strictly before they are sent. */
export const validateHelp: Validator<HelpParams> = /* @__PURE__ */ validator(helpModule);

/** Parses the parameters of `action=help` in a request, as the server does. */
export const parseHelp: ModuleParser<HelpModule> = /* @__PURE__ */ moduleParser(helpModule);
