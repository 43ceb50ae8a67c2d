import type { DataRestSchema } from "../../templates/runtime/data-rest/resource.js";
import type { DirectorySchema } from "../model/json-schema.js";
import { expandedShape } from "../model/parameter.js";
import type { ParameterType, SchemaShape } from "../model/parameter.js";
import { flatten, schemaAlternatives } from "./flatten.js";
import type { Schemas } from "./flatten.js";

/** The JSON Schema of a property, as Spring Data REST derives it from the type of the property. */
export function propertySchema(
  name: string,
  schema: DirectorySchema,
  schemas: Schemas,
): DataRestSchema {
  const readOnly = flatten(schema, schemas)["readOnly"] === true;
  return { title: wordsOf(name), readOnly, ...valueSchema(schema, schemas) };
}

function valueSchema(schema: DirectorySchema, schemas: Schemas): DataRestSchema {
  const { type, items, format, enum: values } = flatten(schema, schemas);
  const own = [type ?? []].flat().find((each) => each !== "null");
  const texts = Array.isArray(values)
    ? values.filter((each): each is string => typeof each === "string")
    : [];
  return {
    ...(own !== undefined && { type: own }),
    ...(typeof format === "string" && FORMATS.has(format) && { format }),
    ...(texts.length > 0 && { enum: texts }),
    ...(items && { items: valueSchema(items, schemas) }),
  };
}

/** The formats that types of Java have. */
const FORMATS: ReadonlySet<string> = new Set(["date", "date-time", "time", "uri", "uuid"]);

/** The words of a name in camel case: `leaderId` is `Leader id`. */
function wordsOf(name: string): string {
  return capitalized(name.replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`).trim());
}

/** The text with a capital letter first. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A kind of single value. */
type Scalar = "text" | "number" | "boolean";

/**
 * Returns true if a parameter can select rows by a property: a value of one can equal a value of the
 * other, or an item of it. An integer, for example, never equals a name.
 */
export function canEqual(
  parameter: ParameterType,
  property: DirectorySchema,
  schemas: Schemas,
): boolean {
  const wanted = scalarsOfParameter(parameter);
  return scalarsOfSchema(property, schemas, LEVELS).some((each) => wanted.includes(each));
}

/** Lists of lists are compared by their items. Schemas may be recursive. */
const LEVELS = 3;

const ALL: readonly Scalar[] = ["text", "number", "boolean"];

function scalarsOfParameter(type: ParameterType): readonly Scalar[] {
  switch (type.kind) {
    case "integer":
    case "float":
    case "limit":
    case "namespace":
      return ["number"];
    case "boolean":
      return ["boolean"];
    case "schema":
      return scalarsOfShape(type.shape);
    case "string":
    case "text":
    case "password":
    case "raw":
    case "enum":
    case "user":
    case "timestamp":
    case "expiry":
    case "title":
    case "tags":
    case "upload":
    case "unknown":
      return ["text"];
  }
}

function scalarsOfShape(shape: SchemaShape): readonly Scalar[] {
  const { types = [], values = [], items } = expandedShape(shape);
  return [
    ...types.flatMap(scalarOf),
    ...values.flatMap((value) => scalarOf(typeof value)),
    ...(items === undefined ? [] : scalarsOfShape(items)),
  ];
}

function scalarsOfSchema(
  schema: DirectorySchema,
  schemas: Schemas,
  left: number,
): readonly Scalar[] {
  if (left === 0) return [];
  return schemaAlternatives(flatten(schema, schemas), schemas).flatMap((choice) => {
    const { type, items } = choice;
    if (items) return scalarsOfSchema(items, schemas, left - 1);
    if (type !== undefined) return [type].flat().flatMap(scalarOf);
    const values: unknown = "const" in choice ? [choice["const"]] : choice["enum"];
    if (Array.isArray(values)) return values.flatMap((value) => scalarOf(typeof value));
    return choice.properties ? [] : ALL;
  });
}

function scalarOf(type: string): readonly Scalar[] {
  switch (type) {
    case "string":
      return ["text"];
    case "integer":
    case "number":
    case "bigint":
    case "digits":
      return ["number"];
    case "boolean":
      return ["boolean"];
    default:
      return [];
  }
}
