import { describe, expect, it } from "vitest";
import { entryFields } from "../../../../templates/wiki/pages/page-entry.js";
import { pageSet } from "../../../../templates/wiki/pages/page-set-builder.js";
import type { PageOptions, PageSource } from "../../../../templates/wiki/pages/page-source.js";
import { titleOf } from "../../../../templates/wiki/data/title.js";
import { tinyStore } from "../tiny-wiki.js";

const store = tinyStore();

const OPTIONS: PageOptions = {
  redirects: false,
  caller: "Some one",
  seesDeleted: false,
  iwurl: false,
};

/** What is said of each page, by its number, and what is said besides. */
function found(source: PageSource, options: Partial<PageOptions> = {}): unknown {
  const set = pageSet(store, source, { ...OPTIONS, ...options });
  const pages = set.entries.map((entry) => {
    const { pageid: _pageid, ns: _ns, invalidreason: _reason, ...said } = entryFields(entry, store);
    return [entry.id, ...Object.values(said)];
  });
  return [pages, set.remarks];
}

describe("pages by titles", () => {
  it("come by their names, those without a page before them with numbers below zero", () => {
    expect(found({ titles: ["Pear tree", "Nowhere", "Apple", "Talk:None"] })).toEqual([
      [
        [-1, "Nowhere", true],
        [-2, "Talk:None", true],
        [2, "Apple"],
        [3, "Pear tree"],
      ],
      {},
    ]);
  });

  it("are said to be asked for in another way", () => {
    expect(found({ titles: ["apple", "Apple#x"] })).toEqual([
      [[2, "Apple"]],
      {
        normalized: [
          { fromencoded: false, from: "apple", to: "Apple" },
          { fromencoded: false, from: "Apple#x", to: "Apple" },
        ],
      },
    ]);
  });

  it("come once, however often they are asked for", () => {
    expect(found({ titles: ["Apple", "Apple", "None", "None", "[", "["] })).toEqual([
      [
        [-2, "None", true],
        [-1, "[", true],
        [2, "Apple"],
      ],
      {},
    ]);
  });

  it("are none for a fragment alone", () => {
    expect(found({ titles: ["#x"] })).toEqual([
      [],
      { normalized: [{ fromencoded: false, from: "#x", to: "" }] },
    ]);
  });

  it("are known where something else than a page is there", () => {
    expect(
      found({ titles: ["File:Leaf.png", "File:None.png", "MediaWiki:Mainpage/de", "MediaWiki:X"] }),
    ).toEqual([
      [
        [-1, "File:Leaf.png", true, true],
        [-2, "File:None.png", true],
        [-3, "MediaWiki:Mainpage/de", true, true],
        [-4, "MediaWiki:X", true],
      ],
      {},
    ]);
  });

  it("are special by any name, or special and missing", () => {
    expect(found({ titles: ["special:all/x", "Special:None"] })).toEqual([
      [
        [-1, "Special:AllPages/x", true],
        [-2, "Special:None", true, true],
      ],
      { normalized: [{ fromencoded: false, from: "special:all/x", to: "Special:AllPages/x" }] },
    ]);
  });

  it("are elsewhere by a prefix, with an address where that is asked", () => {
    expect(found({ titles: ["de:A b"] })).toEqual([
      [],
      { interwiki: [{ title: "de:A b", iw: "de" }] },
    ]);
    expect(found({ titles: ["de:A'b"] }, { iwurl: true })).toEqual([
      [],
      { interwiki: [{ title: "de:A'b", iw: "de", url: "https://de.example/wiki/A%27b" }] },
    ]);
  });
});

describe("redirects", () => {
  it("are pages like others where nobody follows them", () => {
    expect(found({ titles: ["Old"] })).toEqual([[[5, "Old"]], {}]);
  });

  it("are followed one after the other", () => {
    expect(found({ titles: ["Older"] }, { redirects: true })).toEqual([
      [[2, "Apple"]],
      {
        redirects: [
          { from: "Older", to: "Old" },
          { from: "Old", to: "Apple", tofragment: "Taste" },
        ],
      },
    ]);
  });

  it("end in a circle without a page", () => {
    expect(found({ titles: ["Round"] }, { redirects: true })).toEqual([
      [],
      { redirects: [{ from: "Round", to: "Round" }] },
    ]);
  });

  it("may lead to another wiki", () => {
    expect(found({ titles: ["Away"] }, { redirects: true })).toEqual([
      [],
      {
        interwiki: [{ title: "de:Main", iw: "de" }],
        redirects: [{ from: "Away", to: "de:Main", tointerwiki: "de" }],
      },
    ]);
  });

  it("lead from special pages to those of the caller", () => {
    expect(found({ titles: ["Special:MyPage/x"] }, { redirects: true })).toEqual([
      [[-1, "User:Some one/x", true]],
      { redirects: [{ from: "Special:MyPage/x", to: "User:Some one/x" }] },
    ]);
  });
});

describe("pages by numbers", () => {
  it("come in the order of the numbers, and some are not there", () => {
    expect(found({ pageids: [3, 1, 99, 3, 99] })).toEqual([
      [
        [99, true],
        [1, "Home"],
        [3, "Pear tree"],
      ],
      {},
    ]);
  });

  it("come by revisions; others are said to be none", () => {
    expect(found({ revids: [12, 99, 11] })).toEqual([
      [
        [1, "Home"],
        [2, "Apple"],
      ],
      { badrevids: { "99": { revid: 99, missing: true } } },
    ]);
  });

  it("has a list instead of an object where 0 alone is no revision", () => {
    expect(found({ revids: [0] })).toEqual([[], { badrevids: [{ revid: 0, missing: true }] }]);
  });

  it("come by deleted revisions to whoever may see them", () => {
    expect(found({ revids: [21] })).toEqual([
      [],
      { badrevids: { "21": { revid: 21, missing: true } } },
    ]);
    expect(found({ revids: [21] }, { seesDeleted: true })).toEqual([[[-1, "Gone", true]], {}]);
  });
});

describe("pages of a generator", () => {
  it("come as they are given, or by their titles, with what it says of them", () => {
    const rows = [store.pageById(3), store.pageById(2)].filter((row) => row !== undefined);
    expect(found({ rows })).toEqual([
      [
        [3, "Pear tree"],
        [2, "Apple"],
      ],
      {},
    ]);
    const named = [titleOf(store.site, 0, "Apple"), titleOf(store.site, 0, "None")];
    const said = new Map([["0:None", { index: 1 }]]);
    const set = pageSet(store, { named, generatorFields: said }, OPTIONS);
    expect(set.entries.map(({ id }) => id)).toEqual([-1, 2]);
    expect([...set.generatorFields]).toEqual([[-1, { index: 1 }]]);
  });

  it("are behind redirects, of which it says the same", () => {
    const named = ["Older", "Apple", "Round"].map((key) => titleOf(store.site, 0, key));
    const said = new Map([
      ["0:Older", { index: 1 }],
      ["0:Apple", { index: 2 }],
      ["0:Round", { index: 3 }],
    ]);
    const set = pageSet(store, { named, generatorFields: said }, { ...OPTIONS, redirects: true });
    expect([...set.generatorFields]).toEqual([[2, { index: 1 }]]);
    expect(set.remarks["redirects"]).toEqual([
      { index: 1, from: "Older", to: "Old" },
      { index: 3, from: "Round", to: "Round" },
      { from: "Old", to: "Apple", tofragment: "Taste" },
    ]);
  });
});
