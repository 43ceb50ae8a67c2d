import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hashOfSources, MEASURED_SOURCES } from "./bench/measured-sources.mjs";
import { measuredOn, shownFigures } from "./bench/published.mjs";

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

describe("the code that published figures were measured on", () => {
  it("is known for each part of them", () => {
    expect(Object.keys(MEASURED_SOURCES).toSorted()).toEqual(
      measuredOn()
        .map(({ part }) => part)
        .toSorted(),
    );
  });

  // Parts that were published before hashes were kept get theirs when they are measured again.
  it.each(measuredOn().flatMap(({ part, hash }) => (hash === undefined ? [] : [{ part, hash }])))(
    "is the present one: $part",
    async ({ part, hash }) => {
      const help = `help: ${MEASURED_SOURCES[part]?.command} && node test/bench/published.mjs`;

      expect(await hashOfSources(part), help).toBe(hash);
    },
  );
});
