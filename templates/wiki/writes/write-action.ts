import type { JsonObject } from "../../runtime/model/json.js";
import { refused } from "../../runtime/query-service/outcome.js";
import type { Outcome, Refused } from "../../runtime/query-service/outcome.js";
import type { ActionCall, ActionResponse, StubAction } from "../call/stub-action.js";
import type { ChangeAuthor, Draft } from "./draft.js";

/** A request for an action that can change the wiki. */
export interface WriteCall extends ActionCall {
  /**
   * Changes the wiki, and returns the result of the function.
   *
   * @param author what differs from the caller, and the reason and tags of the request
   */
  change<Result>(make: (draft: Draft) => Result, author?: Partial<ChangeAuthor>): Result;
  /** The call with the wiki as it is now. */
  renewed(): WriteCall;
}

/** An action that can change the wiki. */
export interface WriteAction extends Omit<StubAction, "run"> {
  /** Throws a `Refusal` if the request ends by an error. */
  readonly run: (call: WriteCall) => ActionResponse;
}

/** The end of a request by an error. */
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

/** The value of an outcome. An error ends the request. */
export function unwrap<Value>(outcome: Outcome<Value>): Value {
  if (outcome.kind === "refused") throw new Refusal(outcome);
  return outcome.value;
}
