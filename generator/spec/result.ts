import type { Document } from "../read/document.js";
import type { Corrections, Result, ResultField, ResultFields, ResultShape } from "./types.js";

/** The files of results beside a catalogue that fit their schemas. */
export interface ResultDocuments {
  readonly results: readonly Document<Result>[];
  readonly corrections: readonly Document<Corrections>[];
}

/** The records that a shape leads to: through lists, maps and alternatives, which are not named on the way. */
export function recordsOf(shape: ResultShape): readonly ResultFields[] {
  if (typeof shape === "string" || "enumOf" in shape) return [];
  if ("list" in shape) return recordsOf(shape.list);
  if ("map" in shape) return recordsOf(shape.map);
  return "record" in shape ? [shape.record] : shape.anyOf.flatMap(recordsOf);
}

/** The field of a name, if there is one; what every object inherits is none. */
export function fieldOf(fields: ResultFields, name: string): ResultField | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** What stands at the end of a path of names; several where alternatives lead there, none where it leads nowhere. */
export function fieldsAt(
  fields: ResultFields,
  [name, ...rest]: readonly string[],
): readonly ResultField[] {
  if (name === undefined) return [];
  const field = fieldOf(fields, name);
  if (!field) return [];
  return rest.length === 0
    ? [field]
    : recordsOf(field.is).flatMap((record) => fieldsAt(record, rest));
}

/** The alternatives that a shape consists of: just itself where there are none. */
export function alternatives(shape: ResultShape): readonly ResultShape[] {
  return typeof shape !== "string" && "anyOf" in shape
    ? shape.anyOf.flatMap(alternatives)
    : [shape];
}
