import { withLevel } from "./finding.js";
import type { Finding } from "./finding.js";
import { atLeast, mostSevere } from "./level.js";
import type { ConsumerClass, Level } from "./level.js";
import { ruleById } from "./rules.js";

/** The step of a version that the generated code should take. */
export type Bump = "major" | "minor" | "patch";

/** The names of the compared files, for messages. */
export interface ComparedFiles {
  readonly old: string;
  readonly new: string;
}

/** The number of findings by level and class. */
export interface Summary {
  /** The classes that levels, exit code and version step are for. */
  readonly audience: readonly ConsumerClass[];
  /** The number of findings that affect the audience. */
  readonly total: number;
  /** The number of findings that affect only other classes. The report omits them. */
  readonly others: number;
  readonly levels: Readonly<Record<Level, number>>;
  /** The counts for each class, in the audience or not. */
  readonly classes: Readonly<Record<ConsumerClass, Readonly<Record<Level, number>>>>;
  /** The number of accepted findings. */
  readonly ignored: number;
  /** The version step of the generated code for the audience, with ignored and hidden findings. */
  readonly bump: Bump;
  readonly compared: readonly ComparedFiles[];
}

/** A review, which reports are formatted from. */
export interface Review {
  /** The findings that affect the audience, at their highest level for it. */
  readonly findings: readonly Finding[];
  readonly summary: Summary;
}

/** The lowest level of findings that fail a run. */
export type FailOn = "breaking" | "risky" | "any" | "none";

/** The inputs of a review besides its findings. */
export interface ReviewFacts {
  readonly audience: readonly ConsumerClass[];
  /** The number of accepted findings. */
  readonly ignored: number;
  readonly compared: readonly ComparedFiles[];
}

/**
 * Selects and counts the findings of an audience. The version step depends on all findings.
 *
 * @param shown the findings that are not accepted
 */
export function reviewOf(
  shown: readonly Finding[],
  all: readonly Finding[],
  { audience, ignored, compared }: ReviewFacts,
): Review {
  const findings = forAudience(shown, audience);
  return {
    findings,
    summary: {
      audience,
      total: findings.length,
      others: shown.length - findings.length,
      levels: countLevels(findings.map(({ level }) => level)),
      classes: {
        wire: countLevels(shown.map(({ classes }) => classes.wire)),
        types: countLevels(shown.map(({ classes }) => classes.types)),
        validators: countLevels(shown.map(({ classes }) => classes.validators)),
        handlers: countLevels(shown.map(({ classes }) => classes.handlers)),
      },
      ignored,
      bump: bumpOf(all, audience),
      compared,
    },
  };
}

function countLevels(all: readonly Level[]): Readonly<Record<Level, number>> {
  const count = (level: Level): number => all.filter((each) => each === level).length;
  return {
    breaking: count("breaking"),
    risky: count("risky"),
    info: count("info"),
    none: count("none"),
  };
}

/** The findings that affect one of the classes, at their highest level for these classes. */
function forAudience(
  findings: readonly Finding[],
  audience: readonly ConsumerClass[],
): readonly Finding[] {
  return findings.flatMap((finding) => {
    const level = levelFor(finding, audience);
    return level === "none" ? [] : [{ ...finding, level }];
  });
}

function levelFor({ classes }: Finding, audience: readonly ConsumerClass[]): Level {
  return mostSevere(audience.map((name) => classes[name]));
}

/**
 * `major` if a finding is breaking for the audience, `minor` for other changes that affect it,
 * `patch` for the rest and for changes of texts.
 */
export function bumpOf(findings: readonly Finding[], audience: readonly ConsumerClass[]): Bump {
  const telling = findings.filter(
    ({ rule }) => rule !== "docs-changed" && ruleById(rule).area !== "review",
  );
  const level = mostSevere(telling.map((finding) => levelFor(finding, audience)));
  if (level === "breaking") return "major";
  return level === "none" ? "patch" : "minor";
}

/** Returns true if the findings fail a run. */
export function fails({ findings }: Review, failOn: FailOn): boolean {
  switch (failOn) {
    case "none":
      return false;
    case "any":
      return findings.length > 0;
    case "breaking":
    case "risky":
      return findings.some(({ level }) => atLeast(level, failOn));
  }
}

/** Findings without use in the code do not affect it. They become informational in every class. */
export function unusedAsInfo(findings: readonly Finding[]): readonly Finding[] {
  return findings.map((finding) =>
    finding.usage?.length === 0 ? withLevel(finding, "info") : finding,
  );
}
