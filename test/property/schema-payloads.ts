import type { JsonSchema } from "../../generator/spec/schema/json-schema.js";
import type { NamedSchemas } from "./schema-pairs.js";

const ANY: readonly unknown[] = [null, true, 7, 1, 2.5, "", "ab", [], [1], {}, { a: 7 }];
const TEXTS: readonly unknown[] = ["", "a", "b", "ab", "bca", "abcde"];
const NUMBERS: readonly unknown[] = [-1, 0, 1, 1.5, 2, 3, 4, 5, 6, 12];
const MOST = 14;
const DEPTH = 4;

/** Values at and around what a schema accepts: not all of them are valid. */
export function payloadsOf(all: NamedSchemas): readonly unknown[] {
  return different([...ANY, ...valuesOf(all.Top, all, DEPTH)], 120);
}

function valuesOf(schema: JsonSchema, all: NamedSchemas, depth: number): readonly unknown[] {
  if (depth === 0) return ANY.slice(0, 5);
  const { $ref: reference, allOf = [], anyOf = [], oneOf = [] } = schema;
  const target = Object.entries(all).find(([name]) => reference?.endsWith(`/${name}`))?.[1];
  const parts = [...(target ? [target] : []), ...allOf, ...anyOf, ...oneOf].map((each) =>
    valuesOf(each, all, depth - 1),
  );
  const own = [
    ...literalsOf(schema),
    ...objectsOf(schema, all, depth),
    ...listsOf(schema, all, depth),
  ];
  const lists = [own, ...parts];
  return different([...joined(lists), ...interleaved(lists)], MOST * 3);
}

/** The objects of several schemas, put together. */
function joined(lists: readonly (readonly unknown[])[]): readonly unknown[] {
  const objects = lists
    .map((list) => list.filter((value) => isPlainObject(value)))
    .filter((list) => list.length > 0);
  if (objects.length < 2) return [];
  return Array.from({ length: MOST }, (_, index) =>
    Object.assign({}, ...objects.map((list, at) => list[(index + at) % list.length])),
  );
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function interleaved(lists: readonly (readonly unknown[])[]): readonly unknown[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => index).flatMap((index) =>
    lists.flatMap((list) => (index < list.length ? [list[index]] : [])),
  );
}

function literalsOf({
  type,
  enum: values,
  const: only,
  ...schema
}: JsonSchema): readonly unknown[] {
  const types = new Set([type ?? []].flat());
  const bounds = ["minimum", "maximum", "exclusiveMinimum", "multipleOf"].flatMap((key) => {
    const value = schema[key];
    return typeof value === "number" ? [value - 1, value, value + 1] : [];
  });
  return [
    ...(Array.isArray(values) ? values : []),
    ...(only === undefined ? [] : [only]),
    ...bounds,
    ...(types.has("string") || "minLength" in schema || "pattern" in schema ? TEXTS : []),
    ...(types.has("integer") || types.has("number") ? NUMBERS : []),
    ...(types.has("null") ? [null] : []),
    ...(types.has("boolean") ? [true, false] : []),
  ];
}

function objectsOf(
  { type, properties = {}, required, additionalProperties, ...schema }: JsonSchema,
  all: NamedSchemas,
  depth: number,
): readonly unknown[] {
  const isObject =
    [type].flat().includes("object") ||
    Object.keys(properties).length > 0 ||
    required !== undefined ||
    additionalProperties !== undefined ||
    "minProperties" in schema;
  if (!isObject) return [];
  const names = Array.isArray(required) ? required.map(String) : [];
  const others =
    typeof additionalProperties === "object"
      ? valuesOf(additionalProperties, all, depth - 1)
      : ANY.slice(0, 4);
  const values = new Map(
    Object.entries(properties).map(([name, below]) => [name, valuesOf(below, all, depth - 1)]),
  );
  for (const name of names) if (!values.has(name)) values.set(name, others);
  const full = (index: number): Record<string, unknown> =>
    Object.fromEntries([...values].map(([name, list]) => [name, list[index % list.length]]));
  const bases = Array.from({ length: 6 }, (_, index) => full(index));
  const varied = [...values].flatMap(([name, list]) =>
    list.slice(0, MOST).flatMap((value) => [
      { ...full(0), [name]: value },
      { ...full(3), [name]: value },
    ]),
  );
  const lacking = [...values.keys()].flatMap((name) =>
    bases.map((base) => Object.fromEntries(Object.entries(base).filter(([key]) => key !== name))),
  );
  const more = others.slice(0, 6).flatMap((value) => [
    { ...full(0), extra: value },
    { ...full(1), extra: value, d: value },
  ]);
  const only = names.length > 0 ? [Object.fromEntries(names.map((name) => [name, 7]))] : [];
  return different([{}, ...bases, ...varied, ...lacking, ...more, ...only], MOST * 6);
}

function listsOf(
  { type, items, ...schema }: JsonSchema,
  all: NamedSchemas,
  depth: number,
): readonly unknown[] {
  const isList = [type].flat().includes("array") || items !== undefined || "minItems" in schema;
  if (!isList) return [];
  const values = items === undefined ? ANY.slice(0, 4) : valuesOf(items, all, depth - 1);
  const each = values.slice(0, MOST).map((value) => [value]);
  const [first = 1, second = 2] = values;
  const sizes = [2, 3, 4, 5].flatMap((size) => [
    Array.from({ length: size }, () => first),
    Array.from({ length: size }, (_, index) => values[index % Math.max(values.length, 1)] ?? 1),
  ]);
  return [[], ...each, [first, first], [first, second], ...sizes];
}

function different(values: readonly unknown[], most: number): readonly unknown[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()].slice(
    0,
    most,
  );
}
