// Generated from spec.json (xml) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  ModuleDescriptor,
  ModuleReadOptions,
  ParsedParams,
  Rules,
  Validator,
  WireInput,
} from "../runtime/validate.js";
import { readModule, validator } from "../runtime/validate.js";

/** Parameters of `format=xml`. */
export interface XmlParams {
  readonly xslt?: string;
}

/** The descriptor of `format=xml`. */
export const xmlModule: ModuleDescriptor<"xml", "format", false, XmlParams> = {
  name: "xml",
  path: "xml",
  group: "format",
  prefix: "",
  select: { format: "xml" },
  generator: false,
  params: { xslt: { type: "string" } },
};

const checks: Checks = {};

/** Checks parameters of `format=xml` strictly, before they are sent. */
export const validateXml: Validator<XmlParams> = /* @__PURE__ */ validator(xmlModule, checks);

const rules: Rules = {};

/** Parses the parameters of `format=xml` in a request as the server does. */
export function readXml(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof xmlModule>> {
  return readModule(xmlModule, rules, wire, options);
}
