import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { diagnosticTable } from "../../../generator/base/diagnostic-table.js";
import { REPOSITORY } from "../support/places.js";

const TESTS = join(REPOSITORY, "test");
/** The texts of goldens and cases, and the tests: a diagnostic is shown as `error[CODE]`, or named. */
const tests = readdirSync(TESTS, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(?:test\.ts|txt)$/.test(path) && !path.includes("node_modules"))
  .map((path) => readFileSync(join(TESTS, path), "utf8"))
  .join("\n");

describe("the table of diagnostics", () => {
  it.each(Object.keys(diagnosticTable))(
    "has a golden, or else a test that names it, for %s",
    (code) => {
      expect(tests.includes(`"${code}"`) || tests.includes(`[${code}]`)).toBe(true);
    },
  );

  it.each(Object.entries(diagnosticTable))(
    "has a help for %s on one line, without a capital letter or a full stop",
    (_, { help }) => {
      expect(help).toMatch(/^[^A-Z\n][^\n]*[^.\n]$/);
    },
  );

  it.each([
    [["a"], 'the operation "a" is skipped: why'],
    [["a", "b"], '2 operations ("a", "b") are skipped: why'],
    [["a", "b", "c", "d", "e"], '5 operations ("a", "b", "c", "d", "e") are skipped: why'],
    [
      ["a", "b", "c", "d", "e", "f"],
      '6 operations ("a", "b", "c", "d", "e" and 1 more) are skipped: why',
    ],
  ])("names the first five of the operations %j", (names, text) => {
    expect(diagnosticTable["operation-skipped"].message({ names, detail: "why" })).toBe(text);
  });

  it("has names of lower-case words for codes", () => {
    for (const code of Object.keys(diagnosticTable))
      expect(code).toMatch(/^[a-z\d]+(?:-[a-z\d]+)+$/);
  });
});
