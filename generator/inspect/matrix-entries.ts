import type { JsonSchema } from "../spec/schema/json-schema.js";
import type { EndpointOperation, ModuleOperation } from "../spec/model/operation.js";
import type { Parameter } from "../spec/model/parameter.js";
import type { ResultField, ResultShape } from "../spec/model/result.js";
import { fieldsIn } from "../spec/model/result-fields.js";
import type { OpenApiModel, SpecModel } from "../spec/model/spec-model.js";
import { traitsOf } from "../spec/parameters/registry.js";

/** A part of a spec: a module or an operation, or part of one. */
export interface Entry {
  readonly kind: "module" | "parameter" | "value" | "field";
  /** The module's path, or the operation's or schema's name. */
  readonly module: string;
  /** Unique among the entries of the same kind and module. */
  readonly name: string;
  /** A description in a few words, equal for equal parts. */
  readonly text: string;
}

/** Lists the modules, parameters, values and fields of a spec. */
export function matrixEntries(model: SpecModel): readonly Entry[] {
  switch (model.kind) {
    case "catalogue":
      return model.operations.flatMap(moduleEntries);
    case "openapi":
      return [...model.operations.flatMap(endpointEntries), ...schemaEntries(model)];
  }
}

function moduleEntries(operation: ModuleOperation): readonly Entry[] {
  const { path, group, prefix, generator, deprecated, mustbeposted, result } = operation;
  const words = [
    ...(group === "" ? [] : [group]),
    ...(prefix === "" ? [] : [`prefix ${prefix}`]),
    ...(generator ? ["generator"] : []),
    ...(mustbeposted ? ["POST"] : []),
    ...(deprecated ? ["deprecated"] : []),
  ];
  const text = words.length === 0 ? "yes" : words.join(", ");
  return [
    { kind: "module", module: path, name: path, text },
    ...[...operation.parameters, ...operation.templated].flatMap((each) =>
      parameterEntries(path, each),
    ),
    ...fieldEntries(path, "", result?.response ?? []),
    ...fieldEntries(path, "as generator: ", result?.generator ?? []),
  ];
}

function endpointEntries(operation: EndpointOperation): readonly Entry[] {
  const { name, path, deprecated, parameters } = operation;
  const text = deprecated ? `${path}, deprecated` : path;
  return [
    { kind: "module", module: name, name, text },
    ...parameters.flatMap((each) => parameterEntries(name, each)),
  ];
}

function parameterEntries(module: string, parameter: Parameter): readonly Entry[] {
  const { name, type } = parameter;
  const own: Entry = { kind: "parameter", module, name, text: parameterText(parameter) };
  // Values that select modules have the rows of these modules.
  if (type.kind !== "enum" || type.submodules) return [own];
  const { values } = type;
  const deprecated = new Set(type.deprecatedvalues);
  const internal = new Set(type.internalvalues);
  return [
    own,
    ...values.map((value): Entry => {
      const words = [
        ...(deprecated.has(value) ? ["deprecated"] : []),
        ...(internal.has(value) ? ["internal"] : []),
      ];
      const text = words.length === 0 ? "yes" : words.join(", ");
      return { kind: "value", module, name: `${name}=${value}`, text };
    }),
  ];
}

/** The fields of a result and the fields inside them, by their path. */
function fieldEntries(
  module: string,
  above: string,
  fields: readonly ResultField[],
): readonly Entry[] {
  return fields.flatMap((field) => [
    { kind: "field", module, name: above + field.name, text: fieldText(field) } as const,
    ...fieldEntries(module, `${above}${field.name}.`, fieldsIn(field.shape)),
  ]);
}

/** An OpenAPI document's schema properties, in the form of modules with fields. */
function schemaEntries({ schemas }: OpenApiModel): readonly Entry[] {
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const module = `schema ${name}`;
    return [
      { kind: "module", module, name: module, text: "yes" } as const,
      ...propertyEntries(module, schema),
    ];
  });
}

function propertyEntries(module: string, schema: JsonSchema): readonly Entry[] {
  const { properties = {}, required } = schema;
  const always = new Set<unknown>(Array.isArray(required) ? required : []);
  return Object.entries(properties).map(([name, property]) => ({
    kind: "field",
    module,
    name,
    text: `${schemaText(property)}${always.has(name) ? "" : ", sometimes"}`,
  }));
}

function schemaText({ type, $ref }: JsonSchema): string {
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf("/") + 1);
  return type === undefined ? "any" : [type].flat().join(" or ");
}

/** Describes a parameter in a few words: type, multiplicity, default and flags. */
export function parameterText({
  type,
  multi,
  default: value,
  defaultsToAll,
  required,
  deprecated,
}: Parameter): string {
  return [
    traitsOf(type).summary,
    ...(multi ? [`${multi.lowlimit} values (${multi.highlimit})`] : []),
    ...(required ? ["required"] : []),
    ...(defaultsToAll ? ["default all"] : defaultText(value)),
    ...(deprecated ? ["deprecated"] : []),
  ].join(", ");
}

function defaultText(value: Parameter["default"]): readonly string[] {
  return value === undefined ? [] : [`default ${JSON.stringify(value)}`];
}

/** Describes a field of a result: its type, and whether every row has it. */
export function fieldText({ shape, presence }: ResultField): string {
  const type = [...new Set(shapeTexts(shape))].join(" or ");
  return presence === "always" ? type : `${type}, sometimes`;
}

function shapeTexts(shape: ResultShape): readonly string[] {
  switch (shape.kind) {
    case "scalar":
      return [shape.type];
    case "enum":
      return [`value of ${shape.parameter}`];
    case "list":
      return [`list of ${shapeTexts(shape.items).join(" or ")}`];
    case "map":
      return [`map of ${shapeTexts(shape.values).join(" or ")}`];
    case "record":
      return ["object"];
    case "flag":
      return ["flag"];
    case "union":
      return shape.of.flatMap(shapeTexts);
  }
}
