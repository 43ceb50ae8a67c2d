// Generated from spec/actions/catalogue.json (json) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, ModuleReader, Validator } from "paramsmith/validate";
import { enumCheck, enumeration, moduleReader, validator } from "paramsmith/validate";

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

/** The type of the descriptor of `format=json`. */
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

/** Checks parameters of `format=json` strictly, before they are sent. */
export const validateJson: Validator<JsonParams> = /* @__PURE__ */ validator(jsonModule, {
  enum: enumCheck,
});

/** Parses the parameters of `format=json` in a request as the server does. */
export const readJson: ModuleReader<JsonModule> = /* @__PURE__ */ moduleReader(jsonModule, {
  enum: enumeration,
});
