/** The places of files that hold a text, found by the schemas of the files. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "../generator/support/places.js";

const SCHEMAS = join(REPOSITORY, "spec", "schemas");

/** The part of JSON Schema that the schemas are written in. */
interface Schema {
  readonly $ref?: string;
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

/** A text in a value. */
export interface TextPlace {
  /** In the schemas: `file#definition.path`, with `[]` for items, `{key}` for keys and `{}` for values. */
  readonly names: readonly string[];
  readonly text: string;
  /** The value with another text there. */
  readonly put: (text: string) => unknown;
}

/** A schema with its name, and the root that its references are in. */
interface Named {
  readonly schema: Schema;
  readonly name: string;
  readonly file: SchemaFile;
}

interface SchemaFile {
  readonly name: string;
  readonly root: Schema;
}

function schemaFile(name: string): SchemaFile {
  const text = readFileSync(join(SCHEMAS, `${name}.schema.json`), "utf8");
  return { name, root: JSON.parse(text) };
}

/** Every text of a value that is described by a schema of the project. */
export function textPlaces(schemaName: string, value: unknown): readonly TextPlace[] {
  const file = schemaFile(schemaName);
  return placesIn([{ schema: file.root, name: file.name, file }], value);
}

function placesIn(given: readonly Named[], value: unknown): readonly TextPlace[] {
  const all = given.flatMap(resolved);
  if (typeof value === "string")
    return [{ names: all.map(({ name }) => name), text: value, put: (text) => text }];
  if (Array.isArray(value)) {
    const items = all.map((each) =>
      each.schema.items
        ? { ...each, schema: each.schema.items, name: `${each.name}[]` }
        : { ...each, schema: {}, name: isBareList(each.schema) ? `${each.name}[]` : each.name },
    );
    return value.flatMap((item: unknown, index) =>
      placesIn(items, item).map(({ names, text: own, put }) => ({
        names,
        text: own,
        put: (text: string) => value.with(index, put(text)),
      })),
    );
  }
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  return entries.flatMap(([key, member], index) => {
    const known = all.flatMap((each) => {
      const schema = each.schema.properties?.[key];
      return schema ? [{ ...each, schema, name: `${each.name}.${key}` }] : [];
    });
    const maps = known.length > 0 ? [] : all.flatMap(mapped);
    const below = placesIn(known.length > 0 ? known : maps, member).map(
      ({ names, text: own, put }) => ({
        names,
        text: own,
        put: (text: string) => Object.fromEntries(entries.with(index, [key, put(text)])),
      }),
    );
    const ofKey = {
      names: maps.map(({ name }) => name.replace(/\{\}$/, "{key}")),
      text: key,
      put: (text: string) => Object.fromEntries(entries.with(index, [text, member])),
    };
    return known.length > 0 ? below : [...below, ofKey];
  });
}

/** The schemas of the values of a map; a schema without a rule has values of any kind. */
function mapped(each: Named): readonly Named[] {
  const { additionalProperties, patternProperties = {} } = each.schema;
  const schemas = [
    ...(typeof additionalProperties === "object" ? [additionalProperties] : []),
    ...Object.values(patternProperties),
  ];
  return schemas.length > 0
    ? schemas.map((schema) => ({ ...each, schema, name: `${each.name}{}` }))
    : [{ ...each, schema: {} }];
}

/** A schema after its references, and each of its alternatives. */
function resolved(each: Named): readonly Named[] {
  const { schema, file } = each;
  const [, definition = ""] = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? "") ?? [];
  const target = file.root.$defs?.[definition];
  const alternatives = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []);
  return [
    ...(target ? resolved({ schema: target, name: `${file.name}#${definition}`, file }) : [each]),
    ...alternatives.flatMap((alternative) => resolved({ ...each, schema: alternative })),
  ];
}

/** Every place of the schemas that holds a text, named as the table of places names them. */
export function textsOfSchemas(): readonly string[] {
  const names = readdirSync(SCHEMAS).flatMap(
    (name) => /^(.*)\.schema\.json$/.exec(name)?.[1] ?? [],
  );
  const found = names.flatMap((name) => {
    const { root } = schemaFile(name);
    const definitions = Object.entries(root.$defs ?? {});
    return [
      ...textsOf(root, name),
      ...definitions.flatMap(([key, each]) => textsOf(each, `${name}#${key}`)),
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
