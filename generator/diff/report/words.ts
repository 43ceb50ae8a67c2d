import { shown } from "../review/finding.js";
import type { Finding, FindingPosition } from "../review/finding.js";
import { canonical } from "../../json/value.js";
import type { Level } from "../rules/level.js";
import type { Review, Summary } from "../review/review.js";

/** How levels are called before a person. */
export const LEVEL_TITLES: Readonly<Record<Level, string>> = {
  breaking: "Breaking",
  risky: "Risky",
  info: "Information",
  none: "No effect",
};

export const NO_CHANGES = "no changes";

/** `2 breaking, 1 risky, 5 information`; what there is none of is left out. */
export function counts({ summary }: Review): string {
  return levelCounts(summary.levels);
}

/** The same of the levels of one class. */
export function levelCounts(levels: Summary["levels"]): string {
  const words = [
    [levels.breaking, "breaking"],
    [levels.risky, "risky"],
    [levels.info, "information"],
    [levels.none, "without effect"],
  ] as const;
  return words
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${word}`)
    .join(", ");
}

/** The place that a reviewer looks at: the new one, or where something is gone the old one. */
export function placeOf({ positions }: Finding): FindingPosition | undefined {
  return positions.new ?? positions.old;
}

export function placeText({ file, line, column }: FindingPosition): string {
  return `${file}:${line}:${column}`;
}

/** Module and parameter, or the spec as a whole. */
export function subjectText({ module, parameter }: Finding): string {
  const whole = module === "" ? "the spec" : module;
  return parameter === undefined || parameter === "" ? whole : `${whole} ${parameter}`;
}

/** Findings by module, in their order. */
export function byModule(
  findings: readonly Finding[],
): readonly (readonly [module: string, findings: readonly Finding[]])[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.module);
    if (group) group.push(finding);
    else groups.set(finding.module, [finding]);
  }
  return [...groups];
}

/** Findings that a person reads as one: the same is said of several values of one place. */
export interface FindingGroup {
  /** It stands for the others: all but its value and its id is theirs too. */
  readonly first: Finding;
  readonly others: readonly Finding[];
}

/** Groups findings that differ in their value alone; each group stands where its first one stood. */
export function alike(findings: readonly Finding[]): readonly FindingGroup[] {
  const groups = new Map<string, { readonly first: Finding; readonly others: Finding[] }>();
  for (const finding of findings) {
    const key = groupKey(finding);
    const group = groups.get(key);
    if (group) group.others.push(finding);
    else groups.set(key, { first: finding, others: [] });
  }
  return [...groups.values()];
}

function groupKey({ id, value, message, ...rest }: Finding): string {
  // What has an old or a new value has more to show than its name.
  const isAlone = rest.old === undefined && rest.new === undefined && value !== undefined;
  return isAlone ? canonical(rest) : `one ${id} ${message}`;
}

/** The message of a group: that of the first, and for what else it holds; values stand in backticks. */
export function groupMessage({ first, others }: FindingGroup): string {
  if (others.length === 0) return first.message;
  return `${first.message} Likewise for ${listed(others.map(({ value }) => shown(value)))}.`;
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
