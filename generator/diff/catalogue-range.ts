import { changeOf, flagChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import type { RuleId } from "./rules/table.js";
import type { Parameter, ParameterType, TextType } from "../spec/model/parameter.js";
import { traitsOf } from "../spec/parameters/registry.js";
import type { NumberRange } from "../spec/parameters/traits.js";

/** The numbers that a parameter accepts. */
interface Range extends NumberRange {
  readonly kind: ParameterType["kind"];
}

type Bound = "min" | "max" | "highmax";

/** The rules for an added, removed, raised or lowered bound. */
interface BoundRules {
  readonly added: RuleId;
  readonly removed: RuleId;
  readonly raised: RuleId;
  readonly lowered: RuleId;
}

const LENGTH: BoundRules = {
  added: "length-tightened",
  removed: "length-loosened",
  raised: "length-loosened",
  lowered: "length-tightened",
};

function rulesOf(bound: Bound): BoundRules {
  return {
    added: `${bound}-added`,
    removed: `${bound}-removed`,
    raised: `${bound}-raised`,
    lowered: `${bound}-lowered`,
  };
}

/** Compares the numbers that a parameter accepts. A type without a range accepts any number. */
export function rangeChanges(
  subject: Subject,
  before: Parameter,
  after: Parameter,
): readonly Change[] {
  const [old, next] = [rangeOf(before), rangeOf(after)];
  if (!old || !next) return [];
  const bounds: readonly Bound[] = minimumGoesWithType(old, next)
    ? ["max", "highmax"]
    : ["min", "max", "highmax"];
  const changes = [
    ...bounds.flatMap((bound) =>
      boundChanges(subject, old[bound], next[bound], rulesOf(bound), { at: `/${bound}` }),
    ),
    ...flagChanges(subject, old, next, {
      enforcerange: ["enforcerange-added", "enforcerange-removed"],
    }),
  ];
  return changes.map((change) => ({
    ...change,
    circumstances: rangeCircumstances(change.rule, old, next),
  }));
}

/** Undefined for types whose values are not numbers. */
function rangeOf({ type }: Parameter): Range | undefined {
  const { range } = traitsOf(type);
  return range && { ...range, kind: type.kind };
}

/**
 * Returns true if a minimum of 0 is added or removed by the change of type, because limits have it
 * by default.
 */
function minimumGoesWithType(old: Range, next: Range): boolean {
  if ((old.kind === "limit") === (next.kind === "limit")) return false;
  const [limit, other] = old.kind === "limit" ? [old, next] : [next, old];
  return limit.min === 0 && (other.min ?? -1) < 0;
}

function rangeCircumstances(rule: RuleId, old: Range, next: Range): readonly string[] {
  switch (rule) {
    case "highmax-lowered":
    case "highmax-removed":
      return [old.max, next.max].some((max) => most(max, old.highmax) === most(max, next.highmax))
        ? ["inert"]
        : [];
    case "max-lowered":
    case "max-added":
    case "min-raised":
    case "min-added":
      return next.enforcerange ? ["enforced"] : [];
    case "enforcerange-added":
      return next.min === undefined && next.max === undefined ? ["unbounded"] : [];
    default:
      return [];
  }
}

/**
 * The maximum for callers with high limits. It applies only if there is a maximum for other
 * callers.
 */
function most(max: number | undefined, highmax: number | undefined): number | undefined {
  return max === undefined ? undefined : Math.max(max, highmax ?? max);
}

/** Compares the maximum length of a text parameter. */
export function lengthChanges(
  subject: Subject,
  { type: before }: Parameter,
  { type: after }: Parameter,
): readonly Change[] {
  if (!isText(before) || !isText(after)) return [];
  return (["maxbytes", "maxchars"] as const).flatMap((key) =>
    boundChanges(subject, before[key], after[key], LENGTH, { value: key, at: `/${key}` }),
  );
}

function isText(type: ParameterType): type is TextType {
  switch (type.kind) {
    case "string":
    case "text":
    case "password":
    case "raw":
      return true;
    default:
      return false;
  }
}

function boundChanges(
  subject: Subject,
  old: number | undefined,
  next: number | undefined,
  rules: BoundRules,
  facts: { readonly value?: string; readonly at: string },
): readonly Change[] {
  if (old === next) return [];
  if (old === undefined) return [changeOf(rules.added, subject, { ...facts, new: next })];
  if (next === undefined) return [changeOf(rules.removed, subject, { ...facts, old })];
  return [
    changeOf(next > old ? rules.raised : rules.lowered, subject, { ...facts, old, new: next }),
  ];
}
