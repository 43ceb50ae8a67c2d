import type { Site } from "../data/site.js";
import { diffBlocks } from "./diff-blocks.js";
import type { DiffBlock } from "./diff-blocks.js";
import { escapeStart, tableDiff, withoutOverlay } from "./table-diff.js";
import { lineEdits } from "./text-edits.js";
import type { SequenceEdit } from "./text-edits.js";

/** The forms of a comparison that MediaWiki has without the PHP extension wikidiff2. */
export type DiffForm = "table" | "unified";

/**
 * Compares two texts, in the HTML of MediaWiki's own diff; empty if they are the same. The texts
 * around it are English. The same HTML was observed on MediaWiki 1.39 to 1.45.
 */
export function textDiff(before: string, after: string, form: DiffForm, site: Site): string {
  const [one, other] = [withLineFeeds(before), withLineFeeds(after)];
  if (one === other) return "";
  const edits = lineEdits(one, other);
  switch (form) {
    case "table":
      return tableDiff(edits, site);
    case "unified":
      return `<tr><td colspan="4"><pre>${withoutOverlay(escapeStart(unifiedDiff(edits)))}</pre></td></tr>`;
  }
}

function withLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

function unifiedDiff(edits: readonly SequenceEdit[]): string {
  return diffBlocks(edits).map(unifiedBlock).join("");
}

function unifiedBlock({ before, after, edits }: DiffBlock): string {
  const lines = edits.flatMap((edit) =>
    edit.kind === "same"
      ? edit.before.map((line) => ` ${line}`)
      : [...edit.before.map((line) => `-${line}`), ...edit.after.map((line) => `+${line}`)],
  );
  const header = `@@ -${before.join(",")} +${after.join(",")} @@`;
  return [header, ...lines].map((line) => `${line}\n`).join("");
}
