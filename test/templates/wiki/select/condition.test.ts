import { describe, expect, it } from "vitest";
import type { ModuleCall } from "../../../../templates/wiki/call/module-call.js";
import { filters } from "../../../../templates/wiki/select/condition.js";
import { titleWarnings } from "../../../../templates/wiki/select/title-condition.js";
import { NO_PAGES } from "../../../../templates/wiki/pages/page-set.js";
import { pageSet } from "../../../../templates/wiki/pages/page-set-builder.js";
import type { RowCondition } from "../../../../templates/wiki/select/condition-types.js";
import { storeOf } from "../../../../templates/wiki/store/store.js";
import { askedOf, tinyStore } from "../tiny-wiki.js";

type Args = Readonly<Record<string, unknown>>;

const NOTHING: Partial<ModuleCall> = {};

/** The ids of the rows of a table that are wanted, or the code of the refusal. */
function wanted(
  where: readonly RowCondition[],
  args: Args = {},
  { table = "colours", id = "id", down = false, more = NOTHING } = {},
): readonly unknown[] | string {
  const asked = askedOf(args, more);
  const all = filters(where, asked, { table, down });
  if ("kind" in all) return all.code;
  const rows = asked.store.rows(table).filter((row) => all.every((filter) => filter(row)));
  return rows.map((row) => row[id]);
}

