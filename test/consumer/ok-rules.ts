import { edit } from "paramsmith/actions/edit";
import type { EditParams } from "paramsmith/actions/edit";
import { move } from "paramsmith/actions/move";
import type { MoveParams } from "paramsmith/actions/move";
import { langlinks } from "paramsmith/paraminfo/langlinks";
import { usercontribs } from "paramsmith/paraminfo/usercontribs";
import { users } from "paramsmith/paraminfo/users";

// Requests that obey the rules about several parameters.
usercontribs({ user: "A" });
langlinks();
langlinks({ title: "A", lang: "de" });
users({ userids: [1, 2] });
move({ fromid: 1, to: "B" });

// Parameters that may be absent break no rule.
export const editWith = (params: EditParams) => edit({ ...params, minor: true });
export const moveWith = (params: MoveParams) => move(params);
