import type { ResultCondition, ResultField, ResultShape } from "./result.js";

/** Returns true if a condition requires a value, and none is left that requests can have. */
export function isImpossible({ values }: ResultCondition): boolean {
  return values !== undefined && values !== false && values.length === 0;
}

/** A condition in short: `prop=ids|user`, `slots` for any value, `no slots` for none. */
export function conditionText({ parameter, values }: ResultCondition): string {
  if (values === false) return `no ${parameter}`;
  return values ? `${parameter}=${values.join("|")}` : parameter;
}

/** Returns true if no request meets all of some conditions and others. */
export function contradicts(
  some: readonly ResultCondition[],
  others: readonly ResultCondition[],
): boolean {
  return some.some(({ parameter, values }) =>
    others.some((other) => {
      if (other.parameter !== parameter) return false;
      if (values === false || other.values === false) return values !== other.values;
      return values?.every((value) => other.values && !other.values.includes(value)) ?? false;
    }),
  );
}

/**
 * The parameter that switches between two row forms, such as `slots` of `prop=revisions`: fields
 * that the selector's values add require that the request omits it.
 */
export function rowSwitch(row: ResultShape, selector: string | undefined): string | undefined {
  if (row.kind !== "record") return undefined;
  const selected = row.fields.filter((field) => depends(field, selector));
  return selected
    .flatMap(({ when }) => when)
    .find(({ parameter, values }) => values === false && parameter !== selector)?.parameter;
}

/** Returns true if a field depends on a parameter. */
export function depends({ when }: ResultField, name: string | undefined): boolean {
  return when.some(({ parameter }) => parameter === name);
}
