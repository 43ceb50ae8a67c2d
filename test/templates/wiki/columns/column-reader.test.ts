import { describe, expect, it } from "vitest";
import {
  columnReader,
  isStored,
  relatedTable,
} from "../../../../templates/wiki/columns/column-reader.js";
import { storeOf } from "../../../../templates/wiki/store/store.js";
import type { Cell, TableRow } from "../../../../templates/wiki/values/row.js";
import { askedOf, tinySite } from "../tiny-wiki.js";

const store = storeOf({
  site: tinySite().facts,
  tables: {
    pages: [{ pageid: 1, ns: 0, title: "Apple pie", lastrevid: 11 }],
    revisions: [
      { revid: 11, pageid: 1, parentid: 10, comment: "second" },
      { revid: 10, pageid: 1, parentid: 0, comment: "first" },
    ],
    users: [{ name: "Ann", userid: 7 }],
    categories: [{ ns: 14, title: "Category:Fruit", size: 4 }],
    files: [{ name: "Leaf.png", ns: 6, title: "File:Leaf.png", size: 9 }],
    redirects: [{ pageid: 1, ns: 0, title: "Pie" }],
  },
});

describe("a column of a related row", () => {
  it.each<[string, TableRow, Cell]>([
    ["page.title", { pageid: 1 }, "Apple pie"],
    ["page.title", { pageid: 2 }, undefined],
    ["titled.pageid", { ns: 0, key: "Apple_pie" }, 1],
    ["titled.pageid", { ns: 1, key: "Apple_pie" }, undefined],
    ["account.userid", { user: "Ann" }, 7],
    ["account.userid", { user: "Ben" }, undefined],
    ["revision.comment", { revid: 10, lastrevid: 11 }, "first"],
    ["revision.comment", { lastrevid: 11 }, "second"],
    ["parent.comment", { parentid: 10 }, "first"],
    ["category.size", { key: "Fruit" }, 4],
    ["file.size", { key: "Leaf.png" }, 9],
    ["redirect.title", { pageid: 1 }, "Pie"],
    ["page.revision.parent.comment", { pageid: 1 }, "first"],
    // Computed columns of the related table are found, too.
    ["page.associatedpage", { pageid: 1 }, "Talk:Apple pie"],
    ["title", { title: "own" }, "own"],
  ])("is read by %s of %j: %j", (path, row, expected) => {
    expect(columnReader(askedOf({}, { store }), "colours", path)(row)).toEqual(expected);
  });

  it("is of a relation that exists", () => {
    expect(() => columnReader(askedOf({}, { store }), "colours", "friend.name")).toThrow(
      new TypeError("colours.friend.name: rows have no relation of this name."),
    );
  });
});

it("relations lead to tables", () => {
  const names = ["page", "titled", "account", "revision", "parent", "category", "file", "redirect"];
  expect(names.map(relatedTable)).toEqual([
    "pages",
    "pages",
    "users",
    "revisions",
    "revisions",
    "categories",
    "files",
    "redirects",
  ]);
  expect(["friend", "toString"].map(relatedTable)).toEqual([undefined, undefined]);
});

it.each([
  ["pages", "title", true],
  ["pages", "watched", false],
  ["colours", "page.title", true],
  ["colours", "page.watched", false],
  ["colours", "page.revision.comment", true],
  ["colours", "page.revision.top", false],
  ["colours", "friend.name", false],
])("a column of %s is stored: %s: %j", (table, path, expected) => {
  expect(isStored(table, path)).toBe(expected);
});
