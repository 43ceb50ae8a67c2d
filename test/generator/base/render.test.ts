import { describe, expect, it } from "vitest";
import { diagnostic } from "../../../generator/base/diagnostic.js";
import type { Position } from "../../../generator/base/diagnostic.js";
import {
  colourPalette,
  plainPalette,
  renderDiagnostic,
} from "../../../generator/base/render-diagnostics.js";

function rendered(position?: Position, name = "x"): string {
  return renderDiagnostic(diagnostic("unknown-key", { name }, position), plainPalette);
}

describe("a diagnostic in text", () => {
  it("has place, severity, code, message, code frame and remedy", () => {
    expect(rendered({ file: "a.json", line: 12, column: 5, lineText: '{ "a": 1 }' })).toBe(
      [
        'a.json:12:5: warning[unknown-key]: unknown key "x"; it is ignored',
        '  12 | { "a": 1 }',
        "     |     ^",
        "  help: check the spelling; if the wiki or the OpenAPI version is newer than Paramsmith, update Paramsmith",
      ].join("\n"),
    );
  });

  it("has no frame without a line, and no place without a position", () => {
    expect(rendered({ file: "a.json", line: 1, column: 1 }).split("\n")).toHaveLength(2);
    expect(rendered()).toMatch(/^warning\[unknown-key\]: /);
  });

  it.each([
    ["all of a file", { line: 1, column: 1 }, "a.json: warning"],
    ["a line that is not shown", { line: 2, column: 1 }, "a.json:2:1: warning"],
    ["the first line", { line: 1, column: 1, lineText: "{" }, "a.json:1:1: warning"],
    [
      "the first of lines whose text is not shown",
      { line: 1, column: 1, isLine: true as const },
      "a.json:1:1: warning",
    ],
  ])("has the location of %s", (_, position, start) => {
    expect(rendered({ file: "a.json", ...position }).startsWith(start)).toBe(true);
  });

  it("shows the part of a long line around the caret", () => {
    const lineText = `${"a".repeat(500)}HERE${"b".repeat(500)}`;
    const [, frame = "", caret = ""] = rendered({
      file: "f",
      line: 1,
      column: 501,
      lineText,
    }).split("\n");
    expect(frame.length).toBeLessThan(200);
    expect(frame.slice(caret.indexOf("^")).startsWith("HERE")).toBe(true);
  });

  it("puts the caret under its character where tabs and hidden characters stand before it", () => {
    const lineText = '\t"\u202E", HERE';
    const [, frame = "", caret = ""] = rendered({ file: "f", line: 1, column: 7, lineText }).split(
      "\n",
    );
    expect(frame.slice(caret.indexOf("^")).startsWith("HERE")).toBe(true);
  });

  it.each([
    ["an escape sequence", "\u001B[2J"],
    ["a line break", "\n"],
    ["a line separator", "\u2028"],
    ["a bidirectional control", "\u202E"],
    ["a C1 control", "\u009B"],
    ["half a surrogate pair", "\uD800"],
  ])("writes %s of a spec or a file name as its code", (_, hostile) => {
    const text = rendered({ file: `a${hostile}`, line: 1, column: 1, lineText: hostile }, hostile);
    expect(text.split("\n")).toHaveLength(4);
    const [first = ""] = hostile;
    expect(text.replaceAll("\n", "")).not.toContain(first === "\n" ? "\r" : first);
    const code = first.charCodeAt(0).toString(16).padStart(4, "0");
    expect(text.split("\n")[0]).toContain(`a\\u${code}`);
  });

  it("is the same in colour but for the colours", () => {
    const found = diagnostic(
      "unknown-key",
      { name: "x" },
      { file: "f", line: 1, column: 1, lineText: "y" },
    );
    const coloured = renderDiagnostic(found, colourPalette);
    // oxlint-disable-next-line no-control-regex -- the escapes are what is taken out
    expect(coloured.replaceAll(/\u001B\[\d+m/g, "")).toBe(renderDiagnostic(found, plainPalette));
    expect(coloured).toContain("\u001B[33mwarning[unknown-key]\u001B[39m");
  });
});
