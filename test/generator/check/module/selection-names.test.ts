import { describe, expect, it } from "vitest";
import { selectionNames } from "../../../../generator/check/module/selection-names.js";
import type { Selection } from "../../../../generator/spec/types.js";

const OF: Pick<Selection, "module" | "servers"> = {
  module: "query+things",
  servers: ["MediaWiki 1.45.0"],
};

/** The names of a selection, a line each: pointer, kind and name; columns with their table. */
function namesOf(selection: Selection): readonly string[] {
  return selectionNames(selection).map((found) => {
    const { pointer, kind } = found;
    switch (found.kind) {
      case "argument":
        return `${pointer} ${kind} ${found.parameter}=${JSON.stringify(found.value)}`;
      case "column":
        return `${pointer} ${found.isStored ? "stored " : ""}${kind} ${found.table}.${found.name}`;
      default:
        return `${pointer} ${kind} ${found.name}`;
    }
  });
}

describe("The names in a selection", () => {
  it("of rows are parameters, columns of their table, and fields, in the order of the text", () => {
    expect(
      namesOf({
        ...OF,
        kind: "rows",
        from: "users",
        show: "section",
        where: [
          { param: "from", column: "name", test: "from" },
          { column: "blocked", is: "no name" },
          { some: [{ column: "userid", isnt: [1, 2] }] },
          { param: "prop", cases: { colour: [{ column: "editcount", is: 1 }] } },
          { visible: "size" },
        ],
        order: [
          "name",
          { column: "userid", by: "sort", when: [{ given: "deep" }] },
          { literal: "x" },
        ],
        direction: { param: "dir", down: ["descending"] },
        limit: "width",
        weight: "editcount",
        continue: { param: "continue", columns: ["name"] },
        pages: { by: "title", column: "title" },
        columns: { colour: "name" },
        falses: ["wild"],
        without: ["tame"],
        groups: { by: ["name"], list: "things" },
      }),
    ).toEqual([
      "/from table users",
      "/show show section",
      "/where/0/param parameter from",
      "/where/0/column column users.name",
      "/where/1/column column users.blocked",
      "/where/2/some/0/column column users.userid",
      "/where/3/param parameter prop",
      '/where/3/cases/colour argument prop="colour"',
      "/where/3/cases/colour/0/column column users.editcount",
      "/where/4/visible field size",
      "/order/0 column users.name",
      "/order/1/column column users.userid",
      "/order/1/by parameter sort",
      "/order/1/when/0/given parameter deep",
      "/direction/param parameter dir",
      '/direction/down/0 argument dir="descending"',
      "/limit parameter width",
      "/weight column users.editcount",
      "/continue/param parameter continue",
      "/continue/columns/0 column users.name",
      "/pages/column column users.title",
      "/columns/colour field colour",
      "/columns/colour column users.name",
      "/falses/0 field wild",
      "/without/0 field tame",
      "/groups/by/0 column users.name",
      "/groups/list field things",
    ]);
  });

  it("below exists and in a variant are columns of the table that they have in mind", () => {
    expect(
      namesOf({
        ...OF,
        kind: "rows",
        from: "users",
        where: [
          {
            exists: "revisions",
            on: { user: "name" },
            where: [{ column: "minor", is: true }],
          },
          { column: "name", is: "A" },
        ],
        variants: [
          { when: [], from: "pages", distinct: ["ns"] },
          { when: [], distinct: ["name"] },
        ],
      }),
    ).toEqual([
      "/from table users",
      "/where/0/exists table revisions",
      "/where/0/on/user stored column revisions.user",
      "/where/0/on/user column users.name",
      "/where/0/where/0/column column revisions.minor",
      "/where/1/column column users.name",
      "/variants/0/from table pages",
      "/variants/0/distinct/0 column pages.ns",
      "/variants/1/distinct/0 column users.name",
    ]);
  });

  it("of a join are columns of its table, which are no longer looked for among those of the rows", () => {
    const join = { table: "pages", on: { theirs: "pageid", ours: "pageid" }, columns: ["length"] };
    const found = [
      "/join/table table pages",
      "/join/on/theirs stored column pages.pageid",
      "/join/on/ours column revisions.pageid",
      "/join/columns/0 stored column pages.length",
    ];
    const order = ["length", "revid"];
    const from = "revisions";
    expect(namesOf({ ...OF, kind: "rows", from, order, join })).toEqual([
      "/from table revisions",
      "/order/1 column revisions.revid",
      ...found,
    ]);
    expect(
      namesOf({
        ...OF,
        kind: "rows of pages",
        from,
        belongs: "pageid",
        order,
        variants: [{ when: [], join }],
      }),
    ).toEqual([
      "/from table revisions",
      "/order/1 column revisions.revid",
      ...found.map((each) => `/variants/0${each}`),
    ]);
  });

  it("of a guard are parameters with their values, but not those that a later version has", () => {
    const is = ["big", 3, true, null];
    expect(
      namesOf({
        ...OF,
        kind: "own",
        by: "siteinfo",
        refuse: [
          {
            when: [
              { param: "type", is },
              { not: { anyOf: [{ absent: "deep" }, { allOf: [{ several: "prop" }] }] } },
            ],
            code: "c",
            text: "t",
          },
          {
            when: [{ since: "1.43" }, { param: "newer", is }, { filled: "new" }],
            code: "c",
            text: "t",
          },
        ],
        warn: [
          {
            when: [{ untitled: "title" }, { param: "id", unlike: "number" }],
            code: "c",
            text: "t",
          },
        ],
      }),
    ).toEqual([
      "/by function siteinfo",
      "/refuse/0/when/0/param parameter type",
      '/refuse/0/when/0/is/0 argument type="big"',
      "/refuse/0/when/0/is/1 argument type=3",
      "/refuse/0/when/0/is/2 argument type=true",
      "/refuse/0/when/1/not/anyOf/0/absent parameter deep",
      "/refuse/0/when/1/not/anyOf/1/allOf/0/several parameter prop",
      "/refuse/1/when/0/since version 1.43",
      "/warn/0/when/0/untitled parameter title",
      "/warn/0/when/1/param parameter id",
    ]);
  });

  it("of pages are columns of the pages, or of the table that belongs to them", () => {
    const columns = { colour: "title" };
    expect(namesOf({ ...OF, kind: "pages", of: "existing", columns })).toEqual([
      "/columns/colour field colour",
      "/columns/colour column pages.title",
    ]);
    expect(namesOf({ ...OF, kind: "pages", of: "all", from: "images", belongs: "title" })).toEqual([
      "/from table images",
    ]);
  });
});
