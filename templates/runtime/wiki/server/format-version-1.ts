import { isJsonArray, isJsonObject } from "../../model/json.js";
import type { Json, JsonObject } from "../../model/json.js";
import type {
  FieldDescriptor,
  FieldDescriptors,
  ShapeDescriptor,
} from "../../model/result-descriptor.js";

/**
 * Writes an object of format version 2 as version 1 does, by what was learned of its fields. Where
 * nothing was learned, true is `""` and false is left out, which is the rule that most fields follow.
 */
export function inVersion1(object: JsonObject, fields: FieldDescriptors): JsonObject {
  return Object.fromEntries(
    Object.entries(object).flatMap(([name, value]): [string, Json][] => {
      if (value === undefined) return [];
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const written = field ? fieldInVersion1(value, field) : unknownInVersion1(value);
      return written === undefined ? [] : [[field?.formatversion1?.name ?? name, written]];
    }),
  );
}

function fieldInVersion1(value: Json, { is, formatversion1 }: FieldDescriptor): Json | undefined {
  const inner = valueInVersion1(value, is);
  switch (formatversion1?.as) {
    case "absent":
      return undefined;
    case "flag":
      return value === true ? "" : value === false ? undefined : inner;
    case "map":
      return isJsonArray(inner) ? Object.fromEntries(inner.map((item, at) => [at, item])) : inner;
    case "list":
      return isJsonObject(inner)
        ? Object.values(inner).flatMap((each) => unknownInVersion1(each ?? null) ?? [])
        : inner;
    case "string":
      if (typeof inner === "boolean") return inner ? "" : undefined;
      return typeof inner === "number" ? String(inner) : inner;
    case "integer":
    case "number":
      return typeof inner === "boolean" || typeof inner === "string" ? Number(inner) : inner;
    default:
      return inner;
  }
}

function valueInVersion1(value: Json, shape: ShapeDescriptor): Json {
  if (typeof shape === "string" || "enumOf" in shape) return value;
  if ("anyOf" in shape) {
    const fitting = shape.anyOf.find((each) => fits(value, each));
    return fitting ? valueInVersion1(value, fitting) : value;
  }
  if ("list" in shape && isJsonArray(value))
    return value.map((item) => valueInVersion1(item, shape.list));
  if (!isJsonObject(value)) return value;
  if ("record" in shape) {
    const fields = inVersion1(value, shape.record);
    return shape.emptyIsList && Object.keys(fields).length === 0 ? [] : fields;
  }
  // Flags among named things that are no flags are written as flags are.
  if ("map" in shape && typeof shape.map === "object" && "anyOf" in shape.map) {
    const isMixed = shape.map.anyOf.some((each) => typeof each === "object" && "list" in each);
    if (isMixed) return withFlags(value, shape.map);
  }
  // A list of pages is by now an object of them.
  const inner = "list" in shape ? shape.list : shape.map;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      member === undefined ? [] : [[name, valueInVersion1(member, inner)]],
    ),
  );
}

function withFlags(value: JsonObject, shape: ShapeDescriptor): Json {
  const entries = Object.entries(value).flatMap(([name, member]): [string, Json][] => {
    if (member === undefined || member === false) return [];
    return [[name, member === true ? "" : valueInVersion1(member, shape)]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : [];
}

function fits(value: Json, shape: ShapeDescriptor): boolean {
  if (typeof shape === "string" || "enumOf" in shape || "anyOf" in shape)
    return typeof value !== "object";
  return "list" in shape ? isJsonArray(value) : isJsonObject(value);
}

function unknownInVersion1(value: Json): Json | undefined {
  if (value === true) return "";
  if (value === false) return undefined;
  if (isJsonArray(value)) return value.map((item) => unknownInVersion1(item) ?? "");
  return isJsonObject(value) ? inVersion1(value, {}) : value;
}
