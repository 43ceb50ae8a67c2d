import { changeOf } from "../change.js";
import type { Change, Subject } from "../change.js";
import type { RuleId } from "../rules/table.js";
import { isSet } from "../../spec/catalogue.js";
import type { Parameter } from "../../spec/types.js";
import { flagChanges } from "./flags.js";
import { typeKind } from "./type.js";

type Bound = "min" | "max" | "highmax" | "maxbytes" | "maxchars";

/** What to call a bound that comes, goes, rises or falls. */
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

function rulesOf(bound: "min" | "max" | "highmax"): BoundRules {
  return {
    added: `${bound}-added`,
    removed: `${bound}-removed`,
    raised: `${bound}-raised`,
    lowered: `${bound}-lowered`,
  };
}

/** Changes of the numbers that a parameter takes. */
export function rangeChanges(subject: Subject, old: Parameter, next: Parameter): readonly Change[] {
  const bounds = ["min", "max", "highmax"] as const;
  const changes = [
    ...bounds.flatMap((bound) => boundChanges(subject, old, next, bound, rulesOf(bound))),
    ...flagChanges(subject, old, next, {
      enforcerange: ["enforcerange-added", "enforcerange-removed"],
    }),
  ];
  return changes.map((change) => ({
    ...change,
    circumstances: rangeCircumstances(change.rule, old, next),
  }));
}

function rangeCircumstances(rule: RuleId, old: Parameter, next: Parameter): readonly string[] {
  switch (rule) {
    case "highmax-lowered":
    case "highmax-removed":
      return [old.max, next.max].some(
        (max) => most({ max, highmax: old.highmax }) === most({ max, highmax: next.highmax }),
      )
        ? ["inert"]
        : [];
    case "max-lowered":
    case "max-added":
    case "min-raised":
    case "min-added":
      return isSet(next.enforcerange) ? ["enforced"] : [];
    case "enforcerange-added":
      return typeKind(next) !== "limit" && next.min === undefined && next.max === undefined
        ? ["unbounded"]
        : [];
    default:
      return [];
  }
}

/** The maximum for callers with high limits: only above a maximum for everybody there is one. */
function most({
  max,
  highmax,
}: {
  readonly max: number | undefined;
  readonly highmax: number | undefined;
}): number | undefined {
  return max === undefined ? undefined : Math.max(max, highmax ?? max);
}

/** Changes of the length of text that a parameter takes. */
export function lengthChanges(
  subject: Subject,
  old: Parameter,
  next: Parameter,
): readonly Change[] {
  return [
    ...boundChanges(subject, old, next, "maxbytes", LENGTH, { value: "maxbytes" }),
    ...boundChanges(subject, old, next, "maxchars", LENGTH, { value: "maxchars" }),
  ];
}

function boundChanges(
  subject: Subject,
  before: Parameter,
  after: Parameter,
  bound: Bound,
  rules: BoundRules,
  length: { readonly value?: string } = {},
): readonly Change[] {
  const [old, next] = [before[bound], after[bound]];
  if (old === next) return [];
  const facts = { ...length, at: `/${bound}` };
  if (old === undefined) return [changeOf(rules.added, subject, { ...facts, new: next })];
  if (next === undefined) return [changeOf(rules.removed, subject, { ...facts, old })];
  return [
    changeOf(next > old ? rules.raised : rules.lowered, subject, { ...facts, old, new: next }),
  ];
}
