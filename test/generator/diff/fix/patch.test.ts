import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { applyEdits } from "../../../../generator/diff/usage/edits.js";
import type { CodeEdit } from "../../../../generator/diff/usage/edits.js";
import { patchOf } from "../../../../generator/diff/usage/patch.js";
import { scratchFolder } from "../../support/places.js";

const LINES = Array.from({ length: 30 }, (_, index) => `line ${index + 1};`);

/** Replaces the first occurrence of a text. */
function replacing(text: string, from: string, to: string): CodeEdit {
  const start = text.indexOf(from);
  expect(start).toBeGreaterThanOrEqual(0);
  return { file: "/a.ts", start, end: start + from.length, text: to };
}

describe("a patch", () => {
  it("has the changed lines with three lines around them, and the shifted numbers of the new text", () => {
    const text = `${LINES.join("\n")}\n`;
    const edits = [
      replacing(text, "line 2;", "line 2 a;\nline 2 b;"),
      replacing(text, "line 20;", "LINE 20;"),
    ];
    expect(patchOf("src/a.ts", text, edits)).toBe(`--- a/src/a.ts
+++ b/src/a.ts
@@ -1,5 +1,6 @@
 line 1;
-line 2;
+line 2 a;
+line 2 b;
 line 3;
 line 4;
 line 5;
@@ -17,7 +18,7 @@
 line 17;
 line 18;
 line 19;
-line 20;
+LINE 20;
 line 21;
 line 22;
 line 23;
`);
  });

  it.each([
    ["of the first and the last line", "a\nb\nc\n", ["a", "c"]],
    ["of a text without a line feed at its end", "a\nb\nc", ["c"]],
    ["near a text's end without a line feed", "a\nb\nc", ["a"]],
    ["of lines with carriage returns", "a\r\nb\r\nc\r\n", ["b"]],
    ["of several places of one line", "let a = b + c;\n", ["a", "b", "c"]],
    ["of neighbouring lines", LINES.join("\n"), ["line 3", "line 4;", "line 5", "line 12"]],
    ["of lines that go away", LINES.join("\n"), ["line 3;\nline 4;\n", "line 15;\n"]],
    ["of one line", "a", ["a"]],
  ])("is what git apply reads: %s", (_, text, parts) => {
    const folder = scratchFolder();
    const edits = parts.map((part) =>
      replacing(text, part, part.endsWith("\n") ? "" : part.toUpperCase() + part),
    );
    writeFileSync(join(folder, "a.ts"), text);
    writeFileSync(join(folder, "fix.patch"), patchOf("a.ts", text, edits));
    execFileSync("git", ["apply", "--whitespace=nowarn", "fix.patch"], {
      cwd: folder,
      env: { ...process.env, GIT_CEILING_DIRECTORIES: folder },
    });
    expect(readFileSync(join(folder, "a.ts"), "utf8")).toBe(applyEdits(text, edits));
  });
});
