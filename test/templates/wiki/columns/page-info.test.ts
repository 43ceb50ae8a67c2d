import { describe, expect, it } from "vitest";
import { columnReader } from "../../../../templates/wiki/columns/column-reader.js";
import type { Caller } from "../../../../templates/wiki/store/caller.js";
import { storeOf } from "../../../../templates/wiki/store/store.js";
import type { Cell, TableRow } from "../../../../templates/wiki/values/row.js";
import { askedOf, tinySite } from "../tiny-wiki.js";

const FACTS = tinySite().facts;
const TABLES = {
  pages: [
    { pageid: 1, ns: 0, title: "Apple", lastrevid: 11 },
    { pageid: 2, ns: 1, title: "Talk:Apple", lastrevid: 12 },
    { pageid: 3, ns: 0, title: "Pear" },
  ],
  revisions: [
    { revid: 11, pageid: 1, timestamp: "2024-12-31T00:00:00Z" },
    { revid: 12, pageid: 2, timestamp: "2024-12-31T00:00:00Z" },
  ],
  pageprops: [
    { pageid: 1, name: "defaultsort", value: "x" },
    { pageid: 1, name: "displaytitle", value: "<i>Apple</i>" },
  ],
  watchlist: [
    { owner: "Ann", ns: 0, title: "Apple", expiry: "2031-01-01T00:00:00Z" },
    // 180 days before the last change, and a second more.
    { owner: "Ben", ns: 0, title: "Apple", notificationtimestamp: "2024-07-04T00:00:00Z" },
    { owner: "Cid", ns: 0, title: "Apple", notificationtimestamp: "2024-07-03T23:59:59Z" },
    { owner: "Ann", ns: 1, title: "Talk:Apple", notificationtimestamp: "2024-12-31T00:00:00Z" },
    { owner: "Ann", ns: 0, title: "Gone", notificationtimestamp: "2001-01-01T00:00:00Z" },
  ],
};
const ANN: Caller = {
  name: "Ann",
  id: 7,
  groups: ["*"],
  rights: new Set(["unwatchedpages", "read"]),
};
const NOBODY: Caller = { ...ANN, rights: new Set() };

const APPLE: TableRow = { pageid: 1, ns: 0, key: "Apple", title: "Apple", lastrevid: 11 };
const TALK: TableRow = { pageid: 2, ns: 1, key: "Apple", title: "Talk:Apple", lastrevid: 12 };
const GONE: TableRow = { ns: 0, key: "Gone", title: "Gone", missing: true };

interface Asked {
  readonly caller?: Caller;
  readonly prop?: readonly string[];
  readonly facts?: Readonly<Record<string, Cell>>;
}

function read(name: string, row: TableRow, { caller = ANN, prop, facts }: Asked = {}): Cell {
  const store = storeOf({ site: { ...FACTS, ...facts }, tables: TABLES });
  return columnReader(askedOf({ ...(prop && { prop }) }, { store, caller }), "pages", name)(row);
}

