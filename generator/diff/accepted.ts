import { validateShape } from "../spec/validate-shape.js";
import type { Position, Staged } from "../base/diagnostic.js";
import type { SourceFile } from "../spec/input.js";
import type { Origin } from "../spec/model/parameter.js";
import { acceptancesIn, judgeAcceptances } from "../project/accepted.js";
import type { Acceptance } from "../project/accepted.js";
import { parseDocument } from "../base/document.js";
import { accepted as validateAccepted } from "../spec/validators.js";
import type { Change } from "./change.js";
import { findingsOf } from "./finding.js";
import type { Finding } from "./finding.js";

/** Reads a file of accepted findings, whose entries are those of a configuration. */
export function readAcceptedFile({ file, bytes }: SourceFile): Staged<readonly Acceptance[]> {
  const document = parseDocument(file, bytes);
  if (!document.value) return { value: undefined, diagnostics: document.diagnostics };
  const { value, diagnostics } = validateShape(document.value, validateAccepted);
  return { value: value && acceptancesIn(value, "", value.value), diagnostics };
}

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
