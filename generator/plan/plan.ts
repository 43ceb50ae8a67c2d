import { diagnostic, hasErrors } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Position, Staged } from "../diagnostics/diagnostic.js";
import type { Operation } from "../model/operation.js";
import type { Origin } from "../model/origin.js";
import type { SpecModel } from "../model/spec-model.js";
import { fileOf, identifierOf, isTaken, upperFirst } from "./identifier.js";
import type { OperationNames, PlannedSchema, PlannedSpec, SpecNames } from "./planned.js";

/** Decides every name of a spec's generated code; reports those that cannot be, and those that meet. */
export function plan(model: SpecModel, locate: (origin: Origin) => Position): Staged<PlannedSpec> {
  const spec = specNames(model.name);
  const operations = model.operations.map((operation) => ({
    operation,
    names: operationNames(operation),
  }));
  const schemaNames = model.kind === "directory" ? Object.keys(model.schemas) : [];
  const schemas = schemaNames.map(plannedSchema);
  const diagnostics = [
    ...operations.flatMap(({ operation, names }) => unsafeName(operation, names, locate)),
    ...collisions(operations, spec, schemas, locate),
  ];
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };
  switch (model.kind) {
    case "catalogue":
      return {
        value: {
          kind: "catalogue",
          model,
          names: spec,
          modules: model.operations.map((operation) => ({
            operation,
            names: operationNames(operation),
          })),
        },
        diagnostics,
      };
    case "directory": {
      const endpoints = model.operations.map((operation) => {
        const payload =
          schemas.find(({ name }) => name === operation.payloadName) ??
          plannedSchema(`${operation.name}Answer`);
        return { operation, names: operationNames(operation), payload };
      });
      return { value: { kind: "directory", model, names: spec, endpoints, schemas }, diagnostics };
    }
  }
}

function specNames(folder: string): SpecNames {
  const title = upperFirst(identifierOf(folder));
  return { folder, handlers: `${title}Handlers`, createHandler: `create${title}Handler` };
}

/** A name that is taken gets an underscore at its end. */
function operationNames(operation: Operation): OperationNames {
  let request = identifierOf(operation.name);
  while (identifiersOf(namesFrom(operation, request)).some(isTaken)) request += "_";
  return namesFrom(operation, request);
}

function namesFrom({ kind, name }: Operation, request: string): OperationNames {
  const title = upperFirst(request);
  const found = fileOf(name);
  return {
    file: "file" in found ? found.file : "",
    request,
    params: `${title}Params`,
    defaults: `${title}Defaults`,
    descriptor: `${request}${upperFirst(kind)}`,
    validate: `validate${title}`,
    read: `read${title}`,
  };
}

function identifiersOf({
  request,
  params,
  defaults,
  descriptor,
  validate,
  read,
}: OperationNames): readonly string[] {
  return [request, params, defaults, descriptor, validate, read];
}

function plannedSchema(name: string): PlannedSchema {
  const type = upperFirst(identifierOf(name));
  return { name, type, validate: `validate${type}` };
}

function unsafeName(
  operation: Operation,
  names: OperationNames,
  locate: (origin: Origin) => Position,
): readonly Diagnostic[] {
  const found = fileOf(operation.name);
  const detail =
    "problem" in found
      ? found.problem
      : names.request === ""
        ? "no letter or digit is left of it"
        : undefined;
  return detail === undefined
    ? []
    : [diagnostic("unsafe-name", { name: operation.name, detail }, locate(operation.origin))];
}

interface Named {
  readonly operation: Operation;
  readonly names: OperationNames;
}

function collisions(
  operations: readonly Named[],
  spec: SpecNames,
  schemas: readonly PlannedSchema[],
  locate: (origin: Origin) => Position,
): readonly Diagnostic[] {
  const files = new Map<string, string>();
  const identifiers = new Map<string, string>([
    [spec.handlers, spec.handlers],
    [spec.createHandler, spec.createHandler],
  ]);
  for (const { name, type, validate } of schemas)
    for (const identifier of [type, validate]) identifiers.set(identifier, name);
  return operations.flatMap(({ operation, names }) => {
    const label = operation.kind === "module" ? operation.path : operation.name;
    const file = names.file.toLowerCase();
    const taken = [
      files.get(file),
      ...identifiersOf(names).map((identifier) => identifiers.get(identifier)),
    ];
    const other = taken.find((each) => each !== undefined && each !== label);
    if (file !== "") files.set(file, label);
    for (const identifier of identifiersOf(names)) identifiers.set(identifier, label);
    return other === undefined
      ? []
      : [diagnostic("name-collision", { name: label, other }, locate(operation.origin))];
  });
}
