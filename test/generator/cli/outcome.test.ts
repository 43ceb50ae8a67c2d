import { afterEach, describe, expect, it, vi } from "vitest";
import {
  exitCodeOf,
  failedOutcome,
  NOTHING_TO_DO,
  printOutcome,
} from "../../../generator/cli/outcome.js";
import type { Diagnostic } from "../../../generator/base/diagnostic.js";
import type { DiagnosticCode } from "../../../generator/base/diagnostic-table.js";

/** Failures that are not about a spec (exit code 2 in the README). */
const TOOL_FAILURES: readonly DiagnosticCode[] = [
  "config-missing",
  "no-catalogue",
  "response-page",
  "request-unanswerable",
  "sides-differ",
  "file-missing",
  "file-unreadable",
  "foreign-file",
  "edited-file",
  "generated-orphan",
  "docs-of-others",
  "out-of-others",
  "out-of-config",
  "out-unwritable",
];

function found(code: DiagnosticCode, severity: Diagnostic["severity"] = "error"): Diagnostic {
  return { code, severity, message: "It is wrong.", help: "mend it" };
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** What is printed as JSON on standard output. */
function printedJson(diagnostics: readonly Diagnostic[], exitCode: 0 | 1): string {
  let out = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => (out += String(text)) !== "");
  const data = { changed: ["a\u202E"] };
  printOutcome({ exitCode, diagnostics, lines: ["not printed"], data }, "json");
  return out;
}

describe("the exit code", () => {
  it.each(TOOL_FAILURES)("is 2 for %s", (code) => {
    expect(exitCodeOf([found("no-modules"), found(code)])).toBe(2);
    expect(exitCodeOf([found("no-modules"), found(code, "warning")])).toBe(1);
  });

  it("is 1 for other errors, and 0 without errors", () => {
    expect(exitCodeOf([found("unknown-key", "warning"), found("no-modules")])).toBe(1);
    expect(exitCodeOf([found("unknown-key", "warning")])).toBe(0);
    expect(exitCodeOf([])).toBe(0);
  });
});

describe("the outcome of a run", () => {
  it("that stopped has its diagnostics alone", () => {
    const diagnostics = [found("file-missing")];
    expect(failedOutcome(diagnostics)).toEqual({ exitCode: 2, diagnostics, lines: [], data: {} });
  });

  it("without differences says so", () => {
    expect(NOTHING_TO_DO).toEqual({
      exitCode: 0,
      diagnostics: [],
      lines: ["Everything is up to date."],
      data: { changed: [] },
    });
  });

  it("is one object in JSON, with the places of diagnostics", () => {
    const position = { file: "a.json", line: 2, column: 3, lineText: "x" };
    expect(printedJson([found("no-modules"), { ...found("no-modules"), position }], 1)).toBe(
      '{"ok":false,"diagnostics":[{"code":"no-modules","severity":"error","message":"It is wrong.","help":"mend it"},{"code":"no-modules","severity":"error","message":"It is wrong.","help":"mend it","file":"a.json","line":2,"column":3}],"changed":["a\\u202e"]}\n',
    );
    expect(printedJson([], 0)).toBe('{"ok":true,"diagnostics":[],"changed":["a\\u202e"]}\n');
  });
});
