import { expect, it } from "vitest";
import type { WikiData } from "../../../../templates/wiki/data/wiki-data.js";
import { readWiki } from "../../../../templates/wiki/seed/create-wiki.js";

type Tables = Readonly<Record<string, readonly object[]>>;

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

function reported(tables: Tables): readonly string[] {
  const pages = [{ title: "X", pageid: 1, revisions: [{ text: "", revid: 7 }] }];
  return errorsOf({ pages, tables });
}

const twice = <Row extends object>(row: Row): readonly Row[] => [row, row];
const named = <Row extends object>(row: Row) => ["A", "B"].map((title) => ({ ...row, title }));
const unique = (at: string, table: string, column: string, value: string | number = 5): string =>
  `${at} | Two rows of ${table} have the ${column} ${JSON.stringify(value)}. | Use a different one for each.`;

it.each<readonly [tables: Tables, errors: readonly string[]]>([
  [{}, []],
  [{ pages: named({ lastrevid: 7 }).map((row, pageid) => ({ ...row, pageid })) }, []],
  [{ pagelinks: twice({ pageid: 1 }) }, []],
  [
    {
      pages: [
        { pageid: 1, title: "A", lastrevid: 7 },
        { pageid: 2, title: "A", lastrevid: 8 },
      ],
    },
    [unique("/tables/pages/1/title", "pages", "title", "A")],
  ],
  [
    { pages: named({ pageid: 5, lastrevid: 7 }) },
    [unique("/tables/pages/1/pageid", "pages", "pageid")],
  ],
  ...[
    ["revisions", "revid"],
    ["deletedrevisions", "revid"],
    ["logevents", "logid"],
    ["changes", "rcid"],
    ["blocks", "id"],
    ["tags", "name"],
  ].map(([table = "", column = ""]): readonly [Tables, readonly string[]] => [
    { [table]: twice({ [column]: 5, pageid: 1 }) },
    [unique(`/tables/${table}/1/${column}`, table, column)],
  ]),
])("the tables %j have the errors %j", (tables, errors) => {
  expect(reported(tables)).toEqual(errors);
});

it("two users with the same number or name are errors", () => {
  const users = [
    { userid: 5, name: "A" },
    { userid: 5, name: "B" },
    { userid: 6, name: "B" },
  ];
  expect(reported({ users })).toEqual(
    expect.arrayContaining([
      unique("/tables/users/1/userid", "users", "userid"),
      unique("/tables/users/2/name", "users", "name", "B"),
    ]),
  );
});

const SAME = twice({ text: "", revid: 5 });

it.each<readonly [table: string, column: string, at: string, data: WikiData]>([
  ["pages", "pageid", "/pages", { pages: named({ pageid: 5 }) }],
  ["revisions", "revid", "/pages", { pages: [{ title: "A", revisions: SAME }] }],
  ["deletedrevisions", "revid", "/deleted", { deleted: [{ title: "A", revisions: SAME }] }],
  ["users", "userid", "/users", { users: ["A", "B"].map((name) => ({ name, userid: 5 })) }],
  ["logevents", "logid", "/logs", { logs: named({ logid: 5, type: "x", action: "x" }) }],
  ["blocks", "id", "/blocks", { blocks: ["A", "B"].map((user) => ({ user, id: 5 })) }],
])("two rows of %s that follow with the same %s are an error at %s", (table, column, at, data) => {
  expect(errorsOf(data)).toContain(unique(at, table, column));
});
