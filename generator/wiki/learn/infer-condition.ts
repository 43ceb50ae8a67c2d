import type { ModuleOperation } from "../../spec/model/operation.js";
import type { Parameter } from "../../spec/model/parameter.js";
import type { EffectiveValues } from "./plan-experiments.js";

/** How often a field was present in the responses to one experiment. */
export interface Presence {
  readonly settings: EffectiveValues;
  /** The number of objects that could have the field. */
  readonly rows: number;
  readonly has: number;
}

/**
 * The parameters that a field requires: true for any value, false for none, otherwise one of the
 * values.
 */
export type When = Readonly<Record<string, boolean | readonly [string, ...string[]]>>;

/** The inferred conditions of a field. */
export interface FieldConditions {
  readonly when: When;
  /** True if each row that matches `when` had the field. */
  readonly isAlways: boolean;
}

/** The highest probability at which absence still counts as a condition. */
const MAX_ACCIDENT = 0.01;

/** The share of a choice's values that counts as all values. */
const MOST_VALUES = 0.6;

/**
 * Infers the parameters that a field requires. The field was absent without them in so many rows
 * that chance is unlikely. Output lists are tested first, because they explain most fields.
 *
 * @param switches parameters that other fields of the object require: the field may require their
 *   absence
 */
export function conditionsOf(
  field: string,
  presences: readonly Presence[],
  { parameters }: ModuleOperation,
  switches: readonly string[] = [],
): FieldConditions {
  let left = presences.filter(({ rows }) => rows > 0);
  const when: Record<string, boolean | readonly [string, ...string[]]> = {};
  for (const parameter of byLikelihood(parameters)) {
    const needed = neededValue(field, parameter, left);
    if (needed === undefined) continue;
    when[parameter.name] = needed;
    left = left.filter(({ settings }) => isGiven(settings, parameter.name, needed));
  }
  for (const name of switches) {
    if (name in when || !isExcluded(name, left)) continue;
    when[name] = false;
    left = left.filter(({ settings }) => isGiven(settings, name, false));
  }
  for (const name of untestedConditions(when, presences, parameters)) delete when[name];
  return { when, isAlways: left.every(({ rows, has }) => rows === has) && isTested(when, left) };
}

/**
 * The conditions that hold by default and were not varied in the other experiments, so there is no
 * evidence for them.
 */
function untestedConditions(
  when: When,
  presences: readonly Presence[],
  parameters: readonly Parameter[],
): readonly string[] {
  return Object.entries(when).flatMap(([name, wanted]) => {
    const usual = parameters.find((parameter) => parameter.name === name)?.default;
    const isUsual =
      typeof wanted === "object" && typeof usual === "string" && wanted.includes(usual);
    const others = Object.entries(when).filter(([other]) => other !== name);
    const isVaried = presences.some(
      ({ rows, settings }) =>
        rows > 0 &&
        others.every(([other, values]) => isGiven(settings, other, values)) &&
        !isGiven(settings, name, wanted),
    );
    return isUsual && !isVaried ? [name] : [];
  });
}

/** Returns true if rows were observed for each value of a condition. */
function isTested(when: When, presences: readonly Presence[]): boolean {
  return Object.entries(when).every(
    ([name, wanted]) =>
      typeof wanted === "boolean" ||
      wanted.every((value) => presences.some(({ settings }) => isGiven(settings, name, [value]))),
  );
}

/** Returns true if an experiment gave the parameter one of the values; with `false`, none. */
export function isGiven(
  settings: EffectiveValues,
  name: string,
  wanted: boolean | readonly string[],
): boolean {
  const sentParams = settings.get(name);
  if (wanted === false) return sentParams === undefined;
  if (wanted === true || sentParams === true || sentParams === undefined)
    return sentParams !== undefined;
  return sentParams.some((value) => wanted.includes(value));
}

function byLikelihood(parameters: readonly Parameter[]): readonly Parameter[] {
  return parameters.toSorted((a, b) => rank(a) - rank(b));
}

/** Output lists come first, then other choices. */
function rank({ name, type, multi }: Parameter): number {
  if (name === "prop") return 0;
  return type.kind === "enum" ? (multi ? 1 : 2) : 3;
}

