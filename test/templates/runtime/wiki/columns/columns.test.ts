import { describe, expect, it } from "vitest";
import { storeOf } from "../../../../../templates/runtime/wiki/store/store.js";
import { columnReader } from "../../../../../templates/runtime/wiki/columns/column-reader.js";
import type { Cell, TableRow } from "../../../../../templates/runtime/wiki/values/row.js";
import { askedOf, tinySite, tinyStore } from "../tiny-wiki.js";

const SITE = tinySite().facts;

describe("a column that is worked out", () => {
  it.each<[string, string, string, TableRow, Cell]>([
    ["has a reason as HTML", "blocks", "parsedreason", { reason: "<b>" }, "&lt;b&gt;"],
    [
      "keeps the HTML of a reason",
      "blocks",
      "parsedreason",
      { reason: "a", parsedreason: "<a>" },
      "<a>",
    ],
    ["has a comment as HTML", "files", "parsedcomment", { comment: "<b>" }, "&lt;b&gt;"],
    [
      "has a comment with links",
      "logevents",
      "parsedcomment",
      { title: "A b", comment: "/* C */ [[User:D|E]]" },
      '<span class="autocomment"><a href="/wiki/A_b#C" title="A b">→<bdi dir="ltr">C</bdi></a>: </span> <a href="/index.php?title=User:D&amp;action=edit&amp;redlink=1" class="new" title="User:D (page does not exist)">E</a>',
    ],
    ["keeps the HTML of a comment", "files", "parsedcomment", { parsedcomment: "<a>" }, "<a>"],
    ["has no HTML of no comment", "files", "parsedcomment", {}, undefined],
    ["has no revision of a change without", "changes", "madeid", { revid: 0 }, undefined],
    ["has the revision of a change", "changes", "madeid", { revid: 7 }, 7],
    [
      "knows the second row of a link",
      "extlinks",
      "isSecond",
      { url: "//a", index: "https://a." },
      true,
    ],
    [
      "knows the first row of a link",
      "extlinks",
      "isSecond",
      { url: "//a", index: "http://a." },
      false,
    ],
    [
      "knows a link that has one row",
      "extlinks",
      "isSecond",
      { url: "https://a", index: "https://a." },
      false,
    ],
    [
      "gives a link the wiki's protocol",
      "extlinks",
      "fullurl",
      { url: "//a.example" },
      "https://a.example",
    ],
    [
      "leaves a link its protocol",
      "extlinks",
      "fullurl",
      { url: "ftp://a.example" },
      "ftp://a.example",
    ],
    ["writes a hash in base 36", "files", "sha1base36", { sha1: "ff" }, "73".padStart(31, "0")],
    ["has a hash of zeros where none is stored", "filearchive", "sha1base36", {}, "0".repeat(31)],
    ["has the own name of a language", "langlinks", "autonym", { lang: "de" }, "Deutsch"],
    ["has no name of an unknown language", "langlinks", "autonym", { lang: "xx" }, ""],
    ["knows styles of the interface", "pages", "contentmodel", { ns: 8, key: "Common.css" }, "css"],
    ["knows scripts of users", "pages", "contentmodel", { ns: 2, key: "Ann/a.js" }, "javascript"],
    ["knows data of users", "pages", "contentmodel", { ns: 2, key: "Ann/a.json" }, "json"],
    [
      "has wikitext on users' own pages",
      "pages",
      "contentmodel",
      { ns: 2, key: "A.js" },
      "wikitext",
    ],
    ["has wikitext elsewhere", "pages", "contentmodel", { ns: 0, key: "A.js" }, "wikitext"],
    ["has English in scripts", "pages", "pagelanguage", { ns: 8, key: "Common.js" }, "en"],
    ["numbers nobody who did nothing", "revisions", "actor", { userid: 0, user: "192.0.2.1" }, 0],
    ["has the place of a deleted revision", "deletedrevisions", "archiveid", { revid: 21 }, 1],
    [
      "has the own number of a deleted revision",
      "deletedrevisions",
      "archiveid",
      { revid: 21, archiveid: 7 },
      7,
    ],
    ["has no place of an unknown revision", "deletedrevisions", "archiveid", { revid: 999 }, 0],
    ["has no token for who may not bring pages back", "deletedrevisions", "token", {}, undefined],
    [
      "hides the number of a hidden user",
      "users",
      "centralids",
      { userid: 7, hidden: true },
      { local: 0 },
    ],
    ["has no number of a user without", "users", "centralids", {}, { local: 0 }],
    [
      "puts given groups first",
      "users",
      "effectivegroups",
      { groups: ["a", "*"], implicitgroups: ["*"] },
      ["a", "*"],
    ],
    ["has no groups of a user without", "users", "effectivegroups", {}, []],
  ])("%s", (_what, table, name, row, expected) => {
    expect(columnReader(askedOf({}), table, name)(row)).toEqual(expected);
  });

  it("gives a link HTTP where the wiki has no protocol of its own", () => {
    const site = { ...SITE, general: { server: "//tiny.example" } };
    const asked = askedOf({}, { store: storeOf({ site, tables: {} }) });
    expect(columnReader(asked, "extlinks", "fullurl")({ url: "//a" })).toBe("http://a");
  });

  it("has the content that the wiki's facts say of a namespace", () => {
    const site = {
      ...SITE,
      namespaces: {
        "0": { id: 0, name: "" },
        "2600": { id: 2600, name: "Topic", defaultcontentmodel: "flow-board" },
      },
    };
    const asked = askedOf({}, { store: storeOf({ site, tables: {} }) });
    const read = columnReader(asked, "pages", "contentmodel");
    expect([0, 2600, 9].map((ns) => read({ ns, key: "A" }))).toEqual([
      "wikitext",
      "flow-board",
      "wikitext",
    ]);
  });

  it("tells files of bots by what their users are now", () => {
    const site = {
      ...SITE,
      usergroups: [
        { name: "bot", rights: ["bot"] },
        { name: "cook", rights: ["eat"] },
      ],
    };
    const users = [
      { name: "Robo", groups: ["cook", "bot"] },
      { name: "Ann", groups: ["cook"] },
      { name: "New" },
    ];
    const asked = askedOf({}, { store: storeOf({ site, tables: { users } }) });
    const read = columnReader(asked, "files", "byBot");
    expect(["Robo", "Ann", "New", "Nobody"].map((user) => read({ user }))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("has a token for who may bring pages back", () => {
    const { caller } = askedOf({});
    const asked = askedOf(
      {},
      { caller: { ...caller, rights: new Set(["undelete"]) }, store: tinyStore() },
    );
    expect(columnReader(asked, "deletedrevisions", "token")({})).toEqual(expect.any(String));
  });
});
