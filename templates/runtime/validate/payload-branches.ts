// Checks values against the branches of a schema, such as `anyOf`, whose errors may not count.

import { isObjectOrArray } from "../model/json.js";
import type { PayloadError } from "../model/payload.js";
import { addError, addEvaluated, newEvaluated } from "./payload-checks.js";
import type { Evaluated, PayloadCheck } from "./payload-checks.js";

/** `contains`, `minContains` and `maxContains`. */
export function matchContains(
  value: readonly unknown[],
  path: string,
  errors: PayloadError[],
  check: PayloadCheck,
  minContains: number,
  maxContains?: number,
  seen?: Evaluated,
): void {
  const start = errors.length;
  // Stops counting when the result is known.
  const enough = seen ? Infinity : maxContains === undefined ? minContains : maxContains + 1;
  let count = 0;
  for (let index = 0; index < value.length && count < enough; index += 1)
    if (isValid(value[index], `${path}/${index}`, errors, check)) {
      count += 1;
      addEvaluated(seen, [String(index)]);
    }
  if (count >= minContains && (maxContains === undefined || count <= maxContains)) {
    errors.length = start;
    return;
  }
  const bound = maxContains === undefined ? "" : ` and no more than ${maxContains}`;
  addError(
    path,
    errors,
    "contains",
    maxContains === undefined ? { minContains } : { minContains, maxContains },
    `must contain at least ${minContains}${bound} valid item(s)`,
  );
}

/** `anyOf`. */
export function matchAnyOf(
  value: unknown,
  path: string,
  errors: PayloadError[],
  checks: readonly PayloadCheck[],
  seen?: Evaluated,
): void {
  const start = errors.length;
  let isMatched = false;
  for (const check of checks) {
    // All matching branches record the parts that they evaluated.
    if (isMatched && !seen) break;
    if (isValid(value, path, errors, check, seen)) isMatched = true;
  }
  if (isMatched) errors.length = start;
  else addError(path, errors, "anyOf", {}, "must match a schema in anyOf");
}

/** `oneOf`. */
export function matchOneOf(
  value: unknown,
  path: string,
  errors: PayloadError[],
  checks: readonly PayloadCheck[],
  seen?: Evaluated,
): void {
  const start = errors.length;
  const passing: number[] = [];
  for (let index = 0; index < checks.length && passing.length < 2; index += 1) {
    const check = checks[index];
    if (check && isValid(value, path, errors, check, seen)) passing.push(index);
  }
  if (passing.length === 1) {
    errors.length = start;
    return;
  }
  const passingSchemas = passing.length === 0 ? null : passing;
  addError(path, errors, "oneOf", { passingSchemas }, "must match exactly one schema in oneOf");
}

/** `not`. */
export function matchNot(
  value: unknown,
  path: string,
  errors: PayloadError[],
  check: PayloadCheck,
): void {
  const start = errors.length;
  const isMet = isValid(value, path, errors, check);
  errors.length = start;
  if (isMet) addError(path, errors, "not", {}, "must NOT be valid");
}

/** `if`, `then` and `else`. */
export function matchIf(
  value: unknown,
  path: string,
  errors: PayloadError[],
  condition: PayloadCheck,
  thenCheck?: PayloadCheck,
  elseCheck?: PayloadCheck,
  seen?: Evaluated,
): void {
  const start = errors.length;
  const isMet = isValid(value, path, errors, condition, seen);
  errors.length = start;
  const check = isMet ? thenCheck : elseCheck;
  if (!check || isValid(value, path, errors, check, seen)) return;
  const failingKeyword = isMet ? "then" : "else";
  addError(path, errors, "if", { failingKeyword }, `must match "${failingKeyword}" schema`);
}

/** The result of a check for a value. */
interface Outcome {
  readonly value: unknown;
  readonly path: string;
  readonly errors: readonly PayloadError[];
  readonly own: Evaluated | undefined;
}

/**
 * The errors of a branch, and the outcomes in the outermost branch by value and check. Values without
 * parts share the key null: only the outcomes of the current one are needed.
 */
interface BranchErrors extends Array<PayloadError> {
  outcomes?: Map<unknown, Map<PayloadCheck, Outcome>>;
}

/**
 * The maximum number of errors kept per branch. With recursion, their number would double at each
 * level.
 */
const MAX_ERRORS = 100;

/** Whether a check adds no errors. Only then does it count parts of the value as evaluated. */
function isValid(
  value: unknown,
  path: string,
  errors: PayloadError[],
  check: PayloadCheck,
  seen?: Evaluated,
): boolean {
  const { errors: found, own } = branchOutcome(value, path, errors, check, seen !== undefined);
  for (const error of found) errors.push(error);
  if (found.length > 0) return false;
  if (own) addEvaluated(seen, own.names, own.items);
  return true;
}

/**
 * If two branches contain the schema itself, a value at depth n would be checked 2^n times without
 * the cached outcomes. If two branches contain the next of n schemas, so would any value.
 */
function branchOutcome(
  value: unknown,
  path: string,
  { outcomes }: BranchErrors,
  check: PayloadCheck,
  hasSeen: boolean,
): Outcome {
  const key = isObjectOrArray(value) ? value : null;
  const known = outcomes?.get(key)?.get(check);
  if (known?.path === path && known.value === value && (known.own || !hasSeen)) return known;
  const errors: BranchErrors = [];
  errors.outcomes = outcomes ?? new Map();
  const own = hasSeen ? newEvaluated() : undefined;
  check(value, path, errors, own);
  const outcome = { value, path, errors: errors.slice(0, MAX_ERRORS), own };
  if (outcomes) {
    const ofValue = outcomes.get(key) ?? new Map<PayloadCheck, Outcome>();
    outcomes.set(key, ofValue.set(check, outcome));
  }
  return outcome;
}
