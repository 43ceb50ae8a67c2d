import { innerShape, shapeAlternatives } from "../../spec/catalogue/result-documents.js";
import type {
  ResultField,
  ResultPartialType,
  ResultPartialValue,
  ResultShape,
} from "../../spec/source/types.js";

type JsonType = ResultPartialType["type"];

/** A field as some servers sent it. */
export interface ObservedField {
  readonly field: ResultField;
  readonly servers: readonly string[];
}

/**
 * The parts of a merged field that only some of its servers sent: alternatives of its type, and
 * values of its conditions.
 *
 * @param selector the parameter that selects fields of rows. Only its values have evidence: other
 *   parameters select rows, and a server may have none for a value
 */
export function mergePartialEvidence(
  merged: ResultField,
  observed: readonly ObservedField[],
  selector: string | undefined,
): NonNullable<ResultField["only"]> | undefined {
  const all = new Set(observed.flatMap(({ servers }) => servers));
  const depth = nestingOf(merged.is);
  // Nothing is known about the type of a value that was always empty.
  const isKnown = observed.every(({ field }) => jsonTypesOf(field.is, depth).length > 0);
  const types = (isKnown ? jsonTypesOf(merged.is, depth) : []).flatMap(
    (type): readonly ResultPartialType[] => {
      const [first, ...more] = distinct(
        observed.flatMap((each) => serversOfType(each, type, depth)),
      );
      return first === undefined || more.length + 1 === all.size
        ? []
        : [{ type, servers: [first, ...more] }];
    },
  );
  const values = Object.entries(merged.when ?? {}).flatMap(([parameter, wanted]) =>
    (typeof wanted === "boolean" || parameter !== selector ? [] : wanted).flatMap(
      (value): readonly ResultPartialValue[] => {
        const [first, ...more] = distinct(
          observed.flatMap((each) => serversOfValue(each, parameter, value)),
        );
        return first === undefined || more.length + 1 === all.size
          ? []
          : [{ parameter, value, servers: [first, ...more] }];
      },
    ),
  );
  const [first, ...more] = [...types, ...values];
  return first && [first, ...more];
}

function serversOfType(
  { field, servers }: ObservedField,
  type: JsonType,
  depth: number,
): readonly string[] {
  const known = field.only?.find((part) => "type" in part && part.type === type);
  if (known) return known.servers;
  return jsonTypesOf(field.is, depth).includes(type) ? servers : [];
}

function serversOfValue(
  { field, servers }: ObservedField,
  parameter: string,
  value: string,
): readonly string[] {
  const known = field.only?.find(
    (part) => "value" in part && part.parameter === parameter && part.value === value,
  );
  if (known) return known.servers;
  const wanted = field.when?.[parameter];
  // Without the condition, each value brings the field.
  return typeof wanted !== "object" || wanted.includes(value) ? servers : [];
}

/** The number of lists and maps around a shape's values. */
function nestingOf(shape: ResultShape): number {
  const inner = innerShape(shape);
  return inner === undefined ? 0 : 1 + nestingOf(inner);
}

/** The JSON types of a shape's values, inside some lists and maps; empty if unknown. */
function jsonTypesOf(shape: ResultShape, depth: number): readonly JsonType[] {
  if (depth > 0) {
    const inner = innerShape(shape);
    return inner === undefined ? [] : jsonTypesOf(inner, depth - 1);
  }
  const types = shapeAlternatives(shape).map(jsonTypeOf);
  return types.includes(undefined) ? [] : distinct(types.flatMap((type) => type ?? []));
}

function jsonTypeOf(shape: ResultShape): JsonType | undefined {
  if (typeof shape === "object") {
    if ("enumOf" in shape) return "string";
    return "list" in shape ? "array" : "object";
  }
  switch (shape) {
    case "string":
    case "timestamp":
    case "expiry":
    case "title":
    case "user":
      return "string";
    case "namespace":
    case "integer":
    case "number":
      return "number";
    case "boolean":
    case "null":
      return shape;
    case "unknown":
      return undefined;
  }
}

function distinct<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)];
}
