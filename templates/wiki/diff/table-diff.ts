import { escapeHtml, escapeQuotes } from "../../runtime/http/html.js";
import { isSince } from "../data/wiki-version.js";
import type { Site } from "../data/site.js";
import { diffBlocks } from "./diff-blocks.js";
import type { DiffBlock } from "./diff-blocks.js";
import type { SequenceEdit } from "./text-edits.js";
import { wordEdits } from "./word-edits.js";
import type { Escape } from "./word-edits.js";

/** How a version of MediaWiki writes lines. */
interface LineForm {
  /** Escapes the words of changed lines. */
  readonly words: Escape;
  /** Escapes lines that one text lacks. */
  readonly line: Escape;
  /** Escapes lines that are the same. */
  readonly context: Escape;
}

/** The differences of two texts as rows of an HTML table (MediaWiki's `TableDiffFormatter`). */
export function tableDiff(edits: readonly SequenceEdit[], site: Site): string {
  const isNew = isSince(site, "1.41");
  const form: LineForm = {
    context: escapeQuotes,
    words: isNew ? escapeHtml : escapeQuotes,
    line: isNew ? escapeHtml : escapeStart,
  };
  const html = diffBlocks(edits)
    .map((block) => tableBlock(block, form))
    .join("");
  return isNew ? html : withoutOverlay(html.replaceAll("<br>", "<br/>"));
}

/** A stroke over the character before it, which could be the end of a tag, as `Html` writes it. */
export function withoutOverlay(html: string): string {
  return html.replaceAll("\u0338", "&#x338;");
}

/** Escapes what starts an element or a character reference. */
export function escapeStart(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function tableBlock({ before, after, edits }: DiffBlock, form: LineForm): string {
  const [[left], [right]] = [before, after];
  const header = row(
    `<td colspan="2" class="diff-lineno" id="mw-diff-left-l${left}">${lineNumber(left)}</td>\n` +
      `<td colspan="2" class="diff-lineno">${lineNumber(right)}</td>`,
  );
  return header + edits.map((edit) => editRows(edit, form)).join("");
}

function lineNumber(line: number): string {
  return `Line ${line.toLocaleString("en")}:`;
}

function row(cells: string): string {
  return `<tr>${cells}</tr>\n`;
}

function editRows({ kind, before, after }: SequenceEdit, form: LineForm): string {
  const { words, line, context } = form;
  if (kind === "same")
    return before
      .map(context)
      .map((html) => row(contextLine(html, "deleted") + contextLine(html, "added")))
      .join("");
  if (before.length === 0)
    return after
      .map((text) => row(emptyLine("deleted") + addedLine(element("ins", line(text)))))
      .join("");
  if (after.length === 0)
    return before
      .map((text) => row(deletedLine(element("del", line(text))) + emptyLine("added")))
      .join("");
  const marked = wordEdits(before, after, words);
  const length = Math.max(marked.before.length, marked.after.length);
  return Array.from({ length }, (_, index) => {
    const [left, right] = [marked.before[index], marked.after[index]];
    return row(
      (left === undefined ? emptyLine("deleted") : deletedLine(left)) +
        (right === undefined ? emptyLine("added") : addedLine(right)),
    );
  }).join("");
}

function element(tag: "ins" | "del", html: string): string {
  return `<${tag} class="diffchange">${html}</${tag}>`;
}

type Side = "deleted" | "added";

function deletedLine(html: string): string {
  return markedLine("−", "diff-deletedline diff-side-deleted", html);
}

function addedLine(html: string): string {
  return markedLine("+", "diff-addedline diff-side-added", html);
}

function markedLine(marker: string, names: string, html: string): string {
  return `<td class="diff-marker" data-marker="${marker}"></td>${lineCell(names, html)}`;
}

function contextLine(html: string, side: Side): string {
  return `<td class="diff-marker"></td>${lineCell(`diff-context diff-side-${side}`, html)}`;
}

function emptyLine(side: Side): string {
  return `<td colspan="2" class="diff-side-${side}"></td>`;
}

function lineCell(names: string, html: string): string {
  return `<td class="${names}">${html === "" ? "<br>" : `<div>${visibleSpace(html)}</div>`}</td>`;
}

/** Spaces that a browser would not show. */
function visibleSpace(html: string): string {
  return html.replace(/^ /, "\u00A0 ").replace(/ $/, " \u00A0").replaceAll("  ", "\u00A0 ");
}
