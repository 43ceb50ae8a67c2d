import { expect, it } from "vitest";
import { siteOf } from "../../../../templates/wiki/data/site.js";
import { textDiff } from "../../../../templates/wiki/diff/text-diff.js";

const OLD = siteOf({ general: { generator: "MediaWiki 1.39.17" } });
const NEW = siteOf({ general: { generator: "MediaWiki 1.43.9" } });

const HEADER =
  '<tr><td colspan="2" class="diff-lineno" id="mw-diff-left-l1">Line 1:</td>\n<td colspan="2" class="diff-lineno">Line 1:</td></tr>\n';

/** A row of a line that both texts have. */
function same(html: string): string {
  const cell = (side: string): string =>
    `<td class="diff-marker"></td><td class="diff-context diff-side-${side}">${html}</td>`;
  return `<tr>${cell("deleted")}${cell("added")}</tr>\n`;
}

/** A row of a line that was changed. */
function changed(before: string, after: string): string {
  return `<tr><td class="diff-marker" data-marker="−"></td><td class="diff-deletedline diff-side-deleted"><div>${before}</div></td><td class="diff-marker" data-marker="+"></td><td class="diff-addedline diff-side-added"><div>${after}</div></td></tr>\n`;
}

/** A row of a line that was added. */
function added(html: string): string {
  return `<tr><td colspan="2" class="diff-side-deleted"></td><td class="diff-marker" data-marker="+"></td><td class="diff-addedline diff-side-added"><div><ins class="diffchange">${html}</ins></div></td></tr>\n`;
}

/** A word that was changed, with the white space after it. */
function word(tag: "ins" | "del", html: string): string {
  return `<${tag} class="diffchange diffchange-inline">${html}</${tag}>`;
}

it.each([
  [
    "words of a line, with the space after them",
    "a b c\n\nd",
    "a x c\n\nd",
    changed(`a ${word("del", "b ")}c`, `a ${word("ins", "x ")}c`) +
      same("<br>") +
      same("<div>d</div>"),
  ],
  [
    "lines that are added, with visible spaces",
    "a",
    "a\n  b  c \n",
    same("<div>a</div>") + added("\u00A0 b\u00A0 c ") + added(""),
  ],
  [
    "characters of HTML",
    "<b>\"x\" & 'y'</b>\nsame \"&'<>",
    "<i>\"x\" & 'y'</i>\nsame \"&'<>",
    changed(
      `&lt;${word("del", "b")}&gt;"x" &amp; 'y'&lt;/${word("del", "b")}&gt;`,
      `&lt;${word("ins", "i")}&gt;"x" &amp; 'y'&lt;/${word("ins", "i")}&gt;`,
    ) + same("<div>same &quot;&amp;&#039;&lt;&gt;</div>"),
  ],
  [
    // PHP compares both as numbers when it moves the change to the end.
    "numbers that are equal",
    "x\n1\ny",
    "x\n1\n01\ny",
    same("<div>x</div>") + added("1") + same("<div>1</div>") + same("<div>y</div>"),
  ],
])("a table of MediaWiki 1.43 shows %s", (_name, before, after, rows) => {
  expect(textDiff(before, after, "table", NEW)).toBe(HEADER + rows);
});

it("a table of MediaWiki 1.39 escapes quotes in changed lines, and closes empty elements", () => {
  expect(textDiff("a'\n", "b'\n", "table", OLD)).toBe(
    HEADER + changed(`${word("del", "a")}&#039;`, `${word("ins", "b")}&#039;`) + same("<br/>"),
  );
});

it.each([
  [
    "a change far from the start",
    "1\n2\n3\n4\n5\n6\n7\n8\n9\n10",
    "1\n2\n3\n4\n5\n6\n7\n8\n9\nten",
    "@@ -8,3 +8,3 @@\n 8\n 9\n-10\n+ten\n",
  ],
  [
    "a new section, from the start of the one before it",
    "== A ==\n\nText.\n\n== B ==\n\nText.",
    "== A ==\n\nText.\n\n== C ==\n\nText.\n\n== B ==\n\nText.",
    "@@ -1,3 +1,7 @@\n == A ==\n+\n+Text.\n+\n+== C ==\n \n Text.\n",
  ],
  [
    "two blocks",
    "a\n1\n2\n3\n4\n5\nb",
    "A\n1\n2\n3\n4\n5\nB",
    "@@ -1,3 +1,3 @@\n-a\n+A\n 1\n 2\n@@ -5,3 +5,3 @@\n 4\n 5\n-b\n+B\n",
  ],
])("a unified diff shows %s", (_name, before, after, lines) => {
  expect(textDiff(before, after, "unified", NEW)).toBe(
    `<tr><td colspan="4"><pre>${lines}</pre></td></tr>`,
  );
});

it("texts that differ in carriage returns are the same", () => {
  expect(textDiff("a\r\nb", "a\nb", "table", NEW)).toBe("");
});

it.each(["table", "unified"] as const)("no difference is empty as a %s diff", (form) => {
  expect(textDiff("a\r\nb\n", "a\nb\n", form, OLD)).toBe("");
  expect(textDiff("", "", form, NEW)).toBe("");
  expect(textDiff("a", "b", form, OLD)).not.toBe("");
});
