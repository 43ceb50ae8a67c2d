import { expect, it } from "vitest";
import type { WikiData } from "../../../../templates/wiki/data/wiki-data.js";
import { readWiki } from "../../../../templates/wiki/seed/create-wiki.js";

/** The errors of data; tables may have rows with the columns of the check only. */
function errorsOf(
  data: Omit<WikiData, "tables"> & { readonly tables?: object },
): readonly string[] {
  const { tables, ...others } = data;
  const parsed = readWiki({ ...others, ...(tables && { tables }) });
  return parsed.kind === "issues"
    ? parsed.issues.map(({ pointer, reason, help }) => [pointer, reason, help].join(" | "))
    : [];
}

function reported(tables: Readonly<Record<string, readonly object[]>>): readonly string[] {
  return errorsOf({
    pages: [{ title: "X", pageid: 1, revisions: [{ text: "", revid: 7 }] }],
    tables,
  });
}

it("rows without two of the same, of pages that exist, have no errors", () => {
  expect(reported({})).toEqual([]);
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
  ["pages", "pageid"],
  ["revisions", "revid"],
  ["deletedrevisions", "revid"],
  ["users", "userid"],
  ["users", "name"],
  ["logevents", "logid"],
  ["changes", "rcid"],
  ["blocks", "id"],
  ["tags", "name"],
])("two rows of the table %s with the same %s are an error", (table, column) => {
  const error = `Two rows of ${table} have the ${column} 5. | Use a different one for each.`;
  const other = { userid: 1, name: "a" };
  const rows = [
    { ...other, [column]: 5, pageid: column === "pageid" ? 5 : 1, title: "A", lastrevid: 7 },
    { ...other, [column]: 5, pageid: column === "pageid" ? 5 : 1, title: "B", lastrevid: 7 },
  ];
  expect(reported({ [table]: rows }).filter((each) => each.includes(` ${column} `))).toEqual([
    `/tables/${table}/1/${column} | ${error}`,
  ]);
});

const SAME = [
  { text: "", revid: 5 },
  { text: "", revid: 5 },
];

it.each<readonly [table: string, column: string, at: string, data: WikiData]>([
  ["pages", "pageid", "/pages", { pages: ["A", "B"].map((title) => ({ title, pageid: 5 })) }],
  ["revisions", "revid", "/pages", { pages: [{ title: "A", revisions: SAME }] }],
  ["deletedrevisions", "revid", "/deleted", { deleted: [{ title: "A", revisions: SAME }] }],
  ["users", "userid", "/users", { users: ["A", "B"].map((name) => ({ name, userid: 5 })) }],
  [
    "logevents",
    "logid",
    "/logs",
    { logs: ["A", "B"].map((title) => ({ title, logid: 5, type: "x", action: "x" })) },
  ],
  ["blocks", "id", "/blocks", { blocks: ["A", "B"].map((user) => ({ user, id: 5 })) }],
])(
  "two rows of %s that follow from the data with the same %s are an error at %s",
  (table, column, at, data) => {
    expect(errorsOf(data)).toContain(
      `${at} | Two rows of ${table} have the ${column} 5. | Use a different one for each.`,
    );
  },
);

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
  const error = "The pageid 3 does not exist. | Add it, or leave this row out.";
  expect(reported({ [table]: rows })).toEqual([`/tables/${table}/1/pageid | ${error}`]);
  const pages = [{ pageid: 3, title: "A", lastrevid: 1 }];
  expect(reported({ [table]: rows, pages })).toContain(
    `/tables/${table}/0/pageid | ${error.replace("3", "1")}`,
  );
});

function missing(index: number, revision: number): string {
  return `/tables/pages/${index}/lastrevid | The lastrevid ${revision} does not exist. | Add it, or leave this row out.`;
}

it("pages with one title, and without their last revision, are errors", () => {
  const pages = [
    { pageid: 1, title: "A", lastrevid: 7 },
    { pageid: 2, title: "A", lastrevid: 8 },
  ];
  const title =
    '/tables/pages/1/title | Two rows of pages have the title "A". | Use a different one for each.';
  expect(reported({ pages })).toEqual([title, missing(1, 8)]);
  expect(reported({ pages, revisions: [{ revid: 8, pageid: 1 }] })).toEqual([title, missing(0, 7)]);
});
