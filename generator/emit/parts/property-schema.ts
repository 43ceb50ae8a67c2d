import type {
  DataRestDefinition,
  DataRestSchema,
} from "../../../templates/runtime/data-rest/resource.js";
import { drawFrom } from "../../../templates/runtime/sample/draw.js";
import { sampled } from "../../../templates/runtime/sample/sample.js";
import { schemaFormat, TEXT_FORMATS } from "../../spec/schema/formats.js";
import { isFalse, referencedSchema } from "../../spec/schema/json-schema.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import type { ParameterType } from "../../spec/model/parameter.js";
import { traitsOf } from "../../spec/parameters/registry.js";
import { scalarsOfShape } from "../../spec/parameters/schema.js";
import type { Scalar } from "../../spec/parameters/traits.js";
import { mergeAllOf } from "../../spec/schema/merge.js";
import { matches } from "../../spec/schema/pattern-test.js";
import { acceptedShape } from "../../spec/schema/shape.js";
import type { NamedSchemas } from "../../spec/schema/discriminator.js";
import { textSample } from "../../spec/schema/sample-scalar.js";

/** The JSON Schema of a property, as Spring Data REST derives it from the type of the property. */
export function propertySchema(
  name: string,
  schema: JsonSchema,
  schemas: NamedSchemas,
): DataRestSchema {
  const readOnly = mergeAllOf(schema, schemas)["readOnly"] === true;
  return { title: wordsOf(name), readOnly, ...valueSchema(name, schema, schemas) };
}

/**
 * The definitions of the objects that properties contain, at any depth. Objects that contain
 * themselves are not embedded in Java.
 */
export function objectDefinitions(
  properties: NamedSchemas,
  schemas: NamedSchemas,
  left = DEPTH,
): Readonly<Record<string, DataRestDefinition>> {
  if (left === 0) return {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([property, schema]) => {
      const embedded = embeddedObject(property, schema, schemas);
      if (!embedded) return [];
      const own = Object.entries(embedded.properties);
      const definition: DataRestDefinition = {
        type: "object",
        properties: Object.fromEntries(
          own.map(([name, each]) => [name, propertySchema(name, each, schemas)]),
        ),
      };
      const nested = objectDefinitions(embedded.properties, schemas, left - 1);
      return [...Object.entries(nested), [embedded.name, definition] as const];
    }),
  );
}

/** The maximum depth of embedded objects. */
const DEPTH = 8;

/** An object that a property has, or has a list of. */
interface EmbeddedObject {
  readonly name: string;
  readonly properties: NamedSchemas;
}

/**
 * A property's object type, named after its schema or the property. Java properties are not null.
 */
function embeddedObject(
  property: string,
  schema: JsonSchema,
  schemas: NamedSchemas,
): EmbeddedObject | undefined {
  const { own, flat } = valueOf(schema, schemas);
  if (flat.items) return embeddedObject(property, flat.items, schemas);
  if (!flat.properties) return undefined;
  return { name: uncapitalized(referencedSchema(own) ?? property), properties: flat.properties };
}

/** A schema's non-null alternative: as written, and with references and `allOf` resolved. */
function valueOf(
  schema: JsonSchema,
  schemas: NamedSchemas,
): { readonly own: JsonSchema; readonly flat: JsonSchema } {
  const flat = mergeAllOf(schema, schemas);
  const choices = (flat.anyOf ?? flat.oneOf ?? []).filter(
    (choice) => mergeAllOf(choice, schemas).type !== "null",
  );
  const [only] = choices;
  return only && choices.length === 1
    ? { own: only, flat: mergeAllOf(only, schemas) }
    : { own: schema, flat };
}

function valueSchema(name: string, schema: JsonSchema, schemas: NamedSchemas): DataRestSchema {
  const { type, items, format, enum: values, properties } = valueOf(schema, schemas).flat;
  const own = [type ?? []].flat().find((each) => each !== "null");
  const texts = Array.isArray(values)
    ? values.filter((each): each is string => typeof each === "string")
    : [];
  return {
    ...(own !== undefined && { type: own }),
    ...(typeof format === "string" && FORMATS.has(format) && { format }),
    ...(texts.length > 0 && { enum: texts }),
    ...(items && { items: itemSchema(name, items, schemas) }),
    ...(properties && { $ref: definitionOf(name, schema, schemas) }),
  };
}

/** Objects in lists have a reference only. */
function itemSchema(name: string, items: JsonSchema, schemas: NamedSchemas): DataRestSchema {
  return valueOf(items, schemas).flat.properties
    ? { $ref: definitionOf(name, items, schemas) }
    : valueSchema(name, items, schemas);
}

function definitionOf(property: string, schema: JsonSchema, schemas: NamedSchemas): string {
  return `#/definitions/${embeddedObject(property, schema, schemas)?.name ?? property}`;
}

/** The formats that types of Java have. */
const FORMATS: ReadonlySet<string> = new Set(["date", "date-time", "time", "uri", "uuid"]);

/** The words of a name in camel case: `leaderId` is `Leader id`. */
function wordsOf(name: string): string {
  return capitalized(name.replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`).trim());
}

function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The text with a capital letter first. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Returns true if a parameter can select rows by a property: a value of one can equal a value or an
 * item of the other. An integer, for example, never equals a name.
 */
export function canEqual(
  parameter: ParameterType,
  property: JsonSchema,
  schemas: NamedSchemas,
): boolean {
  const wanted = traitsOf(parameter).scalars;
  const { not: excluded } = mergeAllOf(property, schemas);
  if (excluded && isFalse({ not: excluded })) return false;
  const shape = acceptedShape(property, schemas);
  const scalars = Object.keys(shape).length === 0 ? ALL : scalarsOfShape(shape);
  const common = scalars.filter((each) => wanted.includes(each));
  const isText = common.every((each) => each === "text");
  return common.length > 0 && !(isText && areDifferentTexts(parameter, property, schemas));
}

/**
 * Whether a pattern excludes a format's values. For example, 32 hexadecimal digits exclude `uuid`.
 */
function areDifferentTexts(
  parameter: ParameterType,
  property: JsonSchema,
  schemas: NamedSchemas,
): boolean {
  if (parameter.kind !== "schema") return false;
  const [a, b] = [mergeAllOf(parameter.schema, schemas), mergeAllOf(property, schemas)];
  return excludes(a, b) || excludes(b, a);
}

function excludes({ pattern }: JsonSchema, { format }: JsonSchema): boolean {
  if (typeof pattern !== "string" || typeof format !== "string") return false;
  const sample = textSample({ type: "string", format }, "");
  if (!sample) return false;
  const text = sampled(sample, drawFrom(1, format), {
    named: {},
    sampleValues: {},
    isRandom: true,
  });
  return TEXT_FORMATS.has(schemaFormat({ format }) ?? "") && !matches(pattern, String(text));
}

const ALL: readonly Scalar[] = ["text", "number", "boolean"];
