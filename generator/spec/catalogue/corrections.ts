import { recordsOf } from "./result-documents.js";
import type { Correction, ResultFields, ResultShape } from "../source/types.js";

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
