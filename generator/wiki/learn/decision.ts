import { isObject, member } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import type { ResultField } from "../../spec/source/types.js";
import type { EffectiveValues } from "./plan-experiments.js";
import { isGiven } from "./infer-condition.js";

/** The values of other fields that a field is always present with. */
export type Clause = Readonly<Record<string, readonly Value[]>>;

/** A string, or whether a flag is true. */
export type Value = string | boolean;

/** The number of objects with a value that must be observed: different ones, if all have a field. */
const ENOUGH_OBJECTS = 3;

/** The number of different objects that is enough even if some objects with other values have a field. */
const MANY_OBJECTS = 20;

/** The number of fields that decide together, such as a type and its action. */
const MAX_DEPTH = 3;

/** An object with the parameter values of its request. */
export interface ObservedObject {
  readonly settings: EffectiveValues;
  readonly object: UnknownObject;
  /** The object as text, which is equal for equal objects. */
  readonly key: string;
}

/** A field with a presence that may depend on other fields. */
export interface Dependent {
  /** The names of the field, from the object. */
  readonly path: readonly [string] | readonly [string, string];
  readonly when: readonly NonNullable<ResultField["when"]>[];
}

/** A field with a value that may determine which other fields are present. */
export interface Candidate {
  readonly name: string;
  readonly isFlag: boolean;
  readonly when: NonNullable<ResultField["when"]>;
}

/** The object that could have the last field of a path; undefined if it is absent. */
function ownerOf(
  object: UnknownObject,
  [name, inner]: Dependent["path"],
): UnknownObject | undefined {
  if (inner === undefined) return object;
  const value = member(object, name);
  return isObject(value) ? value : undefined;
}

function lastOf([name, inner]: Dependent["path"]): string {
  return inner ?? name;
}

/** The value at a path; undefined if it is absent. */
export function valueAt(object: UnknownObject, path: Dependent["path"]): unknown {
  const owner = ownerOf(object, path);
  return owner && member(owner, lastOf(path));
}

/** The objects of requests that ask for a field. */
function requestedRows(
  rows: readonly ObservedObject[],
  { path, when }: Dependent,
): readonly ObservedObject[] {
  const known = new Map<EffectiveValues, boolean>();
  const isRequested = (settings: EffectiveValues): boolean => {
    const before = known.get(settings);
    if (before !== undefined) return before;
    const isEach = when.every((each) =>
      Object.entries(each).every(([name, wanted]) => isGiven(settings, name, wanted)),
    );
    known.set(settings, isEach);
    return isEach;
  };
  return rows.filter(
    ({ settings, object }) => isRequested(settings) && ownerOf(object, path) !== undefined,
  );
}

/** A field's presence in the objects with one value of a candidate. */
type Verdict = "certain" | "always" | "never" | "sometimes" | "unknown";

function verdictOf(rows: readonly ObservedObject[], dependent: Dependent): Verdict {
  const requested = requestedRows(rows, dependent);
  const has = requested.filter(({ object }) => {
    const owner = ownerOf(object, dependent.path);
    return owner !== undefined && Object.hasOwn(owner, lastOf(dependent.path));
  });
  if (has.length > 0 && has.length < requested.length) return "sometimes";
  if (has.length === 0) return requested.length < ENOUGH_OBJECTS ? "unknown" : "never";
  const different = countDifferent(has);
  if (different < ENOUGH_OBJECTS) return "unknown";
  return different < MANY_OBJECTS ? "always" : "certain";
}

/** The number of different objects, counted to {@link MANY_OBJECTS}. */
function countDifferent(rows: readonly ObservedObject[]): number {
  const keys = new Set<string>();
  for (const { key } of rows) if (keys.add(key).size >= MANY_OBJECTS) break;
  return keys.size;
}

function isAlways(verdict: Verdict | undefined): boolean {
  return verdict === "always" || verdict === "certain";
}

/**
 * Objects by their value for a candidate, without objects whose request did not select it. An
 * absent flag is false.
 */
function byValue(
  rows: readonly ObservedObject[],
  { name, isFlag: isBoolean, when }: Candidate,
): ReadonlyMap<Value, readonly ObservedObject[]> {
  const groups = new Map<Value, ObservedObject[]>();
  for (const row of requestedRows(rows, { path: [name], when: [when] })) {
    const value = member(row.object, name);
    const group = isBoolean ? value === true : value;
    if (typeof group !== "string" && typeof group !== "boolean") continue;
    const others = groups.get(group);
    if (others) others.push(row);
    else groups.set(group, [row]);
  }
  return groups;
}

/**
 * The clauses of each field by its path. The field that decides on most others is the first, and is
 * then combined with others for the rest.
 */
