import { ownMember } from "../model/member.js";
import { isObject } from "../model/json.js";
import { separatorOf } from "../styles/separators.js";
import { decodedQuery, splitPairs } from "../styles/wire-request.js";
import { jsonOrText, plainJson } from "./json-codec.js";
import type { JsonCodec } from "./json-codec.js";

/** The type of a form field. */
export type FieldRule = {
  readonly type: "text" | "number" | "bigint" | "boolean" | "json" | "file";
  readonly list?: true;
  /** The separator between list items in one field; absent if each item has its own field. */
  readonly delimiter?: "," | " " | "|";
  /** The members of an object whose field names use brackets: `owner[id]`. */
  readonly members?: FieldRules;
  /** The rule for other members of such an object. Default: strings. */
  readonly rest?: FieldRule;
};

/** Rules by field name. Other fields use the rule with the empty name. Default: strings. */
export type FieldRules = { readonly [name: string]: FieldRule };

/** A field's value as it was sent, and the path of names to it. */
type Entry = readonly [path: readonly string[], value: string | Blob];

type Decode = (raw: string) => string;

/**
 * Returns the object that form fields represent. A string that does not match its field's type
 * remains a string, which a validator then rejects.
 *
 * @param json the codec of the object
 * @param decode decodes strings after lists are split. Default: strings are already decoded
 */
export function readFields(
  fields: Iterable<readonly [name: string, value: string | Blob]>,
  rules: FieldRules = {},
  json: JsonCodec = plainJson,
  decode: Decode = (text) => text,
): Readonly<Record<string, unknown>> {
  const entries = Array.from(fields, ([name, value]): Entry => [pathOf(name, rules), value]);
  return readMembers(entries, (name) => fieldRule(rules, name), json, decode);
}

/** Returns the rule for a field. */
export function fieldRule(rules: FieldRules, name: string): FieldRule | undefined {
  return ownMember(rules, name) ?? ownMember(rules, "");
}

/** Returns the object that an `application/x-www-form-urlencoded` body represents. */
export function readUrlEncoded(
  body: string,
  rules?: FieldRules,
  json?: JsonCodec,
): Readonly<Record<string, unknown>> {
  return readFields(splitPairs(body, "&", decodedQuery), rules, json, decodedQuery);
}

/** The maximum number of names in brackets, which protects the stack. */
const MAX_DEPTH = 32;

/** Splits a name with brackets if it belongs to a known field; otherwise returns the name. */
function pathOf(name: string, rules: FieldRules): readonly string[] {
  const open = name.indexOf("[");
  const base = name.slice(0, open);
  const rule = ownMember(rules, base);
  if (open < 1 || !rule || ownMember(rules, name) || !name.endsWith("]")) return [name];
  const keys = name.slice(open + 1, -1).split("][");
  if (keys.length > MAX_DEPTH || keys.some((key) => /[[\]]/.test(key))) return [name];
  // PHP's notation for the next item.
  if (keys.at(-1) === "") keys.pop();
  return keys.length > 0 || rule.list ? [base, ...keys] : [name];
}

function readMembers(
  entries: readonly Entry[],
  ruleFor: (name: string) => FieldRule | undefined,
  json: JsonCodec,
  decode: Decode,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...byFirstName(entries)].map(([name, all]) => [
      name,
      readMember(all, ruleFor(name), json.member(name), decode),
    ]),
  );
}

function byFirstName(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const [[name = "", ...below], value] of entries) {
    const entry: Entry = [below, value];
    const list = found.get(name);
    if (list) list.push(entry);
    else found.set(name, [entry]);
  }
  return found;
}

/** Reads a field and the nested fields whose names use brackets. */
function readMember(
  entries: readonly Entry[],
  rule: FieldRule | undefined,
  json: JsonCodec,
  decode: Decode,
): unknown {
  const own = entries.filter(([path]) => path.length === 0).map(([, value]) => value);
  const below = entries.filter(([path]) => path.length > 0);
  const value = own.length > 0 ? readField(own, rule, json, decode) : undefined;
  if (below.length === 0) return value;
  const { members, rest } = rule ?? {};
  const names = byFirstName(below);
  const isNumbered = [...names.keys()].every((name) => /^\d+$/.test(name));
  if (isNumbered && (rule?.list || !(members ?? rest))) {
    const item = rule && { type: rule.type, ...(members && { members }), ...(rest && { rest }) };
    const items = [...names]
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, each]) => readMember(each, item, json.item(), decode));
    return [...(Array.isArray(value) ? value : []), ...items];
  }
  const read = readMembers(below, (name) => ownMember(members ?? {}, name) ?? rest, json, decode);
  return { ...(isObject(value) && value), ...read };
}

function readField(
  all: readonly (string | Blob)[],
  { type, list, delimiter }: FieldRule = { type: "text" },
  json: JsonCodec,
  decode: Decode,
): unknown {
  const read = (value: string | Blob, codec: JsonCodec): unknown =>
    readValue(typeof value === "string" ? decode(value) : value, type, codec);
  const [first = ""] = all;
  if (!list && all.length > 1)
    return all.map((each) => (typeof each === "string" ? decode(each) : each));
  if (!list) return read(first, json);
  const items =
    delimiter !== undefined && all.length === 1 && typeof first === "string"
      ? first.split(separatorIn(first, delimiter, type))
      : all;
  return items.map((item) => read(item, json.item()));
}

/**
 * Returns the separator of the items in a string. Many clients encode separator commas, so encoded
 * commas are ambiguous. They separate items only if the items are not strings.
 */
function separatorIn(
  text: string,
  delimiter: FieldRule["delimiter"] & string,
  type: FieldRule["type"],
): RegExp {
  if (delimiter !== ",")
    return separatorOf(delimiter === "|" ? "pipeDelimited" : "spaceDelimited").read;
  return type === "text" || text.includes(",") ? /,/ : /%2C/i;
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
