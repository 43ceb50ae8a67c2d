import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkWikiData } from "../../../../generator/serve/service-data.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { seededWiki, seededWikiData } from "../../../../templates/wiki/seed/seeded-wiki.js";

const SEEDS = [0, 1, 2, 3, 42, 4_294_967_295, -1];
/** What the seeded wiki has nothing of: texts and lists of MediaWiki's own. */
const EMPTY = ["messages", "querypages"];

describe("the seeded wiki", () => {
  it("is the same bytes on any machine; where it is to change, change the hash", () => {
    const hash = createHash("sha256")
      .update(JSON.stringify(seededWiki(1)))
      .digest("hex");
    expect(hash).toBe("861b18cd99dcb885d849d7092bff20d6e3fd407a1d461bb2ed1e33fb85c280f2");
  });

  it("is another for each seed", () => {
    const texts = SEEDS.map((seed) => JSON.stringify(seededWiki(seed).tables.revisions));
    expect(new Set(texts).size).toBe(SEEDS.length);
  });

  it("is what its data makes, which the schema allows", () => {
    const reading = checkWikiData(structuredClone(seededWikiData(7)));
    expect(reading).toEqual({ kind: "wiki", wiki: seededWiki(7) });
    expect(createWiki(seededWikiData(7))).toEqual(seededWiki(7));
  });

  it.each(SEEDS)("has something of everything with the seed %d", (seed) => {
    const { tables } = seededWiki(seed);
    const empty = Object.entries(tables).filter(([, rows]) => rows.length === 0);
    expect(empty.map(([name]) => name)).toEqual(EMPTY);
    expect(tables.pages.length).toBeGreaterThanOrEqual(60);
    expect(tables.pages.length).toBeLessThanOrEqual(100);
    expect(tables.users.length).toBeGreaterThanOrEqual(12);
    expect(new Set(tables.pages.map(({ ns }) => ns))).toEqual(
      new Set([0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14]),
    );
    expect(new Set(tables.blocks.map(({ target }) => target))).toEqual(
      new Set(["user", "ip", "range"]),
    );
    expect(tables.blocks.filter(({ partial }) => partial).length).toBe(2);
  });

  it.each(SEEDS)("has a redirect to a redirect, and one to nowhere, with the seed %d", (seed) => {
    const { pages, redirects } = seededWiki(seed).tables;
    const targets = redirects.map(({ title }) => pages.find((page) => page.title === title));
    expect(targets.some((page) => page?.redirect)).toBe(true);
    expect(targets).toContain(undefined);
  });
});
