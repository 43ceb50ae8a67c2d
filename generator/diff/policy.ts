import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic, Staged, Position } from "../base/diagnostic.js";
import { acceptancesIn, judgeAcceptances } from "../project/accepted.js";
import type { Acceptance } from "../project/accepted.js";
import { below } from "../base/document.js";
import type { Document } from "../base/document.js";
import type { Config } from "../spec/source/types.js";
import { nearest } from "../base/similarity.js";
import type { ConsumerClass, Level } from "./level.js";
import { isRuleId, ruleIds } from "./rules.js";
import type { RuleId } from "./rules.js";
import type { Finding } from "./finding.js";
import type { Origin } from "../spec/model/parameter.js";
import type { Change } from "./change.js";
import { findingsOf, withLevel } from "./finding.js";

/** The decisions of a project about its reviews. */
export interface ReviewPolicy {
  /** Absent for the default. */
  readonly audience?: readonly ConsumerClass[];
  /** The level of a rule, for each class of consumers that it affects. */
  readonly severities: ReadonlyMap<RuleId, Level>;
  readonly accepted: readonly Acceptance[];
}

/** The policy of a project without a configuration. */
export const DEFAULT_POLICY: ReviewPolicy = { severities: new Map(), accepted: [] };

/** The policy of a configuration. Unknown rules are errors. */
export function reviewPolicy(config: Document<Config>): Staged<ReviewPolicy> {
  const { audience, severities = {}, accepted } = config.value.diff ?? {};
  const unknown = Object.keys(severities).flatMap((name): readonly Diagnostic[] => {
    const position = config.locate(below("/diff/severities", name));
    return isRuleId(name) ? [] : [unknownRule(name, position)];
  });
  if (unknown.length > 0) return { value: undefined, diagnostics: unknown };
  const levels = Object.entries(severities).flatMap(([name, level]) =>
    isRuleId(name) ? [[name, level] as const] : [],
  );
  return {
    value: {
      ...(audience && { audience }),
      severities: new Map(levels),
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
 * Replaces the levels of findings by those of the policy. Consumers that a finding does not affect
 * stay unaffected.
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

/** The findings that are not accepted, and the number of the others. */
interface UnacceptedFindings {
  readonly findings: readonly Finding[];
  readonly accepted: number;
}

/**
 * Removes accepted findings, and reports entries that have expired or match no finding.
 *
 * @param today the date, as `2030-12-31`
 */
export function withoutAccepted(
  findings: readonly Finding[],
  acceptances: readonly Acceptance[],
  today: string,
): UnacceptedFindings {
  const occurring = new Set(findings.map(({ id }) => id));
  const { ids, expired, unused } = judgeAcceptances(acceptances, occurring, today);
  const kept = findings.filter(({ id }) => !ids.has(id));
  const reported = findingsAbout([
    ...expired.map((entry) => ({ entry, rule: "accepted-expired" as const, old: entry.until })),
    ...unused.map((entry) => ({ entry, rule: "accepted-unused" as const })),
  ]);
  return { findings: [...kept, ...reported], accepted: findings.length - kept.length };
}

interface Reported {
  readonly entry: Acceptance;
  readonly rule: Change["rule"];
  readonly old?: string;
}

/** Entries have positions, and changes refer to them by index. */
function findingsAbout(reported: readonly Reported[]): readonly Finding[] {
  const changes = reported.map(({ entry: { id: value, position }, rule, old }, index): Change => {
    const origins = { new: { file: position.file, pointer: String(index) } };
    return { rule, module: "", value, ...(old !== undefined && { old }), origins };
  });
  const locate = ({ file, pointer }: Origin): Position =>
    reported[Number(pointer)]?.entry.position ?? { file, line: 1, column: 1 };
  return findingsOf(changes, { old: locate, new: locate });
}
