import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { shownFigures } from "./bench/published.mjs";

/** The rows of a text's tables without what aligns them. */
function rowsOf(text: string): readonly string[] {
  return text
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\|[ :|-]+\|$/.test(line))
    .map((line) => line.replaceAll(/ +\|/g, " |").replaceAll(/\| +/g, "| "));
}

describe("the README's figures", () => {
  const readme = rowsOf(readFileSync(join(import.meta.dirname, "..", "README.md"), "utf8"));
  const { tables, drawn, kept } = shownFigures();

  it.each(tables.flatMap(rowsOf).map((row) => [row]))("are those that were measured: %s", (row) => {
    expect(readme).toContain(row);
  });

  it("are drawn as they were measured", () => {
    expect(kept).toBe(drawn);
  });
});
