// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { isObject } from "../model/json.js";
import type { DataRestProperty, DataRestResource, DataRestSchema } from "./resource.js";

/** The value of an item, or why a body has none. */
export type ItemValue =
  | { readonly kind: "value"; readonly value: ItemMembers }
  | { readonly kind: "unreadable"; readonly reason: string };

/** The properties of an item. */
export type ItemMembers = Readonly<Record<string, unknown>>;

/**
 * Reads properties as Jackson does: texts that are numbers are converted, for example, and unknown
 * properties are ignored. Null is the initial value of a property other than a list.
 *
 * @param names the properties to read; others are ignored
 */
export function readProperties(
  { properties }: DataRestResource,
  body: ItemMembers,
  names: (property: DataRestProperty) => boolean,
): ItemValue {
  const value = new Map<string, unknown>();
  for (const property of properties.filter(names)) {
    const { name, schema, initial, isBigint = false } = property;
    const given = Object.hasOwn(body, name) ? body[name] : undefined;
    if (given === undefined) continue;
    const read =
      given === null && schema.type !== "array" ? initial : converted(given, schema, isBigint);
    if (read === UNREADABLE)
      return { kind: "unreadable", reason: `The value of ${name} is no ${schema.type}.` };
    if (read !== undefined) value.set(name, read);
  }
  return { kind: "value", value: Object.fromEntries(value) };
}

/** The properties of an item that has no others: absent ones have their initial values. */
export function withInitialValues(
  { properties }: DataRestResource,
  given: ItemMembers,
): ItemMembers {
  return Object.fromEntries(
    properties.flatMap(({ name, initial }) => {
      const value = Object.hasOwn(given, name) ? given[name] : initial;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The properties as the database has them: it does not tell an absent list from an empty one. */
export function storedValue({ properties }: DataRestResource, value: ItemMembers): ItemMembers {
  const lists = properties.filter(
    ({ name, schema }) => schema.type === "array" && value[name] === null,
  );
  return { ...value, ...Object.fromEntries(lists.map(({ name, initial }) => [name, initial])) };
}

/**
 * Whether the database stores another version of an item.
 *
 * @param isWritten whether a list is written even if it is equal; before and after, it may be empty
 */
export function isChanged(
  { properties }: DataRestResource,
  before: unknown,
  after: ItemMembers,
  isWritten: (property: DataRestProperty, isEmpty: boolean) => boolean,
): boolean {
  const old = isObject(before) ? before : {};
  return properties.some((property) => {
    const [a, b] = [old[property.name], after[property.name]];
    const differs = comparable(a) !== comparable(b);
    if (property.schema.type !== "array") return differs;
    const isEmpty = isEmptyList(a) && isEmptyList(b);
    return isWritten(property, isEmpty) || (differs && !isEmpty);
  });
}

/** A text that values have in common with equal ones alone. */
function comparable(value: unknown): string | undefined {
  return JSON.stringify(value, (_name, each: unknown) =>
    typeof each === "bigint" ? { bigint: String(each) } : each,
  );
}

function isEmptyList(value: unknown): boolean {
  return !Array.isArray(value) || value.length === 0;
}

const UNREADABLE = Symbol("unreadable");
/** The largest number of Java's `long`, as JavaScript rounds it. */
const MAX_LONG = 2 ** 63;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?[df]?$/i;

function converted(
  given: unknown,
  { type, items = {} }: DataRestSchema,
  isBigint: boolean,
): unknown {
  switch (type) {
    case "string":
      return textOf(given);
    case "integer":
      return isBigint ? longOf(given) : integerOf(given);
    case "number":
      return numberOf(given);
    case "boolean":
      return booleanOf(given);
    case "array": {
      if (given === null) return null;
      if (!Array.isArray(given)) return UNREADABLE;
      const list = given.map((item: unknown) =>
        item === null ? null : converted(item, items, isBigint),
      );
      return list.includes(UNREADABLE) ? UNREADABLE : list;
    }
    default:
      return given;
  }
}

function textOf(given: unknown): unknown {
  if (["number", "bigint", "boolean"].includes(typeof given)) return String(given);
  return typeof given === "string" ? given : UNREADABLE;
}

function integerOf(given: unknown): unknown {
  if (typeof given === "number") {
    const integer = Math.trunc(given);
    return Math.abs(integer) < MAX_LONG ? integer : UNREADABLE;
  }
  if (typeof given !== "string") return UNREADABLE;
  const text = given.trim();
  return text === "" ? 0 : /^[+-]?\d+$/.test(text) ? integerOf(Number(text)) : UNREADABLE;
}

/** As {@link integerOf}, without rounding. */
function longOf(given: unknown): unknown {
  if (typeof given === "bigint") return BigInt.asIntN(64, given) === given ? given : UNREADABLE;
  if (typeof given === "string" && /^\s*[+-]?\d+\s*$/.test(given))
    return longOf(BigInt(given.trim().replace(/^\+/, "")));
  const integer = integerOf(given);
  return typeof integer === "number" ? BigInt(integer) : integer;
}

function numberOf(given: unknown): unknown {
  if (typeof given === "number") return given;
  if (typeof given !== "string") return UNREADABLE;
  const text = given.trim();
  if (text === "") return 0;
  return NUMBER.test(text) ? Number(text.replace(/[df]$/i, "")) : UNREADABLE;
}

function booleanOf(given: unknown): unknown {
  if (typeof given === "boolean") return given;
  if (typeof given === "number") return Number.isInteger(given) ? given !== 0 : UNREADABLE;
  if (typeof given !== "string") return UNREADABLE;
  const text = given.trim();
  if (/^(?:true|True|TRUE)$/.test(text)) return true;
  return text === "" || /^(?:false|False|FALSE)$/.test(text) ? false : UNREADABLE;
}
