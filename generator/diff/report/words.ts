import { shown } from "../finding.js";
import type { UsedLocation, Finding, FindingPosition } from "../finding.js";
import type { FindingGroup } from "../group.js";
import { CLASS_TITLES, CONSUMER_CLASSES } from "../level.js";
import type { Level } from "../level.js";
import type { Review, Summary } from "../review.js";

/** The titles of levels in reports. */
export const LEVEL_TITLES: Readonly<Record<Level, string>> = {
  breaking: "Breaking",
  risky: "Risky",
  info: "Information",
  none: "No effect",
};

/** The heading of a report without findings. */
export function noChanges({ summary: { audience, others } }: Review): string {
  return others === 0 ? "no changes" : `no changes that affect ${listed(audience)}`;
}

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

/** The location of a use, with the reason why it counts if the code cannot be followed. */
export function usedText(location: UsedLocation): string {
  const { reason } = location;
  return reason === undefined ? locationText(location) : `${locationText(location)} (${reason})`;
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

/** The message of a group: that of the first finding, with the values of the others in backticks. */
export function groupMessage({ first, values }: FindingGroup): string {
  const others = values.slice(1);
  if (others.length === 0) return first.message;
  return `${first.message} Likewise for ${listed(others.map(shown))}.`;
}

/** The locations in code that use the subject of a group; undefined if no code was searched. */
export function groupUsage({ findings }: FindingGroup): readonly UsedLocation[] | undefined {
  if (findings.every(({ usage }) => usage === undefined)) return undefined;
  const all = findings.flatMap(({ usage = [] }) => usage);
  return [...new Map(all.map((each) => [locationText(each), each])).values()];
}

/** The numbers of findings for the classes outside of the audience; empty if there are none. */
export function otherConsumers({ summary: { audience, classes } }: Review): readonly string[] {
  return CONSUMER_CLASSES.filter((name) => !audience.includes(name)).flatMap((name) => {
    const found = levelCounts({ ...classes[name], none: 0 });
    return found === "" ? [] : [`${CLASS_TITLES[name]} (${name}): ${found}`];
  });
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
