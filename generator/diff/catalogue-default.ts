import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { byCodeUnits } from "../base/json.js";
import type { Parameter } from "../spec/model/parameter.js";
import { enumValues, typeName } from "./catalogue-type.js";

/** The value of a parameter that a request omits. */
interface Default {
  /** The text in the catalogue. */
  readonly text: string;
  readonly values: readonly string[];
}

/** Compares the values of a parameter that a request omits. */
export function defaultChanges(
  subject: Subject,
  old: Parameter,
  next: Parameter,
): readonly Change[] {
  // The value of a boolean is its presence, so the change of type covers it.
  if ((typeName(old) === "boolean") !== (typeName(next) === "boolean")) return [];
  const [before, after] = [defaultOf(old), defaultOf(next)];
  if (isSame(old, next, before, after)) return [];
  const facts = { old: before?.text, new: after?.text, at: "/default" };
  if (!after) return [changeOf("default-removed", subject, facts)];
  if (!isTaken(next, after)) return [changeOf("default-invalid", subject, facts)];
  if (!before)
    return [
      changeOf("default-added", subject, {
        ...facts,
        circumstances: old.required ? ["was-given"] : [],
      }),
    ];
  const rule = typeName(next) === "limit" ? "limit-default-changed" : "default-changed";
  return [changeOf(rule, subject, facts)];
}

function defaultOf({ default: value, defaultsToAll, multi }: Parameter): Default | undefined {
  const values = value === undefined ? [] : [value].flat().map(String);
  if (defaultsToAll) return { text: multi?.allspecifier ?? "", values };
  if (value === undefined) return undefined;
  return { text: Array.isArray(value) ? joined(values) : (values[0] ?? ""), values };
}

/** Joins values as a catalogue does. */
function joined(values: readonly string[]): string {
  const [first] = values;
  if (values.length === 1 && first === "") return "|";
  return values.some((value) => value.includes("|"))
    ? values.map((value) => `\u001F${value}`).join("")
    : values.join("|");
}

/**
 * Returns true for equal defaults. The order of several values has no meaning, and all values are
 * equal to all values.
 */
function isSame(
  old: Parameter,
  next: Parameter,
  before: Default | undefined,
  after: Default | undefined,
): boolean {
  if (!before || !after) return before === after;
  if (!old.multi || !next.multi) return before.text === after.text;
  if (old.defaultsToAll && next.defaultsToAll) return true;
  // If a parameter does not list its values, its allspecifier is not one of the listed values.
  const isOpen = [old, next].some((each) => each.defaultsToAll && each.default === undefined);
  return !isOpen && sorted(before) === sorted(after);
}

function sorted({ values }: Default): string {
  return JSON.stringify([...new Set(values)].toSorted(byCodeUnits));
}

/** Returns true if the parameter accepts its default. */
function isTaken(parameter: Parameter, { values }: Default): boolean {
  const { type } = parameter;
  const listed = enumValues(parameter);
  if (listed) return values.every((value) => listed.includes(value));
  if (type.kind !== "integer" && type.kind !== "float" && type.kind !== "limit") return true;
  const { min = -Infinity, max = Infinity, highmax = max } = type;
  return values.every((value) => {
    if (type.kind === "limit" && value === "max") return true;
    const number = value === "" ? Number.NaN : Number(value);
    return number >= min && number <= Math.max(max, highmax);
  });
}
