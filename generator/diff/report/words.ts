import { shown } from "../review/finding.js";
import type { Finding, FindingPosition } from "../review/finding.js";
import { canonical } from "../../json/value.js";
import type { Level } from "../rules/level.js";
import type { Review, Summary } from "../review/review.js";

/** The titles of levels in reports. */
export const LEVEL_TITLES: Readonly<Record<Level, string>> = {
  breaking: "Breaking",
  risky: "Risky",
  info: "Information",
  none: "No effect",
};

export const NO_CHANGES = "no changes";

/** Formats counts such as `2 breaking, 1 risky, 5 information`. Zero counts are omitted. */
export function counts({ summary }: Review): string {
  return levelCounts(summary.levels);
}

/** Formats the counts of one class. */
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

/** The location of a finding: in the revision, or in the base if the part was removed. */
export function locationOf({ positions }: Finding): FindingPosition | undefined {
  return positions.new ?? positions.old;
}

export function locationText({ file, line, column }: FindingPosition): string {
  return `${file}:${line}:${column}`;
}

/** The module and parameter of a finding, or the complete spec. */
export function subjectText({ module, parameter }: Finding): string {
  const whole = module === "" ? "the spec" : module;
  return parameter === undefined || parameter === "" ? whole : `${whole} ${parameter}`;
}

/** Groups findings by module, in the order of the findings. */
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

/** Findings that differ only in their value, which reports show together. */
export interface FindingGroup {
  /** The first finding. The others have the same members, except for value and id. */
  readonly first: Finding;
  readonly others: readonly Finding[];
}

/**
 * Groups findings that differ only in their value. A group has the position of its first finding.
 */
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
  // A finding with an old or new value has more than a name to show.
  const isAlone = rest.old === undefined && rest.new === undefined && value !== undefined;
  return isAlone ? canonical(rest) : `one ${id} ${message}`;
}

/**
 * The message of a group: that of the first finding, with the values of the others in backticks.
 */
export function groupMessage({ first, others }: FindingGroup): string {
  if (others.length === 0) return first.message;
  return `${first.message} Likewise for ${listed(others.map(({ value }) => shown(value)))}.`;
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
