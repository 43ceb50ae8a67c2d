import { expect, it } from "vitest";
import { titleOf } from "../../../../../templates/wiki/data/title.js";
import { siteOf } from "../../../../../templates/wiki/data/site.js";
import { createWiki } from "../../../../../templates/wiki/seed/create-wiki.js";
import { applyWatch } from "../../../../../templates/wiki/writes/users/apply-watch.js";

const WIKI = createWiki({
  users: [{ name: "Ann" }, { name: "Ben" }],
  watchlist: [
    { owner: "Ann", title: "Rose", expiry: "2030-01-01T00:00:00Z" },
    { owner: "Ann", title: "Talk:Rose", expiry: "2030-01-01T00:00:00Z" },
    { owner: "Ben", title: "Rose", expiry: "2031-01-01T00:00:00Z" },
  ],
});
const site = siteOf(WIKI.site);
const [userid = 0] = WIKI.tables.users.map((row) => row.userid);

function after(change: { titles: readonly string[]; unwatch?: boolean; expiry?: string }): unknown {
  const { unwatch = false, expiry, titles } = change;
  const { wiki } = applyWatch(WIKI, {
    kind: "watch",
    actor: { user: "Ann", userid },
    titles: titles.map((key) => titleOf(site, 0, key)),
    unwatch,
    ...(expiry !== undefined && { expiry }),
  });
  return wiki.tables.watchlist.map((row) => `${row.owner}: ${row.title} ${row.expiry ?? "-"}`);
}

const BEN = "Ben: Rose 2031-01-01T00:00:00Z";

it("a page is watched with its talk page, for as long as before", () => {
  expect(after({ titles: ["Rose"] })).toEqual([
    "Ann: Rose 2030-01-01T00:00:00Z",
    "Ann: Talk:Rose 2030-01-01T00:00:00Z",
    BEN,
  ]);
  expect(after({ titles: ["Red_tulip"] })).toEqual([
    "Ann: Rose 2030-01-01T00:00:00Z",
    "Ann: Talk:Rose 2030-01-01T00:00:00Z",
    BEN,
    "Ann: Red tulip -",
    "Ann: Talk:Red tulip -",
  ]);
});

it("a page is watched until an end, or for ever", () => {
  expect(after({ titles: ["Rose"], expiry: "2035-01-01T00:00:00Z" })).toEqual([
    "Ann: Rose 2035-01-01T00:00:00Z",
    "Ann: Talk:Rose 2035-01-01T00:00:00Z",
    BEN,
  ]);
  expect(after({ titles: ["Rose"], expiry: "infinity" })).toEqual([
    "Ann: Rose -",
    "Ann: Talk:Rose -",
    BEN,
  ]);
  expect(after({ titles: ["Red_tulip"], expiry: "2035-01-01T00:00:00Z" })).toEqual([
    "Ann: Rose 2030-01-01T00:00:00Z",
    "Ann: Talk:Rose 2030-01-01T00:00:00Z",
    BEN,
    "Ann: Red tulip 2035-01-01T00:00:00Z",
    "Ann: Talk:Red tulip 2035-01-01T00:00:00Z",
  ]);
});

it("a page that is not watched any more goes with its talk page", () => {
  expect(after({ titles: ["Rose"], unwatch: true, expiry: "2035-01-01T00:00:00Z" })).toEqual([BEN]);
});
