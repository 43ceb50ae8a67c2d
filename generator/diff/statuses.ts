import { setDifference } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";

/** The statuses of successful responses: those with a 2xx status, or else the default. */
export function successStatuses(responses: UnknownObject): readonly string[] {
  const statuses = Object.keys(responses);
  const successes = statuses.filter((status) => status.startsWith("2"));
  return successes.length > 0 ? successes : statuses.filter((status) => status === "default");
}

/** The statuses of other responses. */
export function otherStatuses(responses: UnknownObject): readonly string[] {
  const successes = successStatuses(responses);
  return Object.keys(responses).filter((status) => !successes.includes(status));
}

/** Returns true if a list contains a status that includes the given one. */
export function isIncluded(status: string, statuses: readonly string[]): boolean {
  return statuses.some((each) => includesStatus(each, status));
}

/**
 * Returns true if a status includes the given one: `2XX` includes 200, and `default` includes all.
 */
function includesStatus(status: string, other: string): boolean {
  if (status === other || status === "default") return true;
  return /^[1-5]XX$/i.test(status) && status[0] === other[0];
}

/** The response for a status that a list does not contain: its class, or else the default. */
function coverIn(statuses: readonly string[], status: string): readonly string[] {
  const covers = statuses.filter((each) => includesStatus(each, status));
  return [...covers.filter((each) => each !== "default"), ...covers].slice(0, 1);
}

/** The differences between two lists of statuses. */
export interface ChangedStatuses {
  /** Statuses with responses to compare. */
  readonly pairs: readonly StatusPair[];
  /** The only removed status, with the only new one. */
  readonly replaced: readonly StatusPair[];
  /** Statuses that are gone, with new ones that they included. */
  readonly narrowed: readonly StatusPair[];
  /** New or removed statuses, with the status of both versions that includes them. */
  readonly covered: readonly StatusPair[];
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** A status of the base and one of the revision. */
export type StatusPair = readonly [old: string, next: string];

/**
 * Compares statuses. If one replaces or includes a different one, they are reported as a single
 * change.
 */
export function changedStatuses(old: readonly string[], next: readonly string[]): ChangedStatuses {
  const { removed, added } = setDifference(old, next);
  const split = added.flatMap((to) => coverIn(old, to).map((from) => [from, to] as const));
  const merged = removed.flatMap((from) => coverIn(next, from).map((to) => [from, to] as const));
  const narrowed = split.filter(([from]) => removed.includes(from));
  const widened = merged.filter(([, to]) => added.includes(to));
  const included = new Set([...narrowed.flat(), ...widened.map(([from]) => from)]);
  const gone = removed.filter((each) => !included.has(each));
  const come = added.filter((each) => !included.has(each));
  const left = come.filter((each) => !widened.some(([, to]) => to === each));
  const [from, ...othersGone] = gone;
  const [to, ...othersLeft] = left;
  const isReplaced =
    from !== undefined && to !== undefined && othersGone.length + othersLeft.length === 0;
  const replaced = isReplaced ? [[from, to] as const] : [];
  const taken = new Set(replaced.flat());
  return {
    pairs: [
      ...old.filter((status) => next.includes(status)).map((status) => [status, status] as const),
      ...replaced,
      ...narrowed,
      ...widened,
    ],
    covered: [
      ...split.filter(([cover]) => next.includes(cover)),
      ...merged.filter(([, cover]) => old.includes(cover)),
    ],
    replaced,
    narrowed,
    removed: gone.filter((each) => !taken.has(each)),
    added: come.filter((each) => !taken.has(each)),
  };
}
