import { readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isAvailable } from "./availability.js";

/** Conditions on which tests run: those of the helper, and notes of single tests. */
const REPORTED = /\.runIf\((?:isAvailable|isPosix)\(/g;
const CONDITIONS = /\.(?:runIf|skipIf)\(/g;
const SKIP_WITHOUT_NOTE = /\bskip\((?:[^(),]|\([^()]*\))*\)/;

afterEach(() => {
  vi.restoreAllMocks();
});

describe("isAvailable", () => {
  it("reports once what is missing, and nothing that is there", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    expect(isAvailable(true, "a sun")).toBe(true);
    expect(warn).not.toHaveBeenCalled();
    expect(isAvailable(false, "two moons")).toBe(false);
    expect(isAvailable(false, "two moons")).toBe(false);
    expect(warn.mock.calls).toEqual([["Skipped: tests that need two moons."]]);
  });
});

describe("tests that some machines skip", () => {
  const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => file.endsWith(".test.ts") && !/node_modules\/|^availability/.test(file))
    .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), "utf8") }));

  it("report why", () => {
    const conditional = tests.filter(({ text }) => text.search(CONDITIONS) >= 0);
    expect(conditional.length).toBeGreaterThan(5);
    const silent = tests.filter(
      ({ text }) =>
        (text.match(CONDITIONS)?.length ?? 0) !== (text.match(REPORTED)?.length ?? 0) ||
        SKIP_WITHOUT_NOTE.test(text),
    );
    expect(silent.map(({ file }) => file)).toEqual([]);
  });
});
