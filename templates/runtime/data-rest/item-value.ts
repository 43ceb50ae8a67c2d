import { isObject } from "../model/json.js";
import type { DataRestProperty, DataRestResource, DataRestSchema } from "./resource.js";

/** The value of an item, or why a body does not contain one. */
export type ItemValue =
  | { readonly kind: "value"; readonly value: ItemMembers }
  | { readonly kind: "unreadable"; readonly reason: string };

/** The properties of an item. */
export type ItemMembers = Readonly<Record<string, unknown>>;

/**
 * Reads properties like Jackson. For example, numeric strings are converted and unknown properties
 * are ignored. Null sets a property to its initial value, unless it is a list.
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
    const member = Object.hasOwn(body, name) ? body[name] : undefined;
    if (member === undefined) continue;
    const read =
      member === null && schema.type !== "array" ? initial : converted(member, schema, isBigint);
    if (read === UNREADABLE)
      return { kind: "unreadable", reason: `The value of ${name} is not of type ${schema.type}.` };
    if (read !== undefined) value.set(name, read);
  }
  return { kind: "value", value: Object.fromEntries(value) };
}

/** Returns an item's properties, with initial values for the absent ones. */
export function withInitialValues(
  { properties }: DataRestResource,
  members: ItemMembers,
): ItemMembers {
  return Object.fromEntries(
    properties.flatMap(({ name, initial }) => {
      const value = Object.hasOwn(members, name) ? members[name] : initial;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Returns the properties as stored. The database does not distinguish absent and empty lists. */
export function storedValue({ properties }: DataRestResource, value: ItemMembers): ItemMembers {
  const lists = properties.filter(
    ({ name, schema }) => schema.type === "array" && value[name] === null,
  );
  return { ...value, ...Object.fromEntries(lists.map(({ name, initial }) => [name, initial])) };
}

/**
 * Whether the database stores a new version of an item.
 *
 * @param isWritten whether an equal list is written; the lists before and after may be empty
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

/** A string that is the same only for equal values. */
function comparable(value: unknown): string | undefined {
  return JSON.stringify(value, (_name, each: unknown) =>
    typeof each === "bigint" ? { bigint: String(each) } : each,
  );
}

function isEmptyList(value: unknown): boolean {
  return !Array.isArray(value) || value.length === 0;
}

const UNREADABLE = Symbol("unreadable");
/** The maximum of Java's `long`, rounded to a JavaScript number. */
const MAX_LONG = 2 ** 63;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?[df]?$/i;

function converted(
  value: unknown,
  { type, items = {} }: DataRestSchema,
  isBigint: boolean,
): unknown {
  switch (type) {
    case "string":
      return textOf(value);
    case "integer":
      return isBigint ? longOf(value) : integerOf(value);
    case "number":
      return numberOf(value);
    case "boolean":
      return booleanOf(value);
    case "array": {
      if (value === null) return null;
      if (!Array.isArray(value)) return UNREADABLE;
      const list = value.map((item: unknown) =>
        item === null ? null : converted(item, items, isBigint),
      );
      return list.includes(UNREADABLE) ? UNREADABLE : list;
    }
    default:
      return value;
  }
}

function textOf(value: unknown): unknown {
  if (["number", "bigint", "boolean"].includes(typeof value)) return String(value);
  return typeof value === "string" ? value : UNREADABLE;
}

function integerOf(value: unknown): unknown {
  if (typeof value === "number") {
    const integer = Math.trunc(value);
    return Math.abs(integer) < MAX_LONG ? integer : UNREADABLE;
  }
  if (typeof value !== "string") return UNREADABLE;
  const text = value.trim();
  return text === "" ? 0 : /^[+-]?\d+$/.test(text) ? integerOf(Number(text)) : UNREADABLE;
}

/** Like {@link integerOf}, without rounding. */
function longOf(value: unknown): unknown {
  if (typeof value === "bigint") return BigInt.asIntN(64, value) === value ? value : UNREADABLE;
  if (typeof value === "string" && /^\s*[+-]?\d+\s*$/.test(value))
    return longOf(BigInt(value.trim().replace(/^\+/, "")));
  const integer = integerOf(value);
  return typeof integer === "number" ? BigInt(integer) : integer;
}

function numberOf(value: unknown): unknown {
  if (typeof value === "number") return value;
  if (typeof value !== "string") return UNREADABLE;
  const text = value.trim();
  if (text === "") return 0;
  return NUMBER.test(text) ? Number(text.replace(/[df]$/i, "")) : UNREADABLE;
}

function booleanOf(value: unknown): unknown {
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isInteger(value) ? value !== 0 : UNREADABLE;
  if (typeof value !== "string") return UNREADABLE;
  const text = value.trim();
  if (/^(?:true|True|TRUE)$/.test(text)) return true;
  return text === "" || /^(?:false|False|FALSE)$/.test(text) ? false : UNREADABLE;
}
