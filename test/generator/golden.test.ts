import { rmSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analyse } from "../../generator/pipeline.js";
import { generateGolden, goldens, rendered, textOf } from "./support/goldens.js";

/** Accepts what comes out; for whoever reads the difference afterwards. */
const isUpdating = process.env["UPDATE_GOLDENS"] === "1";

describe("the goldens", () => {
  it.each(goldens)("$name", async (golden) => {
    const { value: files, diagnostics } = await generateGolden(golden);
    const found = rendered(diagnostics);
    if (isUpdating) writeOrRemove(golden.diagnosticsFile, found);
    expect(found).toBe(textOf(golden.diagnosticsFile));
    // Commands that write no code report the same.
    const { value } = golden.input;
    if (value) expect(rendered(analyse(value).diagnostics)).toBe(found);
    expect(found.length + golden.expected.size, "a golden shows something").toBeGreaterThan(0);
    for (const [path, file] of golden.expected) {
      const text = files?.find((each) => each.path === `${golden.name}/${path}`)?.text ?? "";
      if (isUpdating) writeFileSync(file, text);
      expect(text, path).not.toBe("");
      expect(text, path).toBe(textOf(file));
    }
  });
});

describe("the spellings of format versions 1 and 2", () => {
  it("give the same code", () => {
    const [one = new Map(), two = new Map()] = ["format-version-1", "format-version-2"].map(
      (name) => goldens.find((golden) => golden.name === name)?.expected,
    );
    expect([...one.keys()]).toEqual(["a.ts"]);
    for (const [path, file] of one) expect(textOf(two.get(path) ?? "")).toBe(textOf(file));
  });
});

function writeOrRemove(file: string, text: string): void {
  if (text === "") rmSync(file, { force: true });
  else writeFileSync(file, text);
}
