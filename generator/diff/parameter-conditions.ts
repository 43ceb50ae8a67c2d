import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { byCodeUnits, canonical } from "../base/json.js";
import { ignoredKeyChanges } from "./remarks.js";
import type { Condition, Parameter } from "../spec/model/parameter.js";
import { below } from "../base/document.js";

interface LocatedCondition {
  readonly condition: Condition;
  readonly pointer: string;
}

/** Compares the modes and conditions of a parameter. Their order has no meaning. */
export function conditionChanges(
  subject: Subject,
  { info: old }: Parameter,
  { info: next }: Parameter,
  docs: boolean,
): readonly Change[] {
  const [before, after] = [locateConditions(old), locateConditions(next)];
  const names = [...new Set([...before, ...after].map(({ condition }) => condition.name))];
  return names.toSorted(byCodeUnits).flatMap((name) => {
    const of = (all: readonly LocatedCondition[]): readonly LocatedCondition[] =>
      all
        .filter(({ condition }) => condition.name === name)
        .toSorted((a, b) => byCodeUnits(text(a.condition), text(b.condition)));
    return namedChanges(subject, of(before), of(after), docs);
  });
}

function locateConditions(conditions: readonly Condition[]): readonly LocatedCondition[] {
  return conditions.map((condition, index) => ({ condition, pointer: below("/info", index) }));
}

/** Compares conditions of one name. Equal conditions of base and revision are paired first. */
function namedChanges(
  subject: Subject,
  old: readonly LocatedCondition[],
  next: readonly LocatedCondition[],
  docs: boolean,
): readonly Change[] {
  const oldTexts = new Set(old.map(({ condition }) => text(condition)));
  const nextTexts = new Set(next.map(({ condition }) => text(condition)));
  const kept = pairsOf(
    old.filter(({ condition }) => nextTexts.has(text(condition))),
    next.filter(({ condition }) => oldTexts.has(text(condition))),
  );
  const changed = pairsOf(
    old.filter(({ condition }) => !nextTexts.has(text(condition))),
    next.filter(({ condition }) => !oldTexts.has(text(condition))),
  );
  return [...kept, ...changed].flatMap(([before, after]) => {
    if (!before || !after) return presence(subject, before, after);
    const [from, to] = [text(before.condition), text(after.condition)];
    const own: Subject = {
      ...subject,
      old: { ...subject.old, pointer: subject.old.pointer + before.pointer },
      new: { ...subject.new, pointer: subject.new.pointer + after.pointer },
    };
    return [
      ...(from === to ? [] : [changeOf("info-condition-changed", own, { old: from, new: to })]),
      ...ignoredKeyChanges(own, before.condition, after.condition, docs),
    ];
  });
}

function presence(
  subject: Subject,
  before: LocatedCondition | undefined,
  after: LocatedCondition | undefined,
): readonly Change[] {
  if (before)
    return [
      changeOf("info-condition-removed", subject, { old: text(before.condition), at: "/info" }),
    ];
  return after
    ? [changeOf("info-condition-added", subject, { new: text(after.condition), at: "/info" })]
    : [];
}

function pairsOf<Item>(
  old: readonly Item[],
  next: readonly Item[],
): readonly (readonly [Item | undefined, Item | undefined])[] {
  return Array.from(
    { length: Math.max(old.length, next.length) },
    (_, index) => [old[index], next[index]] as const,
  );
}

function text({ name, values }: Condition): string {
  return [name, ...values.map(String)]
    .map((part) => (/^[\w-]+$/.test(part) ? part : canonical(part)))
    .join(" ");
}
