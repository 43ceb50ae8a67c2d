import { afterEach, describe, expect, it, vi } from "vitest";
import { printDiagnostics, printOutcome } from "../../../generator/cli/outcome.js";
import { diagnostic } from "../../../generator/base/diagnostic.js";

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
  print: () => void = () => printOutcome(OUTCOME, "text"),
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
  print();
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

describe("many diagnostics", () => {
  const at = { file: "a.json", line: 1, column: 1 };
  const many = [
    ...Array.from({ length: 250 }, () => diagnostic("no-modules", {}, at)),
    ...Array.from({ length: 100 }, () => diagnostic("file-empty", {}, at)),
  ];

  it("are a hundred of each code as text, with the number of the others", () => {
    const { err } = printed(false, undefined, () => printDiagnostics(many));
    expect(err.match(/error\[no-modules\]/g)).toHaveLength(100);
    expect(err.match(/error\[file-empty\]/g)).toHaveLength(100);
    expect(err).toMatch(/\n… and 150 more no-modules \(--format json has all\)\n$/);
  });

  it("are all in JSON", () => {
    const outcome = { ...OUTCOME, diagnostics: many };
    const { out } = printed(false, undefined, () => printOutcome(outcome, "json"));
    expect(out.match(/"no-modules"/g)).toHaveLength(250);
  });
});
