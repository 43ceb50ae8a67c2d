// Generated from spec/actions/catalogue.json (options) by `paramsmith generate`. Do not edit.

import type {
  ActionBuilder,
  ModuleDescriptor,
  ModuleReader,
  OneOrMore,
  Token,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  moduleReader,
  moduleRequests,
  validator,
} from "paramsmith/validate";
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

/** The type of the descriptor of `action=options`. */
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
};

/**
 * Change preferences of the current user.
 * Only options which are registered in core or in one of installed extensions, or options with keys prefixed with userjs- (intended to be used by user scripts), can be set.
 *
 * Requests `action=options`.
 */
export const options: ActionBuilder<OptionsModule, OptionsParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(optionsModule, requestRoot);

/** Checks parameters of `action=options` strictly, before they are sent. */
export const validateOptions: Validator<OptionsParams> = /* @__PURE__ */ validator(optionsModule, {
  enum: enumCheck,
  string: boundedStringCheck,
});

/** Parses the parameters of `action=options` in a request as the server does. */
export const readOptions: ModuleReader<OptionsModule> = /* @__PURE__ */ moduleReader(
  optionsModule,
  { enum: enumeration },
);
