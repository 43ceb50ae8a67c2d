import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hashOfSources, MEASURED_SOURCES } from "./bench/measured-sources.mjs";
import { measureOwnBundles } from "./bench/peer-bundles.mjs";
import { measuredOn, ownBundles, publishedBundles, shownFigures } from "./bench/published.mjs";
import { rowsOf, withTables } from "./bench/readme-tables.mjs";

/** The commands that measure a part again and publish it. */
function commandsFor(part: string): string {
  return `\`${MEASURED_SOURCES[part]?.command} && node test/bench/published.mjs && npm run format\``;
}

describe("the figures of test/bench/README.md", () => {
  const page = rowsOf(readFileSync(join(import.meta.dirname, "bench/README.md"), "utf8"));
  const { tables, drawn, kept } = shownFigures();

  it.each(tables.flatMap(rowsOf).map((row) => [row]))("are those that were measured: %s", (row) => {
    expect(page).toContain(row);
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

  it("is kept as a hash of some parts at least", () => {
    expect(measuredOn().filter(({ hash }) => hash !== undefined)).not.toEqual([]);
  });

  // Parts that were published before hashes were kept get theirs when they are measured again.
  it.each(measuredOn().flatMap(({ part, hash }) => (hash === undefined ? [] : [{ part, hash }])))(
    "is the present one: $part",
    async ({ part, hash }) => {
      const help = `help: run ${commandsFor(part)}`;

      expect(await hashOfSources(part), help).toBe(hash);
    },
  );
});

describe("the published bundles of this package", () => {
  it("are those of the present code", async () => {
    const { bundles } = await measureOwnBundles();
    const published = ownBundles();

    expect(
      published.map(({ name, minified, files }) => ({ name, minified, files })),
      `help: run ${commandsFor("bundles")}`,
    ).toEqual(bundles.map(({ name, minified, files }) => ({ name, minified, files })));
    // Versions of Node compress with different versions of zlib.
    for (const [index, { gzipped }] of bundles.entries())
      expect(Math.abs((published[index]?.gzipped ?? 0) / gzipped - 1)).toBeLessThan(0.01);
  });

  it("are replaced without those of other tools", () => {
    const figures = { minified: 2, gzipped: 1, files: [] };
    const own = { ...figures, name: "`one`", subject: "builder" as const, isOwn: true };
    const other = { ...own, name: "other", isOwn: false };
    const measured = { figures: { bundles: [{ ...own, minified: 3 }] } };

    expect(publishedBundles(measured, [own, other])).toEqual([{ ...own, minified: 3 }, other]);
  });
});

function named(figure: number): string {
  return `| a | b |\n| --- | --- |\n| one | ${figure} |\n`;
}

describe("a table of a page", () => {
  const text =
    "Before\n\n| a   | b |\n| --- | --- |\n| one | 1 |\n\n| a | b |\n| --- | --- |\n| two | 2 |\n";

  it("is replaced by the one with its header and first column", () => {
    expect(withTables(text, ["| a | b |\n| --- | ---: |\n| one | 3 |"])).toBe(
      text.replace(
        "| a   | b |\n| --- | --- |\n| one | 1 |",
        "| a | b |\n| --- | ---: |\n| one | 3 |",
      ),
    );
  });

  it("is told from others with the same names by the order", () => {
    expect(withTables(`${named(1)}\n${named(2)}`, [named(3), named(4)])).toBe(
      `${named(3)}\n${named(4)}`,
    );
  });

  it("stays if its figures are the same", () => {
    expect(withTables(text, ["| a | b |\n| --- | ---: |\n| one | 1 |"])).toBe(text);
  });

  it("stays if the first column differs", () => {
    expect(withTables(text, ["| a | b |\n| --- | ---: |\n| three | 1 |"])).toBe(text);
  });
});
