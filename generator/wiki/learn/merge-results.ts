import type { EffectiveValues } from "./plan-experiments.js";
import { isGiven } from "./infer-condition.js";
import { mergeBodies, mergeErrors } from "./merge-others.js";
import { mergePartialEvidence } from "./partial-results.js";
import { isChoice, isText, NUMBERS } from "./result-conflicts.js";
import { clausesByField, commonClauses, presenceClause } from "../../spec/model/presence.js";
import type { ValuesByField } from "../../spec/model/presence.js";
import { member } from "../../base/json.js";
import { shapeAlternatives } from "../../spec/catalogue/result-documents.js";
import type {
  Result,
  ResultField,
  ResultFields,
  ResultPresence,
  ResultShape,
} from "../../spec/source/types.js";

/** Two observations of one field that have no common type. */
export interface Contradiction {
  /** The path of field names from the response. */
  readonly at: readonly string[];
  readonly before: ResultShape;
  readonly now: ResultShape;
}

/** A known result, widened by new observations. */
export interface Merged {
  readonly result: Result;
  readonly contradictions: readonly Contradiction[];
}

/**
 * Merges a new result into a known one. Types are only widened and no field is removed. A missing
 * field becomes optional only if it was requested.
 */
export function mergeResults(
  before: Result,
  now: Result,
  sentParams: readonly EffectiveValues[],
): Merged {
  const contradictions: Contradiction[] = [];
  const rows = before.rows ?? now.rows;
  const merging: Merging = {
    selector: rows?.selector,
    before: before.servers,
    now: now.servers,
    sentParams,
    contradict: (found) => contradictions.push(found),
  };
  const response = mergeFields(before.response, now.response, [], merging);
  const generator = mergeFields(before.generator ?? {}, now.generator ?? {}, [], merging);
  const bodies = mergeBodies(before.bodies, now.bodies);
  const errors = mergeErrors(before, now);
  const [first, ...more] = before.servers;
  const result: Result = {
    ...(before.$schema !== undefined && { $schema: before.$schema }),
    module: before.module,
    servers: [first, ...union(more, now.servers).filter((server) => server !== first)],
    ...(rows && { rows }),
    response,
    ...(Object.keys(generator).length > 0 && { generator }),
    ...(bodies && { bodies }),
    ...(errors && { errors }),
  };
  return { result, contradictions };
}

interface Merging {
  /** The parameter that selects the fields of rows. */
  readonly selector: string | undefined;
  readonly before: readonly string[];
  readonly now: readonly string[];
  /** The values of the new experiments. */
  readonly sentParams: readonly EffectiveValues[];
  readonly contradict: (found: Contradiction) => void;
}

/**
 * The narrowest shape that accepts what either of two shapes accepts. A known `unknown` stays, because
 * it accepts every value; a new one is a value that was not observed. Fields that only one of the
 * shapes has are optional.
 */
export function joinShapes(before: ResultShape, now: ResultShape): ResultShape {
  if (isSame(before, now)) return before;
  if (before === "unknown" || now === "unknown") return before;
  const scalar = widenScalars(before, now);
  if (scalar !== undefined) return scalar;
  if (typeof before === "object" && typeof now === "object") {
    if ("list" in before && "list" in now) return { list: joinShapes(before.list, now.list) };
    if ("map" in before && "map" in now)
      return { ...before, ...emptyFlag(before, now), map: joinShapes(before.map, now.map) };
    if ("record" in before && "record" in now)
      return {
        ...before,
        ...emptyFlag(before, now),
        record: joinFields(before.record, now.record),
      };
  }
  const parts = [...shapeAlternatives(before)];
  for (const part of shapeAlternatives(now)) {
    const index = parts.findIndex((each) => areJoined(each, part));
    const known = parts[index];
    if (known === undefined) parts.push(part);
    else parts[index] = joinShapes(known, part);
  }
  const [first, second, ...others] = parts;
  return first === undefined || second === undefined
    ? before
    : { anyOf: [first, second, ...others] };
}

/** Returns true if one alternative describes the values of both. */
function areJoined(a: ResultShape, b: ResultShape): boolean {
  const isMap = [a, b].map((shape) => typeof shape === "object" && "map" in shape);
  return kindOf(a) === kindOf(b) && isMap[0] === isMap[1];
}

function joinFields(before: ResultFields, now: ResultFields): ResultFields {
  return Object.fromEntries(
    union(Object.keys(before), Object.keys(now)).flatMap((name) => {
      const [old, fresh] = [fieldNamed(before, name), fieldNamed(now, name)];
      const field = old && fresh ? joinField(old, fresh) : sometimes(old ?? fresh);
      return field ? [[name, field] as const] : [];
    }),
  );
}

