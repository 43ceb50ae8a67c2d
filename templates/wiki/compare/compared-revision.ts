import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { ActionCall } from "../call/stub-action.js";
import { titleOf } from "../data/title.js";
import { titleById, titleNamed } from "../parse/named-page.js";
import type { Title } from "../data/title.js";
import type { Store } from "../store/store.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";

/** The side of a comparison, as the names of its parameters begin. */
export type ComparedSide = "from" | "to";

/** The page and the revision that a side names. */
export interface NamedRevision {
  /** Absent if the side names no page and no revision. */
  readonly title?: Title;
  /** A revision of a page, or a deleted one. */
  readonly revision?: TableRow;
}

/** A revision by its number; for callers who may restore pages also a deleted one. */
function revisionById(
  revid: unknown,
  { store, caller }: Pick<ActionCall, "store" | "caller">,
): TableRow | undefined {
  const id = numberOrZero(typeof revid === "number" ? revid : undefined);
  const [live] = store.find("revisions", "revid", id);
  const mayRead = caller.rights.has("deletedtext") || caller.rights.has("undelete");
  return live ?? (mayRead ? store.find("deletedrevisions", "revid", id)[0] : undefined);
}

/** Whether a revision is of a page that was deleted. */
export function isArchived({ revid }: TableRow, store: Store): boolean {
  return store.find("revisions", "revid", revid).length === 0;
}

/** The title of the page of a revision. */
export function revisionTitle(revision: TableRow, store: Store): Title {
  const page = isArchived(revision, store) ? undefined : store.pageById(revision["pageid"]);
  const { ns, key } = page ?? revision;
  return titleOf(store.site, numberOrZero(ns), textOrEmpty(key));
}

/** Finds the page and the revision that a side names, in the order of the server's checks. */
export function namedRevision(
  call: ActionCall,
  side: ComparedSide,
  hasText: boolean,
): Outcome<NamedRevision> {
  const { args, store } = call;
  const [revid, title, id] = ["rev", "title", "id"].map((name) => args[`${side}${name}`]);
  if (revid !== undefined) return named(revid, call);
  if (title === undefined && id === undefined) return ok({});
  const found = title === undefined ? titleById(store, id) : titleNamed(store, title);
  if (found.kind === "refused") return found;
  const page = store.pageByTitle(found.value.ns, found.value.key);
  if (page) return named(page["lastrevid"], call);
  return hasText
    ? ok({ title: found.value })
    : refused("missingtitle", `There is no page ${found.value.text}.`);
}

function named(revid: unknown, call: ActionCall): Outcome<NamedRevision> {
  const revision = revisionById(revid, call);
  return revision
    ? ok({ revision, title: revisionTitle(revision, call.store) })
    : refused("nosuchrevid", `There is no revision ${String(revid)}.`);
}

/** A title that belongs to a request as a whole: the first that one of its sides names. */
export function guessedTitle(call: ActionCall): Title | undefined {
  const { args, store } = call;
  for (const side of ["from", "to"] as const) {
    const revision = revisionById(args[`${side}rev`], call);
    if (revision) return revisionTitle(revision, store);
    const [title, id] = [args[`${side}title`], args[`${side}id`]];
    const found = [
      title === undefined ? undefined : titleNamed(store, title),
      id === undefined ? undefined : titleById(store, id),
    ].find((each) => each?.kind === "ok");
    if (found?.kind === "ok") return found.value;
  }
  return undefined;
}

/** The revision of the same page that is next to a revision in time; none for deleted ones. */
export function adjacentRevision(
  revision: TableRow,
  direction: "previous" | "next",
  store: Store,
): TableRow | undefined {
  if (isArchived(revision, store)) return undefined;
  const ordered = [...store.find("revisions", "pageid", revision["pageid"])].sort(compareTimes);
  const at = ordered.findIndex(({ revid }) => revid === revision["revid"]);
  return ordered[direction === "next" ? at + 1 : at - 1];
}

function compareTimes(a: TableRow, b: TableRow): number {
  const [one, other] = [textOrEmpty(a["timestamp"]), textOrEmpty(b["timestamp"])];
  if (one !== other) return one < other ? -1 : 1;
  return numberOrZero(a["revid"]) - numberOrZero(b["revid"]);
}
