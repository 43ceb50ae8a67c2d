import type { ResultCondition } from "../spec/model/result.js";

/** The relation of the requests that return a field now to those that returned it before. */
export type ConditionRelation = "same" | "narrower" | "wider" | "other";

/**
 * Compares the conditions of a field. All of them must be true, so more conditions are narrower.
 */
export function compareConditions(
  old: readonly ResultCondition[],
  next: readonly ResultCondition[],
): ConditionRelation {
  const [isNarrower, isWider] = [implies(next, old), implies(old, next)];
  if (isNarrower && isWider) return "same";
  if (isNarrower) return "narrower";
  return isWider ? "wider" : "other";
}

/** Returns true if each request that meets some conditions also meets others. */
function implies(first: readonly ResultCondition[], second: readonly ResultCondition[]): boolean {
  return second.every(({ parameter, values: wanted }) => {
    const condition = first.find((each) => each.parameter === parameter);
    if (!condition) return false;
    return !wanted || (condition.values?.every((value) => wanted.includes(value)) ?? false);
  });
}

/** Conditions by parameter, as in a spec: the values, or `true` for any value. */
export function conditionsByParameter(
  conditions: readonly ResultCondition[],
): Readonly<Record<string, true | readonly string[]>> {
  return Object.fromEntries(
    conditions.map(({ parameter, values }) => [parameter, values ?? true] as const),
  );
}

/** The values that requests to a module can have for a parameter; undefined if it accepts any. */
export type ListedValues = (parameter: string) => readonly string[] | undefined;

/**
 * Removes values that the other module does not list, because requests to it cannot contain them.
 */
export function restrictedTo(
  conditions: readonly ResultCondition[],
  valuesOf: ListedValues,
): readonly ResultCondition[] {
  return conditions.map((condition) => {
    const listed = valuesOf(condition.parameter);
    if (!condition.values || !listed) return condition;
    return { ...condition, values: condition.values.filter((value) => listed.includes(value)) };
  });
}
