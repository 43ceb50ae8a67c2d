import type {
  ModuleResult,
  ObservedError,
  PresenceClause,
  ResultCondition,
  ResultField,
  ResultShape,
} from "../model/result.js";
import { isImpossible } from "../model/condition.js";
import { mapShape } from "../model/result-fields.js";
import { commonClauses } from "../model/presence.js";
import { allItems } from "./combine-types.js";

/**
 * The result that describes the responses of both servers: a field that only one of them sends is
 * not always there.
 */
export function combineResults(a: ModuleResult, b: ModuleResult): ModuleResult {
  const { rows, origin } = a;
  return {
    ...(origin && { origin }),
    servers: allItems(a.servers, b.servers),
    ...(rows && isSame(rows, b.rows) && { rows }),
    response: combineFields(a.response, b.response),
    generator: combineFields(a.generator, b.generator),
    // A form that only one of them sends has no type that describes both.
    bodies: isSame(a.bodies, b.bodies) ? a.bodies : [],
    errors: combineErrors(a.errors, b.errors),
  };
}

function combineErrors(
  a: readonly ObservedError[],
  b: readonly ObservedError[],
): readonly ObservedError[] {
  const codes = allItems(
    a.map(({ code }) => code),
    b.map(({ code }) => code),
  );
  return codes.toSorted().map((code) => ({
    code,
    servers: [...new Set([...a, ...b].flatMap((each) => (each.code === code ? each.servers : [])))],
  }));
}

function combineFields(
  a: readonly ResultField[],
  b: readonly ResultField[],
): readonly ResultField[] {
  const others = new Map(b.map((field) => [field.name, field]));
  const names = new Set(a.map(({ name }) => name));
  return [
    ...a.map((field) => {
      const other = others.get(field.name);
      return other ? combineField(field, other) : sometimes(field);
    }),
    ...b.filter(({ name }) => !names.has(name)).map(sometimes),
  ];
}

function sometimes(field: ResultField): ResultField {
  return { ...field, presence: "sometimes", presentIf: [] };
}

function combineField(a: ResultField, b: ResultField): ResultField {
  const description = a.description ?? b.description;
  const hasSameConditions = isSame(a.when, b.when);
  const isAlways = hasSameConditions && a.presence === "always" && b.presence === "always";
  return {
    ...a,
    shape: combineShapes(a.shape, b.shape),
    presence: isAlways ? "always" : "sometimes",
    presentIf: hasSameConditions && !isAlways ? commonPresence(a, b) : [],
    when: hasSameConditions ? a.when : commonConditions(a.when, b.when),
    ...((a.values || b.values) && { values: allItems(a.values ?? [], b.values ?? []) }),
    seen: isSame(a, b) ? a.seen : a.seen + b.seen,
    servers: allItems(a.servers, b.servers),
    only: isSame(a.only, b.only) ? a.only : [],
    ...(description && { description }),
  };
}

/** The values with which a field is present on both servers. */
function commonPresence(a: ResultField, b: ResultField): readonly PresenceClause[] {
  if (a.presence === "always") return b.presentIf;
  if (b.presence === "always") return a.presentIf;
  return commonClauses(a.presentIf, b.presentIf);
}

/** A field requires only what it requires on both servers. */
function commonConditions(
  a: readonly ResultCondition[],
  b: readonly ResultCondition[],
): readonly ResultCondition[] {
  return a.flatMap((condition) => {
    const other = b.find(({ parameter }) => parameter === condition.parameter);
    if (!other) return [];
    if (condition.values === false || other.values === false)
      return condition.values === other.values ? [condition] : [];
    return condition.values && other.values
      ? [{ ...condition, values: allItems(condition.values, other.values) }]
      : [{ parameter: condition.parameter }];
  });
}

function combineShapes(a: ResultShape, b: ResultShape): ResultShape {
  if (isSame(a, b)) return a;
  if (a.kind === "record" && b.kind === "record")
    return {
      kind: "record",
      fields: combineFields(a.fields, b.fields),
      emptyIsList: a.emptyIsList || b.emptyIsList,
    };
  if (a.kind === "list" && b.kind === "list")
    return { kind: "list", items: combineShapes(a.items, b.items) };
  if (a.kind === "map" && b.kind === "map")
    return {
      kind: "map",
      values: combineShapes(a.values, b.values),
      emptyIsList: a.emptyIsList || b.emptyIsList,
    };
  if (a.kind === "enum" && b.kind === "enum" && a.parameter === b.parameter)
    return { ...a, values: allItems(a.values, b.values) };
  return unionOf([...alternatives(a), ...alternatives(b)]);
}

function alternatives(shape: ResultShape): readonly ResultShape[] {
  return shape.kind === "union" ? shape.of : [shape];
}

/** A union with one alternative for each kind of structure. */
function unionOf(shapes: readonly ResultShape[]): ResultShape {
  const merged: ResultShape[] = [];
  for (const shape of shapes) {
    const at = merged.findIndex((each) => isSame(each, shape) || isSameStructure(each, shape));
    const known = merged[at];
    if (known) merged[at] = combineShapes(known, shape);
    else merged.push(shape);
  }
  const [only, ...others] = merged;
  return only && others.length === 0 ? only : { kind: "union", of: merged };
}

function isSameStructure(a: ResultShape, b: ResultShape): boolean {
  return a.kind === b.kind && ["record", "list", "map"].includes(a.kind);
}

/**
 * Removes fields that require parameters or values missing from the combined module.
 *
 * @param isKept returns true for a parameter, or its value, that the module contains
 */
export function withoutUnselectable(
  result: ModuleResult,
  isKept: (parameter: string, value?: string) => boolean,
): ModuleResult {
  const fieldsOf = (fields: readonly ResultField[]): readonly ResultField[] =>
    fields.flatMap((field) => {
      const when = field.when
        .filter(({ parameter, values }) => values !== false || isKept(parameter))
        .map((condition): ResultCondition =>
          condition.values
            ? {
                ...condition,
                values: condition.values.filter((value) => isKept(condition.parameter, value)),
              }
            : condition,
        );
      const isReachable = when.every(
        (condition) => isKept(condition.parameter) && !isImpossible(condition),
      );
      return isReachable ? [{ ...field, when, shape: shapeOf(field.shape) }] : [];
    });
  const shapeOf = (shape: ResultShape): ResultShape => {
    if (shape.kind === "record") return { ...shape, fields: fieldsOf(shape.fields) };
    if (shape.kind !== "enum") return mapShape(shape, shapeOf);
    return isKept(shape.parameter) ? shape : { kind: "scalar", type: "string" };
  };
  const { rows } = result;
  const isSelectorLost = rows?.selector !== undefined && !isKept(rows.selector);
  return {
    ...result,
    ...(rows && isSelectorLost && { rows: { at: rows.at, kind: rows.kind } }),
    response: fieldsOf(result.response),
    generator: fieldsOf(result.generator),
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
