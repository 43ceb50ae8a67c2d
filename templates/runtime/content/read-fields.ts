import { isObject } from "../model/json.js";

/** The type of a form's field, which its text does not show. */
export type FieldRule = {
  readonly type: "text" | "number" | "bigint" | "boolean" | "json" | "file";
  readonly list?: true;
  /** Between the items of a list in one field; absent if each item has its own. */
  readonly delimiter?: string;
};

/** By the name of the field. Other fields are texts. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/**
 * The object that the fields of a form represent. A text that does not have the type of its field
 * stays a text, which a validator then refuses.
 */
export function readFields(
  fields: Iterable<readonly [name: string, value: string | Blob]>,
  rules: FieldRules = {},
): Readonly<Record<string, unknown>> {
  const values = new Map<string, (string | Blob)[]>();
  const nested: (readonly [name: string, key: string, value: string | Blob])[] = [];
  for (const [name, value] of fields) {
    const [, base = "", key = ""] = /^([^[\]]+)\[([^[\]]*)\]$/.exec(name) ?? [];
    const rule = ruleOf(rules, base);
    if (rule && !ruleOf(rules, name) && key !== "") nested.push([base, key, value]);
    else {
      const known = rule?.list && !ruleOf(rules, name) ? base : name;
      values.set(known, [...(values.get(known) ?? []), value]);
    }
  }
  const found = new Map<string, unknown>();
  for (const [name, all] of values) found.set(name, readField(all, ruleOf(rules, name)));
  for (const [name, key, value] of nested) {
    const before = found.get(name);
    found.set(name, { ...(isObject(before) && before), [key]: value });
  }
  return Object.fromEntries(found);
}

function readField(all: readonly (string | Blob)[], rule: FieldRule = { type: "text" }): unknown {
  const [first = ""] = all;
  const { type, list, delimiter } = rule;
  if (!list) return all.length > 1 ? all : readValue(first, type);
  const items =
    delimiter !== undefined && all.length === 1 && typeof first === "string"
      ? first.split(delimiter)
      : all;
  return items.map((item) => readValue(item, type));
}

function readValue(value: string | Blob, type: FieldRule["type"]): unknown {
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
      return parsedOr(value);
    case "file":
      return new Blob([value]);
  }
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function ruleOf(rules: FieldRules, name: string): FieldRule | undefined {
  return Object.hasOwn(rules, name) ? rules[name] : undefined;
}
