import { itemMarksWithin } from "./item-marks.js";
import { markedEdits } from "./text-edits.js";
import type { SequenceEdit } from "./text-edits.js";

/** Changed lines as HTML, in which changed words are marked. */
export interface MarkedLines {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Escapes a text for HTML. */
export type Escape = (text: string) => string;

/** About 6000 × 6000 words; longer changes are not compared word by word. */
const MOST = 40_000_000;

/** Compares changed lines word by word. White space after a word belongs to it, but is not compared. */
export function wordEdits(
  before: readonly string[],
  after: readonly string[],
  escape: Escape,
): MarkedLines {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const edits = editsOf(before, after, one, other);
  return {
    before: joined(edits, "before", one.complete, escape),
    after: joined(edits, "after", other.complete, escape),
  };
}

/** The words of lines, each with and without the white space after it; line breaks are words. */
interface Words {
  readonly complete: readonly string[];
  readonly compared: readonly string[];
}

function wordsOf(lines: readonly string[]): Words {
  const complete: string[] = [];
  const compared: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0) {
      complete.push("\n");
      compared.push("\n");
    }
    for (const [word, bare = ""] of line.matchAll(WORD)) {
      complete.push(word);
      compared.push(bare);
    }
  }
  return { complete, compared };
}

/** Every character beyond ASCII is part of a word, since MediaWiki reads bytes. */
const WORD = /([ \t\v\f\r]+|[0-9_A-Za-z\u0080-\uFFFF]+|[^])[ \t\v\f\r]?/g;

function editsOf(
  before: readonly string[],
  after: readonly string[],
  one: Words,
  other: Words,
): readonly SequenceEdit[] {
  const marks = itemMarksWithin(one.compared, other.compared, MOST);
  // MediaWiki then shows as many words as there are lines.
  return marks
    ? markedEdits(one.compared, other.compared, marks)
    : [{ kind: "changed", before, after }];
}

/** Joins the complete words of one text to lines. */
function joined(
  edits: readonly SequenceEdit[],
  side: "before" | "after",
  words: readonly string[],
  escape: Escape,
): readonly string[] {
  const tag = side === "before" ? "del" : "ins";
  const lines: string[] = [];
  let [at, line] = [0, ""];
  for (const edit of edits) {
    const count = edit[side].length;
    const parts = words
      .slice(at, at + count)
      .join("")
      .split("\n");
    at += count;
    for (const [index, part] of parts.entries()) {
      if (index > 0) {
        lines.push(line);
        line = "";
      }
      const html = escape(part);
      if (part !== "")
        line +=
          edit.kind === "same"
            ? html
            : `<${tag} class="diffchange diffchange-inline">${html}</${tag}>`;
    }
  }
  return [...lines, line].map((each) => each || "\u00A0");
}
