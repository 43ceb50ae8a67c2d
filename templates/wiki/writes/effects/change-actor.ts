import { isLoggedIn } from "../../store/caller.js";
import type { Caller } from "../../store/caller.js";

/** The author of a change, in the columns of tables. */
export interface ChangeActor {
  /** The name of an account, or an address. */
  readonly user: string;
  /** 0 for an address. */
  readonly userid: number;
  readonly anon?: true;
}

/** The caller as the author of a change. */
export function changeActor(caller: Caller): ChangeActor {
  const { name, id } = caller;
  return { user: name, userid: id, ...(isLoggedIn(caller) ? {} : { anon: true }) };
}
