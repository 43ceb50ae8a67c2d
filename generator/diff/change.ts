import { byCodeUnits, canonical, setDifference } from "../base/json.js";
import type { Origin } from "../spec/model/parameter.js";
import type { LevelSource, RuleId } from "./rules.js";

/** A difference before its message is formatted. */
export interface Change extends LevelSource {
  /** A module's path, an operation's id, or `#/…` for a schema; empty for the complete spec. */
  readonly module: string;
  /** A parameter's name, or a field's path. */
  readonly parameter?: string;
  /** The value, key or kind that the change is about. */
  readonly value?: string;
  readonly old?: unknown;
  readonly new?: unknown;
  readonly origins: { readonly old?: Origin; readonly new?: Origin };
  /** The operations that contain the changed schema, if the change is about a named schema. */
  readonly places?: readonly string[];
}

/** The subject of changes: their common members. */
export interface Subject {
  readonly module: string;
  readonly parameter?: string;
  readonly old: Origin;
  readonly new: Origin;
}

/** A subject that the base or the revision may lack. */
export interface PartialSubject {
  readonly module: string;
  readonly parameter?: string | undefined;
  readonly old?: Origin | undefined;
  readonly new?: Origin | undefined;
}

/** The members of a change that differ from its subject. */
export interface Facts {
  /** The circumstances that apply; false for the others. */
  readonly circumstances?: readonly (string | false)[] | undefined;
  readonly value?: string;
  readonly old?: unknown;
  readonly new?: unknown;
  /** Appended to the subject's pointers: the key of the changed member. */
  readonly at?: string;
}

/** Creates a change of a subject. */
export function changeOf(
  rule: RuleId,
  { module, parameter, old, new: next }: PartialSubject,
  { at = "", circumstances = [], ...facts }: Facts = {},
): Change {
  const names = circumstances.filter((name) => name !== false);
  return {
    rule,
    module,
    ...(parameter !== undefined && { parameter }),
    ...facts,
    ...(names.length > 0 && { circumstances: names }),
    origins: {
      ...(old && { old: { ...old, pointer: old.pointer + at } }),
      ...(next && { new: { ...next, pointer: next.pointer + at } }),
    },
  };
}

/** Removes absent values. */
export function defined({ old, new: next }: { readonly old: unknown; readonly new: unknown }): {
  readonly old?: unknown;
  readonly new?: unknown;
} {
  return { ...(old !== undefined && { old }), ...(next !== undefined && { new: next }) };
}

/** Compares flags. An absent flag is not set. */
export function flagChanges<Key extends string>(
  subject: Subject,
  old: Readonly<Partial<Record<NoInfer<Key>, boolean>>>,
  next: Readonly<Partial<Record<NoInfer<Key>, boolean>>>,
  rules: Readonly<Record<Key, readonly [added: RuleId, removed: RuleId]>>,
  circumstances?: Facts["circumstances"],
): readonly Change[] {
  return keysOf(rules).flatMap((key) => {
    const [before, after] = [old[key] ?? false, next[key] ?? false];
    if (before === after) return [];
    const [added, removed] = rules[key];
    return [changeOf(after ? added : removed, subject, { at: `/${key}`, circumstances })];
  });
}

/** Reports a value that has changed, if it has. */
export function valueChanges(
  rule: RuleId,
  subject: Subject,
  old: unknown,
  next: unknown,
  at: string,
  circumstances?: Facts["circumstances"],
): readonly Change[] {
  if (canonical(old) === canonical(next)) return [];
  return [changeOf(rule, subject, { ...defined({ old, new: next }), at, circumstances })];
}

/** Compares a bound. */
export function boundChanges(
  subject: Subject,
  key: string,
  old: number | undefined,
  next: number | undefined,
  ruleOf: (change: "added" | "removed" | "raised" | "lowered") => RuleId,
): readonly Change[] {
  const at = `/${key}`;
  if (old === undefined || next === undefined)
    return valueChanges(ruleOf(old === undefined ? "added" : "removed"), subject, old, next, at);
  return valueChanges(ruleOf(next > old ? "raised" : "lowered"), subject, old, next, at);
}

/** Reports each value added to or removed from an unordered list. */
export function listChanges(
  subject: Subject,
  old: readonly string[],
  next: readonly string[],
  at: string,
  [whenAdded, whenRemoved]: readonly [added: RuleId, removed: RuleId],
): readonly Change[] {
  const { removed, added } = setDifference(old, next);
  const gone = new Set(removed);
  return [...removed, ...added]
    .toSorted(byCodeUnits)
    .map((value) => changeOf(gone.has(value) ? whenRemoved : whenAdded, subject, { value, at }));
}

function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): readonly Key[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of keys() forgets the names
  return Object.keys(object) as Key[];
}

/** Longer strings are shortened to the parts that differ. */
const LONG = 40;

/** The alternatives of a long text that the other text lacks: `A or 7 others` of `A or B or …`. */
export function ownAlternatives(text: string, other: string): string {
  if (Math.max(text.length, other.length) <= LONG) return text;
  const all = text.split(SEPARATOR);
  const others = new Set(other.split(SEPARATOR));
  const own = all.filter((each) => !others.has(each));
  const common = all.length - own.length;
  return common < 3 ? text : [...own, `${common} others`].join(SEPARATOR);
}

const SEPARATOR = " or ";
