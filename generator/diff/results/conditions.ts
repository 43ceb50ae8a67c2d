import type { ResultCondition } from "../../model/result.js";

/** How the requests that get a field compare with those that got it. */
export type Comparison = "same" | "narrower" | "wider" | "other";

/** Compares conditions of a field: all of them must hold, so that more of them are narrower. */
export function compareConditions(
  old: readonly ResultCondition[],
  next: readonly ResultCondition[],
): Comparison {
  const [isNarrower, isWider] = [implies(next, old), implies(old, next)];
  if (isNarrower && isWider) return "same";
  if (isNarrower) return "narrower";
  return isWider ? "wider" : "other";
}

/** Whether a request that meets the first conditions meets the second ones too. */
function implies(first: readonly ResultCondition[], second: readonly ResultCondition[]): boolean {
  return second.every(({ parameter, values: wanted }) => {
    const given = first.find((each) => each.parameter === parameter);
    if (!given) return false;
    return !wanted || (given.values?.every((value) => wanted.includes(value)) ?? false);
  });
}

/** Conditions as a spec writes them: by parameter, its values or `true` for any. */
export function conditionsByParameter(
  conditions: readonly ResultCondition[],
): Readonly<Record<string, true | readonly string[]>> {
  return Object.fromEntries(
    conditions.map(({ parameter, values }) => [parameter, values ?? true] as const),
  );
}

/** The values of a parameter that a module lists; none if it takes any. */
export type ListedValues = (parameter: string) => readonly string[];

/** Conditions without values that the other module does not list: a request there cannot have them. */
export function restrictedTo(
  conditions: readonly ResultCondition[],
  valuesOf: ListedValues,
): readonly ResultCondition[] {
  return conditions.map((condition) => {
    const listed = valuesOf(condition.parameter);
    if (!condition.values || listed.length === 0) return condition;
    return { ...condition, values: condition.values.filter((value) => listed.includes(value)) };
  });
}