/** The values of a parameter that a field requires; undefined if it requires none. */
function neededValue(
  field: string,
  parameter: Parameter,
  presences: readonly Presence[],
): true | readonly [string, ...string[]] | undefined {
  const { name, type } = parameter;
  const positive = presences.filter(({ has }) => has > 0);
  if (positive.length === 0) return undefined;
  const values = type.kind === "enum" ? neededValues(parameter, presences) : true;
  // If most values cause the field but the default values do not, the parameter determines it.
  const found = values ?? (parameter.default === undefined && name !== "prop" ? true : undefined);
  const needed = found ?? valueNamed(field, parameter);
  if (needed === undefined) return undefined;
  if (!positive.every(({ settings }) => isGiven(settings, name, needed))) return undefined;
  const within = presences.filter(({ settings }) => isGiven(settings, name, needed));
  const without = presences.filter(({ settings }) => !isGiven(settings, name, needed));
  // A field that has the name of a value belongs to that value, unless there is contrary evidence.
  if (found === undefined) return needed;
  return isUnlikely(within, without) ? needed : undefined;
}

/**
 * Returns true if no row had the field with a parameter, and chance is an unlikely reason. Only those
 * experiments count that differ from one with the field in the parameter alone.
 */
function isExcluded(name: string, presences: readonly Presence[]): boolean {
  const within = presences.filter(({ settings }) => isGiven(settings, name, false));
  const without = presences.filter(({ settings }) => !isGiven(settings, name, false));
  const having = new Set(
    within.filter(({ has }) => has > 0).map(({ settings }) => otherSettings(settings, name)),
  );
  const counterparts = without.filter(({ settings }) => having.has(otherSettings(settings, name)));
  return without.every(({ has }) => has === 0) && isUnlikely(within, counterparts);
}

/** The values of the other parameters, as text. */
function otherSettings(settings: EffectiveValues, name: string): string {
  return JSON.stringify([...settings].filter(([each]) => each !== name));
}

/** Returns true if the rows of some experiments would have a field by the rate of others. */
function isUnlikely(within: readonly Presence[], without: readonly Presence[]): boolean {
  const rate = total(within, "has") / Math.max(1, total(within, "rows"));
  return (1 - rate) ** total(without, "rows") < MAX_ACCIDENT && without.length > 0;
}

/** The output list value that is named like the field. */
function valueNamed(field: string, { name, type }: Parameter): readonly [string] | undefined {
  return name === "prop" && type.kind === "enum" && type.values.includes(field)
    ? [field]
    : undefined;
}

/**
 * The values that bring the field without other values. Undefined if no value or most values bring
 * it, unless the empty list does not. For a single-valued parameter, values without rows are
 * included, because they may bring the field as well.
 */
function neededValues(
  { name, type, multi }: Parameter,
  presences: readonly Presence[],
): readonly [string, ...string[]] | undefined {
  if (type.kind !== "enum") return undefined;
  const soleWith = (some: readonly Presence[]): readonly (readonly string[])[] =>
    some.flatMap(({ settings }) => {
      const sentParams = settings.get(name);
      return sentParams === undefined || sentParams === true || sentParams.length > 1
        ? []
        : [sentParams];
    });
  const bringing = soleWith(presences.filter(({ has }) => has > 0));
  if (bringing.some((sentParams) => sentParams.length === 0)) return undefined;
  const tested = new Set(soleWith(presences).flat());
  const brings = new Set(bringing.flat());
  const isEmptyTested = name !== "prop" && soleWith(presences).some((each) => each.length === 0);
  const [first, ...more] = type.values.filter(
    (value) => brings.has(value) || (!multi && !tested.has(value)),
  );
  if (first === undefined || brings.size === 0) return undefined;
  const areMost = more.length + 1 > type.values.length * MOST_VALUES && !isEmptyTested;
  return areMost ? undefined : [first, ...more];
}

function total(presences: readonly Presence[], what: "rows" | "has"): number {
  return presences.reduce((sum, each) => sum + each[what], 0);
}
