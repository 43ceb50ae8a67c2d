import { hash } from "node:crypto";
import { moduleParameters } from "../model/expansion.js";
import type { ModuleOperation } from "../model/operation.js";
import type {
  ModuleOutline,
  PlannedCatalogue,
  PlannedDirectory,
  PlannedModule,
  PlannedResult,
  PlannedSpec,
} from "../plan/planned.js";
import type { Fragment } from "./fragment.js";
import { targets, wholeTargets } from "./targets/registry.js";

/** Files that are made together: anew where anything that they follow from has changed, or not at all. */
export interface Unit {
  /** Stands for all that the files follow from, but for generator and templates. */
  readonly key: string;
  /** The path of the module that they are of; absent where they are of a spec as a whole. */
  readonly module?: string;
  /** Of a module: stands for what files of the spec as a whole show of it, and what checks of all modules see. */
  readonly outline?: string;
  readonly emit: () => Promise<readonly Fragment[]>;
}

/** Everything that is generated from a spec, in parts: a catalogue's modules one by one, then what is about all of them. */
export function unitsOf(spec: PlannedSpec): readonly Unit[] {
  return spec.kind === "catalogue" ? catalogueUnits(spec) : [directoryUnit(spec)];
}

/** A directory's types and validators come from tools that see all of it. */
function directoryUnit(spec: PlannedDirectory): Unit {
  return {
    key: keyOf(spec),
    async emit() {
      const each = await Promise.all(targets.map(async (target) => target(spec)));
      return [...each, ...wholeTargets.map((target) => target(spec))].flat();
    },
  };
}

function catalogueUnits(spec: PlannedCatalogue): readonly Unit[] {
  const { model, names, modules, root } = spec;
  const { operations: _, ...rest } = model;
  const whole = keyOf([rest, names, root && [root.names, root.result?.names]]);
  const units = modules.map((module): Unit => ({
    key: keyOf([whole, module.names, withoutPlaces(module.operation)]),
    module: module.operation.path,
    outline: keyOf([whole, outlineOf(module), comparedOf(module)]),
    async emit() {
      const only = { ...spec, modules: [module] };
      const each = await Promise.all(targets.map(async (target) => target(only)));
      return each.flat();
    },
  }));
  const about: Unit = {
    key: keyOf([whole, modules.map(outlineOf)]),
    async emit() {
      return wholeTargets.flatMap((target) => target(spec));
    },
  };
  return [...units, about];
}

/** What the types of whole targets let them see, and nothing else. */
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
