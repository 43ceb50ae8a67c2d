import { readsKept, readsOpened, typeCircumstances, writesKept } from "./code-type.js";
import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { traitsOf } from "../spec/parameters/registry.js";
import type { CodeUse, TypeComparison } from "../spec/parameters/traits.js";
import type { RuleId } from "./rules/table.js";
import type { EnumType, Parameter } from "../spec/model/parameter.js";

/** The name of a parameter's type; `enum` for a list of values. */
export function typeName({ type }: Parameter): string {
  return traitsOf(type).comparison.name;
}

/** The enum type of a parameter that lists its values; undefined for other types. */
export function enumOf({ type }: Parameter): EnumType | undefined {
  return type.kind === "enum" ? type : undefined;
}

/** The values of an enum; undefined for other types. */
export function enumValues(parameter: Parameter): readonly string[] | undefined {
  return enumOf(parameter)?.values;
}

/** Compares the types of a parameter, without the values of an enum. */
export function typeChanges(subject: Subject, old: Parameter, next: Parameter): readonly Change[] {
  const [before, after] = [typeName(old), typeName(next)];
  if (before === after) return [];
  const rule = typeRule(old, next);
  return [
    changeOf(rule, subject, {
      circumstances: circumstancesOf(rule, old, next),
      old: enumValues(old)?.toSorted() ?? before,
      new: enumValues(next)?.toSorted() ?? after,
      at: "/type",
    }),
  ];
}

function typeRule(old: Parameter, next: Parameter): RuleId {
  const [before, after] = [comparisonOf(old), comparisonOf(next)];
  if (before.family === "unknown" || after.family === "unknown") return "type-unknown";
  if (before.family === "text" && after.family === "text") return "text-kind-changed";
  if (before.family === "boolean") return "boolean-to-other";
  if (after.family === "boolean") return "other-to-boolean";
  if (before.family === "enum" && after.family === "text") return "enum-to-string";
  if (before.family === "limit" && after.family === "integer") return "limit-to-integer";
  if (before.family === "integer" && after.family === "limit") return "integer-to-limit";
  const isWider = after.family === "text" || before.wider.includes(after.name);
  return isWider ? "type-widened" : "type-narrowed";
}

function comparisonOf({ type }: Parameter): TypeComparison {
  return traitsOf(type).comparison;
}

/** The circumstances of a change between two types. */
function circumstancesOf(rule: RuleId, old: Parameter, next: Parameter): readonly string[] {
  const [from, to] = [comparisonOf(old), comparisonOf(next)];
  const [before, after] = [from.code, to.code];
  switch (rule) {
    case "type-narrowed": {
      const several = old.multi && next.multi && to.isListed;
      return [...(several ? ["several"] : []), ...typeCircumstances(before, after)];
    }
    case "type-widened":
      return typeCircumstances(before, after);
    case "type-unknown":
      return [
        ...(from.family !== "unknown" || to.family === "text" ? [] : ["from-unknown"]),
        ...(writesKept(before, after) ? [] : ["writes-changed"]),
        ...readsChanged(before, after),
      ];
    case "integer-to-limit":
      return losesNegative(old, next) ? ["negative"] : [];
    default:
      return [];
  }
}

/** The circumstances of parsed values that are of another type than before. */
function readsChanged(before: CodeUse, after: CodeUse): readonly string[] {
  if (readsKept(before, after)) return [];
  return [readsOpened(before, after) ? "values-opened" : "reads-changed"];
}

/**
 * Returns true if numbers that an integer accepted are refused only because limits have the minimum
 * 0.
 */
export function losesNegative({ type: old }: Parameter, { type: next }: Parameter): boolean {
  return old.kind === "integer" && next.kind === "limit" && next.min === 0 && (old.min ?? -1) < 0;
}

/** Returns true if a value can contain `|`. */
export function canHoldBars(parameter: Parameter): boolean {
  return comparisonOf(parameter).canHoldBars;
}
