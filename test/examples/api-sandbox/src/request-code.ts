import { splitValues } from "../../../../templates/runtime/wire/wire-text.js";
import { wireParams } from "../../../../templates/runtime/wire/wire-params.js";
import { lowerCatalogue } from "../../../../generator/spec/catalogue/lower.js";
import { plannedNames } from "../../../../generator/emit/plan/plan.js";
import type { PlannedSpec } from "../../../../generator/emit/plan/planned.js";
import type { Document } from "../../../../generator/base/document.js";
import type { Catalogue, Module } from "../../../../generator/spec/source/types.js";
import { catalogueApi } from "../../../../generator/inspect/catalogue-api.js";
import { builderCalls } from "../../../../generator/inspect/builder-call.js";
import type { Builders } from "../../../../generator/inspect/builder-call.js";
import {
  collectParameters,
  parametersIn,
} from "../../../../generator/inspect/request-parameters.js";
import { inspectAsServer } from "../../../../generator/inspect/verdict.js";

/** Returns the import path of a module's code. `file` is the name of its file without ending. */
export type ModuleImporter = (module: Module, file: string) => string;

/**
 * The paths of the modules that a request selects by the given modules, and that are not among them.
 * Repeated until nothing is missing, this finds all modules of a request.
 */
export function missingModules(request: string, modules: readonly Module[]): readonly string[] {
  const sentParams = wireParams(parametersIn(request));
  const known = new Set(modules.map(({ path }) => path));
  const selected = modules.flatMap(({ prefix, parameters }) =>
    parameters.flatMap(({ name, submodules = {} }) => {
      const text = sentParams.get(prefix + name);
      const values = typeof text === "string" ? splitValues(text) : [];
      return values.flatMap((value) =>
        Object.hasOwn(submodules, value) ? [submodules[value] ?? ""] : [],
      );
    }),
  );
  return [...new Set(selected)].filter((path) => !known.has(path));
}

/**
 * The TypeScript code of an equal request, as `inspect` prints it; empty if the request selects no
 * module.
 *
 * @param modules `main` and the modules that the request selects, as `action=paraminfo` describes
 *   them
 */
export function requestCode(
  request: string,
  modules: readonly Module[],
  importPath: ModuleImporter,
): string {
  const model = lowerCatalogue({ name: "wiki", source: "", catalogue: documentOf(modules) });
  const api = catalogueApi(model);
  const { parsed } = inspectAsServer(api, request, { highLimits: true });
  const parameters = collectParameters(api, request, parsed);
  const builders = buildersOf(plannedNames(model), modules, importPath);
  return builderCalls(parsed, parameters, builders).join("\n").trim();
}

function buildersOf(
  planned: PlannedSpec,
  modules: readonly Module[],
  importPath: ModuleImporter,
): Builders {
  if (planned.kind === "openapi") return new Map();
  const byPath = new Map(modules.map((module) => [module.path, module]));
  return new Map(
    planned.modules.flatMap(({ operation: { path }, names }) => {
      const module = byPath.get(path);
      return module
        ? [[path, { name: names.request, from: importPath(module, names.file) }] as const]
        : [];
    }),
  );
}

function documentOf(modules: readonly Module[]): Document<Catalogue> {
  return {
    file: "",
    value: { paraminfo: { helpformat: "none", modules: [...modules] } },
    locate: () => ({ file: "", line: 1, column: 1 }),
  };
}
