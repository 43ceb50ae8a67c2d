// Errors that end a request, and the checks with which actions begin.

import type { JsonObject } from "../../runtime/model/json.js";
import { refused } from "../../runtime/query-service/outcome.js";
import type { Outcome, Refused } from "../../runtime/query-service/outcome.js";
import type { ActionCall } from "../call/stub-action.js";

/** An error that ends the request. */
export class Refusal extends Error {
  readonly refused: Refused;

  constructor(error: Refused) {
    super(error.code);
    this.refused = error;
  }
}

/** Ends a request with an error. */
export function refuse(code: string, text: string, data?: JsonObject): never {
  throw new Refusal(refused(code, text, data));
}

/** Ends a request if a check found an error. */
export function check(error: Refused | undefined): void {
  if (error) throw new Refusal(error);
}

/** An outcome's value. An error ends the request. */
export function unwrap<Value>(outcome: Outcome<Value>): Value {
  if (outcome.kind === "refused") throw new Refusal(outcome);
  return outcome.value;
}

/** The error for a caller without a right. */
export function rightRefusal(
  { caller }: Pick<ActionCall, "caller">,
  right: string,
  activity: string,
): Refused | undefined {
  return caller.rights.has(right)
    ? undefined
    : refused("permissiondenied", `You are not allowed to ${activity}.`);
}

/** A condition, with the error's code and text. */
export type Rule = readonly [isWrong: boolean, code: string, text: string];

/** The error for the first rule whose condition is true. */
export function ruleRefusal(rules: readonly Rule[]): Refused | undefined {
  const rule = rules.find(([isWrong]) => isWrong);
  return rule && refused(rule[1], rule[2]);
}
