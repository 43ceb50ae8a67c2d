import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { ActionCall } from "../call/stub-action.js";
import type { Title } from "../data/title.js";
import { rightOfLevel } from "../store/permission.js";
import { protectionsOf } from "../store/protection.js";
import type { Store } from "../store/store.js";
import type { TableRow } from "../values/row.js";
import { pageErrors, tagRefusal } from "./arguments.js";
import { CATEGORY, FILE, USER } from "../data/namespaces.js";

/** All errors of a move, in the order of the server: of the titles, of rights, and of tags. */
export function moveErrors(
  from: Title,
  to: Title,
  call: Pick<ActionCall, "args" | "caller" | "store">,
): readonly ApiMessage[] {
  const tags = tagRefusal(call);
  return [
    ...titleErrors(from, to, call.store),
    ...pageErrors(["move", "edit"], from, call),
    ...targetErrors(to, call),
    ...pageErrors(["edit"], to, call),
    ...reservationErrors(to, call),
    ...(tags ? [tags] : []),
  ].map(({ code, text, data }) => ({ code, text, ...(data && { data }) }));
}

function titleErrors(from: Title, to: Title, store: Store): readonly ApiMessage[] {
  const target = store.pageByTitle(to.ns, to.key);
  const isSame = from.ns === to.ns && from.key === to.key;
  const taken = target && !isSame ? takenBy(target, from, to, store) : undefined;
  const isFile = from.ns === FILE && store.find("files", "name", from.key).length > 0;
  const rules: readonly (readonly [isWrong: boolean, code: string, text: string])[] = [
    [isSame, "selfmove", "The old and the new title are the same."],
    [taken !== undefined, taken ?? "", `The page ${to.text} already exists.`],
    [from.ns < 0, "immobile-source-namespace", "This namespace does not allow moves."],
    [to.ns < 0, "immobile-target-namespace", "Pages cannot be moved to this namespace."],
    [to.key === "", "movepage-invalid-target-title", "The new title is empty."],
    [
      from.ns === FILE && to.ns !== FILE,
      "imagenocrossnamespace",
      "A file cannot be moved to a different namespace.",
    ],
    [
      isFile && to.ns === FILE && endingOf(from) !== endingOf(to),
      "filetypemismatch",
      "The new file extension does not match the type of the file.",
    ],
    [
      to.ns === FILE && from.ns !== FILE,
      "nonfile-cannot-move-to-file",
      "Only files can be moved to the file namespace.",
    ],
  ];
  return rules.flatMap(([isWrong, code, text]) => (isWrong ? [{ code, text }] : []));
}

function endingOf({ key }: Title): string {
  const ending = key.slice(key.lastIndexOf(".") + 1).toLowerCase();
  return ending === "jpeg" ? "jpg" : ending;
}

/** The code of the error if a page cannot be replaced: only redirects of one revision to the page can. */
function takenBy(target: TableRow, from: Title, to: Title, store: Store): string | undefined {
  const { pageid } = target;
  if (target["redirect"] !== true || store.find("revisions", "pageid", pageid).length !== 1)
    return "articleexists";
  const [redirect] = store.find("redirects", "pageid", pageid);
  const isToPage = [from, to].some(
    ({ ns, key }) => redirect?.["ns"] === ns && redirect["key"] === key,
  );
  return isToPage ? undefined : "redirectexists";
}

/** The rights that a move needs at its target. */
function targetErrors(
  { ns, key }: Title,
  { caller: { rights } }: Pick<ActionCall, "caller">,
): readonly ApiMessage[] {
  const text = "You are not allowed to move pages to this title.";
  if (ns < 0) return [{ code: "unsupportednamespace", text }];
  if (!rights.has("move")) return [{ code: "cantmove", text }];
  if (ns === USER && !key.includes("/") && !rights.has("move-rootuserpages"))
    return [{ code: "cant-move-to-user-page", text }];
  return ns === CATEGORY && !rights.has("move-categorypages")
    ? [{ code: "cant-move-to-category-page", text }]
    : [];
}

function reservationErrors(
  { ns, key, text }: Title,
  { caller, store }: Pick<ActionCall, "caller" | "store">,
): readonly ApiMessage[] {
  if (store.pageByTitle(ns, key)) return [];
  const isReserved = protectionsOf({ ns, key, missing: true }, store).some(
    ({ type, level }) => type === "create" && !caller.rights.has(rightOfLevel(level)),
  );
  return isReserved ? [{ code: "protectedtitle", text: `The title ${text} is protected.` }] : [];
}
