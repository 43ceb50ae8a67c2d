// Generated from spec.json (xml) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "../runtime/model/descriptor.js";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "../runtime/read/parsed-params.js";
import { readModule } from "../runtime/read/parsed-params.js";
import type { Checks } from "../runtime/rules/check.js";
import type { Rules } from "../runtime/rules/rule.js";
import { validator } from "../runtime/validate/validator.js";
import type { Validator } from "../runtime/validate/validator-types.js";

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
