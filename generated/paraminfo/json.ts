// Generated from spec/paraminfo/catalogue.json (json) by `paramsmith generate`. Do not edit.

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
  /** Name of a function to call with the response (JSONP). The request is then made as a logged-out user. */
  readonly callback?: string;
  /** Whether to write most characters as UTF-8 instead of escape sequences. Default with `formatversion` above 1. */
  readonly utf8?: boolean;
  /** Whether to write all characters beyond ASCII as escape sequences. Default with `formatversion` 1. */
  readonly ascii?: boolean;
  /**
   * Version of the structure of responses.
   * - 1: Booleans as present or absent keys, content under `*`, and pages as an object.
   * - 2: Booleans as `true` and `false`, and pages as a list.
   * - latest: The newest version, which can change without notice.
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
