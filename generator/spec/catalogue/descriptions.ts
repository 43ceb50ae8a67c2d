import type { ParameterType, Parameter } from "../model/parameter.js";
import type { FieldDescription, ModuleResult, ResultField } from "../model/result.js";
import type { Document } from "../../base/document.js";
import type { DescribedModule, Descriptions, DescribedParameter } from "../source/types.js";
import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic } from "../../base/diagnostic.js";
import type { ModuleOperation } from "../model/operation.js";
import type { CatalogueModel } from "../model/spec-model.js";
import { below } from "../../base/document.js";
import { fieldsIn } from "../model/result-fields.js";

/** The descriptions of a module, the preferred one first; empty if there is none. */
export type ModuleDescriptions = readonly DescribedModule[];

/**
 * Selects the descriptions of a module.
 *
 * @param documents the preferred one first
 */
export function descriptionsOf(
  documents: readonly Document<Descriptions>[],
  path: string,
): ModuleDescriptions {
  return documents.flatMap(({ value: { modules } }) => ownMember(modules, path) ?? []);
}

/** A parameter's description, with a line for each described value. */
export function describedParameter(
  descriptions: ModuleDescriptions,
  name: string,
  type: ParameterType,
): string | undefined {
  const [found] = descriptions.flatMap(({ parameters = {} }) => ownMember(parameters, name) ?? []);
  if (found === undefined || typeof found === "string") return found;
  const lines = (type.kind === "enum" ? type.values : []).flatMap((value) => {
    const text = ownMember(found.values ?? {}, value);
    return text === undefined ? [] : [`- ${value === "" ? '""' : value}: ${text}`];
  });
  return [found.description, ...lines].join("\n");
}

/** Describes a field in a module's rows or pages by name; undefined without a description. */
export type DescribeField = (name: string) => FieldDescription | undefined;

/**
 * Selects the descriptions of a module's fields. The module's own descriptions take precedence.
 *
 * @param documents the preferred one first
 */
export function fieldDescriptionsOf(
  documents: readonly Document<Descriptions>[],
  path: string,
): DescribeField {
  const own = descriptionsOf(documents, path).map(({ fields }) => fields);
  const shared = documents.map(({ value: { fields } }) => fields);
  return (name) => {
    const text = firstMember(own, name);
    if (text !== undefined) return { text, about: "module" };
    const named = firstMember(shared, name);
    return named === undefined ? undefined : { text: named, about: "name" };
  };
}

function firstMember(
  texts: readonly (Readonly<Record<string, string>> | undefined)[],
  name: string,
): string | undefined {
  return texts.flatMap((each = {}) => ownMember(each, name) ?? [])[0];
}

/** A name may equal an inherited member's name. */
function ownMember<Value>(
  members: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}

/**
 * Compares a catalogue's descriptions with its modules: reports unknown names and undescribed
 * parts.
 */
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
