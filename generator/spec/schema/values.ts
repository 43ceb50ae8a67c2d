import { canonical, isObject, listOf, textOf } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";

/** A schema as the parts that a value must match, all of them. */
export type Parts = readonly UnknownObject[];

/** The most special type of a value in JSON Schema. */
export function jsonType(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return isObject(value) ? "object" : typeof value;
}

/** Returns true if types include a type. `number` includes `integer`. */
export function includesType(types: readonly unknown[], type: unknown): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

/** Returns true if a value has one of the types. */
export function isOfType(value: unknown, types: readonly string[]): boolean {
  return includesType(types, jsonType(value));
}

/** The types that both lists include. */
export function commonTypes<Type>(a: readonly Type[], b: readonly Type[]): readonly Type[] {
  return [...new Set([...a, ...b])].filter(
    (type) => includesType(a, type) && includesType(b, type),
  );
}

/** The types that all parts accept; undefined if no part states any. */
export function statedTypes(parts: Parts): readonly string[] | undefined {
  const stated = parts.flatMap(({ type }) =>
    type === undefined ? [] : [[type].flat().map(textOf)],
  );
  const [first, ...others] = stated;
  return first && others.reduce<readonly string[]>(commonTypes, first);
}

/**
 * The values of `enum` and `const` that all parts accept; undefined if no part lists any. Code has one
 * type of numbers, so that a listed number counts for any of them.
 */
export function listedValues(parts: Parts): readonly unknown[] | undefined {
  const lists = parts.flatMap(({ enum: values, const: constant }) => [
    ...(values === undefined ? [] : [listOf(values)]),
    ...(constant === undefined ? [] : [[constant]]),
  ]);
  const [first, ...others] = lists;
  if (!first) return undefined;
  const types = statedTypes(parts);
  const texts = others.map((list) => new Set(list.map(canonical)));
  return first.filter(
    (value) =>
      (types === undefined || commonTypes([jsonType(value)], types).length > 0) &&
      texts.every((list) => list.has(canonical(value))),
  );
}

/** The names of the members that all values that are objects have. */
export function requiredNames(parts: Parts): ReadonlySet<string> {
  return new Set(parts.flatMap(({ required }) => listOf(required).map(textOf)));
}

/** The parts of a schema, and the schemas of its members; undefined for members that it does not describe. */
export interface SchemaReader<Schema> {
  parts(schema: Schema): Parts;
  member(schema: Schema, name: string): Schema | undefined;
}

/** The depth to which the members of objects are compared. */
const DEPTH = 2;

/**
 * Returns true if no value matches both schemas: their types or listed values differ, or those of a
 * member that both require. Alternatives are not considered.
 */
export function areDisjoint<Schema>(
  a: Schema,
  b: Schema,
  reader: SchemaReader<Schema>,
  depth = DEPTH,
): boolean {
  const [one, other] = [reader.parts(a), reader.parts(b)];
  const [values, listed] = [listedValues(one), listedValues(other)];
  const types = values?.map(jsonType) ?? statedTypes(one);
  const others = listed?.map(jsonType) ?? statedTypes(other);
  if (!types || !others) return false;
  if (commonTypes(types, others).length === 0) return true;
  if (values && listed) {
    const texts = new Set(listed.map(canonical));
    return !values.some((value) => texts.has(canonical(value)));
  }
  if (depth === 0 || types.some((type) => type !== "object")) return false;
  const required = requiredNames(other);
  return [...requiredNames(one)].some((name) => {
    const [own, its] = [reader.member(a, name), reader.member(b, name)];
    const areDescribed = required.has(name) && own !== undefined && its !== undefined;
    return areDescribed && areDisjoint(own, its, reader, depth - 1);
  });
}
