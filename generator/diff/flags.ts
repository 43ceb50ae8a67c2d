import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import type { RuleId } from "./rules/table.js";

/** Compares flags. An absent flag is not set. */
export function flagChanges<Key extends string>(
  subject: Subject,
  old: Readonly<Partial<Record<NoInfer<Key>, boolean>>>,
  next: Readonly<Partial<Record<NoInfer<Key>, boolean>>>,
  rules: Readonly<Record<Key, readonly [added: RuleId, removed: RuleId]>>,
): readonly Change[] {
  return keysOf(rules).flatMap((key) => {
    const [before, after] = [old[key] ?? false, next[key] ?? false];
    if (before === after) return [];
    const [added, removed] = rules[key];
    return [changeOf(after ? added : removed, subject, { at: `/${key}` })];
  });
}

function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): readonly Key[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of keys() forgets the names
  return Object.keys(object) as Key[];
}
