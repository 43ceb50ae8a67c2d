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
