import type {
  FormatVersion1,
  ModuleResult,
  ResultField,
  ResultRows,
  ResultShape,
} from "../model/result.js";
import { resultParts } from "../model/result-parts.js";
import type { ResultParts } from "../model/result-parts.js";

/**
 * What a module puts into an answer in format version 1: fields under other names, flags that are
 * there where they are true, maps for lists and lists for objects. Every object that may be empty may
 * be an empty list, since PHP has one kind of both.
 */
export function toFormatVersion1(result: ModuleResult): ModuleResult {
  const { rows, answer, generator } = result;
  return {
    ...result,
    ...(rows && { rows: rowsInVersion1(rows, answer) }),
    answer: fieldsInVersion1(answer),
    generator: fieldsInVersion1(generator),
  };
}

/** The result in format version 1 if it has other types there; undefined otherwise. */
export function differentInFormatVersion1(result: ModuleResult): ModuleResult | undefined {
  const other = toFormatVersion1(result);
  return isWrittenDifferently(result, other) ? other : undefined;
}

/** Whether the parts of two results have different types; how the pages are kept is no part. */
export function isWrittenDifferently(result: ModuleResult, other: ModuleResult): boolean {
  const [parts, others] = [resultParts(result), resultParts(other)];
  return !isSameType(parts, others, { parts, others });
}

const UNTYPED: ReadonlySet<string> = new Set(["formatversion1", "seen", "servers", "example"]);

interface Compared {
  readonly parts: ResultParts;
  readonly others: ResultParts;
}

/** Compares data; a row is a type of its own, which does not say that it may be empty. */
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

/** The way to the rows by the names there, and what they are in at its end. */
function rowsInVersion1(rows: ResultRows, answer: readonly ResultField[]): ResultRows {
  const way: ResultField[] = [];
  let fields = answer;
  for (const name of rows.at) {
    const field = fields.find((each) => each.name === name);
    if (!field) return rows;
    way.push(field);
    fields = fieldsBelow(field.shape);
  }
  const last = way.at(-1)?.formatversion1?.as;
  return {
    ...rows,
    at: way.map(nameInVersion1),
    ...(rows.kind === "item" && last === "map" && { kind: "entry" }),
    ...(rows.kind === "entry" && last === "list" && { kind: "item" }),
  };
}

function fieldsBelow(shape: ResultShape): readonly ResultField[] {
  switch (shape.kind) {
    case "scalar":
    case "enum":
    case "flag":
      return [];
    case "list":
      return fieldsBelow(shape.items);
    case "map":
      return fieldsBelow(shape.values);
    case "record":
      return shape.fields;
    case "union":
      return shape.of.flatMap(fieldsBelow);
  }
}

function nameInVersion1({ name, formatversion1 }: ResultField): string {
  return formatversion1?.name ?? name;
}

/** Fields that get the same name are one there, which is either of them. */
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
    presence: as === "flag" || other?.optional ? "sometimes" : field.presence,
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
    case "string":
    case "integer":
    case "number":
    case "boolean":
    case "unknown":
      return { kind: "scalar", type: as };
  }
}

function shapeInVersion1(shape: ResultShape): ResultShape {
  switch (shape.kind) {
    case "scalar":
    case "enum":
    case "flag":
      return shape;
    case "list":
      return { kind: "list", items: shapeInVersion1(shape.items) };
    case "map":
      return { kind: "map", values: shapeInVersion1(shape.values), emptyIsList: true };
    case "record": {
      const fields = fieldsInVersion1(shape.fields);
      return { kind: "record", fields, emptyIsList: shape.emptyIsList || mayBeEmpty(fields) };
    }
    case "union":
      return { kind: "union", of: shape.of.map(shapeInVersion1) };
  }
}

/** An object of which nothing is known has a type that an empty list fits already. */
function mayBeEmpty(fields: readonly ResultField[]): boolean {
  return (
    fields.length > 0 &&
    fields.every(({ presence, when }) => presence === "sometimes" || when.length > 0)
  );
}

function listsAsMaps(shape: ResultShape): ResultShape {
  switch (shape.kind) {
    case "scalar":
    case "enum":
    case "flag":
    case "map":
    case "record":
      return shape;
    case "list":
      return { kind: "map", values: shape.items, emptyIsList: true };
    case "union":
      return { kind: "union", of: shape.of.map(listsAsMaps) };
  }
}

/** What stands in a list has no name to be written under, so that the fields' own differences do not count. */
function objectsAsLists(shape: ResultShape): ResultShape {
  switch (shape.kind) {
    case "scalar":
    case "enum":
    case "flag":
    case "list":
      return shapeInVersion1(shape);
    case "map":
      return { kind: "list", items: shapeInVersion1(shape.values) };
    case "record":
      return {
        kind: "list",
        items: { kind: "union", of: shape.fields.map((field) => shapeInVersion1(field.shape)) },
      };
    case "union":
      return { kind: "union", of: shape.of.map(objectsAsLists) };
  }
}
