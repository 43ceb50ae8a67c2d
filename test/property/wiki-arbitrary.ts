import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import type { WikiData } from "../../templates/wiki/data/wiki-data.js";
import { REPOSITORY } from "../generator/support/places.js";

/** The part of JSON Schema that spec/schemas/wiki.schema.json uses. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** The schema of the data of wikis, as it stands in the file. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a schema of ours
export const WIKI_SCHEMA = JSON.parse(
  readFileSync(join(REPOSITORY, "spec", "schemas", "wiki.schema.json"), "utf8"),
) as Schema;

/** Where the texts of data come from. */
interface Texts {
  readonly text: fc.Arbitrary<string>;
  readonly moment: fc.Arbitrary<string>;
}

const MOMENT = fc
  .integer({ min: 0, max: 4_000_000_000 })
  .map((seconds) => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`);

/** Texts that mean something, and so few of them that they meet each other. */
const SENSIBLE: Texts = {
  text: fc.constantFrom(
    "Apple",
    "apple",
    "Pear_tree",
    "Talk:Apple",
    "User:Ann",
    "File:A.png",
    "Category:C",
    "Template:T",
    "MediaWiki:X.css",
    "192.0.2.7",
    "2001:db8::/32",
    "Ann",
    "#REDIRECT [[Pear tree#x]]",
    "[[Category:C|k]] {{T}} [[otherwiki:A]] http://a.example/",
  ),
  moment: MOMENT,
};

const ANY: Texts = {
  text: fc.oneof(
    SENSIBLE.text,
    fc.string({ maxLength: 12 }),
    fc.string({ unit: "binary", maxLength: 6 }),
  ),
  moment: fc.oneof(
    MOMENT,
    fc.stringMatching(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$/),
  ),
};

/** Any data that the schema allows, without whole tables; most of it contradicts itself. */
export function wikiData(): fc.Arbitrary<WikiData> {
  return dataWith(ANY, ({ tables: _tables, ...properties }) => properties);
}

/** Data that means something, but for what `readWiki` says against it: that is for the caller to take out. */
export function sensibleWikiData(): fc.Arbitrary<WikiData> {
  return dataWith(SENSIBLE, ({ tables: _tables, site: _site, ...properties }) => properties);
}

/** Any data of whole tables alone, whose rows hardly ever belong together. */
export function wikiTables(): fc.Arbitrary<WikiData> {
  return dataWith(ANY, ({ tables = {} }) => ({ tables }));
}

function dataWith(
  texts: Texts,
  choose: (properties: Readonly<Record<string, Schema>>) => Readonly<Record<string, Schema>>,
): fc.Arbitrary<WikiData> {
  const properties = choose(WIKI_SCHEMA.properties ?? {});
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the schema allows is what the type says, which is made from it
  return arbitrary({ ...WIKI_SCHEMA, properties }, texts) as fc.Arbitrary<WikiData>;
}

function arbitrary(schema: Schema, texts: Texts): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice("#/$defs/".length);
    const definition = WIKI_SCHEMA.$defs?.[name];
    if (definition === undefined) throw new Error(`The schema has no ${schema.$ref}.`);
    return arbitrary(definition, texts);
  }
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => arbitrary(each, texts)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: string) => arbitrary({ ...schema, type }, texts)));
  switch (schema.type) {
    case "object":
      return object(schema, texts);
    case "array":
      return fc.array(arbitrary(schema.items ?? {}, texts), {
        minLength: schema.minItems ?? 0,
        maxLength: 3,
      });
    case "string":
      return text(schema, texts);
    case "integer":
      return fc.integer({ min: schema.minimum ?? -5, max: 2000 });
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case "boolean":
      return fc.boolean();
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function object(
  { properties = {}, required = [], additionalProperties }: Schema,
  texts: Texts,
): fc.Arbitrary<unknown> {
  const named = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, arbitrary(schema, texts)]),
  );
  const known = fc.record(named, { requiredKeys: [...required] });
  if (additionalProperties === false) return known;
  const value =
    typeof additionalProperties === "object"
      ? arbitrary(additionalProperties, texts)
      : fc.jsonValue({ maxDepth: 1 });
  const more = fc.dictionary(fc.constantFrom("a", "0", "server", "lang", "articlepath"), value, {
    maxKeys: 2,
  });
  return fc.tuple(more, known).map(([some, rest]) => ({ ...some, ...rest }));
}

function text({ pattern, minLength = 0 }: Schema, texts: Texts): fc.Arbitrary<string> {
  if (pattern === undefined)
    return texts.text.filter((each) => Array.from(each).length >= minLength);
  return pattern.includes("infinity")
    ? fc.oneof(fc.constant("infinity"), texts.moment)
    : texts.moment;
}
