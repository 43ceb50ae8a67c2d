import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "../generator/support/places.js";

const SCHEMAS = join(REPOSITORY, "spec", "schemas");

/** The part of JSON Schema that the schemas are written in. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** Every place of the schemas that holds a text, named as the table of places names them. */
export function textsOfSchemas(): readonly string[] {
  const files = readdirSync(SCHEMAS).filter((name) => name.endsWith(".schema.json"));
  const found = files.flatMap((name) => {
    const schema: Schema = JSON.parse(readFileSync(join(SCHEMAS, name), "utf8"));
    const file = name.replace(".schema.json", "");
    const definitions = Object.entries(schema.$defs ?? {});
    return [
      ...textsOf(schema, file),
      ...definitions.flatMap(([key, each]) => textsOf(each, `${file}#${key}`)),
    ];
  });
  return [...new Set(found)];
}

function textsOf(schema: Schema, path: string): readonly string[] {
  const { additionalProperties: additional, items, properties = {} } = schema;
  const values = [...(schema.enum ?? []), schema.const];
  const isText =
    [schema.type ?? []].flat().includes("string") ||
    values.some((value) => typeof value === "string") ||
    isAnything(schema);
  const maps = [
    ...(typeof additional === "object" ? [additional] : []),
    ...Object.values(schema.patternProperties ?? {}),
  ];
  const alternatives = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((each) => each ?? []);
  return [
    ...(isText ? [path] : []),
    ...Object.entries(properties).flatMap(([name, each]) => textsOf(each, `${path}.${name}`)),
    ...maps.flatMap((each) => [`${path}{key}`, ...textsOf(each, `${path}{}`)]),
    ...(items ? textsOf(items, `${path}[]`) : isBareList(schema) ? [`${path}[]`] : []),
    ...alternatives.flatMap((each) => textsOf(each, path)),
  ];
}

/** A schema that says nothing of its values. */
function isAnything(schema: Schema): boolean {
  return Object.keys(schema).every((key) => ["title", "description"].includes(key));
}

/** A list of anything. */
function isBareList({ type, items }: Schema): boolean {
  return type === "array" && items === undefined;
}
