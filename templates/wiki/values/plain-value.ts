import { isJsonArray, isJsonObject } from "../../runtime/model/json.js";
import type { Json, JsonObject } from "../../runtime/model/json.js";
import type { FieldDescriptors, ShapeDescriptor } from "../../runtime/model/result-descriptor.js";

/** A fixed value of a shape for which there are no data, as short as possible. */
export function plainValue(shape: ShapeDescriptor): Json {
  if (typeof shape === "string") return SCALARS[shape];
  if ("enumOf" in shape) return "";
  if ("list" in shape) return [];
  if ("map" in shape) return {};
  if ("record" in shape) return completed({}, shape);
  const [first] = shape.anyOf;
  return first === undefined ? null : plainValue(first);
}

const SCALARS = {
  string: "",
  timestamp: "2024-01-01T00:00:00Z",
  expiry: "infinity",
  title: "Main Page",
  user: "Admin",
  namespace: 0,
  integer: 0,
  number: 0,
  boolean: false,
  null: null,
  unknown: null,
} as const;

/** A value with fixed values for required fields that it lacks. */
export function completed(value: Json, shape: ShapeDescriptor): Json {
  if (typeof shape === "string" || "enumOf" in shape) return value;
  if ("anyOf" in shape) return value;
  if ("list" in shape)
    return isJsonArray(value) ? value.map((item) => completed(item, shape.list)) : value;
  if (!isJsonObject(value)) return value;
  return "record" in shape ? completedRecord(value, shape.record) : mapped(value, shape.map);
}

function completedRecord(value: JsonObject, fields: FieldDescriptors): JsonObject {
  const wanted = Object.entries(fields).filter(
    ([name, { optional, when }]) => value[name] !== undefined || !(optional || when),
  );
  return {
    ...value,
    ...Object.fromEntries(
      wanted.map(([name, { is }]): [string, Json] => {
        const member = value[name];
        return [name, member === undefined ? plainValue(is) : completed(member, is)];
      }),
    ),
  };
}

function mapped(value: JsonObject, shape: ShapeDescriptor): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      member === undefined ? member : completed(member, shape),
    ]),
  );
}
