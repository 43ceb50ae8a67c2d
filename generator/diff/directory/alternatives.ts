import { canonical, isObject, listOf, member, objectOf } from "../../json/value.js";
import type { UnknownObject } from "../../json/value.js";
import { partBelow, resolved, schemaName } from "./references.js";
import type { DirectoryPart } from "./references.js";

/** Merges the `allOf` of a schema, except for schemas with the given names. */
export function mergeAllOf(
  part: DirectoryPart,
  without: ReadonlySet<string> = new Set(),
): DirectoryPart {
  const own = resolved(part);
  const parts = allOfParts(own);
  if (parts.length === 0) return own;
  const { allOf: _parts, ...rest } = own.value;
  const all = parts
    .filter(({ value }) => !without.has(schemaName(value) ?? ""))
    .map((each) => mergeAllOf(resolved(each), without));
  return { ...own, value: all.reduce((sum, { value: next }) => mergeObjects(sum, next), rest) };
}

/** The parts of a schema's `allOf`. */
export function allOfParts(part: DirectoryPart): readonly DirectoryPart[] {
  const own = resolved(part);
  return listOf(own.value["allOf"]).map((each, index) => partBelow(own, each, "allOf", index));
}

function mergeObjects(a: UnknownObject, b: UnknownObject): UnknownObject {
  const properties = { ...objectOf(a["properties"]), ...objectOf(b["properties"]) };
  const required = [...listOf(a["required"]), ...listOf(b["required"])];
  return {
    ...a,
    ...b,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required: [...new Set(required)] }),
  };
}

/** The alternatives of a schema, without null. A schema without alternatives is the only one. */
export function alternativesOf(part: DirectoryPart): readonly DirectoryPart[] {
  const key = ["anyOf", "oneOf"].find((each) => listOf(part.value[each]).length > 0);
  if (key === undefined) return [withoutNull(part)];
  return listOf(part.value[key])
    .map((each, index) => partBelow(part, each, key, index))
    .filter(({ value }) => value["type"] !== "null")
    .map(withoutNull);
}

function withoutNull(part: DirectoryPart): DirectoryPart {
  const { type } = part.value;
  if (!Array.isArray(type)) return part;
  const types = type.filter((each) => each !== "null");
  return { ...part, value: { ...part.value, type: types.length === 1 ? types[0] : types } };
}

/** Returns true if null is a valid value. */
export function isNullable({ value }: DirectoryPart): boolean {
  const types = [value["type"]].flat();
  if (types.includes("null") || listOf(value["enum"]).includes(null)) return true;
  return ["anyOf", "oneOf"].some((key) =>
    listOf(value[key]).some((each) => isObject(each) && each["type"] === "null"),
  );
}

/** The types of a schema, without null; empty if it does not state any. */
export function typesOf({ value }: DirectoryPart): readonly string[] {
  const { type } = value;
  if (type === undefined) return member(value, "properties") === undefined ? [] : ["object"];
  return [type]
    .flat()
    .map(String)
    .filter((each) => each !== "null")
    .toSorted();
}

/** Describes schemas briefly. */
export function describeSchemas(parts: readonly DirectoryPart[]): string {
  const words = parts.map(({ value, ...part }) => {
    const name = schemaName(value);
    const types = typesOf({ value, ...part });
    return name ?? (types.length > 0 ? types.join(" or ") : canonical(value));
  });
  return words.toSorted().join(" or ");
}
