import { diffWordsWithSpace, structuredPatch } from "diff";
import type { Change, StructuredPatchHunk } from "diff";
import { escapeHtml } from "../../runtime/http/html.js";

/** The diff formats that MediaWiki supports without the PHP extension wikidiff2. */
export type DiffForm = "table" | "unified";

/** The number of unchanged lines shown before and after a change. */
const CONTEXT = 2;

/** The maximum number of changed lines or words. Beyond it, everything counts as changed. */
export const MAX_EDITS = 2000;

/** The number of words that may still change in the rest of a comparison. */
interface Room {
  edits: number;
}

/** Compares two texts line by line, as HTML in MediaWiki's structure; empty if they are equal. */
export function textDiff(before: string, after: string, form: DiffForm): string {
  const [one = "", other = ""] = [before, after].map((text) => text.replaceAll("\r\n", "\n"));
  if (one === other) return "";
  const hunks = hunksOf(one, other);
  const room: Room = { edits: MAX_EDITS };
  return form === "table"
    ? hunks.map((hunk) => tableHunk(hunk, room)).join("")
    : `<tr><td colspan="4"><pre>${escapeHtml(hunks.map(unifiedHunk).join(""))}</pre></td></tr>`;
}

function hunksOf(before: string, after: string): readonly StructuredPatchHunk[] {
  // With a line feed, the last line is compared like the others.
  const options = { context: CONTEXT, maxEditLength: MAX_EDITS };
  const patch = structuredPatch("", "", `${before}\n`, `${after}\n`, "", "", options);
  if (patch) return patch.hunks;
  const [removed, added] = [before.split("\n"), after.split("\n")];
  const lines = [...removed.map((line) => `-${line}`), ...added.map((line) => `+${line}`)];
  const [oldLines, newLines] = [removed.length, added.length];
  return [{ oldStart: 1, oldLines, newStart: 1, newLines, lines }];
}

function unifiedHunk(hunk: StructuredPatchHunk): string {
  const header = `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`;
  return [header, ...hunk.lines].map((line) => `${line}\n`).join("");
}

function tableHunk({ oldStart, newStart, lines }: StructuredPatchHunk, room: Room): string {
  const rows = [
    `<td colspan="2" class="diff-lineno">Line ${oldStart}:</td>` +
      `<td colspan="2" class="diff-lineno">Line ${newStart}:</td>`,
  ];
  let removed: string[] = [];
  let added: string[] = [];
  const close = (): void => {
    const length = Math.max(removed.length, added.length);
    for (let index = 0; index < length; index += 1)
      rows.push(changedRow(removed[index], added[index], room));
    [removed, added] = [[], []];
  };
  for (const line of lines) {
    const text = line.slice(1);
    if (line.startsWith("-")) removed.push(text);
    else if (line.startsWith("+")) added.push(text);
    else {
      close();
      rows.push(contextCells("deleted", text) + contextCells("added", text));
    }
  }
  close();
  return rows.map((cells) => `<tr>${cells}</tr>\n`).join("");
}

type Side = "deleted" | "added";

/**
 * A removed line next to the added line that replaces it; undefined if the other text lacks the
 * line.
 */
function changedRow(removed: string | undefined, added: string | undefined, room: Room): string {
  const words =
    removed === undefined || added === undefined ? undefined : changedWords(removed, added, room);
  const cells = (side: Side, tag: "del" | "ins", text: string | undefined): string => {
    if (text === undefined) return `<td colspan="2" class="diff-side-${side}"></td>`;
    const html = words
      ? words
          .filter((each) => !(side === "deleted" ? each.added : each.removed))
          .map(({ value, added: isNew, removed: isOld }) =>
            isNew || isOld
              ? `<${tag} class="diffchange diffchange-inline">${escapeHtml(value)}</${tag}>`
              : escapeHtml(value),
          )
          .join("")
      : `<${tag} class="diffchange">${escapeHtml(text)}</${tag}>`;
    const marker = side === "deleted" ? "−" : "+";
    return `<td class="diff-marker" data-marker="${marker}"></td><td class="diff-${side}line diff-side-${side}"><div>${html}</div></td>`;
  };
  return cells("deleted", "del", removed) + cells("added", "ins", added);
}

/** The words in two lines; undefined if too many words differ. */
function changedWords(removed: string, added: string, room: Room): readonly Change[] | undefined {
  const maxEditLength = room.edits;
  const words = diffWordsWithSpace(removed, added, { maxEditLength });
  const changes = words?.map((each) => (each.added || each.removed ? each.count : 0));
  room.edits -= changes?.reduce((sum, count) => sum + count, 0) ?? maxEditLength;
  return words;
}

function contextCells(side: Side, text: string): string {
  const html = text === "" ? "<br>" : `<div>${escapeHtml(text)}</div>`;
  return `<td class="diff-marker"></td><td class="diff-context diff-side-${side}">${html}</td>`;
}
