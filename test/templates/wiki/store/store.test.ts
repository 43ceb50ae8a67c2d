import { describe, expect, it } from "vitest";
import { storeOf } from "../../../../templates/wiki/store/store.js";
import { tinyStore } from "../tiny-wiki.js";

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
