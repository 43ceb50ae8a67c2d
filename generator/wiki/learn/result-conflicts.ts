import { fieldsAt, shapeAlternatives } from "../../spec/catalogue/result-documents.js";
import type {
  Correction,
  ResultField,
  ResultFields,
  ResultShape,
} from "../../spec/source/types.js";

/** A difference between a correction and what a server sent. */
export interface CorrectionConflict {
  /** The path of field names from the response. */
  readonly at: readonly string[];
  /** The corrected value, such as `string` or `always present`. */
  readonly corrected: string;
  /** The value from the server. */
  readonly sent: string;
}

/** The differences between a correction and the result that was inferred from new responses. */
export function correctionConflicts(
  { at, field }: Pick<Correction, "at" | "field">,
  inferred: ResultFields,
): readonly CorrectionConflict[] {
  return fieldsAt(inferred, at).flatMap((sent) =>
    field
      ? fieldConflicts(field, sent, at)
      : [{ at, corrected: "absent", sent: describeShape(sent.is) }],
  );
}

function fieldConflicts(
  corrected: ResultField,
  sent: ResultField,
  at: readonly string[],
): readonly CorrectionConflict[] {
  // Conditions explain absence.
  const isPromised =
    !corrected.optional && JSON.stringify(corrected.when) === JSON.stringify(sent.when);
  const absence = { at, corrected: "always present", sent: "absent from some rows" };
  return [
    ...(isPromised && sent.optional ? [absence] : []),
    ...shapeConflicts(corrected.is, sent.is, at),
  ];
}

function shapeConflicts(
  corrected: ResultShape,
  sent: ResultShape,
  at: readonly string[],
): readonly CorrectionConflict[] {
  const allowed = shapeAlternatives(corrected);
  if (allowed.includes("unknown")) return [];
  return shapeAlternatives(sent).flatMap((part) => {
    if (part === "unknown") return [];
    const found = allowed.map((each) => partConflicts(each, part, at));
    const [first, ...others] = found.flatMap((each) => (each ? [each] : []));
    if (!first) return [{ at, corrected: describeShape(corrected), sent: describeShape(part) }];
    return others.reduce(
      (shortest, each) => (each.length < shortest.length ? each : shortest),
      first,
    );
  });
}

/** The conflicts inside two shapes of the same JSON type; undefined if the types differ. */
function partConflicts(
  corrected: ResultShape,
  sent: ResultShape,
  at: readonly string[],
): readonly CorrectionConflict[] | undefined {
  if (isText(corrected) && isText(sent)) return isWiderText(corrected, sent) ? [] : undefined;
  if (typeof corrected === "string" || typeof sent === "string")
    return isWiderScalar(corrected, sent) ? [] : undefined;
  if ("list" in corrected)
    return "list" in sent ? shapeConflicts(corrected.list, sent.list, at) : undefined;
  if ("map" in corrected) {
    if ("map" in sent) return shapeConflicts(corrected.map, sent.map, at);
    if (!("record" in sent)) return undefined;
    return Object.values(sent.record).flatMap(({ is }) => shapeConflicts(corrected.map, is, at));
  }
  if ("record" in corrected && "record" in sent)
    return recordConflicts(corrected.record, sent.record, at);
  return undefined;
}

function recordConflicts(
  corrected: ResultFields,
  sent: ResultFields,
  at: readonly string[],
): readonly CorrectionConflict[] {
  const names = new Set([...Object.keys(sent), ...Object.keys(corrected)]);
  return [...names].flatMap((name): readonly CorrectionConflict[] => {
    const [own] = fieldsAt(corrected, [name]);
    const [other] = fieldsAt(sent, [name]);
    const path = [...at, name];
    if (own && other) return fieldConflicts(own, other, path);
    if (other) return [{ at: path, corrected: "absent", sent: describeShape(other.is) }];
    return own?.optional || own?.when || Object.keys(sent).length === 0
      ? []
      : [{ at: path, corrected: "always present", sent: "absent" }];
  });
}

const TEXTS: ReadonlySet<ResultShape> = new Set<ResultShape>([
  "string",
  "timestamp",
  "expiry",
  "title",
  "user",
]);

/** Returns true for arbitrary strings. */
export function isText(shape: ResultShape): boolean {
  return TEXTS.has(shape) || isChoice(shape);
}

/** Returns true for strings that are parameter values. */
export function isChoice(shape: ResultShape): boolean {
  return typeof shape === "object" && "enumOf" in shape;
}

function isWiderText(corrected: ResultShape, sent: ResultShape): boolean {
  const isOpen = corrected === "string" || corrected === "title" || corrected === "user";
  const isTime = corrected === "expiry" && sent === "timestamp";
  return isOpen || isTime || JSON.stringify(corrected) === JSON.stringify(sent);
}

/** Each includes those before it. */
export const NUMBERS: readonly ResultShape[] = ["namespace", "integer", "number"];

function isWiderScalar(corrected: ResultShape, sent: ResultShape): boolean {
  return (
    corrected === sent ||
    (NUMBERS.includes(sent) && NUMBERS.indexOf(corrected) >= NUMBERS.indexOf(sent))
  );
}

/** Describes a shape briefly. */
export function describeShape(shape: ResultShape): string {
  if (typeof shape === "string") return shape;
  if ("enumOf" in shape) return `a value of ${shape.enumOf}`;
  if ("list" in shape) return `list of ${describeShape(shape.list)}`;
  if ("map" in shape) return `map of ${describeShape(shape.map)}`;
  if ("record" in shape) return "record";
  return shape.anyOf.map(describeShape).join(" or ");
}
