import type { Document } from "../../base/document.js";
import type {
  Corrections,
  Result,
  ResultField,
  ResultFields,
  ResultShape,
  Correction,
} from "../source/types.js";

/** The result files next to a catalogue that match their schemas. */
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

/** Applies corrections to learned fields. Paths without a field are ignored. */
export function applyCorrections(
  fields: ResultFields,
  corrections: readonly Pick<Correction, "at" | "field">[],
): ResultFields {
  return corrections.reduce<ResultFields>(
    (current, correction) => applyCorrection(current, correction.at, correction),
    fields,
  );
}

function applyCorrection(
  fields: ResultFields,
  [name, ...rest]: readonly string[],
  correction: Pick<Correction, "field">,
): ResultFields {
  if (name === undefined) return fields;
  const found = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (rest.length > 0)
    return found
      ? withField(fields, name, { ...found, is: correctShape(found.is, rest, correction) })
      : fields;
  return correction.field
    ? withField(fields, name, correction.field)
    : Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name));
}

/** Unlike a spread, this keeps the order of names and allows `__proto__`. */
function withField(fields: ResultFields, name: string, field: ResultFields[string]): ResultFields {
  const others = Object.entries(fields);
  return Object.fromEntries(
    Object.hasOwn(fields, name)
      ? others.map(([each, value]) => [each, each === name ? field : value])
      : [...others, [name, field]],
  );
}

function correctShape(
  shape: ResultShape,
  at: readonly string[],
  correction: Pick<Correction, "field">,
): ResultShape {
  if (typeof shape === "string" || "enumOf" in shape) return shape;
  if ("list" in shape) return { list: correctShape(shape.list, at, correction) };
  if ("map" in shape) return { ...shape, map: correctShape(shape.map, at, correction) };
  if ("record" in shape) return { ...shape, record: applyCorrection(shape.record, at, correction) };
  // Existing fields are corrected in all alternatives. New fields are added to the first record.
  const leading = shape.anyOf.filter((each) => leadsTo(each, at));
  const taking =
    leading.length > 0
      ? leading
      : shape.anyOf.filter((each) => recordsOf(each).length > 0).slice(0, 1);
  const [first, second, ...others] = shape.anyOf.map((each) =>
    taking.includes(each) ? correctShape(each, at, correction) : each,
  );
  return first === undefined || second === undefined
    ? shape
    : { anyOf: [first, second, ...others] };
}

function leadsTo(shape: ResultShape, [name = ""]: readonly string[]): boolean {
  return recordsOf(shape).some((record) => Object.hasOwn(record, name));
}

/** The shape of list items or map values. */
export function innerShape(shape: ResultShape): ResultShape | undefined {
  if (typeof shape !== "object") return undefined;
  if ("list" in shape) return shape.list;
  return "map" in shape ? shape.map : undefined;
}
