// The text of an edit: for a page or a section, by undoing revisions, and after a conflict.

import { structuredPatch } from "diff";
import type { ActionCall } from "../call/stub-action.js";
import { MAX_EDITS } from "../diff/text-diff.js";
import { sectionOf, withSection } from "../rows/section.js";
import type { Store } from "../store/store.js";
import { textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import type { EditedPage } from "./edit.js";
import { pageHistory } from "./history.js";
import { refuse } from "./refusal.js";

type Arguments = ActionCall["args"];

/** A page's complete text after an edit to the page or a section. */
export function editedText(args: Arguments, present: TableRow | undefined): string {
  const { section, text, sectiontitle, summary } = args;
  const before = textOrEmpty(present?.["content"]);
  if (typeof section !== "string") return addedText(args, before);
  if (section === "new") {
    const added = sentText(args);
    if (added === "" && textOf(text) === "")
      refuse("missingcommenttext", "The text of the new section is empty.");
    const heading = textOf(sectiontitle) || textOf(summary);
    const whole = heading === "" ? added : `== ${heading} ==\n\n${added}`;
    return before.trim() === "" ? whole : `${before}\n\n${whole}`;
  }
  if (!/^(?:T-)?\d+$/.test(section))
    refuse("invalidsection", 'The section must be a number or "new".');
  const old = present || section === "0" ? sectionOf(before, section) : undefined;
  const whole = old === undefined ? undefined : withSection(before, section, addedText(args, old));
  return whole ?? refuse("nosuchsection", `There is no section ${section}.`);
}

/** The request's text, independent of the page's text. */
export function sentText(args: Arguments): string {
  return addedText(args, "");
}

/** The request's text, or the previous text with prepended and appended texts. */
function addedText({ text, appendtext, prependtext }: Arguments, before: string): string {
  return appendtext === undefined && prependtext === undefined
    ? textOf(text)
    : textOf(prependtext) + before + textOf(appendtext);
}

/** A new section's heading is its default summary. */
export function editSummary({ section, sectiontitle, summary }: Arguments): string {
  const [heading, sent] = [textOf(sectiontitle) || textOf(summary), textOf(summary)];
  if (section !== "new" || heading === "" || (sent !== "" && textOf(sectiontitle) !== ""))
    return sent;
  return `/* ${heading} */ new section`;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** A page's text without the changes in some revisions. */
export interface Undone {
  readonly text: string;
  /** The default summary for undoing one revision. */
  readonly summary: string;
}

/** The text that the parameters `undo` and `undoafter` produce; undefined for other edits. */
export function undoneText(
  { args, store }: ActionCall,
  { row: page, title, present }: EditedPage,
): Undone | undefined {
  const [undo, after] = [Number(args["undo"] ?? 0), Number(args["undoafter"] ?? 0)];
  if (undo <= 0) return undefined;
  const undid = visibleRevision(undo, store);
  const history = pageHistory(undid["pageid"], store);
  const before = after > 0 ? visibleRevision(after, store) : history[history.indexOf(undid) - 1];
  if (!before || before["texthidden"] === true)
    refuse("nosuchrevid", `There is no revision before ${undo}.`);
  if (!present || [undid, before].some((row) => row["pageid"] !== page?.["pageid"]))
    refuse("revwrongpage", `The revision does not belong to ${title.text}.`);
  const [from = "", to = "", now = ""] = [undid, before, present].map((row) =>
    textOrEmpty(row["content"]),
  );
  const models = new Set([undid, before, present].map((row) => row["contentmodel"]));
  const text = now === from ? to : mergeLines(from, to, now);
  if (text === undefined || models.size > 1)
    refuse("undofailure", "The undo conflicts with later edits.");
  const user = textOrEmpty(undid["user"]);
  const isOne = history[history.indexOf(before) + 1] === undid;
  return {
    text,
    summary: isOne
      ? `Undid revision [[Special:Diff/${undo}|${undo}]] of [[Special:Contributions/${user}|${user}]]`
      : "",
  };
}

function visibleRevision(revid: number, store: Store): TableRow {
  const [row] = store.find("revisions", "revid", revid);
  return row && row["texthidden"] !== true
    ? row
    : refuse("nosuchrevid", `No revision has the ID ${revid}.`);
}

/**
 * The text of an edit that began at an earlier revision, merged with the changes since then.
 * Follows the rules of `EditPage`, observed on MediaWiki 1.39 to 1.45.
 */
export function resolvedText(
  { args, store, caller }: Pick<ActionCall, "args" | "store" | "caller">,
  edited: string,
  present: TableRow | undefined,
): string {
  const { baserevid, basetimestamp, section } = args;
  if (!present || section === "new") return edited;
  const isOlder =
    (basetimestamp !== undefined && basetimestamp !== present["timestamp"]) ||
    (typeof baserevid === "number" && baserevid !== present["revid"]);
  if (!isOlder) return edited;
  const revisions = store.find("revisions", "pageid", present["pageid"]);
  const since = textOf(basetimestamp);
  // Users do not conflict with their own edits, unless sections must be merged.
  const isOwn = revisions
    .filter(({ timestamp }) => textOrEmpty(timestamp) > since)
    .every(({ user }) => user === caller.name);
  if (section === undefined && since !== "" && isOwn) return edited;
  const base = revisions.find(({ revid, timestamp }) =>
    typeof baserevid === "number" ? revid === baserevid : timestamp === since,
  );
  const mine = section === undefined ? edited : base && editedText(args, base);
  const merged =
    base && mergeLines(textOrEmpty(base["content"]), mine ?? "", textOrEmpty(present["content"]));
  return merged ?? refuse("editconflict", "The page was changed after you started editing it.");
}

/**
 * Merges two texts with a common ancestor line by line; undefined if both changed the same or
 * adjacent lines differently.
 */
export function mergeLines(base: string, mine: string, theirs: string): string | undefined {
  const [one, other] = [hunksOf(base, mine), hunksOf(base, theirs)];
  if (!one || !other) return undefined;
  const own = one.filter(
    (hunk) => !other.some((each) => JSON.stringify(each) === JSON.stringify(hunk)),
  );
  const isConflict = own.some(({ at, count }) =>
    other.some((each) => at <= each.at + each.count && each.at <= at + count),
  );
  if (isConflict) return undefined;
  const lines = base.split("\n");
  for (const { at, count, added } of [...own, ...other].sort((a, b) => b.at - a.at))
    lines.splice(at, count, ...added);
  return lines.join("\n");
}

/** A text's changed lines. */
function hunksOf(before: string, after: string) {
  // With a line feed, the last line is compared like the others.
  return structuredPatch("", "", `${before}\n`, `${after}\n`, undefined, undefined, {
    context: 0,
    maxEditLength: MAX_EDITS,
  })?.hunks.map(({ oldStart, oldLines, lines }) => ({
    at: oldStart - 1,
    count: oldLines,
    added: lines.filter((line) => line.startsWith("+")).map((line) => line.slice(1)),
  }));
}
