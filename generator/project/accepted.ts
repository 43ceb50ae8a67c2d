import type { Position, Diagnostic } from "../base/diagnostic.js";
import { below } from "../base/document.js";
import type { Document } from "../base/document.js";
import type { AcceptedEntry } from "../spec/source/types.js";
import { diagnostic, hasErrors } from "../base/diagnostic.js";
import { CONFIG_FILE } from "./folders.js";
import type { Job } from "./job.js";

/** An accepted finding or warning, with the position of its entry. */
export interface Acceptance extends AcceptedEntry {
  readonly position: Position;
}

/** The accepted entries in a list of a document. */
export function acceptancesIn(
  document: Document,
  pointer: string,
  entries: readonly AcceptedEntry[] = [],
): readonly Acceptance[] {
  return entries.map((entry, index) => ({
    ...entry,
    position: document.locate(below(pointer, index)),
  }));
}

/** An acceptance that has ended. */
export type ExpiredAcceptance = Acceptance & Required<Pick<Acceptance, "until">>;

/** Acceptances by their effect. */
export interface JudgedAcceptances {
  /** The ids that are accepted. */
  readonly ids: ReadonlySet<string>;
  /** Acceptances of occurring ids that have ended. */
  readonly expired: readonly ExpiredAcceptance[];
  /** Acceptances of ids that do not occur. */
  readonly unused: readonly Acceptance[];
}

/**
 * Judges acceptances by the ids that occur. The last day of an acceptance is included.
 *
 * @param today the date, as `2030-12-31`
 */
export function judgeAcceptances(
  acceptances: readonly Acceptance[],
  occurring: ReadonlySet<string>,
  today: string,
): JudgedAcceptances {
  const used = acceptances.filter(({ id }) => occurring.has(id));
  const isExpired = (each: Acceptance): each is ExpiredAcceptance =>
    each.until !== undefined && each.until < today;
  return {
    ids: new Set(used.flatMap((each) => (isExpired(each) ? [] : [each.id]))),
    expired: used.filter(isExpired),
    unused: acceptances.filter(({ id }) => !occurring.has(id)),
  };
}

/**
 * Removes the warnings that a configuration accepts, and reports entries that have expired or match
 * no warning. The help of the other warnings has the ids by which a configuration accepts them.
 * After an error, entries are not judged, because the run may have stopped before their warnings.
 *
 * @param today the date, as `2030-12-31`
 */
export function withoutAcceptedWarnings(
  diagnostics: readonly Diagnostic[],
  { config, acceptedWarnings = [] }: Job,
  today: string,
): readonly Diagnostic[] {
  if (config === undefined) return diagnostics;
  const occurring = new Set(diagnostics.flatMap(({ id }) => id ?? []));
  const { expired, unused } = judgeAcceptances(acceptedWarnings, occurring, today);
  const left = unacceptedWarnings(diagnostics, { config, acceptedWarnings }, today).map(withId);
  if (hasErrors(diagnostics)) return left;
  return [
    ...left,
    ...expired.map(({ id, until, reason, position }) =>
      diagnostic("accepted-expired", { name: id, until, detail: reason }, position),
    ),
    ...unused.map(({ id, position }) => diagnostic("accepted-unused", { name: id }, position)),
  ];
}

/**
 * Removes the warnings that a configuration accepts. Its other entries are not judged: a command that
 * only reads specs has not all warnings.
 *
 * @param today the date, as `2030-12-31`
 */
export function unacceptedWarnings(
  diagnostics: readonly Diagnostic[],
  { config, acceptedWarnings = [] }: Pick<Job, "config" | "acceptedWarnings">,
  today: string,
): readonly Diagnostic[] {
  if (config === undefined) return diagnostics;
  const occurring = new Set(diagnostics.flatMap(({ id }) => id ?? []));
  const { ids } = judgeAcceptances(acceptedWarnings, occurring, today);
  return diagnostics.filter(({ id }) => id === undefined || !ids.has(id));
}

function withId(found: Diagnostic): Diagnostic {
  if (found.id === undefined) return found;
  return { ...found, help: `${found.help}; or accept it in ${CONFIG_FILE}: ${found.id}` };
}
