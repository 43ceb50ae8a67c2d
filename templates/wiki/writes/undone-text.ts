import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { ActionCall } from "../call/stub-action.js";
import type { Store } from "../store/store.js";
import { textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import type { EditedPage } from "./edit.js";
import { pageHistory, revertOf } from "./history.js";
import type { Revert } from "./history.js";
import { mergeLines } from "./merge-lines.js";

/** The text of a page without what some revisions changed. */
export interface Undone {
  readonly text: string;
  readonly revert: Revert;
  /** The summary of an undo of one revision, if the request has none. */
  readonly summary: string;
}

/** The text that the parameters `undo` and `undoafter` make; undefined for other edits. */
export function undoneText(
  { args, store }: ActionCall,
  { row: page, title, present }: EditedPage,
): Outcome<Undone> | undefined {
  const { undo, undoafter } = args;
  if (typeof undo !== "number" || undo <= 0) return undefined;
  const undid = visibleRevision(undo, store);
  if (!undid) return refused("nosuchrevid", `No revision has the ID ${undo}.`);
  const history = pageHistory(undid["pageid"], store);
  const named = typeof undoafter === "number" && undoafter > 0 ? undoafter : undefined;
  const before =
    named === undefined ? history[history.indexOf(undid) - 1] : visibleRevision(named, store);
  if (!before || before["texthidden"] === true)
    return named === undefined
      ? refused("nosuchrevid", `There is no revision before ${undo}.`)
      : refused("nosuchrevid", `No revision has the ID ${named}.`);
  const isOther = [undid, before].some((row) => row["pageid"] !== page?.["pageid"]);
  if (isOther || !present)
    return refused("revwrongpage", `The revision does not belong to ${title.text}.`);
  const text = undoneContent(undid, before, present);
  if (text === undefined) return refused("undofailure", "The undo conflicts with later edits.");
  const isOne = history[history.indexOf(before) + 1] === undid;
  return ok({
    text,
    revert: revertOf("mw-undo", history, named === undefined ? undefined : before, undid),
    summary: isOne ? undoSummary(undo, textOrEmpty(undid["user"])) : "",
  });
}

function visibleRevision(revid: number, store: Store): TableRow | undefined {
  return store.find("revisions", "revid", revid).find((row) => row["texthidden"] !== true);
}

function undoneContent(undid: TableRow, before: TableRow, present: TableRow): string | undefined {
  const models = new Set([undid, before, present].map((row) => row["contentmodel"]));
  if (undid["contentmodel"] !== present["contentmodel"]) return undefined;
  if (undid["revid"] !== present["revid"] && models.size > 1) return undefined;
  const [from, to, now] = [undid, before, present].map((row) => textOrEmpty(row["content"]));
  return now === from ? to : mergeLines(from ?? "", to ?? "", now ?? "");
}

function undoSummary(undo: number, user: string): string {
  return `Undid revision [[Special:Diff/${undo}|${undo}]] of [[Special:Contributions/${user}|${user}]]`;
}
