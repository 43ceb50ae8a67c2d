import { ownAlternatives } from "./change.js";
import type { Change } from "./change.js";
import { canonical } from "../base/json.js";
import type { Levels } from "./level.js";
import { levelsOf, ruleById } from "./rules.js";

/** The values that a changed schema accepts: also others than before, or not all of before. */
export interface SchemaDirection {
  readonly wider: boolean;
  readonly narrower: boolean;
}

const BOTH: SchemaDirection = { wider: true, narrower: true };
export const NO_DIRECTION: SchemaDirection = { wider: false, narrower: false };
const DIRECTIONS = {
  more: { wider: true, narrower: false },
  fewer: { wider: false, narrower: true },
  same: NO_DIRECTION,
};

/** The circumstances under which a change has both directions. */
const IN_BOTH = ["either", "closed"];

/** The direction of a schema change. */
export function directionOf({ rule, like = rule, circumstances = [] }: Change): SchemaDirection {
  if (IN_BOTH.some((name) => circumstances.includes(name))) return BOTH;
  if (like === "response-format-changed")
    return {
      wider: circumstances.includes("was-checked"),
      narrower: circumstances.includes("is-checked"),
    };
  if (like === "response-overlap-changed" && !circumstances.includes("undescribed"))
    return {
      wider: !circumstances.includes("imposed"),
      narrower: !circumstances.includes("lifted"),
    };
  const { accepts } = ruleById(like).schema ?? {};
  return accepts ? DIRECTIONS[accepts] : BOTH;
}

/**
 * Returns true if a field was added to objects that accepted any value for it, or was removed from
 * objects that still do. Typical clients do not send such undescribed values.
 */
export function isUndescribed({ rule, like = rule, circumstances = [] }: Change): boolean {
  if (circumstances.includes("closed")) return false;
  return (
    like === "response-field-added-optional" ||
    (like === "response-field-removed" && circumstances.includes("optional"))
  );
}

/** Returns true if a change has no direction that others at its location do not have. */
export function isCovered(change: Change, others: readonly Change[]): boolean {
  const { wider, narrower } = directionOf(change);
  const there = others.filter(({ parameter }) => parameter === change.parameter).map(directionOf);
  return (
    (!wider || there.some((each) => each.wider)) &&
    (!narrower || there.some((each) => each.narrower))
  );
}

/**
 * Converts a change to a response schema to a change to a different schema. All changes use the
 * same rule.
 */
export function asOtherChange(change: Change): Change {
  if (isOfEitherDirection(change)) return change;
  return {
    ...change,
    rule: "other-schema-changed",
    circumstances: otherCircumstances(levelsOf(change)),
    value: [change.rule, ...(change.value === undefined ? [] : [change.value])].join(" "),
  };
}

/** Returns true for changes that have the same rule in requests and in responses. */
function isOfEitherDirection({ rule }: Change): boolean {
  return ruleById(rule).schema?.request === rule;
}

function otherCircumstances({ types, validators }: Levels): readonly string[] {
  return [
    ...(types === "breaking" ? ["types-broken"] : []),
    ...(validators === "breaking" ? ["validators-refuse"] : []),
  ];
}

/** Converts a change of a response's schema to the same change of a request's schema. */
export function asRequestChange({ like, ...change }: Change): Change {
  if (isOfEitherDirection(change)) return change;
  const { circumstances = [], ...rest } = change;
  const stated = { ...change, ...(like !== undefined && { like }) };
  const isFormat = change.rule === "response-format-changed";
  if (isFormat && circumstances.includes("is-checked"))
    return { ...rest, rule: "body-format-tightened" };
  const rule = ruleById(like ?? change.rule).schema?.request;
  const isOfAccess = change.rule.startsWith("field-became-");
  const kept = circumstances.filter((name) => name === "closed" || name === "map");
  if (rule !== undefined)
    return {
      ...rest,
      ...(isOfAccess ? { like: rule } : { rule }),
      ...(kept.length > 0 && { circumstances: kept }),
    };
  const { wider, narrower } = directionOf(stated);
  const own = requestCircumstances(stated, wider, narrower);
  return {
    ...rest,
    rule:
      wider === narrower
        ? "body-schema-changed"
        : wider
          ? "body-schema-widened"
          : "body-schema-narrowed",
    value: subjectOf(stated),
    ...(own.length > 0 && { circumstances: own }),
  };
}

/** In a request, callers write what handlers read. */
function requestCircumstances(
  change: Change,
  wider: boolean,
  narrower: boolean,
): readonly string[] {
  const { types: readers, handlers: writers } = levelsOf(change);
  if (change.circumstances?.includes("alternatives")) return [];
  if (change.circumstances?.includes("undescribed")) return ["undescribed"];
  if (change.circumstances?.includes("values-opened")) return ["types-widened"];
  if (wider === narrower)
    return readers === "breaking" || writers === "breaking" ? [] : ["types-kept"];
  if (narrower)
    return [
      ...(writers === "breaking" ? ["types-narrowed"] : []),
      ...(readers === "breaking" ? ["value-removed"] : []),
    ];
  return readers === "breaking" ? ["types-widened"] : readers === "risky" ? ["values-listed"] : [];
}

/** The part of a schema that a change is about, with its values if there are any. */
function subjectOf({ rule, like = rule, value, old, new: next }: Change): string {
  const { part = "type" } = ruleById(like).schema ?? {};
  const subject =
    part === "keyword" ? (value ?? "") : part === "value" ? `value ${value ?? ""}` : part;
  if (old === undefined && next === undefined) return subject;
  const [before, after] = [shown(old), shown(next)];
  return `${subject} ${ownAlternatives(after, before)} instead of ${ownAlternatives(before, after)}`;
}

function shown(value: unknown): string {
  return value === undefined ? "none" : typeof value === "string" ? value : canonical(value);
}