function sometimes(field: ResultField | undefined): ResultField | undefined {
  if (!field) return undefined;
  const { presentIf: _, ...rest } = field;
  return { ...rest, optional: true };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function joinField(before: ResultField, now: ResultField): ResultField {
  const { when, presentIf, only: _, servers, optional: __, ...rest } = before;
  const hasConditions = isSame(when, now.when);
  const isOptional = !hasConditions || before.optional || now.optional;
  const [first, ...more] = servers && now.servers ? union(servers, now.servers) : [];
  return {
    ...rest,
    is: joinShapes(before.is, now.is),
    ...(isOptional && { optional: true }),
    ...(when && hasConditions && { when }),
    ...(presentIf && hasConditions && isSame(presentIf, now.presentIf) && { presentIf }),
    seen: Math.max(before.seen, now.seen),
    ...(first !== undefined && { servers: [first, ...more] }),
  };
}

function mergeFields(
  before: ResultFields,
  now: ResultFields,
  at: readonly string[],
  merging: Merging,
): ResultFields {
  const merged = union(Object.keys(before), Object.keys(now)).flatMap((name) => {
    const [old, fresh] = [fieldNamed(before, name), fieldNamed(now, name)];
    if (old && fresh) return [[name, mergeField(old, fresh, [...at, name], merging)] as const];
    if (old) return [[name, withoutPresence(old, merging)] as const];
    return fresh ? [[name, onlyOn(fresh, merging.now, merging.before)] as const] : [];
  });
  return Object.fromEntries(merged);
}

function fieldNamed(fields: ResultFields, name: string): ResultField | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Creates a field optional if it was requested and not observed. */
function withoutPresence(field: ResultField, { before, now, sentParams }: Merging): ResultField {
  const conditions = Object.entries(field.when ?? {});
  const wasAsked = sentParams.some((each) =>
    conditions.every(([name, wanted]) => isGiven(each, name, wanted)),
  );
  return wasAsked ? onlyOn(field, before, now) : field;
}

/** A field that only one of two runs observed is optional. */
function onlyOn(field: ResultField, on: readonly string[], others: readonly string[]): ResultField {
  const [first, ...more] = field.servers ?? on;
  const isEverywhere = others.every((each) => first === each || more.includes(each));
  const { presentIf: _, ...rest } = field;
  return {
    ...rest,
    optional: true,
    ...(!isEverywhere && first !== undefined && { servers: [first, ...more] }),
  };
}

function mergeField(
  before: ResultField,
  now: ResultField,
  at: readonly string[],
  merging: Merging,
): ResultField {
  const { servers: _, only: __, formatversion1, ...rest } = before;
  const when = mergeWhen(before.when, now.when, merging.sentParams);
  const servers = {
    before: before.servers ?? merging.before,
    now: now.servers ?? merging.now,
  };
  const [first, ...more] = union(servers.before, servers.now);
  const is = widen(before.is, now.is, at, merging);
  const all = union(merging.before, merging.now);
  const note = formatversion1 ?? now.formatversion1;
  const presentIf = mergePresence(before, now);
  const [value, ...others] = union(before.values ?? [], now.values ?? []);
  const values: ResultField["values"] = value === undefined ? undefined : [value, ...others];
  const { optional: ___, when: ____, presentIf: _____, ...kept } = rest;
  const observed = [
    { field: before, servers: servers.before },
    { field: now, servers: servers.now },
  ];
  const only = mergePartialEvidence(
    { ...kept, is, ...(when && { when }) },
    observed,
    merging.selector,
  );
  return {
    ...kept,
    is,
    ...((before.optional || now.optional || only?.some(isValue)) && { optional: true }),
    ...(when && { when }),
    ...(values && { values }),
    ...(presentIf && { presentIf }),
    seen: Math.max(before.seen, now.seen),
    ...(first !== undefined && more.length + 1 < all.length && { servers: [first, ...more] }),
    ...(only && { only }),
    ...(note && { formatversion1: note }),
  };
}

/** With such a value, only some servers send the field. */
function isValue(part: NonNullable<ResultField["only"]>[number]): boolean {
  return "value" in part;
}

/** The values with which a field was present in both runs. */
function mergePresence(before: ResultField, now: ResultField): ResultField["presentIf"] {
  if (!before.optional && !now.optional) return undefined;
  if (!before.optional) return now.presentIf;
  if (!now.optional) return before.presentIf;
  const [some, others] = [before, now].map(({ presentIf = [] }) => presentIf.map(presenceClause));
  const common = clausesByField(commonClauses(some ?? [], others ?? []));
  const [first, ...more] = common.map(mutablePresence);
  return first && [first, ...more];
}

/** Converts readonly values to the mutable types of spec/source */
function mutablePresence(values: ValuesByField): ResultPresence {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, [first, ...more]]) =>
      first === undefined ? [] : [[name, [first, ...more]] as const],
    ),
  );
}

/**
 * The common conditions of two runs. The first run's conditions are kept if the second run always
 * set their parameters. New conditions from the second run are ignored.
 */
