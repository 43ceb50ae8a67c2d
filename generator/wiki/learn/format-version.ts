import { innerShape, shapeAlternatives } from "../../spec/catalogue/result-documents.js";
import type {
  ResultField,
  ResultFields,
  ResultFormatVersion1,
  ResultShape,
  ResultUnion,
} from "../../spec/source/types.js";

type As = NonNullable<ResultFormatVersion1["as"]>;

/** Adds the differences of format version 1 to each field. */
export function withVersion1(fields: ResultFields, version1: ResultFields): ResultFields {
  const unmatched = Object.keys(version1).filter((name) => !Object.hasOwn(fields, name));
  const absent = Object.keys(fields).filter((name) => !Object.hasOwn(version1, name));
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const renamed = absent.includes(name) ? counterpart(field, absent, unmatched) : name;
      const other = renamed === undefined ? undefined : version1[renamed];
      return [name, withNote(name, renamed, field, other)];
    }),
  );
}

/** Format version 1 calls the content of an element `*`. */
function counterpart(
  { is }: ResultField,
  absent: readonly string[],
  unmatched: readonly string[],
): string | undefined {
  if (!unmatched.includes("*")) return undefined;
  return absent.length === 1 || is === "string" ? "*" : undefined;
}

function withNote(
  name: string,
  renamed: string | undefined,
  field: ResultField,
  other: ResultField | undefined,
): ResultField {
  if (!other || renamed === undefined) {
    // A flag that is false is absent, and so is a value of unknown type, which was always false.
    if (field.is === "unknown") return { ...field, formatversion1: { optional: true } };
    const as = field.is === "boolean" ? "flag" : "absent";
    return { ...field, formatversion1: { as } };
  }
  const as = isContent(field.is, other.is) ? "content" : writtenAs(field.is, other.is);
  const isFlag = as === "flag";
  const note: ResultFormatVersion1 = {
    ...(renamed !== name && { name: renamed }),
    ...(!isFlag && !field.optional && other.optional && { optional: true }),
    ...(as !== undefined && { as }),
  };
  const is = nestedShape(field.is, other.is);
  return { ...field, is, ...(Object.keys(note).length > 0 && { formatversion1: note }) };
}

/** Returns true if a string is an element's content, which format version 1 writes as `*`. */
function isContent(shape: ResultShape, other: ResultShape): boolean {
  if (kindOf(shape) !== "string" || typeof other !== "object" || !("record" in other)) return false;
  const { "*": content, ...others } = other.record;
  return content?.is === "string" && Object.keys(others).length === 0;
}

/** A value's form in format version 1, if its JSON type differs. */
function writtenAs(shape: ResultShape, other: ResultShape): As | undefined {
  const [kind, otherKind] = [kindOf(shape), kindOf(other)];
  if (kind === otherKind || kind === "unknown") return undefined;
  if (kind === "boolean" && otherKind === "string") return "flag";
  if (kind === "list" && (otherKind === "map" || otherKind === "record")) return "map";
  if ((kind === "map" || kind === "record") && otherKind === "list") return "list";
  if ((kind === "map" && otherKind === "record") || (kind === "record" && otherKind === "map"))
    return undefined;
  if (otherKind === "map" || otherKind === "record" || otherKind === "list") return "unknown";
  return otherKind === "union" ? "unknown" : otherKind;
}

function kindOf(
  shape: ResultShape,
): "string" | "integer" | "number" | "boolean" | "list" | "map" | "record" | "union" | "unknown" {
  if (typeof shape === "object") {
    if ("enumOf" in shape) return "string";
    if ("list" in shape) return "list";
    if ("map" in shape) return "map";
    return "record" in shape ? "record" : "union";
  }
  switch (shape) {
    case "integer":
    case "namespace":
      return "integer";
    case "number":
    case "boolean":
      return shape;
    case "null":
    case "unknown":
      return "unknown";
    case "string":
    case "timestamp":
    case "expiry":
    case "title":
    case "user":
      return "string";
  }
}

/** Compares the shapes inside lists, maps and records. */
function nestedShape(shape: ResultShape, other: ResultShape): ResultShape {
  if (typeof shape !== "object") return shape;
  if ("record" in shape)
    return typeof other === "object" && "record" in other
      ? { ...shape, record: withVersion1(shape.record, other.record) }
      : shape;
  if ("anyOf" in shape) return alternativesInVersion1(shape, other);
  const inner = innerShape(other);
  if (inner === undefined) return shape;
  if ("list" in shape) return { list: nestedShape(shape.list, inner) };
  return "map" in shape ? { ...shape, map: nestedShape(shape.map, inner) } : shape;
}

/** Compares each alternative with the alternative of the same kind. */
function alternativesInVersion1({ anyOf }: ResultUnion, other: ResultShape): ResultShape {
  const others = shapeAlternatives(other);
  const [first, second, ...more] = anyOf.map((each) => {
    const same = others.find((found) => kindOf(found) === kindOf(each));
    return same === undefined ? each : nestedShape(each, same);
  });
  return first === undefined || second === undefined
    ? { anyOf }
    : { anyOf: [first, second, ...more] };
}
