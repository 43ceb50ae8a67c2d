import { hash } from "node:crypto";
import { moduleParameters } from "../../spec/model/expansion.js";
import { reachableNames } from "../../spec/model/json-schema.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import type { DirectoryModel } from "../../spec/model/spec-model.js";
import type { Target } from "../../spec/model/target.js";
import type {
  CatalogueFrame,
  DirectoryEndpoints,
  DirectoryPayloads,
  ModuleOutline,
  PlannedCatalogue,
  PlannedDirectory,
  PlannedEndpoint,
  PlannedModule,
  PlannedResult,
  PlannedSpec,
  UnitContent,
} from "./planned.js";
import { moduleFolder } from "./replace-roots.js";

/** Files that are generated together, if any part of their input has changed. */
export interface Unit {
  /**
   * The hash of the complete input, except for the generator and the templates. It is computed when
   * it is first read, because this takes longer than planning.
   */
  readonly key: string;
  /** The path of the module; absent if the files describe a complete spec. */
  readonly module?: string;
  /**
   * For a module: the hash of the parts that files about the complete spec use, and that are
   * compared between modules. It is computed when it is read.
   */
  readonly outline?: string;
  readonly content: UnitContent;
}

/**
 * Divides a spec into units: the modules of a catalogue one by one, then the files about all of
 * them; the files about all endpoints of a directory, which take longest, then its endpoints one by
 * one.
 *
 * @param targets the kinds of code that are generated, with those that they need
 */
export function unitsOf(spec: PlannedSpec, targets: readonly Target[]): readonly Unit[] {
  switch (spec.kind) {
    case "catalogue":
      return catalogueUnits(spec, targets);
    case "directory":
      return directoryUnits(spec, targets);
  }
}

function directoryUnits(spec: PlannedDirectory, targets: readonly Target[]): readonly Unit[] {
  const { names, model, endpoints } = spec;
  const { source, dialect, int64, schemas } = model;
  const payloads: DirectoryPayloads = {
    names,
    model: { source, schemas },
    schemas: spec.schemas,
    unnamed: spec.unnamed.map(({ planned, schema }) => ({ planned, schema })),
    parameterSchemas: spec.parameterSchemas,
  };
  const ofPayloads = lazy(() => keyOf([targets, payloads]));
  // Endpoints contain the operations.
  const { operations: _operations, schemas: _schemas, ...rest } = model;
  const each = endpoints.map((endpoint) => {
    const directory: DirectoryEndpoints = {
      names,
      endpoints: [endpoint],
      model: {
        source,
        dialect,
        ...(int64 !== undefined && { int64 }),
        schemas: schemasOfParameters(endpoint, schemas),
      },
    };
    return unit({ kind: "endpoint", directory, targets }, () => [targets, directory]);
  });
  // The keys of the endpoints stand for their contents, which are the largest part of a document.
  const whole = lazy(() => keyOf([ofPayloads(), each.map(({ key }) => key), spec.servers, rest]));
  return [
    unit({ kind: "payload-validators", directory: payloads, targets }, () => [
      "validators",
      ofPayloads(),
    ]),
    unit({ kind: "payload-types", directory: payloads, targets }, () => ["types", ofPayloads()]),
    unit({ kind: "stub", directory: spec, targets }, () => ["stub", whole()]),
    unit({ kind: "service", directory: spec, targets }, () => ["service", whole()]),
    ...each,
  ];
}

/** @param hashed returns what the key is the hash of */
function unit(content: UnitContent, hashed: () => unknown): Unit {
  const key = lazy(() => keyOf(hashed()));
  return {
    content,
    get key() {
      return key();
    },
  };
}

/** Computes a value when it is first needed. */
function lazy<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: compute() }).value;
}

/** The schemas that the parameters of an endpoint refer to, directly or indirectly. */
function schemasOfParameters(
  { operation }: PlannedEndpoint,
  schemas: DirectoryModel["schemas"],
): DirectoryModel["schemas"] {
  const own = operation.parameters.flatMap(({ type }) =>
    type.kind === "schema" ? [type.schema] : [],
  );
  const entries = [...reachableNames(own, schemas)].map((name) => [name, schemas[name] ?? {}]);
  return Object.fromEntries(entries);
}

function catalogueUnits(
  { model, names, modules, root }: PlannedCatalogue,
  targets: readonly Target[],
): readonly Unit[] {
  const { operations: _, ...rest } = model;
  const whole = lazy(() => keyOf([targets, rest, names, root && [root.names, root.result?.names]]));
  const catalogue: CatalogueFrame = {
    model: rest,
    names,
    ...(root && {
      root: { names: root.names, ...(root.result && { result: { names: root.result.names } }) },
    }),
  };
  const own = modules.filter((module) => moduleFolder(names, module) === names.folder);
  const units = own.map((module): Unit => {
    const key = lazy(() => keyOf([whole(), module.names, withoutOrigins(module.operation)]));
    return {
      get key() {
        return key();
      },
      module: module.operation.path,
      get outline() {
        return keyOf([whole(), outlineOf(module), comparedOf(module)]);
      },
      content: { kind: "module", module, catalogue, targets },
    };
  });
  const outlines = modules.map(outlineOf);
  const about = unit(
    { kind: "catalogue", catalogue: { ...catalogue, modules: outlines }, targets },
    () => [whole(), outlines],
  );
  return [...units, about];
}

/** The parts of a module that files about all modules use. */
function outlineOf({ operation, names, result, version1 }: PlannedModule): ModuleOutline {
  const { path, name, group, role, select, description, manual, parameters } = operation;
  return {
    operation: {
      path,
      name,
      group,
      role,
      select,
      ...(description !== undefined && { description }),
      ...(manual !== undefined && { manual }),
      parameters: parameters.map((each) => ({
        name: each.name,
        ...(each.multi && { multi: true }),
      })),
    },
    names,
    ...(result && { result: { names: { descriptor: result.names.descriptor } } }),
    ...(version1 && { version1: {} }),
  };
}

/**
 * The parts that must be unique among modules, in addition to those of their outlines: names on the
 * wire and names of types.
 */
function comparedOf({ operation, result, version1 }: PlannedModule): readonly unknown[] {
  const { prefix, generator, deprecated, internal } = operation;
  return [
    prefix,
    generator,
    // They order the values of a root that selects the module.
    deprecated,
    internal,
    moduleParameters(operation).closed.map(({ parameter }) => [
      parameter.name,
      parameter.deprecated,
    ]),
    recordNames(result),
    recordNames(version1?.planned),
  ];
}

function recordNames(result: PlannedResult | undefined): readonly string[] {
  return [...(result?.records.values() ?? [])].map(({ name }) => name);
}

/** The location of a module in its file does not affect the output. */
function withoutOrigins({
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

/** The length of the key: 22 of 43 characters contain 128 bits. */
const KEY_LENGTH = 22;
