import { readFileSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "../generator/support/places.js";

/** The part of JSON Schema that the schema of wikis is written in. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** A place of data: where it is, and data with a text there. */
export interface DataPlace {
  readonly name: string;
  readonly withText: (text: string) => unknown;
}

const ROOT: Schema = JSON.parse(
  readFileSync(join(REPOSITORY, "spec", "schemas", "wiki.schema.json"), "utf8"),
);

/** Every place of a wiki's data that could hold a text, and every key of its objects; what must stand beside it does. */
export function placesOfWikis(): readonly DataPlace[] {
  return placesIn(ROOT, "wiki");
}

function placesIn(given: Schema, name: string): readonly DataPlace[] {
  const schema = resolved(given);
  const { properties = {}, additionalProperties: additional, items, anyOf = [] } = schema;
  return [
    { name, withText: (text) => text },
    ...Object.entries(properties).flatMap(([key, each]) =>
      placesIn(each, `${name}.${key}`).map((place) =>
        inside(place, (value) => ({ ...minimalObject(schema), [key]: value })),
      ),
    ),
    ...(schema.type === "object"
      ? [
          {
            name: `${name}{key}`,
            withText: (text: string) => ({
              ...minimalObject(schema),
              ...Object.fromEntries([
                [text, typeof additional === "object" ? minimalValue(additional) : text],
              ]),
            }),
          },
        ]
      : []),
    ...(typeof additional === "object"
      ? placesIn(additional, `${name}{}`).map((place) =>
          inside(place, (value) => ({ ...minimalObject(schema), a: value })),
        )
      : []),
    ...(items
      ? placesIn(items, `${name}[]`).map((place) => inside(place, (value) => [value]))
      : []),
    ...anyOf.flatMap((each, index) => placesIn(each, `${name}|${index}`)),
  ];
}

function inside({ name, withText }: DataPlace, around: (value: unknown) => unknown): DataPlace {
  return { name, withText: (text) => around(withText(text)) };
}

/** The least that fits a schema. */
function minimalValue(given: Schema): unknown {
  const schema = resolved(given);
  const [first] = schema.anyOf ?? [];
  if (first) return minimalValue(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch ([schema.type].flat()[0]) {
    case "object":
      return minimalObject(schema);
    case "array":
      return [];
    case "integer":
    case "number":
      return 1;
    case "boolean":
      return false;
    case "null":
      return null;
    default:
      return "2024-01-31T09:00:00Z";
  }
}

function minimalObject({
  properties = {},
  required = [],
}: Schema): Readonly<Record<string, unknown>> {
  return Object.fromEntries(required.map((key) => [key, minimalValue(properties[key] ?? {})]));
}

function resolved(schema: Schema): Schema {
  const name = /^#\/\$defs\/(\w+)$/.exec(schema.$ref ?? "")?.[1];
  return name === undefined ? schema : (ROOT.$defs?.[name] ?? {});
}
