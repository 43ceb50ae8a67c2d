// Generated from spec.json (main) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ModuleDescriptor, ModuleParser, Validator } from "../runtime/validate.js";
import { enumCheck, enumeration, moduleParser, validator } from "../runtime/validate.js";

/** Parameters of the root module `main` that do not select modules. */
export interface MainOptions {
  /** @default "json" */
  readonly format?: "json" | "xml";
  /** @default "bc" */
  readonly errorformat?: "plaintext" | "bc";
}

/** Parameters of the root module `main`. */
export interface MainParams extends MainOptions {
  /** @default "query" */
  readonly action?: "query" | "edit";
}

/** The descriptor type of the root module `main`. */
export interface MainModule extends ModuleDescriptor<
  "main",
  "",
  false,
  MainParams,
  "action" | "format" | "errorformat"
> {}

/** The descriptor of the root module `main`. */
export const mainModule: MainModule = {
  name: "main",
  path: "main",
  group: "",
  prefix: "",
  select: {},
  generator: false,
  params: {
    action: { type: "enum", values: ["query", "edit"], default: "query" },
    format: { type: "enum", values: ["json", "xml"], default: "json" },
    errorformat: { type: "enum", values: ["plaintext", "bc"], default: "bc" },
  },
};

/** Validates the parameters of the root module `main` strictly before they are sent. */
export const validateMain: Validator<MainParams> = /* @__PURE__ */ validator(mainModule, {
  enum: enumCheck,
});

/** Parses the parameters of the root module `main` in a request, as the server does. */
export const parseMain: ModuleParser<MainModule> = /* @__PURE__ */ moduleParser(mainModule, {
  enum: enumeration,
});
