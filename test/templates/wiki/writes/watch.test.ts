import { describe, expect, it } from "vitest";
import { accountWiki } from "./account-wiki.js";

const WATCHLIST = [
  { owner: "Ann", title: "Rose", expiry: "2030-01-01T00:00:00Z" },
  { owner: "Ann", title: "Talk:Rose", expiry: "2030-01-01T00:00:00Z" },
  { owner: "Admin", title: "Rose", expiry: "2031-01-01T00:00:00Z" },
];
const ANN = ["Ann: Rose 2030-01-01T00:00:00Z", "Ann: Talk:Rose 2030-01-01T00:00:00Z"];
const ADMIN = "Admin: Rose 2031-01-01T00:00:00Z";
const EXPIRY = "2035-01-01T00:00:00Z";

async function start(watchlist: readonly object[] = WATCHLIST) {
  // Each row has the form of the data's watchlist.
  const { wiki, ann, admin } = await accountWiki({
    pages: [
      { title: "Rose", text: "x" },
      { title: "Talk:Rose", text: "y" },
    ],
    watchlist: watchlist.map((row) => ({ owner: "", title: "", ...row })),
  });
  const rows = () => wiki.current().tables.watchlist;
  return {
    ann,
    admin,
    rows,
    expiries: () => rows().map((row) => `${row.owner}: ${row.title} ${row.expiry ?? "-"}`),
  };
}

describe("the action watch", () => {
  it.each([
    [{ titles: "Rose" }, [...ANN, ADMIN]],
    [{ titles: "Tulip" }, [...ANN, ADMIN, "Ann: Tulip -", "Ann: Talk:Tulip -"]],
    [
      { titles: "Talk:Rose", expiry: EXPIRY },
      [`Ann: Rose ${EXPIRY}`, `Ann: Talk:Rose ${EXPIRY}`, ADMIN],
    ],
    [{ titles: "Rose", expiry: "never" }, ["Ann: Rose -", "Ann: Talk:Rose -", ADMIN]],
    [
      { titles: "Tulip", expiry: EXPIRY },
      [...ANN, ADMIN, `Ann: Tulip ${EXPIRY}`, `Ann: Talk:Tulip ${EXPIRY}`],
    ],
    [{ titles: "Rose", unwatch: true, expiry: EXPIRY }, [ADMIN]],
  ])("changes the page and its talk page: %j", async (params, expected) => {
    const { ann, expiries } = await start();
    await ann("watch", params, "watch");
    expect(expiries()).toEqual(expected);
  });
});

it.each([
  ["watch", { titles: "Rose", expiry: "2001-01-01T00:00:00Z" }, "badexpiry-past"],
  ["watch", { titles: "Rose", expiry: "soon" }, "badexpiry"],
  ["edit", { title: "Rose", text: "z", watchlistexpiry: "2001-01-01T00:00:00Z" }, "badexpiry-past"],
])("%s with %j has the error %s", async (action, params, code) => {
  const { ann, expiries } = await start();
  const type = action === "watch" ? "watch" : "csrf";
  expect(await ann(action, params, type)).toMatchObject({ errors: [{ code }] });
  expect(expiries()).toEqual([...ANN, ADMIN]);
});

it("an edit that watches its page sets the time at which it leaves the list", async () => {
  const { ann, expiries } = await start();
  const params = { title: "Tulip", text: "z", watchlist: "watch", watchlistexpiry: EXPIRY };
  expect(await ann("edit", params)).toMatchObject({ edit: { result: "Success" } });
  expect(expiries()).toContain(`Ann: Tulip ${EXPIRY}`);
});

describe("the watch lists after changes", () => {
  it("notify others of the first change that they have not seen", async () => {
    const { ann, admin, rows } = await start([
      { owner: "Ann", title: "Rose" },
      { owner: "Admin", title: "Rose" },
    ]);
    const notified = () => rows().map((row) => row.notificationtimestamp);
    await ann("edit", { title: "Rose", text: "1", watchlist: "nochange" });
    const [own, first] = notified();
    expect([own, first]).toEqual([undefined, expect.any(String)]);
    await ann("edit", { title: "Rose", text: "2", watchlist: "nochange" });
    expect(notified()).toEqual([undefined, first]);
    await admin("protect", { title: "Rose", protections: "edit=sysop", watchlist: "nochange" });
    expect(notified()).toEqual([expect.any(String), first]);
  });

  it("have both titles of a move", async () => {
    const { admin, rows } = await start([
      { owner: "Ann", title: "Rose" },
      { owner: "Admin", title: "Talk:Rose" },
      { owner: "Ann", title: "Tulip" },
    ]);
    await admin("move", { from: "Rose", to: "Tulip", watchlist: "nochange" });
    expect(rows().map(({ owner, title }) => `${owner}: ${title}`)).toEqual([
      "Ann: Rose",
      "Admin: Talk:Rose",
      "Ann: Tulip",
      "Admin: Talk:Tulip",
    ]);
  });
});
