import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { measureBundles } from "../bench/bundles.mjs";
import { measureOwnBundles } from "../bench/peer-bundles.mjs";
import {
  ownBundles,
  publishedBundles,
  shownFigures,
  singleBundles,
  stampLines,
} from "../bench/published.mjs";
import type { MeasuredBundle } from "../bench/published.mjs";
import { rowsOf, withTables } from "../bench/page-tables.mjs";
import { stampLinesOf, withStampLines } from "../bench/stamps.mjs";

const PUBLISH = "node test/bench/published.mjs && npm run format";
const text = readFileSync(join(import.meta.dirname, "../bench/README.md"), "utf8");

describe("the figures of test/bench/README.md", () => {
  const page = rowsOf(text);
  const { tables, drawn, kept } = shownFigures();

  it.each(tables.flatMap(rowsOf).map((row) => [row]))("are those that were measured: %s", (row) => {
    expect(page).toContain(row);
  });

  it("are drawn as they were measured", () => {
    expect(kept).toBe(drawn);
  });
});

describe("the lines about measurements", () => {
  it("have the published date and commit", () => {
    expect(stampLinesOf(text), `help: run \`${PUBLISH}\``).toEqual(stampLines());
  });

  it("are replaced, and the others stay", () => {
    const page = "Old. <!-- measured: one -->\n\nOther. <!-- measured: two -->\n";
    expect(withStampLines(page, { one: "New." })).toBe(page.replace("Old.", "New."));
  });
});

/** Fails unless published bundles have the bytes and the files of those of the present code. */
function expectPublished(
  published: readonly MeasuredBundle[],
  measured: readonly MeasuredBundle[],
  command: string,
): void {
  const exact = measured.map(({ name, minified, files }) => ({ name, minified, files }));
  expect(
    published.map(({ name, minified, files }) => ({ name, minified, files })),
    `help: run \`${command} && ${PUBLISH}\``,
  ).toEqual(exact);
  // Versions of Node compress with different versions of zlib.
  for (const [index, { gzipped }] of measured.entries())
    expect(Math.abs((published[index]?.gzipped ?? 0) / gzipped - 1)).toBeLessThan(0.01);
}

describe("the published bundles of this package", () => {
  it("are those of the present code, next to other tools", async () => {
    const { bundles } = await measureOwnBundles();
    expectPublished(ownBundles(), bundles, "node test/bench/peer-bundles.mjs --own");
  });

  it("are those of the present code, for single modules", async () => {
    const bundles = await measureBundles();
    expectPublished(singleBundles(), bundles, "node test/bench/bundles.mjs");
    expect(bundles.flatMap(({ strangers }) => strangers)).toEqual([]);
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
  const before =
    "Before\n\n| a   | b |\n| --- | --- |\n| one | 1 |\n\n| a | b |\n| --- | --- |\n| two | 2 |\n";

  it("is replaced by the one with its header and first column", () => {
    expect(withTables(before, ["| a | b |\n| --- | ---: |\n| one | 3 |"])).toBe(
      before.replace(
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
    expect(withTables(before, ["| a | b |\n| --- | ---: |\n| one | 1 |"])).toBe(before);
  });

  it("stays if the first column differs", () => {
    expect(withTables(before, ["| a | b |\n| --- | ---: |\n| three | 1 |"])).toBe(before);
  });
});
