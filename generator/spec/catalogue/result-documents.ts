import type { Document } from "../../base/document.js";
import type {
  Corrections,
  Result,
  ResultField,
  ResultFields,
  ResultShape,
} from "../source/types.js";

/** The files of results beside a catalogue that fit their schemas. */
export interface ResultDocuments {
  readonly results: readonly Document<Result>[];
  readonly corrections: readonly Document<Corrections>[];
}

/** The records of a shape, through lists, maps and alternatives. */
export function recordsOf(shape: ResultShape): readonly ResultFields[] {
  if (typeof shape === "string" || "enumOf" in shape) return [];
  if ("list" in shape) return recordsOf(shape.list);
  if ("map" in shape) return recordsOf(shape.map);
  return "record" in shape ? [shape.record] : shape.anyOf.flatMap(recordsOf);
}

/** The field with a name; undefined if missing or inherited. */
export function fieldOf(fields: ResultFields, name: string): ResultField | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** The fields at the end of a path of names. Alternatives may lead to several fields. */
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

/** The alternatives of a shape; the shape itself if it has none. */
export function shapeAlternatives(shape: ResultShape): readonly ResultShape[] {
  return typeof shape !== "string" && "anyOf" in shape
    ? shape.anyOf.flatMap(shapeAlternatives)
    : [shape];
}
