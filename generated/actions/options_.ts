// Generated from spec/actions/catalogue.json (options) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredRuledActionBuilder,
  Token,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  moduleParser,
  moduleRequests,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { OptionsResult } from "./results/options_.js";

/** Parameters of `action=options`. */
export interface OptionsParams {
  /**
   * Whether to restore the defaults of preferences before applying other changes.
   * At least one of `reset`, `change` and `optionname` is required.
   */
  readonly reset?: boolean;
  /**
   * Kinds of preferences to reset. Only with `reset`.
   * - all: All preferences.
   * - registered: Preferences with a single value that the wiki's software defines.
   * - registered-checkmatrix: Options of preferences that are tables of check boxes.
   * - registered-multiselect: Options of preferences that are lists of check boxes.
   * - special: Preferences that are not shown on the preferences page.
   * - unused: Unknown preferences.
   * - userjs: Preferences of scripts, whose names begin with `userjs-`.
   *
   * Up to 50 values (500 with high limits).
   * @default ["all"]
   */
  readonly resetkinds?: OneOrMore<
    | "all"
    | "registered"
    | "registered-checkmatrix"
    | "registered-multiselect"
    | "special"
    | "unused"
    | "userjs"
  >;
  /**
   * Preferences in the form `name=value`. A name without a value restores its default.
   * At least one of `reset`, `change` and `optionname` is required.
   * Up to 50 values (500 with high limits).
   */
  readonly change?: OneOrMore<string>;
  /**
   * Name of a preference to set to `optionvalue`, which can contain `|`.
   * At least one of `reset`, `change` and `optionname` is required.
   */
  readonly optionname?: string;
  /**
   * Value for `optionname`. If omitted, the default is restored.
   * Requires `optionname`.
   */
  readonly optionvalue?: string;
  /**
   * Effect on a preference that the user has set for all wikis.
   * - create: Sets the value for all wikis, even if the preference was local.
   * - ignore: Does not change the preference, and returns a warning.
   * - override: Sets the value for this wiki only.
   * - update: Sets the value for all wikis.
   * @default "ignore"
   */
  readonly global?: "create" | "ignore" | "override" | "update";
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=options`. */
export interface OptionsModule extends ModuleDescriptor<
  "options",
  "action",
  false,
  OptionsParams,
  "resetkinds" | "global",
  OptionsResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=options`. */
export const optionsModule: OptionsModule = {
  name: "options",
  path: "options",
  group: "action",
  prefix: "",
  select: { action: "options" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    reset: { type: "boolean" },
    resetkinds: {
      type: "enum",
      values: [
        "all",
        "registered",
        "registered-checkmatrix",
        "registered-multiselect",
        "special",
        "unused",
        "userjs",
      ],
      default: ["all"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    change: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    optionname: { type: "string" },
    optionvalue: { type: "string" },
    global: { type: "enum", values: ["create", "ignore", "override", "update"], default: "ignore" },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
  rules: [
    { kind: "needs", term: "optionvalue", of: ["optionname"], code: "nooptionname" },
    { kind: "requiredOneOf", of: ["reset", "change", "optionname"], code: "nochanges" },
  ],
};

/**
 * Changes the current user's preferences.
 *
 * Requests `action=options`.
 * @see https://www.mediawiki.org/wiki/API:Options
 */
export const options: RequiredRuledActionBuilder<
  OptionsModule,
  OptionsParams,
  RequestOptions,
  | readonly ["needs", "optionvalue", "optionname"]
  | readonly ["requiredOneOf", "reset" | "change" | "optionname"]
> = /* @__PURE__ */ moduleRequests(optionsModule, requestRoot);

/** Validates the parameters of `action=options` strictly before they are sent. */
export const validateOptions: Validator<OptionsParams> = /* @__PURE__ */ validator(
  optionsModule,
  { enum: enumCheck, string: boundedStringCheck },
  paramRules,
);

/** Parses the parameters of `action=options` in a request, as the server does. */
export const parseOptions: ModuleParser<OptionsModule> = /* @__PURE__ */ moduleParser(
  optionsModule,
  { enum: enumeration },
);
