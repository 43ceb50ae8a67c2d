import { canonical } from "../base/json.js";
import { LEVELS } from "./level.js";
import type { Level } from "./level.js";
import type { Finding } from "./finding.js";

/**
 * The kinds of changes for consumers, the most urgent first: something is gone, is accepted in fewer
 * cases, may surprise, or is new.
 */
export const URGENCIES = ["removal", "narrowing", "risk", "addition"] as const;

export type Urgency = (typeof URGENCIES)[number];

/** Findings of one change that a spec repeats, for several values or in several modules. */
export interface FindingGroup {
  readonly first: Finding;
  /** All findings with the first, by module and value. */
  readonly findings: readonly Finding[];
  /** The values in each of the modules, if the findings differ in their values. */
  readonly values: readonly string[];
  readonly modules: readonly string[];
}

/**
 * Groups findings that differ only in their values and modules, by urgency. Within an urgency, changes
 * that code uses are first, and then the order of the findings stays.
 */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  const byModule = grouped(findings, moduleKey);
  const groups = grouped(byModule, ([first, ...others]) =>
    first
      ? canonical([moduleIndependent(first), [first, ...others].map(({ value }) => value ?? null)])
      : "",
  );
  return groups.flatMap((modules) => groupOf(modules)).toSorted(inOrder);
}

function groupOf(modules: readonly (readonly Finding[])[]): readonly FindingGroup[] {
  const findings = modules.flat();
  const [first] = findings;
  if (!first) return [];
  const [own = []] = modules;
  return [
    {
      first,
      findings,
      values: own.length > 1 ? own.flatMap(({ value }) => value ?? []) : [],
      modules: modules.flatMap(([each]) => (each ? [each.module] : [])),
    },
  ];
}

/** The groups of items with the same key, in the order of their first items. */
function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly (readonly Item[])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/** Equal for findings of one module that differ only in their value. */
function moduleKey(finding: Finding): string {
  const { id, value, message, ...rest } = finding;
  // A finding with an old or new value has more than a name to show.
  const isAlone = rest.old === undefined && rest.new === undefined && value !== undefined;
  return isAlone ? canonical(rest) : `one ${id} ${message}`;
}

/** The members that findings of one change have in common in all modules. */
function moduleIndependent({ rule, parameter, level, classes, old, new: next }: Finding): unknown {
  return [rule, parameter ?? null, level, classes, old ?? null, next ?? null];
}

function inOrder(a: FindingGroup, b: FindingGroup): number {
  return (
    URGENCIES.indexOf(urgencyOf(a.first)) - URGENCIES.indexOf(urgencyOf(b.first)) ||
    levelIndex(a) - levelIndex(b) ||
    Number(!isUsed(a)) - Number(!isUsed(b))
  );
}

function levelIndex({ first }: FindingGroup): number {
  return LEVELS.indexOf(first.level);
}

function isUsed({ findings }: FindingGroup): boolean {
  return findings.some(({ usage = [] }) => usage.length > 0);
}

const URGENCY_OF_LEVEL: Readonly<Record<Level, Urgency>> = {
  breaking: "narrowing",
  risky: "risk",
  info: "addition",
  none: "addition",
};

/** The urgency of a finding at its level. */
export function urgencyOf({ rule, level }: Finding): Urgency {
  const isRemoval = /-(?:removed|renamed)(?:-deprecated|-multi)?$/.test(rule);
  return level === "breaking" && isRemoval ? "removal" : URGENCY_OF_LEVEL[level];
}
