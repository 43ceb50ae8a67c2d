import { hash } from "node:crypto";
import { moduleParameters } from "../model/expansion.js";
import type { ModuleOperation } from "../model/operation.js";
import type {
  CatalogueFrame,
  ModuleOutline,
  PlannedCatalogue,
  PlannedModule,
  PlannedResult,
  PlannedSpec,
  UnitContent,
} from "./planned.js";

/** Files that are made together: again if anything that they follow from has changed, or not at all. */
export interface Unit {
  /** The hash of all that the files follow from, except generator and templates. */
  readonly key: string;
  /** The path of the module that they are of; absent if they are of a complete spec. */
  readonly module?: string;
  /** Of a module: the hash of what files of the complete spec show of it, and of what is compared between modules. */
  readonly outline?: string;
  readonly content: UnitContent;
}

/** Everything that is generated from a spec, in parts: a catalogue's modules one by one, then what is about all of them. */
export function unitsOf(spec: PlannedSpec): readonly Unit[] {
  switch (spec.kind) {
    case "catalogue":
      return catalogueUnits(spec);
    case "directory":
      // Its types and validators are made by tools that take all of it.
      return [{ key: keyOf(spec), content: { kind: "directory", directory: spec } }];
  }
}

function catalogueUnits({ model, names, modules, root }: PlannedCatalogue): readonly Unit[] {
  const { operations: _, ...rest } = model;
  const whole = keyOf([rest, names, root && [root.names, root.result?.names]]);
  const catalogue: CatalogueFrame = {
    model: rest,
    names,
    ...(root && {
      root: { names: root.names, ...(root.result && { result: { names: root.result.names } }) },
    }),
  };
  const units = modules.map((module): Unit => ({
    key: keyOf([whole, module.names, withoutPlaces(module.operation)]),
    module: module.operation.path,
    outline: keyOf([whole, outlineOf(module), comparedOf(module)]),
    content: { kind: "module", module, catalogue },
  }));
  const outlines = modules.map(outlineOf);
  const about: Unit = {
    key: keyOf([whole, outlines]),
    content: { kind: "catalogue", catalogue: { ...catalogue, modules: outlines } },
  };
  return [...units, about];
}

/** A module as far as files that are about all modules show it. */
function outlineOf({
  operation,
  names,
  result,
  version1,
  selection,
}: PlannedModule): ModuleOutline {
  const { path, name, group, role, select, parameters } = operation;
  return {
    operation: {
      path,
      name,
      group,
      role,
      select,
      parameters: parameters.map((each) => ({ name: each.name })),
    },
    names,
    ...(result && { result: { names: { descriptor: result.names.descriptor } } }),
    ...(version1 && { version1: {} }),
    ...(selection && { selection: { name: selection.name } }),
  };
}

/** What no two modules may have alike, beside what their outlines hold: names on the wire, and of types. */
function comparedOf({ operation, result, version1 }: PlannedModule): readonly unknown[] {
  const { prefix, generator } = operation;
  return [
    prefix,
    generator,
    moduleParameters(operation).closed.map(({ parameter: { name, deprecated } }) => [
      name,
      deprecated,
    ]),
    recordNames(result),
    recordNames(version1?.planned),
  ];
}

function recordNames(result: PlannedResult | undefined): readonly string[] {
  return [...(result?.records.values() ?? [])].map(({ name }) => name);
}

/** Where a module stands in its file shows nowhere. */
function withoutPlaces({
  origin: _place,
  parameters,
  templated,
  ...rest
}: ModuleOperation): object {
  return {
    ...rest,
    parameters: parameters.map(({ origin: _origin, ...parameter }) => parameter),
    templated: templated.map(({ origin: _origin, ...parameter }) => parameter),
  };
}

function keyOf(data: unknown): string {
  return hash("sha256", JSON.stringify(data), "base64url").slice(0, KEY_LENGTH);
}

/** Of 43 letters, as many as hold 128 bits. */
const KEY_LENGTH = 22;