describe("a condition", () => {
  it.each<[string, RowCondition, Args, readonly number[]]>([
    ["holds for a value", { column: "name", is: "red" }, {}, [1]],
    ["holds for one of several", { column: "shade", is: [1, 3] }, {}, [1, 2]],
    ["holds for nothing where null is meant", { column: "warm", is: [null, false] }, {}, [2, 3]],
    ["holds for everything else", { column: "shade", isnt: 2 }, {}, [1, 2]],
    ["holds for no row where it allows no value", { column: "shade", is: [] }, {}, []],
    ["demands nothing without an argument", { param: "name", column: "name" }, {}, [1, 2, 3, 4]],
    ["compares with an argument", { param: "name", column: "name" }, { name: "blue" }, [2]],
    [
      "compares with several arguments",
      { param: "name", column: "name" },
      { name: ["blue", "red"] },
      [1, 2],
    ],
    [
      "demands nothing for an empty list",
      { param: "name", column: "name" },
      { name: [] },
      [1, 2, 3, 4],
    ],
    ["excludes", { param: "name", column: "name", test: "isnt" }, { name: "red" }, [2, 3, 4]],
    ["has a lowest value", { param: "n", column: "shade", test: "min" }, { n: 2 }, [1, 3, 4]],
    ["has a highest value", { param: "n", column: "shade", test: "max" }, { n: 2 }, [2, 3, 4]],
    ["has a beginning", { param: "n", column: "name", test: "starts" }, { n: "bl" }, [2]],
    ["has a part", { param: "n", column: "name", test: "contains" }, { n: "re" }, [1, 3]],
    ["has an item", { param: "n", column: "tags", test: "has" }, { n: "b" }, [1, 3]],
    [
      "reads an argument in lower case",
      { param: "n", column: "name", as: "lower case" },
      { n: "RED" },
      [1],
    ],
    [
      "depends on the value of an argument",
      { param: "kind", cases: { warm: [{ column: "warm", is: true }], any: [] } },
      { kind: "warm" },
      [1, 4],
    ],
    [
      "demands nothing for a value that is no case",
      { param: "kind", cases: { warm: [{ column: "warm", is: true }] } },
      { kind: "toString" },
      [1, 2, 3, 4],
    ],
    [
      "counts where its guards hold",
      // oxlint-disable-next-line no-thenable -- a condition is data that nobody awaits
      { when: [{ given: "name" }], demand: [{ column: "id", is: 3 }] },
      { name: "" },
      [3],
    ],
    [
      "does not count where its guards do not hold",
      // oxlint-disable-next-line no-thenable -- a condition is data that nobody awaits
      { when: [{ given: "name" }], demand: [{ column: "id", is: 3 }] },
      {},
      [1, 2, 3, 4],
    ],
    [
      "holds where one of several does",
      {
        some: [
          { column: "id", is: 1 },
          { column: "name", is: "blue" },
        ],
      },
      {},
      [1, 2],
    ],
    [
      "holds where none of several does",
      {
        none: [
          { column: "id", is: 1 },
          { column: "name", is: "blue" },
        ],
      },
      {},
      [3, 4],
    ],
  ])("%s", (_, condition, args, ids) => {
    expect(wanted([condition], args)).toEqual(ids);
  });

  it("turns bounds around with the direction", () => {
    const where: readonly RowCondition[] = [{ param: "n", column: "shade", test: "from" }];
    expect(wanted(where, { n: 2 })).toEqual([1, 3, 4]);
    expect(wanted(where, { n: 2 }, { down: true })).toEqual([2, 3, 4]);
  });

  it("turns the bound of a row around with the direction", () => {
    const bound = { columns: ["shade", "id"], of: { tables: ["colours"], key: "name" } };
    const from: RowCondition = { param: "n", test: "from", code: "unknown", ...bound };
    const to: RowCondition = { param: "n", test: "to", code: "unknown", ...bound };
    expect(wanted([from], {})).toEqual([1, 2, 3, 4]);
    expect(wanted([from], { n: "green" })).toEqual([1, 3, 4]);
    expect(wanted([to], { n: "green" })).toEqual([2, 3]);
    expect(wanted([from], { n: "green" }, { down: true })).toEqual([2, 3]);
    expect(wanted([to], { n: "green" }, { down: true })).toEqual([1, 3, 4]);
    expect(wanted([from], { n: "pink" })).toBe("unknown");
  });

  it("reads an argument as bytes, in capitals or as they are", () => {
    const more = {
      store: storeOf({
        site: {},
        tables: {
          words: [
            { id: 1, hex: "72c3a9" },
            { id: 2, hex: "52c389" },
          ],
        },
      }),
    };
    const words = { table: "words", more };
    expect(wanted([{ param: "n", column: "hex", as: "bytes" }], { n: "ré" }, words)).toEqual([1]);
    const upper: RowCondition = { param: "n", column: "hex", as: "bytes in upper case" };
    expect(wanted([upper], { n: "ré" }, words)).toEqual([2]);
  });

  it("finds groups that have a right", () => {
    const usergroups = [
      { name: "a", rights: ["glow"] },
      { name: "b", rights: ["shine", "glow"] },
    ];
    const tables = { colours: tinyStore().rows("colours") };
    const more = { store: storeOf({ site: { usergroups }, tables }) };
    const where: readonly RowCondition[] = [{ param: "right", column: "tags", test: "grants" }];
    expect(wanted(where, { right: "glow" }, { more })).toEqual([1, 3]);
    expect(wanted(where, { right: "shine" }, { more })).toEqual([1, 3]);
    expect(wanted(where, { right: "fade" }, { more })).toEqual([]);
    const nobody = { store: storeOf({ site: {}, tables }) };
    expect(wanted(where, { right: "glow" }, { more: nobody })).toEqual([]);
  });

  it("compares with a truth, and with nothing else that is no scalar", () => {
    const where: readonly RowCondition[] = [{ param: "n", column: "warm", test: "min" }];
    expect(wanted(where, { n: true })).toEqual([1, 4]);
    expect(wanted(where, { n: {} })).toEqual([1, 2, 3, 4]);
  });

  it("is refused wherever in others it stands", () => {
    const broken: RowCondition = { param: "from", column: "key", test: "min" };
    const places: readonly RowCondition[] = [
      { some: [broken] },
      { none: [broken] },
      { exists: "pages", on: {}, where: [broken] },
      // oxlint-disable-next-line no-thenable -- a condition is data that nobody awaits
      { when: [{ given: "from" }], demand: [broken] },
    ];
    expect(places.map((place) => wanted([place], { from: "Talk:x" }))).toEqual(
      places.map(() => "invalidtitle"),
    );
  });

  it("refuses ranges of more addresses than a wiki looks through", () => {
    const least = { v4: 16, v6: 19 };
    const where: readonly RowCondition[] = [
      { param: "ip", test: "around", first: "first", last: "last", code: "noip", least },
    ];
    const ranges = ["10.0.0.0/15", "10.0.0.0/16", "2001:db8::/18", "2001:db8::/19", "x"];
    expect(ranges.map((ip) => wanted(where, { ip }))).toEqual([
      "cidrtoobroad",
      [],
      "cidrtoobroad",
      [],
      "noip",
    ]);
  });

  it("holds for the revisions that a request is about, live or deleted", () => {
    const more = { pages: { ...NO_PAGES, revids: [11], deletedRevids: [21] } };
    const revisions = { id: "revid", more };
    const live: RowCondition = { column: "revid", named: "revids" };
    const deleted: RowCondition = { column: "revid", named: "deletedrevids" };
    expect(wanted([live], {}, { ...revisions, table: "revisions" })).toEqual([11]);
    expect(wanted([deleted], {}, { ...revisions, table: "deletedrevisions" })).toEqual([21]);
    expect(wanted([deleted], {}, { ...revisions, table: "revisions" })).toEqual([]);
  });

  it("asks whether another table has any row at all", () => {
    expect(wanted([{ exists: "files", on: {} }])).toEqual([1, 2, 3, 4]);
    expect(wanted([{ exists: "nothing", on: {} }])).toEqual([]);
  });

  it("asks whether another table has a row", () => {
    const where: readonly RowCondition[] = [
      {
        exists: "pagelinks",
        on: { pageid: "pageid" },
        where: [{ param: "to", column: "title" }],
      },
    ];
    const pages = { table: "pages", id: "pageid" };
    expect(wanted(where, {}, pages)).toEqual([1, 2, 3]);
    expect(wanted(where, { to: "Apple" }, pages)).toEqual([1, 3]);
  });
});

