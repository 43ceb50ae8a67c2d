import { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createWiki, readWiki } from "../../templates/wiki/seed/create-wiki.js";
import type { WikiData } from "../../templates/wiki/data/wiki-data.js";
import type { Wiki } from "../../templates/wiki/data/wiki.js";
import { storeOf } from "../../templates/wiki/store/store.js";
import { wiki as fitsSchema } from "../../generator/spec/source/wiki-validators.js";
import { sensibleWikiData, wikiData, wikiTables, WIKI_SCHEMA } from "./wiki-arbitrary.js";
import { assert, runsOf } from "../random-runs.js";

const fits = new Ajv2020({ allowUnionTypes: true, validateFormats: false }).compile<WikiData>(
  WIKI_SCHEMA,
);

/** The data without the parts that are said to be wrong, until nothing is. */
function withoutIssues(data: WikiData): { readonly data: WikiData; readonly wiki: Wiki } {
  const reading = readWiki(data);
  if (reading.kind === "wiki") return { data, wiki: reading.wiki };
  const wrong = new Set(reading.issues.map(({ pointer }) => pointer));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parts that may be left out are left out
  return withoutIssues(without(data, wrong, "") as WikiData);
}

/** What an item of a list cannot do without; one that is wrong in it is left out whole. */
const NEEDED = ["title", "name", "owner", "user", "id"];

function without(value: unknown, wrong: ReadonlySet<string>, at: string): unknown {
  const kept = (key: string | number): boolean => !wrong.has(`${at}/${key}`);
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) =>
      kept(index) && NEEDED.every((name) => !wrong.has(`${at}/${index}/${name}`))
        ? [without(item, wrong, `${at}/${index}`)]
        : [],
    );
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => kept(name))
      .map(([name, member]) => [name, without(member, wrong, `${at}/${name}`)]),
  );
}

describe("data that the schema allows", () => {
  it("is a wiki or has issues, whatever it is, and the same each time", () => {
    assert(
      fc.property(wikiData(), (data) => {
        expect(fits(data), JSON.stringify(fits.errors)).toBe(true);
        const reading = readWiki(data);
        expect(readWiki(structuredClone(data))).toEqual(reading);
        if (reading.kind === "wiki") expect(createWiki(data)).toEqual(reading.wiki);
        else expect(() => createWiki(data)).toThrow(reading.issues[0]?.reason);
      }),
      { numRuns: 200 },
    );
  });

  it("makes a wiki without the parts that are said to be wrong, whose tables make the same wiki again", () => {
    const sizes: number[] = [];
    assert(
      fc.property(sensibleWikiData(), (random) => {
        const { data, wiki } = withoutIssues(random);
        const { site, tables } = wiki;
        const { rows } = data;
        sizes.push(tables.revisions.length);
        const again: WikiData = structuredClone({ site, tables, ...(rows && { rows }) });
        expect(fits(again), JSON.stringify(fits.errors)).toBe(true);
        expect(createWiki(again)).toEqual(wiki);
        expect(createWiki(data)).toEqual(wiki);
        storeOf(wiki);
      }),
      { numRuns: 300 },
    );
    // Otherwise little would have been tried.
    expect(sizes.filter((size) => size > 2).length).toBeGreaterThan(runsOf(300) / 6);
  });

  it("makes histories that hang together", () => {
    assert(
      fc.property(sensibleWikiData(), (random) => {
        const { tables } = withoutIssues(random).wiki;
        const revisions = new Map(tables.revisions.map((row) => [row.revid, row]));
        for (const page of tables.pages) {
          const last = revisions.get(page.lastrevid);
          expect(last).toMatchObject({ pageid: page.pageid, size: page.length });
          let length = 0;
          for (let row = last; row; row = revisions.get(row.parentid)) length++;
          const own = tables.revisions.filter(({ pageid }) => pageid === page.pageid);
          expect(length).toBe(own.length);
        }
        for (const { size, pages, files, subcats, category } of tables.categories) {
          expect(size).toBe(pages + files + subcats);
          const members = tables.categorylinks.filter(({ title }) =>
            title.endsWith(`:${category}`),
          );
          expect(size).toBe(members.length);
        }
        for (const { user, userid } of [...tables.revisions, ...tables.logevents])
          expect(tables.users.find(({ name }) => name === user)?.userid ?? 0).toBe(userid);
      }),
      { numRuns: 200 },
    );
  });

  it("is read as well where it is whole tables of rows that do not belong together", () => {
    assert(
      fc.property(wikiTables(), (data) => {
        expect(fitsSchema(data)).toBe(true);
        expect(["wiki", "issues"]).toContain(readWiki(data).kind);
      }),
    );
  });
});
