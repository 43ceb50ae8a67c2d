import { afterEach, describe, expect, it, vi } from "vitest";
import { printOutcome } from "../../../../generator/cli/outcome/outcome.js";
import { diagnostic } from "../../../../generator/diagnostics/diagnostic.js";

const OUTCOME = {
  exitCode: 1,
  diagnostics: [diagnostic("no-modules", {}, { file: "a.json", line: 1, column: 1 })],
  lines: ["a \u001B[31mline"],
  data: { valid: [] },
} as const;

/** What is printed to a terminal, or elsewhere, in this environment. */
function printed(
  isTTY: boolean,
  noColor: string | undefined,
): { readonly out: string; readonly err: string } {
  const texts = { out: "", err: "" };
  vi.stubEnv("NO_COLOR", noColor);
  process.stderr.isTTY = isTTY;
  vi.spyOn(process.stdout, "write").mockImplementation(
    (text) => (texts.out += String(text)) !== "",
  );
  vi.spyOn(process.stderr, "write").mockImplementation(
    (text) => (texts.err += String(text)) !== "",
  );
  printOutcome(OUTCOME, "text");
  vi.restoreAllMocks();
  return texts;
}

const { isTTY: isTerminal } = process.stderr;

afterEach(() => {
  process.stderr.isTTY = isTerminal;
  vi.unstubAllEnvs();
});

describe("colour", () => {
  it("is for terminals", () => {
    expect(printed(true, undefined).err).toContain("\u001B[31merror[no-modules]\u001B[39m");
    expect(printed(false, undefined).err).not.toContain("\u001B");
  });

  it("is left out where NO_COLOR is set to anything", () => {
    expect(printed(true, "1").err).not.toContain("\u001B");
    expect(printed(true, "0").err).not.toContain("\u001B");
    expect(printed(true, "").err).toContain("\u001B[31m");
  });
});

describe("lines for people", () => {
  it("cannot steer a terminal", () => {
    expect(printed(true, undefined).out).toBe("a \\u001b[31mline\n");
  });
});
