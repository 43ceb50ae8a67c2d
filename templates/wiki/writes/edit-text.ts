import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { ActionCall } from "../call/stub-action.js";
import { sectionOf, withSection } from "../rows/section.js";
import { textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { mergeLines } from "./merge-lines.js";

type Arguments = ActionCall["args"];

/** The present revision of a page, which an edit changes; undefined for a page that is missing. */
export type PresentRevision = TableRow | undefined;

/** The complete text of a page after an edit of all of it or of a section. */
export function editedText(args: Arguments, present: PresentRevision): Outcome<string> {
  const { section, text, sectiontitle, summary } = args;
  if (typeof section === "string" && !/^(?:(?:T-)?\d+|new)$/.test(section))
    return refused("invalidsection", 'The section must be a number or "new".');
  const before = textOrEmpty(present?.["content"]);
  if (section === "new") {
    const added = addedText(args, "");
    const heading = textOf(sectiontitle) || textOf(summary);
    if (added === "" && textOf(text) === "")
      return refused("missingcommenttext", "The text of the new section is empty.");
    return ok(withNewSection(before, heading, added));
  }
  if (typeof section !== "string") return ok(addedText(args, before));
  const old = present || section === "0" ? sectionOf(before, section) : undefined;
  const whole = old === undefined ? undefined : withSection(before, section, addedText(args, old));
  return whole === undefined
    ? refused("nosuchsection", `There is no section ${section}.`)
    : ok(whole);
}

/** The text of a request, without that of the page. */
export function sentText(args: Arguments): string {
  return addedText(args, "");
}

/** The text, or the text before with another in front of it and behind it. */
function addedText({ text, appendtext, prependtext }: Arguments, before: string): string {
  return appendtext === undefined && prependtext === undefined
    ? textOf(text)
    : textOf(prependtext) + before + textOf(appendtext);
}

function withNewSection(before: string, heading: string, text: string): string {
  const section = heading === "" ? text : `== ${heading} ==\n\n${text}`;
  return before.trim() === "" ? section : `${before}\n\n${section}`;
}

/** The summary of a new section without another is its heading. */
export function editSummary({ section, sectiontitle, summary }: Arguments): string {
  if (section !== "new") return textOf(summary);
  const heading = textOf(sectiontitle);
  if (heading === "") return textOf(summary) === "" ? "" : newSection(textOf(summary));
  return textOf(summary) || newSection(heading);
}

function newSection(heading: string): string {
  return `/* ${heading} */ new section`;
}

/**
 * The text of an edit that began at an earlier revision, merged with the changes since then. The
 * rules are those of `EditPage`, observed on MediaWiki 1.39 to 1.45.
 */
export function resolvedText(
  { args, store, caller }: Pick<ActionCall, "args" | "store" | "caller">,
  edited: string,
  present: PresentRevision,
): Outcome<string> {
  const { baserevid, basetimestamp, section } = args;
  if (!present || section === "new") return ok(edited);
  const isOlder =
    (basetimestamp !== undefined && basetimestamp !== present["timestamp"]) ||
    (typeof baserevid === "number" && baserevid !== present["revid"]);
  if (!isOlder) return ok(edited);
  const revisions = store.find("revisions", "pageid", present["pageid"]);
  const since = textOf(basetimestamp);
  // One does not conflict with oneself, unless sections have to be merged.
  const isOwn = revisions
    .filter(({ timestamp }) => textOrEmpty(timestamp) > since)
    .every(({ user }) => user === caller.name);
  if (section === undefined && since !== "" && isOwn) return ok(edited);
  const base = revisions.find(({ revid, timestamp }) =>
    typeof baserevid === "number" ? revid === baserevid : timestamp === since,
  );
  if (!base) return CONFLICT;
  const mine = section === undefined ? ok(edited) : editedText(args, base);
  if (mine.kind === "refused") return mine;
  const merged = mergeLines(
    textOrEmpty(base["content"]),
    mine.value,
    textOrEmpty(present["content"]),
  );
  return merged === undefined ? CONFLICT : ok(merged);
}

const CONFLICT = refused("editconflict", "The page was changed after you started editing it.");

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
