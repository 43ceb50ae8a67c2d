// Generated from spec.json (xml) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ModuleDescriptor, ModuleParser, Validator } from "../runtime/validate.js";
import { moduleParser, validator } from "../runtime/validate.js";

/** Parameters of `format=xml`. */
export interface XmlParams {
  readonly xslt?: string;
}

/** The descriptor type of `format=xml`. */
export interface XmlModule extends ModuleDescriptor<"xml", "format", false, XmlParams, never> {}

/** The descriptor of `format=xml`. */
export const xmlModule: XmlModule = {
  name: "xml",
  path: "xml",
  group: "format",
  prefix: "",
  select: { format: "xml" },
  generator: false,
  params: { xslt: { type: "string" } },
};

/** Validates the parameters of `format=xml` strictly before they are sent. */
export const validateXml: Validator<XmlParams> = /* @__PURE__ */ validator(xmlModule);

/** Parses the parameters of `format=xml` in a request, as the server does. */
export const parseXml: ModuleParser<XmlModule> = /* @__PURE__ */ moduleParser(xmlModule);
