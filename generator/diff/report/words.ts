import { shown } from "../finding.js";
import type { Finding, FindingPosition } from "../finding.js";
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

/** The heading of a report: its counts, or that it has no findings. */
export function heading({ summary: { audience, others, levels } }: Review): string {
  const found = levelCounts(levels);
  if (found !== "") return found;
  return others === 0 ? "no changes" : `no changes that affect ${listed(audience)}`;
}

/** Formats counts such as `2 breaking, 1 risky, 5 information`. Zero counts are omitted. */
function levelCounts(levels: Summary["levels"]): string {
  const words = [
    [levels.breaking, "breaking"],
    [levels.risky, "risky"],
    [levels.info, "information"],
    [levels.none, "without effect"],
  ] as const;
  return words.flatMap(([number, word]) => (number > 0 ? [`${number} ${word}`] : [])).join(", ");
}

/** The number of findings for the audience's classes, or for the others. */
export function classCounts(
  { summary: { audience, classes } }: Review,
  isInAudience: boolean,
): readonly string[] {
  return CONSUMER_CLASSES.filter((name) => audience.includes(name) === isInAudience).flatMap(
    (name) => {
      const found = levelCounts({ ...classes[name], none: 0 });
      const title = isInAudience ? CLASS_TITLES[name] : `${CLASS_TITLES[name]} (${name})`;
      return found === "" ? [] : [`${title}: ${found}`];
    },
  );
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

const NAMED_PLACES = 3;

/** The message of a finding, with the operations that contain its schema. Many are counted. */
export function placedMessage(message: string, places: readonly string[] = []): string {
  if (places.length === 0) return message;
  const more = places.length - NAMED_PLACES;
  const named = places.slice(0, more === 1 ? places.length : NAMED_PLACES).map(shown);
  return `${message} Affected operations: ${listed(more > 1 ? [...named, `${more} others`] : named)}.`;
}

const NAMED_MODULES = 10;

/** The other modules of a group. Of many, the first ones and the number of the rest. */
export function namedModules(modules: readonly string[]): {
  readonly named: readonly string[];
  readonly rest: string;
} {
  const more = modules.length - NAMED_MODULES;
  return more > 1
    ? { named: modules.slice(0, NAMED_MODULES), rest: ` and ${more} others` }
    : { named: modules, rest: "" };
}

/** Joins words as in a sentence. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
