import {
  namePattern,
  parameterJsonSchema,
} from "../../../templates/runtime/validate/json-schema-of.js";
import type { SchemaFragment } from "../../base/fragment.js";
import { reachableNames } from "../../spec/schema/json-schema.js";
import type { Parameter } from "../../spec/model/parameter.js";
import type { ResultField, ResultShape, ScalarShape } from "../../spec/model/result.js";
import { traitsOf } from "../../spec/parameters/registry.js";
import type { OpenApiModel } from "../../spec/model/spec-model.js";
import { runtimeParameter } from "../parts/descriptor.js";
import type { OperationCode, TargetDefinition } from "../target.js";
import { conditionText, endsWithList, valueNotes } from "../parts/parameter-doc.js";
import { conditionsText } from "../parts/result-type.js";
import { isRequired } from "../parts/value-type.js";
import { toLocalSchema } from "../parts/stub-data.js";

/** JSON Schemas of parameters and of rows, for forms, editors and function-calling tools. */
export const schemas: TargetDefinition = {
  emitters: [{ operation: (operation) => [...paramsSchema(operation), ...rowSchema(operation)] }],
};

/** A JSON Schema of an operation's structured parameters. */
function paramsSchema(code: OperationCode): readonly SchemaFragment[] {
  if (code.kind === "module" && code.module.operation.role !== "request") return [];
  const { spec, names, parameters, templates } = code;
  const { label, description, deprecated, named } = operationFacts(code);
  const required = parameters.filter(isRequired).map(({ name }) => name);
  const properties = parameters.map((each) => [each.name, parameterSchema(each)]);
  const patterns = templates.map((each) => [namePattern(each.name), parameterSchema(each)]);
  return [
    {
      kind: "schema",
      path: `${spec.folder}/schemas/${names.file}.json`,
      value: {
        title: names.params,
        description: description ?? `Parameters of ${label}.`,
        ...(deprecated && { deprecated: true }),
        type: "object",
        properties: Object.fromEntries(properties),
        ...(patterns.length > 0 && { patternProperties: Object.fromEntries(patterns) }),
        ...(required.length > 0 && { required }),
        additionalProperties: false,
        ...definitionsFor(parameters, named),
      },
    },
  ];
}

/** An operation's name in its spec, its descriptive texts, and the spec's named schemas. */
function operationFacts(code: OperationCode) {
  if (code.kind === "module") {
    const { path, description, deprecated } = code.module.operation;
    return { label: path, description, deprecated, named: {} };
  }
  const { name, summary, deprecated } = code.endpoint.operation;
  return { label: name, description: summary, deprecated, named: code.openapi.model.schemas };
}

/** The named schemas that parameters refer to, so that the file needs no other. */
function definitionsFor(
  parameters: readonly Parameter[],
  named: OpenApiModel["schemas"],
): { readonly $defs?: object } {
  const own = parameters.flatMap(({ type }) => (type.kind === "schema" ? [type.schema] : []));
  const definitions = [...reachableNames(own, named)].map((name) => [
    name,
    toLocalSchema(named[name] ?? {}),
  ]);
  return definitions.length === 0 ? {} : { $defs: Object.fromEntries(definitions) };
}

function parameterSchema(parameter: Parameter): Schema {
  const { type, info } = parameter;
  const conditions = info.map((condition) => `Condition: ${conditionText(condition)}.`);
  const notes = [...valueNotes(parameter), ...conditions].join(" ");
  const texts = [parameter.description ?? "", notes].filter((text) => text !== "");
  const isList = endsWithList(parameter.description ?? "");
  const { jsonSchema } = traitsOf(type);
  return {
    ...(texts.length > 0 && { description: texts.join(isList ? "\n\n" : " ") }),
    ...parameterJsonSchema(runtimeParameter(parameter), jsonSchema && toLocalSchema(jsonSchema)),
    // A descriptor may contain a bigint. JSON does not support bigints.
    ...(parameter.default !== undefined && { default: parameter.default }),
  };
}

type Schema = Readonly<Record<string, unknown>>;

/** A JSON Schema of a module's rows for any request. It accepts fields that were not observed. */
function rowSchema(code: OperationCode): readonly SchemaFragment[] {
  if (code.kind === "endpoint") return [];
  const { module, spec, names, label } = code;
  const { result } = module.operation;
  const row = module.result?.parts.row;
  if (!module.result || !result || !row) return [];
  return [
    {
      kind: "schema",
      path: `${spec.folder}/schemas/${names.file}.row.json`,
      value: {
        title: module.result.names.row,
        description: `A row of ${label}, observed on ${result.servers.join(", ")}.`,
        ...shapeSchema(row),
      },
    },
  ];
}

function shapeSchema(shape: ResultShape): Schema {
  switch (shape.kind) {
    case "scalar":
      return SCALARS[shape.type];
    case "flag":
      return { const: "" };
    case "enum":
      // JSON Schema does not allow an empty enum.
      return shape.values.length === 0 ? { not: {} } : { enum: shape.values };
    case "list":
      return { type: "array", items: shapeSchema(shape.items) };
    case "map":
      return orEmptyList(shape, {
        type: "object",
        additionalProperties: shapeSchema(shape.values),
      });
    case "record":
      return orEmptyList(shape, recordSchema(shape.fields));
    case "union":
      return { anyOf: shape.of.map(shapeSchema) };
  }
}

function orEmptyList({ emptyIsList }: { readonly emptyIsList: boolean }, schema: Schema): Schema {
  return emptyIsList ? { anyOf: [schema, { type: "array", maxItems: 0 }] } : schema;
}

function recordSchema(fields: readonly ResultField[]): Schema {
  const required = fields
    .filter(({ presence, when }) => presence === "always" && when.length === 0)
    .map(({ name }) => name);
  return {
    type: "object",
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    ...(required.length > 0 && { required }),
  };
}

function fieldSchema({ shape, when, example, description }: ResultField): Schema {
  const texts = [
    ...(description ? [description.text] : []),
    ...(when.length > 0 ? [`Only with ${conditionsText(when)}.`] : []),
  ];
  return {
    ...(texts.length > 0 && { description: texts.join(" ") }),
    ...shapeSchema(shape),
    ...(example !== undefined && { examples: [example] }),
  };
}

const SCALARS: Readonly<Record<ScalarShape["type"], Schema>> = {
  string: { type: "string" },
  timestamp: { type: "string", format: "date-time" },
  expiry: {
    anyOf: [
      { type: "string", format: "date-time" },
      { enum: ["infinity", "infinite", "indefinite", "never"] },
    ],
  },
  title: { type: "string" },
  user: { type: "string" },
  namespace: { type: "integer" },
  integer: { type: "integer" },
  number: { type: "number" },
  boolean: { type: "boolean" },
  null: { type: "null" },
  unknown: {},
};
