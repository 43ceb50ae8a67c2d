// Generated from spec.json (main) by `paramsmith generate`. Do not edit.

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
import { enumCheck, enumeration, readModule, validator } from "../runtime/validate.js";

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

/** The defaults of the parameters of the root module `main`. */
export interface MainDefaults {
  readonly action: "query";
  readonly format: "json";
  readonly errorformat: "bc";
}

/** The descriptor of the root module `main`. */
export const mainModule: ModuleDescriptor<"main", "", false, MainParams, MainDefaults> = {
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

const checks: Checks = { enum: enumCheck };

/** Checks parameters of the root module `main` strictly, before they are sent. */
export const validateMain: Validator<MainParams> = /* @__PURE__ */ validator(mainModule, checks);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of the root module `main` in a request as the server does. */
export function readMain(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof mainModule>> {
  return readModule(mainModule, rules, wire, options);
}
