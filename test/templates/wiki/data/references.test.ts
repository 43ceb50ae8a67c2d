import { expect, it } from "vitest";
import { checkReferences } from "../../../../templates/wiki/data/references.js";
import type { DerivedNumbers } from "../../../../templates/wiki/data/references.js";
import type { WikiTables } from "../../../../templates/wiki/data/wiki-data.js";

const NONE: DerivedNumbers = { pages: { pageid: [1] }, revisions: { revid: [7] } };

/** What is reported of rows that have the columns of the check only. */
function reported(
  tables: Readonly<Record<string, readonly object[]>> | undefined,
  derived: DerivedNumbers = NONE,
): readonly string[] {
  const found: string[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- other columns are not read
  const given = tables as WikiTables | undefined;
  checkReferences({ ...(given && { tables: given }) }, derived, (...parts) => {
    found.push(parts.join(" | "));
  });
  return found;
}

it("rows without two of the same, of pages that exist, have no errors", () => {
  expect(reported(undefined)).toEqual([]);
  expect(
    reported({
      pages: [
        { pageid: 1, title: "A", lastrevid: 7 },
        { pageid: 2, title: "B", lastrevid: 7 },
      ],
      pagelinks: [{ pageid: 2 }, { pageid: 2 }],
    }),
  ).toEqual([]);
});

it.each([
  ["pages", "pageid", "/pages"],
  ["revisions", "revid", "/pages"],
  ["deletedrevisions", "revid", "/deleted"],
  ["users", "userid", "/users"],
  ["users", "name", "/users"],
  ["logevents", "logid", "/logs"],
  ["changes", "rcid", "/logs"],
  ["blocks", "id", "/blocks"],
  ["tags", "name", "/tags"],
])("two rows of %s with the same %s are an error, in the table or at %s", (table, column, at) => {
  const error = `Two rows of ${table} have the ${column} 5. | Use a different one for each.`;
  const other = { userid: 1, name: "a" };
  const rows = [
    { ...other, [column]: 5, pageid: column === "pageid" ? 5 : 1, title: "A", lastrevid: 7 },
    { ...other, [column]: 5, pageid: column === "pageid" ? 5 : 1, title: "B", lastrevid: 7 },
  ];
  expect(reported({ [table]: rows }).filter((each) => each.includes(` ${column} `))).toEqual([
    `/tables/${table}/1/${column} | ${error}`,
  ]);
  const derived: DerivedNumbers = { ...NONE, [table]: { [column]: [5, 4, 5] } };
  expect(reported({}, derived)).toEqual([`${at} | ${error}`]);
});

it.each([
  "revisions",
  "pagelinks",
  "templatelinks",
  "imagelinks",
  "redirects",
  "categorylinks",
  "extlinks",
  "langlinks",
  "iwlinks",
  "pageprops",
  "restrictions",
])("a row of %s whose page does not exist is an error", (table) => {
  const rows = [{ pageid: 1 }, { pageid: 3 }].map((row, index) => ({ ...row, revid: index }));
  const error = "Page 3 does not exist. | Add the page, or leave this row out.";
  expect(reported({ [table]: rows })).toEqual([`/tables/${table}/1/pageid | ${error}`]);
  const pages = [{ pageid: 3, title: "A", lastrevid: 1 }];
  expect(reported({ [table]: rows, pages })).toContain(
    `/tables/${table}/0/pageid | Page 1 does not exist. | Add the page, or leave this row out.`,
  );
});

function missing(index: number, revision: number): string {
  return `/tables/pages/${index}/lastrevid | Revision ${revision} does not exist. | Add the revision, or name another.`;
}

it("pages with one title, and without their last revision, are errors", () => {
  const pages = [
    { pageid: 1, title: "A", lastrevid: 7 },
    { pageid: 2, title: "A", lastrevid: 8 },
  ];
  const title =
    '/tables/pages/1/title | Two pages have the title "A". | Use a different one for each.';
  expect(reported({ pages })).toEqual([title, missing(1, 8)]);
  expect(reported({ pages, revisions: [{ revid: 8, pageid: 1 }] })).toEqual([title, missing(0, 7)]);
});
