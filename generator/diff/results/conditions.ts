import type { ResultField } from "../../spec/types.js";

type Conditions = NonNullable<ResultField["when"]>;

/** How the requests that get a field compare with those that got it. */
export type Comparison = "same" | "narrower" | "wider" | "other";

/** Compares conditions of a field: all of them must hold, so that more of them are narrower. */
export function compareConditions(old: Conditions, next: Conditions): Comparison {
  const [isNarrower, isWider] = [implies(next, old), implies(old, next)];
  if (isNarrower && isWider) return "same";
  if (isNarrower) return "narrower";
  return isWider ? "wider" : "other";
}

/** Whether a request that meets the first conditions meets the second ones too. */
function implies(first: Conditions, second: Conditions): boolean {
  return Object.entries(second).every(([parameter, wanted]) => {
    const given = Object.hasOwn(first, parameter) ? first[parameter] : undefined;
    if (given === undefined) return false;
    return wanted === true || (given !== true && given.every((value) => wanted.includes(value)));
  });
}
