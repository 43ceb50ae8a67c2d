// Generated from spec/actions/catalogue.json (options) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, PostedModule } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore, Token } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { ModuleRequest, Versioned } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { boundedStringCheck } from "@paramsmith/runtime/internal/rules/string";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { OptionsResult } from "./results/options_.js";

/** Parameters of `action=options`. */
export interface OptionsParams {
  /** Resets preferences to the site defaults. */
  readonly reset?: boolean;
  /**
   * List of types of options to reset when the reset option is set.
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
   * List of changes, formatted name=value (e.g. skin=vector). If no value is given (not even an equals sign), e.g., optionname|otheroption|..., the option will be reset to its default value. If any value passed contains the pipe character (|), use the alternative multiple-value separator for correct operation.
   * Up to 50 values (500 with high limits).
   */
  readonly change?: OneOrMore<string>;
  /** The name of the option that should be set to the value given by optionvalue. */
  readonly optionname?: string;
  /** The value for the option specified by optionname. When optionname is set but optionvalue is omitted, the option will be reset to its default value. */
  readonly optionvalue?: string;
  /**
   * What to do if the option was set globally using the GlobalPreferences extension.
   * - ignore: Do nothing. The option remains with its previous value.
   * - override: Add a local override.
   * - update: Update the option globally.
   * - create: Set the option globally, overriding any local value.
   * @default "ignore"
   */
  readonly global?: "create" | "ignore" | "override" | "update";
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The defaults of the parameters of `action=options`. */
export interface OptionsDefaults {
  readonly resetkinds: readonly ["all"];
  readonly global: "ignore";
}

/** The descriptor of `action=options`. */
export const optionsModule: ModuleDescriptor<
  "options",
  "action",
  false,
  OptionsParams,
  OptionsDefaults,
  OptionsResult
> &
  PostedModule = {
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
};

const requests = /* @__PURE__ */ moduleRequests(optionsModule, requestRoot);

/**
 * Change preferences of the current user.
 * Only options which are registered in core or in one of installed extensions, or options with keys prefixed with userjs- (intended to be used by user scripts), can be set.
 *
 * Requests `action=options`.
 */
export function options<const P extends OptionsParams = {}, V extends string = "2">(
  params?: Exact<P, OptionsParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof optionsModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, string: boundedStringCheck };

/** Checks parameters of `action=options` strictly, before they are sent. */
export const validateOptions: Validator<OptionsParams> = /* @__PURE__ */ validator(
  optionsModule,
  checks,
);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `action=options` in a request as the server does. */
export function readOptions(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof optionsModule>> {
  return readModule(optionsModule, rules, wire, options);
}