describe("a condition on titles", () => {
  const links = { table: "pagelinks", id: "title" };

  it("compares keys with parts of titles, in the namespace that is asked for", () => {
    const where: readonly RowCondition[] = [{ param: "from", column: "key", test: "min" }];
    const pages = { table: "pages", id: "title" };
    expect(wanted(where, { from: "pear tr" }, pages)).toEqual(["Pear tree", "Round"]);
    expect(wanted(where, { from: "Talk:x" }, pages)).toBe("invalidtitle");
    expect(wanted(where, { from: "x", namespace: 1 }, pages)).toEqual([]);
    expect(wanted(where, { from: "[" }, pages)).toBe("invalidtitle");
  });

  it("finds rows by titles and passes over what is none", () => {
    const where: readonly RowCondition[] = [{ param: "titles", column: "title", test: "title" }];
    expect(wanted(where, { titles: ["talk:apple", "[", "de:x"] }, links)).toEqual(["Talk:Apple"]);
    expect(wanted(where, { titles: ["["] }, links)).toEqual([]);
  });

  it("warns of each argument that is no title, or not of the namespace", () => {
    const condition: RowCondition = {
      param: "titles",
      column: "title",
      test: "title",
      namespace: 1,
      warn: "notalk",
    };
    const codes = titleWarnings([condition], askedOf({ titles: ["Talk:x", "x", "["] }));
    expect(codes.map(({ code }) => code)).toEqual(["notalk", "notalk"]);
    expect(titleWarnings([condition], askedOf({}))).toEqual([]);
  });

  it.each<[string, Args, readonly string[] | string]>([
    ["by its title", { title: "apple" }, ["Apple", "Apple"]],
    ["by its number", { pageid: 3 }, ["Pear tree"]],
    ["by nothing", {}, "missingparam"],
    ["by both", { title: "Apple", pageid: 2 }, "invalidparammix"],
    ["by what is no title", { title: "[" }, "invalidtitle"],
    ["by a title elsewhere", { title: "de:Apple" }, "invalidtitle"],
    ["by a number that no page has", { pageid: 99 }, "nosuchpageid"],
    ["by a title that no page can have", { title: "Special:All" }, "pagecannotexist"],
    ["by a title of another namespace", { title: "Talk:Apple" }, "notmain"],
  ])("reads which page is meant %s", (_, args, expected) => {
    const where: readonly RowCondition[] = [{ page: { namespace: 0, code: "notmain" } }];
    expect(wanted(where, args, links)).toEqual(expected);
  });
});

/** Holds for the first colour where the pages of the main namespace are several. */
function whereSeveral(pages: "several keys" | "several namespaces"): readonly RowCondition[] {
  const first: RowCondition = { column: "id", is: 1 };
  // oxlint-disable-next-line no-thenable -- a condition is data that nobody awaits
  return [{ when: [{ pages, namespace: 0 }], demand: [first] }];
}

function about(...titles: readonly string[]): { readonly more: Partial<ModuleCall> } {
  const { store } = askedOf({});
  const options = { redirects: false, caller: "X", seesDeleted: false, iwurl: false };
  return { more: { store, pages: pageSet(store, { titles }, options) } };
}

describe("a guard on pages", () => {
  it("counts those of its namespace alone", () => {
    expect(wanted(whereSeveral("several keys"), {}, about("Apple", "Missing"))).toEqual([1]);
    expect(wanted(whereSeveral("several keys"), {}, about("Apple", "Talk:Other"))).toHaveLength(4);
  });
});
