import type { Finding, FindingPosition } from "../finding.js";
import type { Level } from "../level.js";
import type { Review } from "../review/review.js";

/** How levels are called before a person. */
export const LEVEL_TITLES: Readonly<Record<Level, string>> = {
  breaking: "Breaking",
  risky: "Risky",
  info: "Information",
  none: "No effect",
};

export const NO_CHANGES = "no changes";

/** `2 breaking, 1 risky, 5 information`; what there is none of is left out. */
export function counts({ summary: { levels } }: Review): string {
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
