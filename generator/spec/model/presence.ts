import type { PresenceClause, PresenceCondition } from "./result.js";

/** The clauses that require a clause from both of two groups. */
export function commonClauses(
  some: readonly PresenceClause[],
  others: readonly PresenceClause[],
): readonly PresenceClause[] {
  const both = some.flatMap((clause) => others.flatMap((other) => bothClauses(clause, other)));
  return [...new Map(both.map((clause) => [JSON.stringify(clause), clause])).values()];
}

/** The clause with two clauses' conditions; undefined if no object can match both. */
function bothClauses(one: PresenceClause, other: PresenceClause): readonly PresenceClause[] {
  const shared = one.map((condition): PresenceCondition => {
    const same = other.find((each) => isSameField(each, condition));
    return same
      ? { ...condition, values: condition.values.filter((value) => same.values.includes(value)) }
      : condition;
  });
  const rest = other.filter((each) => !one.some((condition) => isSameField(each, condition)));
  const clause = [...shared, ...rest];
  return clause.some(({ values }) => values.length === 0) ? [] : [clause];
}

function isSameField(a: PresenceCondition, b: PresenceCondition): boolean {
  return a.field === b.field && a.of === b.of;
}

/** Returns true if every object that matches one of some clauses matches one of others. */
export function impliesPresence(
  some: readonly PresenceClause[],
  others: readonly PresenceClause[],
): boolean {
  return some.every((clause) => {
    const [first, ...rest] = clause;
    if (!first) return others.some((other) => other.length === 0);
    // A clause may match values that several others cover only together.
    return first.values.every((value) =>
      others.some((other) => isWithin([{ ...first, values: [value] }, ...rest], other)),
    );
  });
}

/** Values by field, as in a spec: `../` precedes the name of a field next to the object. */
export type ValuesByField = Readonly<Record<string, readonly (string | boolean)[]>>;

/** The clause for a spec's values. */
export function presenceClause(values: ValuesByField): PresenceClause {
  return Object.entries(values).map(([name, of]) =>
    name.startsWith(PARENT)
      ? { of: "parent", field: name.slice(PARENT.length), values: of }
      : { of: "object", field: name, values: of },
  );
}

/** The values of clauses, as in a spec. */
export function clausesByField(clauses: readonly PresenceClause[]): readonly ValuesByField[] {
  return clauses.map((clause) =>
    Object.fromEntries(
      clause.map(({ of, field, values }) => [
        of === "parent" ? `${PARENT}${field}` : field,
        values,
      ]),
    ),
  );
}

/** Precedes the name of a field next to the object that contains the optional field. */
export const PARENT = "../";

function isWithin(clause: PresenceClause, other: PresenceClause): boolean {
  return other.every((wanted) =>
    clause.some(
      (condition) =>
        isSameField(condition, wanted) &&
        condition.values.every((value) => wanted.values.includes(value)),
    ),
  );
}
