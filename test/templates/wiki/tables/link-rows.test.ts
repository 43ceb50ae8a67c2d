import { expect, it } from "vitest";
import type { TableName } from "../../../../templates/wiki/data/wiki.js";
import { mixedRows } from "./mixed-wiki.js";

/** The links of last revisions, in the columns of MediaWiki's tables. */
it.each<readonly [table: TableName, rows: readonly string[]]>([
  ["pagelinks", ["pageid=2 ns=0 title=Rose"]],
  ["redirects", ["pageid=2 ns=0 title=Rose fragment=a"]],
  [
    "categorylinks",
    [
      "pageid=3 ns=14 title=Category:Things sortkey=504c414e5453 timestamp=13:00 type=subcat",
      "pageid=3 ns=14 title=Category:Hidden categories sortkey=504c414e5453 timestamp=13:00 type=subcat",
    ],
  ],
  [
    "categories",
    [
      "category=Things size=1 pages=0 files=0 subcats=1",
      "category=Hidden categories size=1 pages=0 files=0 subcats=1",
      "category=Plants size=0 pages=0 files=0 subcats=0 hidden=true",
    ],
  ],
  ["extlinks", ["id=1 pageid=1 url=http://a.example/b index=http://example.a./b"]],
  ["iwlinks", ["pageid=1 prefix=w title=x"]],
  ["pageprops", ["pageid=1 name=notoc", "pageid=3 name=hiddencat"]],
])("the table %s has the links of present texts only", (table, rows) => {
  expect(mixedRows(table)).toEqual(rows);
});
