// Generated from spec/actions/catalogue.json (json) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";

/** Parameters of `format=json`. */
export interface JsonParams {
  /** If specified, wraps the output into a given function call. For safety, all user-specific data will be restricted. */
  readonly callback?: string;
  /** If specified, encodes most (but not all) non-ASCII characters as UTF-8 instead of replacing them with hexadecimal escape sequences. Default when formatversion is not 1. */
  readonly utf8?: boolean;
  /** If specified, encodes all non-ASCII using hexadecimal escape sequences. Default when formatversion is 1. */
  readonly ascii?: boolean;
  /**
   * Output formatting
   * - 1: Backwards-compatible format (XML-style booleans, * keys for content nodes, etc.).
   * - 2: Modern format.
   * - latest: Use the latest format (currently 2), may change without warning.
   * @default "1"
   */
  readonly formatversion?: "1" | "2" | "latest";
}

/** The defaults of the parameters of `format=json`. */
export interface JsonDefaults {
  readonly formatversion: "1";
}

/** The descriptor of `format=json`. */
export const jsonModule: ModuleDescriptor<"json", "format", false, JsonParams, JsonDefaults> = {
  name: "json",
  path: "json",
  group: "format",
  prefix: "",
  select: { format: "json" },
  generator: false,
  readrights: true,
  params: {
    callback: { type: "string" },
    utf8: { type: "boolean" },
    ascii: { type: "boolean" },
    formatversion: { type: "enum", values: ["1", "2", "latest"], default: "1" },
  },
};

const checks: Checks = { enum: enumCheck };

/** Checks parameters of `format=json` strictly, before they are sent. */
export const validateJson: Validator<JsonParams> = /* @__PURE__ */ validator(jsonModule, checks);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `format=json` in a request as the server does. */
export function readJson(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof jsonModule>> {
  return readModule(jsonModule, rules, wire, options);
}
