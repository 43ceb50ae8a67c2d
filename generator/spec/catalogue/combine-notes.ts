import type { ModuleOperation } from "../model/operation.js";
import type { Parameter } from "../model/parameter.js";
import type { ModuleResult, ResultField } from "../model/result.js";
import { fieldsIn, mapFields } from "../model/result-fields.js";
import type { CatalogueModel, NamedSpec } from "../model/spec-model.js";

/** A part of each spec that has it. */
interface Owned<Part> {
  readonly name: string;
  readonly part: Part;
}

/** Notes on each part of a combination that only some of the specs have, which these are. */
export function withNotes(model: CatalogueModel, specs: readonly NamedSpec[]): CatalogueModel {
  const modules = specs.flatMap((spec) =>
    spec.model.kind === "catalogue" ? [{ name: spec.name, part: spec.model.operations }] : [],
  );
  return {
    ...model,
    operations: model.operations.map((operation) => {
      const owners = ownersOf(modules, (all) => all.find(({ path }) => path === operation.path));
      return moduleNotes(operation, owners, specs.length);
    }),
  };
}

function moduleNotes(
  operation: ModuleOperation,
  owners: readonly Owned<ModuleOperation>[],
  all: number,
): ModuleOperation {
  const { result } = operation;
  const parameterNotes = <Kind extends Parameter>(
    parameter: Kind,
    list: (module: ModuleOperation) => readonly Parameter[],
  ): Kind =>
    withValueNotes(
      parameter,
      ownersOf(owners, (module) => list(module).find(({ name }) => name === parameter.name)),
      owners.length,
    );
  return {
    ...operation,
    ...noteOf(owners, all),
    parameters: operation.parameters.map((each) =>
      parameterNotes(each, ({ parameters }) => parameters),
    ),
    templated: operation.templated.map((each) =>
      parameterNotes(each, ({ templated }) => templated),
    ),
    ...(result && {
      result: resultNotes(
        result,
        ownersOf(owners, (each) => each.result),
      ),
    }),
  };
}

function withValueNotes<Kind extends Parameter>(
  parameter: Kind,
  owners: readonly Owned<Parameter>[],
  all: number,
): Kind {
  const { type } = parameter;
  const own = { ...parameter, ...noteOf(owners, all) };
  if (type.kind !== "enum" || type.submodules) return own;
  const partial = type.values.flatMap((value) => {
    const having = ownersOf(owners, (each) =>
      each.type.kind === "enum" && each.type.values.includes(value) ? each : undefined,
    );
    const { on } = noteOf(having, owners.length);
    return on ? [{ value, on }] : [];
  });
  return partial.length === 0 ? own : { ...own, valuesOn: partial };
}

function resultNotes(result: ModuleResult, owners: readonly Owned<ModuleResult>[]): ModuleResult {
  return {
    ...result,
    response: fieldNotes(
      result.response,
      owners.map(({ name, part }) => ({ name, part: part.response })),
    ),
    generator: fieldNotes(
      result.generator,
      owners.map(({ name, part }) => ({ name, part: part.generator })),
    ),
  };
}

function fieldNotes(
  fields: readonly ResultField[],
  owners: readonly Owned<readonly ResultField[]>[],
): readonly ResultField[] {
  return fields.map((field) => {
    const having = ownersOf(owners, (all) => all.find(({ name }) => name === field.name));
    const below = having.map(({ name, part }) => ({ name, part: fieldsIn(part.shape) }));
    return {
      ...field,
      ...noteOf(having, owners.length),
      shape: mapFields(field.shape, (nested) => fieldNotes(nested, below)),
    };
  });
}

function ownersOf<Whole, Part>(
  owners: readonly Owned<Whole>[],
  partOf: (whole: Whole) => Part | undefined,
): readonly Owned<Part>[] {
  return owners.flatMap(({ name, part }) => {
    const own = partOf(part);
    return own === undefined ? [] : [{ name, part: own }];
  });
}

/** The names of the specs that have a part, unless all of those that could have it do. */
function noteOf(
  owners: readonly Owned<unknown>[],
  all: number,
): { readonly on?: readonly string[] } {
  return owners.length < all ? { on: owners.map(({ name }) => name) } : {};
}
