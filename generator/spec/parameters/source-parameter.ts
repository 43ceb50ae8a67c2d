import type { Flag, Parameter } from "../source/types.js";

/** Returns true if a flag is set, in either format version. */
export function isSet(flag: Flag | undefined): boolean {
  return flag === "" || flag === true;
}

/** The allowed values of an enum as text; undefined for other types. */
export function allowedValues(parameter: Parameter): readonly string[] | undefined {
  return Array.isArray(parameter.type) ? parameter.type.map(String) : undefined;
}

/** The values of a default. Wikis join them with `|`, or with U+001F if a value contains `|`. */
export function defaultValues(parameter: Parameter): readonly string[] {
  const text = String(parameter.default ?? "");
  if (!isSet(parameter.multi)) return [text];
  if (text === "") return [];
  const values = text.startsWith("\u001F") ? text.slice(1).split("\u001F") : text.split("|");
  // A list with one empty text is written as two empty texts.
  return text === "|" ? [""] : values;
}
