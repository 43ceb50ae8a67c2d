import { describe, expect, it } from "vitest";
import { storeOf } from "../../../../templates/wiki/store/store.js";
import { columnReader, isStored } from "../../../../templates/wiki/columns/column-reader.js";
import type { Cell, TableRow } from "../../../../templates/wiki/values/row.js";
import { askedOf, tinyStore } from "../tiny-wiki.js";

/** What a column of a row of the tiny wiki reads. */
function read(table: string, path: string, row: TableRow): Cell {
  return columnReader(askedOf({}), table, path)(row);
}

describe("a store", () => {
  it("has no rows of a table that the wiki does not have", () => {
    const store = storeOf({ site: {}, tables: {} });
    expect(store.rows("pages")).toEqual([]);
    expect(store.find("pages", "pageid", 1)).toEqual([]);
    expect(store.pageByTitle(0, "Home")).toBeUndefined();
  });

  it("finds pages by what they are called, with underscores", () => {
    expect(tinyStore().pageByTitle(0, "Pear_tree")?.["pageid"]).toBe(3);
    expect(tinyStore().pageByTitle(1, "Pear_tree")).toBeUndefined();
  });
});

describe("a column", () => {
  it("may be one of a row that belongs to the row", () => {
    expect(read("pagelinks", "page.title", { pageid: 3 })).toBe("Pear tree");
    expect(read("pages", "revision.pageid", { lastrevid: 12 })).toBe(2);
    expect(read("changes", "revision.pageid", { revid: 11, lastrevid: 12 })).toBe(1);
  });

  it("is absent where no such row is there", () => {
    expect(read("pagelinks", "page.title", { pageid: 999 })).toBeUndefined();
    expect(read("pagelinks", "page.title", {})).toBeUndefined();
  });

  it("is refused where rows have no relation of its name", () => {
    expect(() => read("pages", "friend.title", {})).toThrow(
      "pages.friend.title: rows have no relation of this name.",
    );
  });

  it("is stored unless it is worked out, here or where it leads to", () => {
    const paths = ["title", "sizediff", "revision.size", "revision.sizediff", "friend.size"];
    expect(paths.map((path) => isStored("revisions", path))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });
});
