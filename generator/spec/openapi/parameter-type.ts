import { fitsShape, wireShapeText } from "../../../templates/runtime/styles/shape-values.js";
import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic } from "../../base/diagnostic.js";
import { diagnosticTable } from "../../base/diagnostic-table.js";
import type { NamedSchemas } from "../schema/discriminator.js";
import { boundsOf, int64Type, int64Value, schemaFormat, TEXT_FORMATS } from "../schema/formats.js";
import type { Int64Values } from "../schema/formats.js";
import type { JsonSchema } from "../schema/json-schema.js";
import type { ParameterType } from "../model/parameter.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { isAnnotation } from "../schema/keywords.js";
import { wireShapeOf } from "../schema/shape.js";
import { defaultDiagnostics } from "../parameters/default.js";
import { traitsOf } from "../parameters/registry.js";
import type { DefaultProblem } from "../parameters/traits.js";

/** The string and number keywords that catalogue types can describe. */
const LEAF: ReadonlySet<string> = new Set([
  "type",
  "enum",
  "format",
  "minimum",
  "maximum",
  "maxLength",
]);

/** Facts other than schemas that parameter and header types depend on. */
export interface SchemaContext {
  readonly schemas: NamedSchemas;
  /** The values of 64-bit integers. Default: numbers. */
  readonly int64: Int64Values | undefined;
}

/**
 * Converts a parameter's schema to a type. Strings and numbers use the catalogue types.
 *
 * @param use whether the value is sent as JSON, and whether it may also be empty
 */
export function lowerType(
  unmerged: JsonSchema,
  schemas: NamedSchemas,
  use: Readonly<Record<"isJson" | "allowsEmpty" | "required", boolean>>,
): ParameterType {
  const { isJson, allowsEmpty, required } = use;
  const leaf = leafType(unmerged);
  const isText = leaf?.kind === "string";
  if (leaf && !isJson && (!allowsEmpty || (isText && !required))) return leaf;
  const schema = allowsEmpty && !isText ? { anyOf: [unmerged, { const: "" }] } : unmerged;
  return { kind: "schema", schema, ...wireShapeOf(schema, schemas) };
}

function leafType(schema: JsonSchema): ParameterType | undefined {
  if (int64Type(schema)) return undefined;
  if (!Object.keys(schema).every((key) => LEAF.has(key) || isAnnotation(key))) return undefined;
  const { type, enum: values, maxLength: maxchars } = schema;
  const { minimum: min, maximum: max } = boundsOf(schema);
  if (values !== undefined)
    return isTexts(values) && (type === undefined || type === "string")
      ? { kind: "enum", values: [...new Set(values)], deprecatedvalues: [] }
      : undefined;
  const bounds = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    enforcerange: true,
  };
  switch (type) {
    case "string":
    // A parameter without a type is text.
    case undefined:
      if (TEXT_FORMATS.has(schemaFormat(schema) ?? "")) return undefined;
      return { kind: "string", ...(typeof maxchars === "number" && { maxchars }) };
    case "integer":
      return { kind: "integer", ...bounds };
    case "number":
      return { kind: "float", ...bounds };
    default:
      return undefined;
  }
}

function isTexts(values: unknown): values is readonly string[] {
  return Array.isArray(values) && values.every((value) => typeof value === "string");
}

/** Returns true if a parameter can be generated without its default. */
export function isAboutDefault({ code }: Diagnostic): boolean {
  return diagnosticTable[code].isAboutDefault === true;
}

/** Reports contradictions in the schema of a parameter. */
export function valueDiagnostics(
  document: Document,
  name: string,
  type: ParameterType,
  value: unknown,
  pointer: string,
): readonly Diagnostic[] {
  const { min = -Infinity, max = Infinity } = traitsOf(type).range ?? {};
  if (min > max) {
    const detail = `minimum ${min} exceeds maximum ${max}`;
    return [
      diagnostic("bounds-reversed", { name, detail }, document.locate(below(pointer, "minimum"))),
    ];
  }
  if (value === undefined) return [];
  return defaultDiagnostics(
    name,
    defaultProblem(type, value),
    document.locate(below(pointer, "default")),
  );
}

function defaultProblem(type: ParameterType, value: unknown): DefaultProblem | undefined {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (type.kind === "schema")
    return fitsShape(int64Value(value, type.schema), type.shape)
      ? undefined
      : { kind: "wrong-type", value: text, type: wireShapeText(type.shape) };
  const traits = traitsOf(type);
  return typeof value === (traits.range ? "number" : "string")
    ? traits.defaultProblem(text)
    : { kind: "wrong-type", value: text, type: type.kind };
}
