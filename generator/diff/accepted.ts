import type { Position } from "../base/diagnostic.js";
import type { Origin } from "../spec/model/parameter.js";
import { judgeAcceptances } from "../project/accepted.js";
import type { Acceptance } from "../project/accepted.js";
import type { Change } from "./change.js";
import { findingsOf } from "./finding.js";
import type { Finding } from "./finding.js";

/** The findings that are not accepted, and the number of the others. */
export interface UnacceptedFindings {
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
