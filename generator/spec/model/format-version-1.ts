import { plainField } from "./result.js";
import type {
  FormatVersion1,
  ModuleResult,
  ResultField,
  ResultRows,
  ResultShape,
} from "./result.js";
import { fieldsIn, mapShape, nestedShapes, resultParts } from "./result-fields.js";
import type { ResultParts } from "./result-fields.js";

/**
 * Converts a result to format version 1: other names, flags that are present if true, maps for
 * lists and lists for objects. Every object that may be empty may be an empty list, because PHP
 * does not distinguish them.
 */
export function toFormatVersion1(result: ModuleResult): ModuleResult {
  const { rows, response, generator } = result;
  return {
    ...result,
    ...(rows && { rows: rowsInVersion1(rows, response) }),
    response: fieldsInVersion1(response),
    generator: fieldsInVersion1(generator),
  };
}

/** The result in format version 1; undefined if its types are the same. */
export function differentInFormatVersion1(result: ModuleResult): ModuleResult | undefined {
  const other = toFormatVersion1(result);
  return isWrittenDifferently(result, other) ? other : undefined;
}

/** Returns true if parts of two results have different types, except the container of pages. */
export function isWrittenDifferently(result: ModuleResult, other: ModuleResult): boolean {
  const [parts, others] = [resultParts(result), resultParts(other)];
  return !isSameType(parts, others, { parts, others });
}

const UNTYPED: ReadonlySet<string> = new Set([
  "formatversion1",
  "seen",
  "servers",
  "only",
  "example",
]);

interface Compared {
  readonly parts: ResultParts;
  readonly others: ResultParts;
}

/** Compares data. A row is a separate type, which does not say that it may be empty. */
function isSameType(one: unknown, other: unknown, whole: Compared): boolean {
  if (!isNested(one) || !isNested(other)) return one === other;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isSameType(item, other[index], whole))
    );
  const left = typedMembers(one, whole.parts);
  const right = typedMembers(other, whole.others);
  return (
    left.length === right.length &&
    left.every(([key, value], index) => {
      const [name, its] = right[index] ?? ["", undefined];
      return key === name && isSameType(value, its, whole);
    })
  );
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function typedMembers(
  value: object,
  { row }: ResultParts,
): readonly (readonly [string, unknown])[] {
  const members = Object.entries(value).filter(
    ([key, member]) => !UNTYPED.has(key) && member !== undefined,
  );
  return value === row && row.kind === "record"
    ? members.map(([key, member]) => [key, key === "emptyIsList" ? false : member])
    : members;
}

/** The path to the rows by the names of version 1, with the container of the rows. */
function rowsInVersion1(rows: ResultRows, response: readonly ResultField[]): ResultRows {
  const way: ResultField[] = [];
  let fields = response;
  for (const name of rows.at) {
    const field = fields.find((each) => each.name === name);
    if (!field) return rows;
    way.push(field);
    fields = fieldsIn(field.shape);
  }
  const last = way.at(-1)?.formatversion1?.as;
  return {
    ...rows,
    at: way.map(nameInVersion1),
    ...(rows.kind === "item" && last === "map" && { kind: "entry" }),
    ...(rows.kind === "entry" && last === "list" && { kind: "item" }),
  };
}

function nameInVersion1({ name, formatversion1 }: ResultField): string {
  return formatversion1?.name ?? name;
}

/** Merges fields that have the same name in version 1. */
function fieldsInVersion1(fields: readonly ResultField[]): readonly ResultField[] {
  const byName = new Map<string, ResultField>();
  for (const field of fields) {
    if (field.formatversion1?.as === "absent") continue;
    const written = fieldInVersion1(field);
    const before = byName.get(written.name);
    byName.set(written.name, before ? mergeFields(before, written) : written);
  }
  return [...byName.values()];
}

function mergeFields(one: ResultField, other: ResultField): ResultField {
  const isSame = JSON.stringify(one.when) === JSON.stringify(other.when);
  const isAlways = isSame && [one, other].some(({ presence }) => presence === "always");
  return {
    ...one,
    shape: { kind: "union", of: [one.shape, other.shape] },
    presence: isAlways ? "always" : "sometimes",
    presentIf: [],
    when: isSame ? one.when : [],
  };
}

function fieldInVersion1(field: ResultField): ResultField {
  const { formatversion1: other, example, ...rest } = field;
  const as = other?.as;
  return {
    ...rest,
    name: nameInVersion1(field),
    shape: shapeAs(field.shape, as),
    // A type that differs in format version 1.
    only: field.only.filter(({ kind }) => kind === "value" || as === undefined),
    presence: as === "flag" || other?.optional ? "sometimes" : field.presence,
    presentIf: as === "flag" || other?.optional ? [] : field.presentIf,
    ...(example !== undefined && as === undefined && { example }),
  };
}

function shapeAs(shape: ResultShape, as: FormatVersion1["as"]): ResultShape {
  switch (as) {
    case undefined:
    case "absent":
      return shapeInVersion1(shape);
    case "flag":
      return { kind: "flag" };
    case "map":
      return listsAsMaps(shapeInVersion1(shape));
    case "list":
      return objectsAsLists(shape);
    case "content":
      return { kind: "record", fields: [CONTENT], emptyIsList: false };
    case "string":
    case "integer":
    case "number":
    case "boolean":
    case "unknown":
      return { kind: "scalar", type: as };
  }
}

/** An element's text. */
const CONTENT = plainField("*", { kind: "scalar", type: "string" });

function shapeInVersion1(shape: ResultShape): ResultShape {
  if (shape.kind === "record") {
    const fields = fieldsInVersion1(shape.fields);
    return { kind: "record", fields, emptyIsList: shape.emptyIsList || mayBeEmpty(fields) };
  }
  const mapped = mapShape(shape, shapeInVersion1);
  return mapped.kind === "map" ? { ...mapped, emptyIsList: true } : mapped;
}

/** Objects without known fields have a type that already accepts an empty list. */
function mayBeEmpty(fields: readonly ResultField[]): boolean {
  return (
    fields.length > 0 &&
    fields.every(({ presence, when }) => presence === "sometimes" || when.length > 0)
  );
}

function listsAsMaps(shape: ResultShape): ResultShape {
  if (shape.kind === "list") return { kind: "map", values: shape.items, emptyIsList: true };
  return shape.kind === "union" ? mapShape(shape, listsAsMaps) : shape;
}

/** The items of a list have no name, so the renamings of the fields do not apply. */
function objectsAsLists(shape: ResultShape): ResultShape {
  switch (shape.kind) {
    case "map":
      return { kind: "list", items: shapeInVersion1(shape.values) };
    case "record":
      return {
        kind: "list",
        items: { kind: "union", of: nestedShapes(shape).map(shapeInVersion1) },
      };
    case "union":
      return mapShape(shape, objectsAsLists);
    default:
      return shapeInVersion1(shape);
  }
}
