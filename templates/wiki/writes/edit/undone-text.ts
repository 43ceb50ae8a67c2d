import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { Outcome } from "../../../runtime/query-service/outcome.js";
import type { ActionCall } from "../../call/stub-action.js";
import { isSince } from "../../data/wiki-version.js";
import { numberOrZero, textOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";
import { historyRows, pageHistory } from "../tags/page-history.js";
import { revertOf } from "../tags/revert.js";
import type { Revert } from "../tags/revert.js";
import type { EditedPage } from "./edit-page.js";
import { mergeLines } from "./merge-lines.js";

/** The text of a page without what some revisions changed. */
export interface Undone {
  readonly text: string;
  readonly revert: Revert;
  /** The summary of an undo of one revision, if the request has none. */
  readonly summary: string;
}

/**
 * The text that the parameters `undo` and `undoafter` make; undefined for other edits. Order and
 * codes of errors are those of `ApiEditPage`.
 */
export function undoneText(
  { args, store }: ActionCall,
  { row: page, title }: EditedPage,
  present: TableRow | undefined,
): Outcome<Undone> | undefined {
  const { undo, undoafter } = args;
  if (typeof undo !== "number" || undo <= 0) return undefined;
  const [undid] = store.find("revisions", "revid", undo);
  if (!undid || undid["texthidden"] === true)
    return refused("nosuchrevid", `There is no revision ${undo}.`);
  const history = pageHistory(undid["pageid"], store);
  const isNamed = typeof undoafter === "number" && undoafter > 0;
  const before = isNamed
    ? store.find("revisions", "revid", undoafter)[0]
    : history[history.indexOf(undid) - 1];
  if (!before || before["texthidden"] === true)
    return refused(
      "nosuchrevid",
      isNamed ? `There is no revision ${undoafter}.` : `There is no revision before ${undo}.`,
    );
  const wrong = [undid, before].find((row) => row["pageid"] !== page?.["pageid"]);
  if (wrong || !present) return refused("revwrongpage", `A revision is not one of ${title.text}.`);
  const text = undoneContent(undid, before, present);
  if (text === undefined)
    return refused("undofailure", "Later edits of the same lines prevent the undo.");
  const next = history[history.indexOf(before) + 1];
  return ok({
    text,
    revert: revertOf(
      "mw-undo",
      historyRows(history),
      isNamed ? numberOrZero(before["revid"]) : undefined,
      undo,
    ),
    summary: next?.["revid"] === undo ? summaryOf(undo, textOrEmpty(undid["user"]), store) : "",
  });
}

function undoneContent(undid: TableRow, before: TableRow, present: TableRow): string | undefined {
  const [from, to, now] = [undid, before, present].map((row) => textOrEmpty(row["content"]));
  if (from === undefined || to === undefined || now === undefined) return undefined;
  if (undid["contentmodel"] !== present["contentmodel"]) return undefined;
  if (undid["revid"] !== present["revid"] && before["contentmodel"] !== present["contentmodel"])
    return undefined;
  return now === from ? to : mergeLines(from, to, now);
}

/** Since 1.43, the number of the revision is a link. */
function summaryOf(undo: number, user: string, { site }: ActionCall["store"]): string {
  const number = isSince(site, "1.43") ? `[[Special:Diff/${undo}|${undo}]]` : String(undo);
  return `Undid revision ${number} of [[Special:Contributions/${user}|${user}]]`;
}
