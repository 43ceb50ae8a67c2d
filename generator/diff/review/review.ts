import type { Finding } from "./finding.js";
import { atLeast, CONSUMER_CLASSES, LEVELS } from "../rules/level.js";
import type { ConsumerClass, Level } from "../rules/level.js";

/** The step of a version that the generated code should take. */
export type Bump = "major" | "minor" | "patch";

/** The names of the compared files, for messages. */
export interface ComparedFiles {
  readonly old: string;
  readonly new: string;
}

/** The number of findings by level and class. */
export interface Summary {
  readonly total: number;
  readonly levels: Readonly<Record<Level, number>>;
  readonly classes: Readonly<Record<ConsumerClass, Readonly<Record<Level, number>>>>;
  /** The number of findings that the ignore file accepts. */
  readonly ignored: number;
  /** The version step of the generated code, for all findings including ignored and hidden ones. */
  readonly bump: Bump;
  readonly compared: readonly ComparedFiles[];
}

/** A review, which reports are formatted from. */
export interface Review {
  readonly findings: readonly Finding[];
  readonly summary: Summary;
}

/** The lowest level of findings that fail a run. */
export type FailOn = "breaking" | "risky" | "any" | "none";

/** Counts the findings of a report. The version step depends on all findings. */
export function reviewOf(
  shown: readonly Finding[],
  all: readonly Finding[],
  ignored: number,
  compared: readonly ComparedFiles[],
): Review {
  const count = (levelOf: (finding: Finding) => Level): Record<Level, number> => ({
    breaking: shown.filter((each) => levelOf(each) === "breaking").length,
    risky: shown.filter((each) => levelOf(each) === "risky").length,
    info: shown.filter((each) => levelOf(each) === "info").length,
    none: shown.filter((each) => levelOf(each) === "none").length,
  });
  return {
    findings: shown,
    summary: {
      total: shown.length,
      levels: count(({ level }) => level),
      classes: {
        wire: count(({ classes }) => classes.wire),
        types: count(({ classes }) => classes.types),
        validators: count(({ classes }) => classes.validators),
        handlers: count(({ classes }) => classes.handlers),
      },
      ignored,
      bump: bumpOf(all),
      compared,
    },
  };
}

/** `major` if a finding is breaking, `minor` for other changes, `patch` for changes of texts. */
export function bumpOf(findings: readonly Finding[]): Bump {
  const telling = findings.filter(({ rule }) => rule !== "docs-changed" && rule !== "stale-ignore");
  if (telling.some(({ classes }) => Object.values(classes).includes("breaking"))) return "major";
  return telling.length > 0 ? "minor" : "patch";
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

/**
 * The findings that affect one of the classes, with their highest level for these classes. Without
 * classes, all findings.
 */
export function ofClasses(
  findings: readonly Finding[],
  classes: readonly ConsumerClass[],
): readonly Finding[] {
  if (classes.length === 0) return findings;
  return findings.flatMap((finding) => {
    const level = LEVELS.find((each) => classes.some((name) => finding.classes[name] === each));
    return level === undefined || level === "none" ? [] : [{ ...finding, level }];
  });
}

/** Findings without use in the code break nothing. They become informational in every class. */
export function unusedAsInfo(findings: readonly Finding[]): readonly Finding[] {
  return findings.map((finding) => {
    if (finding.level !== "breaking" || !finding.usage || finding.usage.length > 0) return finding;
    const softened = CONSUMER_CLASSES.map(
      (name) => [name, finding.classes[name] === "none" ? "none" : "info"] as const,
    );
    return {
      ...finding,
      level: "info",
      classes: { ...finding.classes, ...Object.fromEntries(softened) },
    };
  });
}
