import { changeOf } from "../change.js";
import type { Change, Subject } from "../change.js";
import type { RuleId } from "../rules/table.js";
import { isSet } from "../../spec/catalogue.js";
import type { Flag } from "../../spec/types.js";

/** A flag that one side has and the other has not: in either spelling, absent is unset. */
export function flagChanges<Key extends string>(
  subject: Subject,
  old: Readonly<Partial<Record<NoInfer<Key>, Flag>>>,
  next: Readonly<Partial<Record<NoInfer<Key>, Flag>>>,
  rules: Readonly<Record<Key, readonly [added: RuleId, removed: RuleId]>>,
): readonly Change[] {
  const keys: readonly Key[] = keysOf(rules);
  return keys.flatMap((key) => {
    const [before, after] = [isSet(old[key]), isSet(next[key])];
    if (before === after) return [];
    const [added, removed] = rules[key];
    return [changeOf(after ? added : removed, subject, { at: `/${key}` })];
  });
}

function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): readonly Key[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of keys() forgets the names
  return Object.keys(object) as Key[];
}
