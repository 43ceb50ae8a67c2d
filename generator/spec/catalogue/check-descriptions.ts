import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic } from "../../base/diagnostic.js";
import type { ModuleOperation } from "../model/operation.js";
import type { Parameter } from "../model/parameter.js";
import type { CatalogueModel } from "../model/spec-model.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import type { DescribedModule, DescribedParameter, Descriptions } from "../source/types.js";
import type { ModuleResult, ResultField } from "../model/result.js";
import { fieldsIn } from "../model/result-fields.js";

/** Compares a catalogue's descriptions with its modules: unknown names, and what is left without. */
export function descriptionDiagnostics(
  document: Document<Descriptions>,
  { operations }: CatalogueModel,
): readonly Diagnostic[] {
  const byPath = new Map(operations.map((operation) => [operation.path, operation]));
  const { modules } = document.value;
  return [
    ...Object.entries(modules).flatMap(([path, described]): readonly Diagnostic[] => {
      const module = byPath.get(path);
      return module
        ? moduleDiagnostics({ document, module }, described)
        : [
            diagnostic(
              "description-module-unknown",
              { name: path },
              document.locate(below("/modules", path)),
            ),
          ];
    }),
    ...operations.flatMap((module) => missingDiagnostics({ document, module })),
  ];
}

interface Context {
  readonly document: Document<Descriptions>;
  readonly module: ModuleOperation;
}

function parametersOf({ parameters, templated }: ModuleOperation): readonly Parameter[] {
  return [...parameters, ...templated];
}

function moduleDiagnostics(
  context: Context,
  { parameters = {} }: DescribedModule,
): readonly Diagnostic[] {
  const { document, module } = context;
  const known = new Map(parametersOf(module).map((parameter) => [parameter.name, parameter]));
  return Object.entries(parameters).flatMap(([name, described]): readonly Diagnostic[] => {
    const pointer = below("/modules", module.path, "parameters", name);
    const parameter = known.get(name);
    if (!parameter)
      return [
        diagnostic(
          "description-parameter-unknown",
          { name, module: module.path },
          document.locate(pointer),
        ),
      ];
    return typeof described === "string"
      ? []
      : valueDiagnostics(context, parameter, described, pointer);
  });
}

function valueDiagnostics(
  { document, module }: Context,
  { name, type }: Parameter,
  { values = {} }: DescribedParameter,
  pointer: string,
): readonly Diagnostic[] {
  const known = new Set(type.kind === "enum" ? type.values : []);
  return Object.keys(values)
    .filter((value) => !known.has(value))
    .map((value) =>
      diagnostic(
        "description-value-unknown",
        { name, value, module: module.path },
        document.locate(below(pointer, "values", value)),
      ),
    );
}

/** A module that is not described is reported without its parameters. */
function missingDiagnostics({ document, module }: Context): readonly Diagnostic[] {
  const { path, description } = module;
  if (description === undefined)
    return [diagnostic("module-without-description", { name: path }, document.locate("/modules"))];
  const { modules } = document.value;
  const modulePointer = Object.hasOwn(modules, path) ? below("/modules", path) : "/modules";
  return parametersOf(module)
    .filter((parameter) => parameter.description === undefined)
    .map(({ name }) =>
      diagnostic(
        "parameter-without-description",
        { name, module: path },
        document.locate(modulePointer),
      ),
    );
}

/**
 * Compares descriptions of fields with the learned results, and reports unknown names. Fields of a
 * module without a result are not known, and none is reported.
 */
export function fieldDescriptionDiagnostics(
  document: Document<Descriptions>,
  { operations }: CatalogueModel,
): readonly Diagnostic[] {
  const known = new Map(
    operations.flatMap(({ path, result }) => (result ? [[path, describedFields(result)]] : [])),
  );
  const { modules, fields = {} } = document.value;
  const all = new Set([...known.values()].flatMap((names) => [...names]));
  const ofModules = Object.entries(modules).flatMap(([path, { fields: described = {} }]) => {
    const names = known.get(path);
    return Object.keys(described)
      .filter((name) => names && !names.has(name))
      .map((name) =>
        diagnostic(
          "description-field-unknown",
          { name, module: path },
          document.locate(below("/modules", path, "fields", name)),
        ),
      );
  });
  const shared = Object.keys(fields)
    .filter((name) => known.size > 0 && !all.has(name))
    .map((name) =>
      diagnostic("description-field-unused", { name }, document.locate(below("/fields", name))),
    );
  return [...ofModules, ...shared];
}

/** The names of the fields that have a description. */
function describedFields({ response, generator }: ModuleResult): ReadonlySet<string> {
  return new Set([...response, ...generator].flatMap(describedIn));
}

function describedIn({ name, shape, description }: ResultField): readonly string[] {
  return [...(description ? [name] : []), ...fieldsIn(shape).flatMap(describedIn)];
}
