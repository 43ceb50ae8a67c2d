import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { ActionCall } from "../call/stub-action.js";
import { CATEGORY, FILE, USER } from "../data/namespaces.js";
import type { Title } from "../data/title.js";
import { rightOfLevel } from "../store/permission.js";
import { protectionsOf } from "../store/protection.js";
import type { Store } from "../store/store.js";
import { pageErrors, tagRefusal } from "./arguments.js";
import { errorsOf } from "./checks.js";
import type { Rule } from "./checks.js";

/** All errors of a move, in the order of the server: of the titles, of rights, and of tags. */
export function moveErrors(
  from: Title,
  to: Title,
  call: Pick<ActionCall, "args" | "caller" | "store">,
): readonly ApiMessage[] {
  const tags = tagRefusal(call);
  const { rights } = call.caller;
  const page = call.store.pageByTitle(to.ns, to.key);
  const isRoot = !to.key.includes("/");
  const denied = "You are not allowed to move pages to this title.";
  const isReserved = protectionsOf({ ...to, missing: true }, call.store).some(
    ({ type, level }) => type === "create" && !rights.has(rightOfLevel(level)),
  );
  return [
    ...errorsOf([
      [from.text === to.text, "selfmove", "The old and the new title are the same."],
      ...takenRules(from, to, call.store),
      [from.ns < 0, "immobile-source-namespace", "This namespace does not allow moves."],
      [to.ns < 0, "immobile-target-namespace", "Pages cannot be moved to this namespace."],
      [to.key === "", "movepage-invalid-target-title", "The new title is empty."],
      [
        from.ns === FILE && to.ns !== FILE,
        "imagenocrossnamespace",
        "A file cannot be moved to a different namespace.",
      ],
      [
        to.ns === FILE && from.ns !== FILE,
        "nonfile-cannot-move-to-file",
        "Only files can be moved to the file namespace.",
      ],
    ]),
    ...pageErrors(["move", "edit"], from, call),
    ...errorsOf([
      [to.ns < 0, "unsupportednamespace", denied],
      [!rights.has("move"), "cantmove", denied],
      [
        to.ns === USER && isRoot && !rights.has("move-rootuserpages"),
        "cant-move-to-user-page",
        denied,
      ],
      [
        to.ns === CATEGORY && !rights.has("move-categorypages"),
        "cant-move-to-category-page",
        denied,
      ],
    ]).slice(0, 1),
    ...pageErrors(["edit"], to, call),
    ...errorsOf([[!page && isReserved, "protectedtitle", `The title ${to.text} is protected.`]]),
    ...(tags ? [tags] : []),
  ].map(({ code, text, data }) => ({ code, text, ...(data && { data }) }));
}

/** Only redirects of one revision to the page can be replaced. */
function takenRules(from: Title, to: Title, store: Store): readonly Rule[] {
  const target = store.pageByTitle(to.ns, to.key);
  if (!target || from.text === to.text) return [];
  const { pageid } = target;
  const isSingle = store.find("revisions", "pageid", pageid).length === 1;
  const [redirect] = isSingle ? store.find("redirects", "pageid", pageid) : [];
  const isToPage = [from, to].some(
    ({ ns, key }) => redirect?.["ns"] === ns && redirect["key"] === key,
  );
  const code = redirect ? "redirectexists" : "articleexists";
  return [[!isToPage, code, `The page ${to.text} already exists.`]];
}
