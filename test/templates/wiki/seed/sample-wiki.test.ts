import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkWikiData } from "../../../../generator/serve/service-data.js";
import { sample } from "../../../../templates/wiki/data/sample.js";
import { sampleWiki } from "../../../../templates/wiki/seed/create-wiki.js";

/** What the sample wiki has nothing of: texts and lists of MediaWiki's own. */
const EMPTY = ["messages", "querypages"];

describe("the sample wiki", () => {
  it("is the same bytes on any machine; where it is to change, change the hash", () => {
    const hash = createHash("sha256").update(JSON.stringify(sampleWiki())).digest("hex");
    expect(hash).toBe("76a09b50980569e93db96046d12710cbd84c56acb11a178d8c83be4c0056f6b3");
  });

  it("is what its data makes, which the schema allows", () => {
    const reading = checkWikiData(structuredClone(sample));
    expect(reading).toEqual({ kind: "wiki", wiki: sampleWiki() });
  });

  it("has something of everything", () => {
    const { tables } = sampleWiki();
    const empty = Object.entries(tables).filter(([, rows]) => rows.length === 0);
    expect(empty.map(([name]) => name)).toEqual(EMPTY);
    expect(new Set(tables.pages.map(({ ns }) => ns))).toEqual(
      new Set([0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14]),
    );
    expect(new Set(tables.blocks.map(({ target }) => target))).toEqual(
      new Set(["user", "ip", "range"]),
    );
    expect(tables.blocks.filter(({ partial }) => partial).length).toBe(2);
  });

  it("has a redirect to a redirect, and one to nowhere", () => {
    const { pages, redirects } = sampleWiki().tables;
    const targets = redirects.map(({ title }) => pages.find((page) => page.title === title));
    expect(targets.some((page) => page?.redirect)).toBe(true);
    expect(targets).toContain(undefined);
  });
});
