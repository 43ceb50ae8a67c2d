import { describe, expect, it } from "vitest";
import {
  hasColumn,
  hasStoredColumn,
  hasTable,
} from "../../../../generator/check/module/store-columns.js";

describe("The columns of the stub's store", () => {
  it("are of its tables only", () => {
    expect(hasTable("pages")).toBe(true);
    expect(hasTable("page")).toBe(false);
    expect(hasColumn("page", "title")).toBe(false);
    expect(hasStoredColumn("page", "title")).toBe(false);
  });

  it.each<readonly [table: string, path: string, isStored: boolean, canBeRead: boolean]>([
    ["pages", "title", true, true],
    // The store adds the key of a title, and of a category.
    ["pages", "key", true, true],
    ["categories", "key", true, true],
    ["extlinks", "key", false, false],
    ["pages", "user", false, false],
    // Computed by the columns of the table.
    ["revisions", "slots", false, false],
    // Of a related row, and of one that is related to that.
    ["revisions", "page.title", false, true],
    ["revisions", "page.revision.comment", false, true],
    ["revisions", "page.user", false, false],
    ["revisions", "owner.title", false, false],
    ["revisions", ".title", false, false],
    ["revisions", "page.", false, false],
  ])("%s has %s: stored %s, readable %s", (table, path, isStored, canBeRead) => {
    expect(hasStoredColumn(table, path)).toBe(isStored);
    expect(hasColumn(table, path)).toBe(canBeRead);
  });
});
