import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { below } from "../base/document.js";
import type { Document } from "../base/document.js";
import { nearest } from "../base/similarity.js";
import { acceptancesIn, judgeAcceptances } from "../project/accepted.js";
import type { Acceptance } from "../project/accepted.js";
import type { Config } from "../spec/source/types.js";
import { findingsOf, withLevel } from "./finding.js";
import type { Finding } from "./finding.js";
import { atLeast, mostSevere } from "./level.js";
import type { ConsumerClass, Level } from "./level.js";
import { isRuleId, ruleById, ruleIds } from "./rules.js";
import type { RuleId } from "./rules.js";

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
  /** The version step for the audience, including ignored and hidden findings. */
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

/** The inputs of a review other than its findings. */
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
  const findings = shown
    .map((finding) => ({ ...finding, level: levelFor(finding, audience) }))
    .filter(({ level }) => level !== "none");
  const counts = (name: ConsumerClass) => countLevels(shown.map(({ classes }) => classes[name]));
  return {
    findings,
    summary: {
      audience,
      total: findings.length,
      others: shown.length - findings.length,
      levels: countLevels(findings.map(({ level }) => level)),
      classes: {
        wire: counts("wire"),
        types: counts("types"),
        validators: counts("validators"),
        handlers: counts("handlers"),
      },
      ignored,
      bump: bumpOf(all, audience),
      compared,
    },
  };
}

function countLevels(all: readonly Level[]): Readonly<Record<Level, number>> {
  const counts = { breaking: 0, risky: 0, info: 0, none: 0 };
  for (const level of all) counts[level] += 1;
  return counts;
}

function levelFor({ classes }: Finding, audience: readonly ConsumerClass[]): Level {
  return mostSevere(audience.map((name) => classes[name]));
}

/**
 * `major` if a finding is breaking for the audience, `minor` for other changes that affect it,
 * `patch` for the rest, including changed descriptions.
 */
export function bumpOf(findings: readonly Finding[], audience: readonly ConsumerClass[]): Bump {
  const level = mostSevere(
    findings
      .filter(({ rule }) => rule !== "docs-changed" && ruleById(rule).area !== "review")
      .map((finding) => levelFor(finding, audience)),
  );
  if (level === "breaking") return "major";
  return level === "none" ? "patch" : "minor";
}

/** Returns true if a finding fails a run. */
export function isFailure({ level }: Finding, failOn: FailOn): boolean {
  if (failOn === "none") return false;
  return failOn === "any" || atLeast(level, failOn);
}

/**
 * Findings without use in the code do not affect it. They become informational in every class,
 * unless some uses cannot be found.
 */
export function unusedAsInfo(findings: readonly Finding[]): readonly Finding[] {
  if (findings.some(({ rule }) => rule === "code-unresolved")) return findings;
  return findings.map((finding) =>
    finding.usage?.length === 0 ? withLevel(finding, "info") : finding,
  );
}

/** The decisions of a project about its reviews. */
export interface ReviewPolicy {
  /** Absent for the default. */
  readonly audience?: readonly ConsumerClass[];
  /** A rule's level for each affected class of consumers. */
  readonly severities: ReadonlyMap<RuleId, Level>;
  readonly accepted: readonly Acceptance[];
}

/** The policy of a project without a configuration. */
export const DEFAULT_POLICY: ReviewPolicy = { severities: new Map(), accepted: [] };

/** The policy of a configuration. Unknown rules are errors. */
export function reviewPolicy(config: Document<Config>): Staged<ReviewPolicy> {
  const { audience, severities = {}, accepted } = config.value.diff ?? {};
  const levels = new Map<RuleId, Level>();
  const unknown: Diagnostic[] = [];
  for (const [name, level] of Object.entries(severities))
    if (isRuleId(name)) levels.set(name, level);
    else unknown.push(unknownRule(name, config.locate(below("/diff/severities", name))));
  if (unknown.length > 0) return { value: undefined, diagnostics: unknown };
  return {
    value: {
      ...(audience && { audience }),
      severities: levels,
      accepted: acceptancesIn(config, "/diff/accepted", accepted),
    },
    diagnostics: [],
  };
}

/** Reports a name that is not the id of a rule, with the most similar id, if one is similar. */
export function unknownRule(name: string, position?: Diagnostic["position"]): Diagnostic {
  return diagnostic("rule-unknown", { name, meant: nearest(name, ruleIds()) }, position);
}

/**
 * Replaces the levels of findings with the policy's levels. Unaffected consumers stay unaffected.
 */
export function withSeverities(
  findings: readonly Finding[],
  severities: ReviewPolicy["severities"],
): readonly Finding[] {
  return findings.map((finding) => {
    const level = severities.get(finding.rule);
    return level === undefined ? finding : withLevel(finding, level);
  });
}

/**
 * Removes accepted findings, and reports entries that have expired or match no finding. Returns the
 * number of accepted findings, too.
 *
 * @param today the date, as `2030-12-31`
 */
export function withoutAccepted(
  findings: readonly Finding[],
  acceptances: readonly Acceptance[],
  today: string,
): { readonly findings: readonly Finding[]; readonly accepted: number } {
  const occurring = new Set(findings.map(({ id }) => id));
  const { ids, expired, unused } = judgeAcceptances(acceptances, occurring, today);
  const kept = findings.filter(({ id }) => !ids.has(id));
  return {
    findings: [
      ...kept,
      ...expired.flatMap((entry) => entryFindings("accepted-expired", entry, entry.until)),
      ...unused.flatMap((entry) => entryFindings("accepted-unused", entry)),
    ],
    accepted: findings.length - kept.length,
  };
}

/** Reports an entry of the accepted findings at its position in the configuration. */
function entryFindings(
  rule: RuleId,
  { id: value, position }: Acceptance,
  old?: string,
): readonly Finding[] {
  const { file, line, column } = position;
  const change = { rule, module: "", value, origins: {}, ...(old !== undefined && { old }) };
  return findingsOf([change]).map((found) => ({
    ...found,
    positions: { new: { file, line, column } },
  }));
}
