import { jsonOrText } from "../content/json-codec.js";
import type { JsonCodec } from "../content/json-codec.js";
import { isObject } from "../model/json.js";
import type { CompoundShape, ScalarType, ScalarValue, WireShape } from "../model/descriptor.js";

/** Expands the short form of a shape. */
export function compound(shape: WireShape | undefined): CompoundShape {
  return typeof shape === "string" ? { types: [shape] } : (shape ?? {});
}

/** Whether a shape allows objects. */
export function hasMembers({ members, rest }: CompoundShape): boolean {
  return members !== undefined || rest !== undefined;
}

/** Whether a shape allows single values. A shape without alternatives allows strings. */
export function hasScalars(shape: CompoundShape): boolean {
  return (
    shape.types !== undefined ||
    shape.values !== undefined ||
    (shape.items === undefined && !hasMembers(shape))
  );
}

/** Whether a shape allows any string. */
export function isAnyText(shape: CompoundShape): boolean {
  return hasScalars(shape) && (shape.types?.includes("string") ?? shape.values === undefined);
}

/**
 * Converts a string to its value. A string that does not match the shape is returned unchanged, so
 * that a check reports it.
 */
function scalarOf(text: string, { types = [], values = [] }: CompoundShape): ScalarValue {
  for (const value of values) if (String(value) === text) return value;
  if (types.includes("boolean") && (text === "true" || text === "false")) return text === "true";
  if (types.includes("bigint") && INTEGER.test(text)) return BigInt(text);
  if ((types.includes("number") || types.includes("integer")) && NUMBER.test(text)) {
    const value = Number(text);
    if (Number.isFinite(value)) return value;
  }
  return types.includes("null") && text === "null" && !types.includes("string") ? null : text;
}

/** Converts a string. Nested lists and objects are JSON strings. */
export function valueOfText(text: string, shape: CompoundShape, json: JsonCodec): unknown {
  const value = scalarOf(text, shape);
  const isNested = shape.items !== undefined || hasMembers(shape);
  return typeof value === "string" && isNested && !isAnyText(shape)
    ? jsonOrText(text, json)
    : value;
}

/** An integer in JSON notation. */
const INTEGER: RegExp = /^(?:0|-?[1-9]\d*)$/;

/** A number in JSON notation. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Whether a value, including nested values, matches the shape. */
export function fitsShape(value: unknown, shape: WireShape): boolean {
  const all = compound(shape);
  // A shape without alternatives allows all values.
  if (Object.keys(all).length === 0) return true;
  if (Array.isArray(value)) {
    const { items } = all;
    // Also checks holes.
    return items !== undefined && Array.from(value).every((item) => fitsShape(item, items));
  }
  if (isObject(value)) {
    const { members = {}, rest } = all;
    return (
      hasMembers(all) &&
      Object.entries(value).every(([name, member]) => {
        const own = Object.hasOwn(members, name) ? members[name] : rest;
        return member === undefined || own === undefined || fitsShape(member, own);
      })
    );
  }
  return (
    all.values?.some((each) => each === value) === true ||
    all.types?.some((type) => isOfType(value, type)) === true
  );
}

function isOfType(value: unknown, type: ScalarType): boolean {
  switch (type) {
    case "integer":
      return Number.isInteger(value);
    case "number":
      return Number.isFinite(value);
    case "bigint":
      return typeof value === "bigint" && isInt64(value);
    case "digits":
      return typeof value === "string" && INTEGER.test(value) && isInt64(BigInt(value));
    case "null":
      return value === null;
    case "string":
    case "boolean":
      return typeof value === type;
  }
}

function isInt64(value: bigint): boolean {
  return BigInt.asIntN(64, value) === value;
}

/** Describes a shape in words, as in "must be true or false". */
export function wireShapeText(shape: WireShape): string {
  const { types = [], values = [], items, ...objects } = compound(shape);
  const all = [
    ...values.map((value) => JSON.stringify(value)),
    ...types.map((type) => TYPE_TEXTS[type]),
    ...(items === undefined ? [] : [`a list (each item ${wireShapeText(items)})`]),
    ...(hasMembers(objects) ? ["an object"] : []),
  ];
  return all.join(" or ");
}

const TYPE_TEXTS: Readonly<Record<ScalarType, string>> = {
  string: "a string",
  integer: "an integer",
  number: "a number",
  bigint: "a 64-bit integer",
  digits: "the digits of a 64-bit integer",
  boolean: "true or false",
  null: "null",
};
