import type { ResultField, ResultShape, ScalarShape } from "../../spec/model/result.js";
import type { PlannedCatalogue, PlannedModule } from "../plan/planned.js";
import { moduleLabel } from "./label.js";
import type { JsonFragment } from "../../base/fragment.js";
import { conditionsText } from "./result-type.js";

type Schema = Readonly<Record<string, unknown>>;

/** A JSON Schema of a module's rows for any request. It accepts fields that were not observed. */
export function rowSchemas(
  { operation, names: { file }, result: planned }: PlannedModule,
  { names, model }: PlannedCatalogue,
): readonly JsonFragment[] {
  const { result } = operation;
  const row = planned?.parts.row;
  if (!planned || !result || !row) return [];
  return [
    {
      kind: "json",
      path: `${names.folder}/schemas/${file}.row.json`,
      value: {
        $schema: "https://json-schema.org/draft/2020-12/schema",
        $comment: `Generated from ${model.source} (${operation.path}) by \`paramsmith generate\`. Do not edit.`,
        title: planned.names.row,
        description: `A row of ${moduleLabel(operation)}, as observed on ${result.servers.join(", ")}.`,
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
