// Generated from spec/paraminfo/catalogue.json (json) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, ModuleParser, Validator } from "paramsmith/validate";
import { enumCheck, enumeration, moduleParser, validator } from "paramsmith/validate";

/** Parameters of `format=json`. */
export interface JsonParams {
  /** Name of a function to call with the response (JSONP). Such requests are treated as logged-out. */
  readonly callback?: string;
  /** Whether to write most characters as UTF-8 instead of escape sequences. Default for `formatversion` above 1. */
  readonly utf8?: boolean;
  /** Whether to write all non-ASCII characters as escape sequences. Default for `formatversion` 1. */
  readonly ascii?: boolean;
  /**
   * Version of the response format.
   * - 1: Booleans as present or absent keys, content under `*`, and pages as an object.
   * - 2: Booleans as `true` and `false`, and pages as a list.
   * - latest: The newest version, which can change without notice.
   * @default "1"
   */
  readonly formatversion?: "1" | "2" | "latest";
}

/** The descriptor type of `format=json`. */
export interface JsonModule extends ModuleDescriptor<
  "json",
  "format",
  false,
  JsonParams,
  "formatversion"
> {}

/** The descriptor of `format=json`. */
export const jsonModule: JsonModule = {
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

/** Validates the parameters of `format=json` strictly before they are sent. */
export const validateJson: Validator<JsonParams> = /* @__PURE__ */ validator(jsonModule, {
  enum: enumCheck,
});

/** Parses the parameters of `format=json` in a request, as the server does. */
export const parseJson: ModuleParser<JsonModule> = /* @__PURE__ */ moduleParser(jsonModule, {
  enum: enumeration,
});
