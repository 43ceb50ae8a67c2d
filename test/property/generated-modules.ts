import * as paraminfo from "../../generated/paraminfo/index.js";
import type { AnyModule } from "../../templates/runtime/model/descriptor.js";
import type {
  ModuleParseOptions,
  ParsedParams,
} from "../../templates/runtime/parse/parsed-params.js";
import type { ModuleRequest } from "../../templates/runtime/request/request.js";
import type { Validated } from "../../templates/runtime/model/issue.js";

/** A generated module and the functions that belong to it, whatever its parameters. */
export interface Generated {
  readonly name: string;
  readonly module: AnyModule;
  readonly build: (params: object) => ModuleRequest<AnyModule, object>;
  readonly validate: (input: unknown) => Validated<object>;
  readonly read: (wire: string, options?: ModuleParseOptions) => ParsedParams<object>;
}

const exported = new Map<string, unknown>(Object.entries(paraminfo));

/** Every module that a request can ask for; `query` composes such requests. */
export const GENERATED: readonly Generated[] = [...exported].flatMap(([key, module]) => {
  const name = key.replace(/Module$/, "");
  const title = name.slice(0, 1).toUpperCase() + name.slice(1);
  const build = exported.get(name);
  const validate = exported.get(`validate${title}`);
  const read = exported.get(`parse${title}`);
  return isModule(module) &&
    module.path !== "query" &&
    isBuilder(build) &&
    isValidator(validate) &&
    isReader(read)
    ? [{ name, module, build, validate, read }]
    : [];
});

/** Tells a descriptor from the rest of what is generated. */
function isModule(value: unknown): value is AnyModule {
  return typeof value === "object" && value !== null && "path" in value && "params" in value;
}

// The signatures of generated functions differ only in their parameters, which the tests take from the descriptor.

function isBuilder(value: unknown): value is Generated["build"] {
  return typeof value === "function";
}

function isValidator(value: unknown): value is Generated["validate"] {
  return typeof value === "function";
}

function isReader(value: unknown): value is Generated["read"] {
  return typeof value === "function";
}
