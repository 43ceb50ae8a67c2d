import type { Position } from "../base/diagnostic.js";
import { below } from "../base/document.js";
import type { Document } from "../base/document.js";
import type { AcceptedEntry } from "../spec/source/types.js";

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
