import type { ActionCall, ActionResponse, StubAction } from "../call/stub-action.js";
import type { ChangeAuthor, Draft } from "./draft.js";

/** A request for an action that can change the wiki. */
export interface WriteCall extends ActionCall {
  /**
   * Changes the wiki, and returns the function's result.
   *
   * @param author values that differ from the caller's, and the request's reason and tags
   */
  change<Result>(make: (draft: Draft) => Result, author?: Partial<ChangeAuthor>): Result;
  /** The call with the current wiki. */
  renewed(): WriteCall;
}

/** An action that can change the wiki. */
export interface WriteAction extends Omit<StubAction, "run"> {
  /** Throws a `Refusal` to end the request with an error. */
  readonly run: (call: WriteCall) => ActionResponse;
}
