import type { ApiMessage } from "../../../runtime/model/api-message.js";
import type { ActionCall } from "../../call/stub-action.js";
import type { Title } from "../../data/title.js";
import { protectionsOf } from "../../store/protection.js";
import { textOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";
import { tagsOf } from "../checks/arguments.js";
import { pageErrors } from "../checks/page-refusal.js";
import { tagRefusal } from "../checks/tag-refusal.js";

const USER = 2;
const FILE = 6;
const CATEGORY = 14;

/** All errors of a move, in the order of `MovePage`: of the titles, of rights, and of tags. */
export function moveErrors(
  from: Title,
  to: Title,
  call: Pick<ActionCall, "args" | "caller" | "store">,
): readonly ApiMessage[] {
  const tags = tagRefusal(tagsOf(call), call);
  return [
    ...titleErrors(from, to, call),
    ...pageErrors("move", from, call),
    ...pageErrors("edit", from, call),
    ...targetErrors(to, call),
    ...pageErrors("edit", to, call),
    ...reservationErrors(to, call),
    ...(tags ? [tags] : []),
  ].map(({ code, text, data }) => ({ code, text, ...(data && { data }) }));
}

type Call = Pick<ActionCall, "caller" | "store">;

function titleErrors(from: Title, to: Title, { store }: Call): readonly ApiMessage[] {
  const target = store.pageByTitle(to.ns, to.key);
  const errors: ApiMessage[] = [];
  const add = (code: string, text: string): void => {
    errors.push({ code, text });
  };
  if (from.ns === to.ns && from.key === to.key) add("selfmove", "The titles are the same.");
  else if (target && !isReplaceable(target, from, to, store))
    add(
      isSingleRedirect(target, store) ? "redirectexists" : "articleexists",
      `There is a page ${to.text}.`,
    );
  if (from.ns < 0) add("immobile-source-namespace", "Pages of this namespace cannot be moved.");
  if (to.ns < 0) add("immobile-target-namespace", "There are no pages in this namespace.");
  if (to.key === "") add("movepage-invalid-target-title", "The target has no name.");
  if (from.ns === FILE && to.ns !== FILE)
    add("imagenocrossnamespace", "A file cannot be moved to another namespace.");
  if (to.ns === FILE && from.ns !== FILE)
    add("nonfile-cannot-move-to-file", "Only files can be moved to the namespace of files.");
  return errors;
}

/** A redirect of one revision, to the page that takes its place. */
function isReplaceable(
  target: TableRow,
  from: Title,
  to: Title,
  store: ActionCall["store"],
): boolean {
  const [redirect] = store.find("redirects", "pageid", target["pageid"]);
  return (
    isSingleRedirect(target, store) &&
    [from, to].some(({ ns, key }) => redirect?.["ns"] === ns && redirect["key"] === key)
  );
}

function isSingleRedirect(page: TableRow, store: ActionCall["store"]): boolean {
  return (
    page["redirect"] === true && store.find("revisions", "pageid", page["pageid"]).length === 1
  );
}

/** The rights that a move needs at its target. Nobody may edit a special page. */
function targetErrors({ ns, key }: Title, { caller: { rights } }: Call): readonly ApiMessage[] {
  const text = "The caller may not move pages to this title.";
  if (ns < 0) return [{ code: "unsupportednamespace", text }];
  if (!rights.has("move")) return [{ code: "cantmove", text }];
  if (ns === USER && !key.includes("/") && !rights.has("move-rootuserpages"))
    return [{ code: "cant-move-to-user-page", text }];
  return ns === CATEGORY && !rights.has("move-categorypages")
    ? [{ code: "cant-move-to-category-page", text }]
    : [];
}

function reservationErrors(to: Title, { caller, store }: Call): readonly ApiMessage[] {
  const { ns, key, text } = to;
  if (store.pageByTitle(ns, key)) return [];
  const isReserved = protectionsOf({ ns, key, missing: true }, store).some(
    ({ type, level }) => type === "create" && !caller.rights.has(rightOf(textOrEmpty(level))),
  );
  return isReserved ? [{ code: "protectedtitle", text: `The title ${text} is protected.` }] : [];
}

function rightOf(level: string): string {
  if (level === "sysop") return "editprotected";
  return level === "autoconfirmed" ? "editsemiprotected" : level;
}