function mergeWhen(
  before: ResultField["when"] = {},
  now: ResultField["when"] = {},
  sentParams: readonly EffectiveValues[],
): ResultField["when"] | undefined {
  const shared: NonNullable<ResultField["when"]> = {};
  for (const [name, old] of Object.entries(before)) {
    const fresh = member(now, name);
    if (fresh === undefined) {
      if (sentParams.every((each) => isGiven(each, name, old))) shared[name] = old;
      continue;
    }
    if (old === false || fresh === false) {
      if (old === fresh) shared[name] = old;
      continue;
    }
    const [first, ...more] = old === true || fresh === true ? [] : union(old, fresh);
    shared[name] = first === undefined ? true : [first, ...more];
  }
  return Object.keys(shared).length === 0 ? undefined : shared;
}

/** The narrowest shape that includes both. A union of unrelated types is a contradiction. */
function widen(
  before: ResultShape,
  now: ResultShape,
  at: readonly string[],
  merging: Merging,
): ResultShape {
  if (JSON.stringify(before) === JSON.stringify(now) || now === "unknown") return before;
  if (before === "unknown") return now;
  const simple = widenScalars(before, now);
  if (simple !== undefined) return simple;
  if (typeof before === "object" && typeof now === "object") {
    if ("record" in before && "record" in now)
      return {
        ...before,
        ...emptyFlag(before, now),
        record: mergeFields(before.record, now.record, at, merging),
      };
    if ("list" in before && "list" in now)
      return { list: widen(before.list, now.list, at, merging) };
    if ("map" in before && "map" in now)
      return { ...before, ...emptyFlag(before, now), map: widen(before.map, now.map, at, merging) };
    const mapped = asMaps(before, now, at, merging);
    if (mapped) return mapped;
  }
  return uniteShapes(before, now, at, merging);
}

function emptyFlag(...shapes: readonly (ResultShape & object)[]): { readonly emptyIsList?: true } {
  const isFlagged = shapes.some((shape) => "emptyIsList" in shape && shape.emptyIsList);
  return isFlagged ? { emptyIsList: true } : {};
}

/** Merges a record and a map to a map. */
function asMaps(
  before: ResultShape & object,
  now: ResultShape & object,
  at: readonly string[],
  merging: Merging,
): ResultShape | undefined {
  const [old, fresh] = [valuesOf(before, at, merging), valuesOf(now, at, merging)];
  if (old === undefined || fresh === undefined) return undefined;
  return { map: widen(old, fresh, at, merging), ...emptyFlag(before, now) };
}

function valuesOf(
  shape: ResultShape & object,
  at: readonly string[],
  merging: Merging,
): ResultShape | undefined {
  if ("map" in shape) return shape.map;
  if (!("record" in shape)) return undefined;
  return Object.values(shape.record)
    .map(({ is }) => is)
    .reduce<ResultShape>((all, each) => widen(all, each, at, merging), "unknown");
}

function widenScalars(before: ResultShape, now: ResultShape): ResultShape | undefined {
  if (isText(before) && isText(now)) {
    const times = [before, now].every((each) => each === "timestamp" || each === "expiry");
    return times ? "expiry" : "string";
  }
  const rank = Math.max(NUMBERS.indexOf(before), NUMBERS.indexOf(now));
  return NUMBERS.includes(before) && NUMBERS.includes(now) ? NUMBERS[rank] : undefined;
}

/** Widens alternatives of the same JSON type and adds the others. */
function uniteShapes(
  before: ResultShape,
  now: ResultShape,
  at: readonly string[],
  merging: Merging,
): ResultShape {
  const parts = [...shapeAlternatives(before)];
  const added: ResultShape[] = [];
  for (const part of shapeAlternatives(now)) {
    const index = parts.findIndex((each) => kindOf(each) === kindOf(part));
    const known = parts[index];
    if (known === undefined) added.push(part);
    else parts[index] = widen(known, part, at, merging);
  }
  const [first, second, ...others] = [...parts, ...added];
  if (first === undefined || second === undefined) return first ?? before;
  const isOnlyNull = [before, now].some((shape) => shape === "null");
  if (added.length > 0 && !isOnlyNull && !isSameArray(before, now))
    merging.contradict({ at, before, now });
  return { anyOf: [first, second, ...others] };
}

/** Returns true for a list and a map of the same values: PHP has one type for both. */
function isSameArray(before: ResultShape, now: ResultShape): boolean {
  const values = [before, now].map((shape) =>
    shapeAlternatives(shape).map((each) => {
      if (typeof each !== "object") return undefined;
      if ("list" in each) return kindOf(each.list);
      return "map" in each ? kindOf(each.map) : undefined;
    }),
  );
  const [first, ...others] = new Set(values.flat());
  return first !== undefined && others.length === 0;
}

/** The JSON type of a shape's values. */
function kindOf(shape: ResultShape): "text" | "number" | "object" | "list" | "boolean" | "null" {
  if (typeof shape === "object")
    return "list" in shape ? "list" : isChoice(shape) ? "text" : "object";
  if (shape === "boolean" || shape === "null") return shape;
  return NUMBERS.includes(shape) ? "number" : "text";
}

function union(a: readonly string[], b: readonly string[]): readonly string[] {
  return [...new Set([...a, ...b])];
}
