import type { Tables } from "../../data/wiki.js";
import type { ChangeActor } from "./change-actor.js";

/** The users after one of them made some edits. */
export function usersAfterEdits(
  users: Tables["users"],
  { user }: ChangeActor,
  edits = 1,
): Tables["users"] {
  return users.map((each) =>
    each.name === user
      ? {
          ...each,
          editcount: each.editcount + edits,
          active: true,
          recentactions: (each.recentactions ?? 0) + 1,
        }
      : each,
  );
}
