import { ownMember } from "../model/member.js";
import { isObject } from "../model/json.js";
import { jsonOrText, plainJson } from "./json-codec.js";
import type { JsonCodec } from "./json-codec.js";

/** The type of a form's field, which its text does not show. */
export type FieldRule = {
  readonly type: "text" | "number" | "bigint" | "boolean" | "json" | "file";
  readonly list?: true;
  /** Between the items of a list in one field; absent if each item has its own. */
  readonly delimiter?: string;
  /** The members of an object whose fields have names in brackets: `owner[id]`. */
  readonly members?: FieldRules;
  /** Other members of such an object. Default: texts. */
  readonly rest?: FieldRule;
};

/** By the name of the field. Other fields are texts. */
export type FieldRules = { readonly [name: string]: FieldRule };

/** A field with the names that lead to its value. */
type Entry = readonly [path: readonly string[], value: string | Blob];

/**
 * The object that the fields of a form represent. A text that does not have the type of its field
 * stays a text, which a validator then refuses.
 *
 * @param json that of the object
 */
export function readFields(
  fields: Iterable<readonly [name: string, value: string | Blob]>,
  rules: FieldRules = {},
  json: JsonCodec = plainJson,
): Readonly<Record<string, unknown>> {
  const entries = Array.from(fields, ([name, value]): Entry => [pathOf(name, rules), value]);
  return readMembers(entries, (name) => ownMember(rules, name), json);
}

/** The most names in brackets, so that a request cannot exceed the stack. */
const MAX_DEPTH = 32;

/** The names in a name with brackets, if it belongs to a known field; otherwise the name. */
function pathOf(name: string, rules: FieldRules): readonly string[] {
  const open = name.indexOf("[");
  const base = name.slice(0, open);
  const rule = ownMember(rules, base);
  if (open < 1 || !rule || ownMember(rules, name) || !name.endsWith("]")) return [name];
  const keys = name.slice(open + 1, -1).split("][");
  if (keys.length > MAX_DEPTH || keys.some((key) => /[[\]]/.test(key))) return [name];
  if (keys.join("") === "") return rule.list ? [base] : [name];
  return [base, ...keys];
}

function readMembers(
  entries: readonly Entry[],
  ruleFor: (name: string) => FieldRule | undefined,
  json: JsonCodec,
): Readonly<Record<string, unknown>> {
  const values = new Map<string, (string | Blob)[]>();
  const nested = new Map<string, Entry[]>();
  for (const [[name = "", ...below], value] of entries) {
    if (below.length > 0) append(nested, name, [below, value] as const);
    else append(values, name, value);
  }
  const found = new Map<string, unknown>();
  for (const [name, all] of values)
    found.set(name, readField(all, ruleFor(name), json.member(name)));
  for (const [name, below] of nested) {
    const { members = {}, rest } = ruleFor(name) ?? {};
    const before = found.get(name);
    const read = readMembers(below, (key) => ownMember(members, key) ?? rest, json.member(name));
    found.set(name, { ...(isObject(before) && before), ...read });
  }
  return Object.fromEntries(found);
}

function append<Value>(lists: Map<string, Value[]>, name: string, value: Value): void {
  const list = lists.get(name);
  if (list) list.push(value);
  else lists.set(name, [value]);
}

function readField(
  all: readonly (string | Blob)[],
  { type, list, delimiter }: FieldRule = { type: "text" },
  json: JsonCodec,
): unknown {
  const [first = ""] = all;
  if (!list) return all.length > 1 ? all : readValue(first, type, json);
  const items =
    delimiter !== undefined && all.length === 1 && typeof first === "string"
      ? first.split(delimiter)
      : all;
  return items.map((item) => readValue(item, type, json.item()));
}

function readValue(value: string | Blob, type: FieldRule["type"], json: JsonCodec): unknown {
  if (typeof value !== "string") return value;
  switch (type) {
    case "text":
      return value;
    case "number":
      return value.trim() === "" || Number.isNaN(Number(value)) ? value : Number(value);
    case "bigint":
      return /^-?\d+$/.test(value) ? BigInt(value) : value;
    case "boolean":
      return value === "true" ? true : value === "false" ? false : value;
    case "json":
      return jsonOrText(value, json);
    case "file":
      return new Blob([value]);
  }
}