describe("a column of pages", () => {
  it.each<[string, TableRow, Cell]>([
    ["restrictiontypes", APPLE, ["edit", "move"]],
    ["restrictiontypes", GONE, ["create"]],
    ["restrictiontypes", { ns: 6, key: "A.png" }, ["edit", "move", "upload"]],
    ["talkid", APPLE, 2],
    ["talkid", TALK, undefined],
    ["talkid", { ns: 0, key: "Pear" }, undefined],
    ["subjectid", TALK, 1],
    ["subjectid", APPLE, undefined],
    ["associatedpage", APPLE, "Talk:Apple"],
    ["associatedpage", TALK, "Apple"],
    ["fullurl", TALK, "https://tiny.example/wiki/Talk:Apple"],
    ["canonicalurl", TALK, "https://tiny.example/wiki/Talk:Apple"],
    ["editurl", APPLE, "https://tiny.example/index.php?title=Apple&action=edit"],
    ["preload", APPLE, ""],
    ["preload", GONE, null],
    ["displaytitle", APPLE, "<i>Apple</i>"],
    ["displaytitle", { pageid: 3, title: "A & B" }, "A &amp; B"],
    ["displaytitle", { pageid: 1, title: "A & B", missing: true }, "A &amp; B"],
    ["linkclasses", APPLE, []],
    ["linkclasses", { redirect: true }, ["mw-redirect"]],
    ["linkclasses", { redirect: true, missing: true }, undefined],
    ["varianttitles", APPLE, { en: "Apple" }],
    ["varianttitles", GONE, undefined],
    ["watched", APPLE, true],
    ["watched", { ns: 0, key: "Pear" }, false],
    ["notificationtimestamp", APPLE, ""],
    ["notificationtimestamp", TALK, "2024-12-31T00:00:00Z"],
    ["watchlistexpiry", APPLE, undefined],
    ["watchers", APPLE, 3],
    ["watchers", TALK, 1],
    ["visitingwatchers", APPLE, 2],
    ["visitingwatchers", TALK, 1],
    ["visitingwatchers", { ...APPLE, missing: true }, 3],
    ["visitingwatchers", { ...APPLE, lastrevid: 99 }, 3],
    ["visitingwatchers", GONE, 1],
    ["readable", APPLE, true],
    ["contentmodel", { ns: 0, key: "A.js", contentmodel: "json" }, "json"],
    ["pagelanguage", { ns: 0, key: "A", pagelanguage: "de" }, "de"],
    ["pagelanguagehtmlcode", { ns: 0, key: "A", pagelanguagehtmlcode: "de" }, "de"],
    ["pagelanguagedir", { ns: 0, key: "A", pagelanguagedir: "rtl" }, "rtl"],
    ["pagelanguagedir", { ns: 0, key: "A" }, "ltr"],
  ])("%s of %j is %j", (name, row, expected) => {
    expect(read(name, row)).toEqual(expected);
  });

  it.each<[string, TableRow, Asked, Cell]>([
    ["watchlistexpiry", APPLE, { prop: ["watched"] }, "2031-01-01T00:00:00Z"],
    ["varianttitles", APPLE, { prop: ["displaytitle"] }, { en: "<i>Apple</i>" }],
    ["watchers", APPLE, { caller: NOBODY }, undefined],
    ["visitingwatchers", APPLE, { caller: NOBODY }, undefined],
    ["readable", APPLE, { caller: NOBODY }, false],
  ])("%s of %j for %j is %j", (name, row, asked, expected) => {
    expect(read(name, row, asked)).toEqual(expected);
  });

  it("has no restrictions of uploads for missing files", () => {
    expect(read("restrictiontypes", { ns: 6, key: "A.png", missing: true })).toEqual(["create"]);
  });

  it("has the language of the wiki, or that in the name of a message", () => {
    const facts = {
      general: { lang: "fa" },
      languages: [{ code: "de" }, { code: "he" }],
      languageinfo: { fa: { dir: "rtl" }, he: { dir: "rtl" }, de: { dir: "ltr" } },
    };
    const languageOf = (ns: number, key: string): readonly Cell[] => [
      read("pagelanguage", { ns, key }, { facts }),
      read("pagelanguagehtmlcode", { ns, key }, { facts }),
      read("pagelanguagedir", { ns, key }, { facts }),
    ];
    expect(languageOf(0, "Apple")).toEqual(["fa", "fa", "rtl"]);
    expect(languageOf(0, "Apple/de")).toEqual(["fa", "fa", "rtl"]);
    expect(languageOf(8, "Apple/de")).toEqual(["de", "de", "ltr"]);
    expect(languageOf(8, "Apple/he")).toEqual(["he", "he", "rtl"]);
    expect(languageOf(8, "Apple/xx")).toEqual(["fa", "fa", "rtl"]);
    expect(languageOf(8, "Apple/de/1")).toEqual(["fa", "fa", "rtl"]);
    expect(languageOf(8, "Common.css")).toEqual(["en", "en", "ltr"]);
    expect(read("varianttitles", APPLE, { facts })).toEqual({ fa: "Apple" });
  });
});
