import type { Origin } from "./parameter.js";
import type { Gap } from "./spec-model.js";
import { below } from "../../base/document.js";
import type { Gap as SpecGap } from "../source/types.js";

/**
 * A spec's members that do not affect code. The model contains them only if they are requested, for
 * a comparison of two specs.
 */
export interface IgnoredKeys {
  /** Descriptions, as the spec writes them. */
  readonly texts: Members;
  /** Keys that Paramsmith does not know. */
  readonly unknown: Members;
  /** Known keys that do not have a meaning here, such as bounds on a string. */
  readonly inert: Members;
}

/** Members of a JSON object by key. */
export type Members = Readonly<Record<string, unknown>>;

/** The keys of an object that a spec describes. */
export interface Keys {
  /** Descriptions. */
  readonly texts: readonly string[];
  /** Keys that lowering reads here. */
  readonly read: ReadonlySet<string>;
  /** Keys that lowering reads only in other contexts; by default none. */
  readonly inert?: ReadonlySet<string>;
  /** Flags, which are absent if they are not set. */
  readonly flags?: ReadonlySet<string>;
}

/** Collects the members of an object that lowering does not read. */
export function ignoredKeysOf(object: object, { texts, read, inert, flags }: Keys): IgnoredKeys {
  const members = Object.entries(object).filter(([key]) => !read.has(key));
  const isText = (key: string): boolean => texts.includes(key);
  const isInert = (key: string): boolean => inert?.has(key) === true;
  return {
    texts: pick(members, isText),
    unknown: pick(members, (key) => !isText(key) && !isInert(key)),
    inert: pick(
      members.map(([key, value]): Member => [key, flags?.has(key) ? value === "" || value : value]),
      (key, value) => isInert(key) && !isEmpty(value),
    ),
  };
}

type Member = readonly [key: string, value: unknown];

function pick(
  members: readonly Member[],
  isPicked: (key: string, value: unknown) => boolean,
): Members {
  return Object.fromEntries(members.filter(([key, value]) => isPicked(key, value)));
}

/**
 * Returns true for unset flags and for empty lists and objects, which mean the same as absent
 * members.
 */
function isEmpty(value: unknown): boolean {
  if (value === false) return true;
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

const KEYS: Keys = {
  texts: ["about", "unknown", "ground"],
  read: new Set(["assumed"]),
};

/** A spec's undocumented facts, in the spec's order. */
export function undocumentedFacts(
  entries: Readonly<Record<string, SpecGap>> = {},
  { file, pointer }: Origin,
  withIgnoredKeys = false,
): readonly Gap[] {
  return Object.entries(entries).map(([id, gap]) => ({
    id,
    unknown: gap.unknown,
    assumed: gap.assumed,
    ground: gap.ground,
    origin: { file, pointer: below(pointer, id) },
    ...(withIgnoredKeys && { remarks: ignoredKeysOf(gap, KEYS) }),
  }));
}