export function clausesOf(
  rows: readonly ObservedObject[],
  dependents: readonly Dependent[],
  candidates: readonly Candidate[],
  depth: number,
): ReadonlyMap<string, readonly Clause[]> {
  const found = new Map<string, Clause[]>();
  if (depth === MAX_DEPTH || dependents.length === 0) return found;
  const options = candidates.map((candidate) => decisionOf(candidate, rows, dependents));
  const best = bestOf(options);
  if (!best) return found;
  const { name } = best.candidate;
  const others = candidates.filter((candidate) => candidate !== best.candidate);
  for (const [value, { rows: own, verdicts }] of best.groups) {
    const left = dependents.filter((dependent) => verdicts.get(dependent) === "sometimes");
    const below = clausesOf(own, left, others, depth + 1);
    for (const dependent of dependents) {
      const path = dependent.path.join("/");
      const clauses: readonly Clause[] =
        isAlways(verdicts.get(dependent)) && best.decided.has(dependent)
          ? [{}]
          : (below.get(path) ?? []);
      for (const clause of clauses) addValue(found, path, name, value, clause);
    }
  }
  return found;
}

interface Decision {
  readonly candidate: Candidate;
  readonly groups: ReadonlyMap<
    Value,
    { readonly rows: readonly ObservedObject[]; readonly verdicts: ReadonlyMap<Dependent, Verdict> }
  >;
  /** The fields that all objects of some values have, and none or only some of others. */
  readonly decided: ReadonlySet<Dependent>;
  /** The number of these fields that no other objects contain. */
  readonly separated: number;
  /**
   * The number of fields that are absent from all objects with some values and present in some
   * objects with others.
   */
  readonly excluded: number;
}

/** Candidates that decide this share of the best candidate's fields count as equally good. */
const ENOUGH_DECIDED = 0.5;

/**
 * The decision for fields present in all objects with some values and in none with others. If there
 * are none, the fields that many objects with some values all contain. A field that every request
 * selects comes before others, because rows without the deciding field are not evidence. Otherwise,
 * the decision with fields present in some objects, for other candidates to decide on.
 */
function bestOf(options: readonly Decision[]): Decision | undefined {
  const unconditional = options.filter(({ candidate }) => Object.keys(candidate.when).length === 0);
  return (
    surest(unconditional) ?? surest(options) ?? mostDecisive(options, ({ excluded }) => excluded)
  );
}

function surest(options: readonly Decision[]): Decision | undefined {
  return (
    mostDecisive(options, ({ separated }) => separated) ??
    mostDecisive(options, ({ decided }) => decided.size)
  );
}

/**
 * A string with few values divides objects into kinds, so it comes before strings with more values,
 * and flags.
 */
function mostDecisive(
  options: readonly Decision[],
  countOf: (option: Decision) => number,
): Decision | undefined {
  const most = Math.max(...options.map(countOf));
  const [best] = options
    .filter((option) => countOf(option) > 0 && countOf(option) >= most * ENOUGH_DECIDED)
    .toSorted(
      (a, b) =>
        Number(a.candidate.isFlag) - Number(b.candidate.isFlag) ||
        (a.candidate.isFlag ? countOf(b) - countOf(a) : a.groups.size - b.groups.size),
    );
  return best;
}

function decisionOf(
  candidate: Candidate,
  rows: readonly ObservedObject[],
  dependents: readonly Dependent[],
): Decision {
  const groups = new Map(
    [...byValue(rows, candidate)].map(([value, own]) => [
      value,
      { rows: own, verdicts: new Map(dependents.map((each) => [each, verdictOf(own, each)])) },
    ]),
  );
  const verdictsOn = (dependent: Dependent): ReadonlySet<Verdict | undefined> =>
    new Set([...groups.values()].map(({ verdicts }) => verdicts.get(dependent)));
  const others = dependents.filter(({ path }) => path[0] !== candidate.name);
  const separated = others.filter((dependent) => {
    const verdicts = verdictsOn(dependent);
    return (verdicts.has("always") || verdicts.has("certain")) && verdicts.has("never");
  });
  const usual = usualGroups(candidate, groups);
  const certain = others.filter(
    (dependent) =>
      usual.some((verdicts) => verdicts.get(dependent) === "certain") &&
      verdictsOn(dependent).has("sometimes"),
  );
  const excluded = dependents.filter((dependent) => {
    const verdicts = verdictsOn(dependent);
    return verdicts.has("sometimes") && verdicts.has("never");
  });
  return {
    candidate,
    groups,
    decided: new Set([...separated, ...certain]),
    separated: separated.length,
    excluded: excluded.length,
  };
}

/** The groups of objects that may always contain a field: a flag marks unusual objects. */
function usualGroups(
  { isFlag }: Candidate,
  groups: Decision["groups"],
): readonly ReadonlyMap<Dependent, Verdict>[] {
  return [...groups].flatMap(([value, { verdicts }]) =>
    isFlag && value === true ? [] : [verdicts],
  );
}

/** Adds a value to the clause with equal other conditions, or a clause. */
function addValue(
  found: Map<string, Clause[]>,
  path: string,
  name: string,
  value: Value,
  rest: Clause,
): void {
  const clauses = found.get(path) ?? [];
  const text = JSON.stringify(rest);
  const index = clauses.findIndex((clause) => {
    const others = Object.entries(clause).filter(([each]) => each !== name);
    return JSON.stringify(Object.fromEntries(others)) === text;
  });
  const known = clauses[index];
  if (known) clauses[index] = { ...known, [name]: [...(known[name] ?? []), value] };
  else clauses.push({ [name]: [value], ...rest });
  found.set(path, clauses);
}
