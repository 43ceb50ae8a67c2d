import type { ModuleOperation } from "../../model/operation.js";
import type { Parameter } from "../../model/parameter.js";
import type { Effective } from "../experiment/experiment.js";

/** How often a field was there in the answers to one experiment. */
export interface Presence {
  readonly asked: Effective;
  /** Objects that could have had it. */
  readonly rows: number;
  readonly has: number;
}

/** Under which parameters a field is there: true for any value, otherwise one of the values. */
export type When = Readonly<Record<string, true | readonly [string, ...string[]]>>;

/** What the presence of a field follows from. */
export interface Found {
  readonly when: When;
  /** Whether each row had it where `when` holds. */
  readonly isAlways: boolean;
}

/** The chance below which absence is no accident. */
const ACCIDENT = 0.01;

/** The part of the values of a choice that is as good as all of them. */
const MOST = 0.6;

/**
 * Finds the parameters that a field needs: it was never there without them, in so many rows that
 * this can hardly be chance. Lists of what to show come first, since they explain most.
 */
export function conditionsOf(
  field: string,
  presences: readonly Presence[],
  { parameters }: ModuleOperation,
): Found {
  let left = presences.filter(({ rows }) => rows > 0);
  const when: Record<string, true | readonly [string, ...string[]]> = {};
  for (const parameter of byLikelihood(parameters)) {
    const needed = neededOf(field, parameter, left);
    if (needed === undefined) continue;
    when[parameter.name] = needed;
    left = left.filter(({ asked }) => holds(asked, parameter.name, needed));
  }
  return { when, isAlways: left.every(({ rows, has }) => rows === has) && isTried(when, left) };
}

/** Whether rows were seen for each value that a condition allows. */
function isTried(when: When, presences: readonly Presence[]): boolean {
  return Object.entries(when).every(
    ([name, wanted]) =>
      wanted === true ||
      wanted.every((value) => presences.some(({ asked }) => holds(asked, name, [value]))),
  );
}

/** Whether an experiment asked for what a condition wants. */
export function holds(asked: Effective, name: string, wanted: true | readonly string[]): boolean {
  const given = asked.get(name);
  if (wanted === true || given === true || given === undefined) return given !== undefined;
  return given.some((value) => wanted.includes(value));
}

function byLikelihood(parameters: readonly Parameter[]): readonly Parameter[] {
  return parameters.toSorted((a, b) => rank(a) - rank(b));
}

/** Lists of what to show explain most, then other choices. */
function rank({ name, type, multi }: Parameter): number {
  if (name === "prop") return 0;
  return type.kind === "enum" ? (multi ? 1 : 2) : 3;
}

/** What a field needs of one parameter; undefined where it needs nothing of it. */
function neededOf(
  field: string,
  parameter: Parameter,
  presences: readonly Presence[],
): true | readonly [string, ...string[]] | undefined {
  const { name, type } = parameter;
  const positive = presences.filter(({ has }) => has > 0);
  if (positive.length === 0) return undefined;
  const found = type.kind === "enum" ? neededValues(parameter, presences) : true;
  const needed = found ?? namesake(field, parameter);
  if (needed === undefined) return undefined;
  if (!positive.every(({ asked }) => holds(asked, name, needed))) return undefined;
  const within = presences.filter(({ asked }) => holds(asked, name, needed));
  const without = presences.filter(({ asked }) => !holds(asked, name, needed));
  // What has the name of a value is what that value asks for, unless something speaks against it.
  if (found === undefined) return needed;
  const rate = total(within, "has") / Math.max(1, total(within, "rows"));
  return (1 - rate) ** total(without, "rows") < ACCIDENT && without.length > 0 ? needed : undefined;
}

/** The value of the list of what to show that has the name of the field. */
function namesake(field: string, { name, type }: Parameter): readonly [string] | undefined {
  return name === "prop" && type.kind === "enum" && type.values.includes(field)
    ? [field]
    : undefined;
}

/**
 * The values that bring the field by themselves; undefined where it comes with none, or with most.
 * Of two values that exclude each other, one without any rows may bring it as well.
 */
function neededValues(
  { name, type, multi }: Parameter,
  presences: readonly Presence[],
): readonly [string, ...string[]] | undefined {
  if (type.kind !== "enum") return undefined;
  const soleWith = (some: readonly Presence[]): readonly (readonly string[])[] =>
    some.flatMap(({ asked }) => {
      const given = asked.get(name);
      return given === undefined || given === true || given.length > 1 ? [] : [given];
    });
  const bringing = soleWith(presences.filter(({ has }) => has > 0));
  if (bringing.some((given) => given.length === 0)) return undefined;
  const tried = new Set(soleWith(presences).flat());
  const brings = new Set(bringing.flat());
  const [first, ...more] = type.values.filter(
    (value) => brings.has(value) || (!multi && !tried.has(value)),
  );
  if (first === undefined || brings.size === 0) return undefined;
  return more.length + 1 > type.values.length * MOST ? undefined : [first, ...more];
}

function total(presences: readonly Presence[], what: "rows" | "has"): number {
  return presences.reduce((sum, each) => sum + each[what], 0);
}
