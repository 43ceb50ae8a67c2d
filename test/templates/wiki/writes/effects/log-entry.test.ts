import { describe, expect, it } from "vitest";
import { createWiki } from "../../../../../templates/wiki/seed/create-wiki.js";
import type { Tables } from "../../../../../templates/wiki/data/wiki.js";
import { withLogEntry } from "../../../../../templates/wiki/writes/effects/log-entry.js";
import type { NewLogEntry } from "../../../../../templates/wiki/writes/effects/log-entry.js";

const { tables: TABLES } = createWiki({
  users: [{ name: "Ann" }, { name: "Bob" }],
  pages: [
    { title: "Rose", revisions: [{ text: "#REDIRECT [[Lily]]", user: "Ann", tags: ["one"] }] },
    { title: "Talk:Rose", text: "x" },
  ],
  tags: [{ name: "one" }, { name: "two" }],
  watchlist: [
    { owner: "Ann", title: "Rose" },
    { owner: "Bob", title: "Rose" },
    { owner: "Bob", title: "Talk:Rose" },
  ],
});
const TIME = "2024-02-03T04:05:06Z";

function logged(more: Partial<NewLogEntry> = {}) {
  return withLogEntry(TABLES, {
    type: "move",
    action: "move_redir",
    ns: 0,
    title: "Rose",
    pageid: 7,
    params: { a: 1 },
    actor: { user: "Ann", userid: 1 },
    time: TIME,
    comment: " why ",
    tags: [],
    recent: "human",
    ...more,
  });
}

const lastOf = (tables: Tables) => [tables.logevents.at(-1), tables.changes.at(-1)];

function watchlist(tables: Tables): readonly string[] {
  return tables.watchlist.map(({ owner, title, notificationtimestamp }) =>
    [owner, title, notificationtimestamp ?? ""].join(" "),
  );
}

const ENTRY = {
  logid: TABLES.logevents.length + 1,
  ns: 0,
  title: "Rose",
  pageid: 1,
  logpage: 7,
  params: { a: 1 },
  type: "move",
  action: "move_redir",
  user: "Ann",
  userid: 1,
  timestamp: TIME,
  comment: "why",
  tags: [],
};

const CHANGE = {
  rcid: TABLES.changes.length + 1,
  type: "log",
  ns: 0,
  title: "Rose",
  pageid: 7,
  revid: 0,
  old_revid: 0,
  user: "Ann",
  userid: 1,
  bot: false,
  new: false,
  minor: false,
  oldlen: 0,
  newlen: 0,
  timestamp: TIME,
  comment: "why",
  redirect: true,
  patrolled: true,
  unpatrolled: false,
  autopatrolled: true,
  logid: ENTRY.logid,
  logtype: "move",
  logaction: "move_redir",
  logparams: { a: 1 },
  tags: [],
  source: "mw.log",
};

describe("An entry of a log", () => {
  it("is in the recent changes, with the page that has the title now", () => {
    const { tables, entry } = logged();
    expect(entry).toEqual(ENTRY);
    expect(lastOf(tables)).toEqual([ENTRY, CHANGE]);
    const talk = logged({ ns: 1, title: "Talk:Rose", pageid: 0, comment: "" });
    expect(lastOf(talk.tables)).toEqual([
      { ...ENTRY, ns: 1, title: "Talk:Rose", pageid: 2, logpage: 0, comment: "" },
      { ...CHANGE, ns: 1, title: "Talk:Rose", pageid: 0, comment: "", redirect: false },
    ]);
    const none = logged({ ns: 1, title: "Rose" });
    expect(lastOf(none.tables)).toEqual([
      { ...ENTRY, ns: 1, pageid: 0 },
      { ...CHANGE, ns: 1, redirect: false },
    ]);
  });

  it("may be of a bot, or not be in the recent changes", () => {
    expect(logged({ recent: "bot" }).tables.changes.at(-1)).toEqual({ ...CHANGE, bot: true });
    const { tables } = logged({ recent: "none", tags: ["two"] });
    expect(tables.changes).toBe(TABLES.changes);
    expect(tables.watchlist).toBe(TABLES.watchlist);
    expect(tables.logevents.at(-1)).toEqual({ ...ENTRY, tags: ["two"] });
  });

  it("notifies others who watch the page, once", () => {
    const first = logged().tables;
    const expected = ["Ann Rose ", `Bob Rose ${TIME}`, "Bob Talk:Rose "];
    expect(watchlist(first)).toEqual(expected);
    const again = withLogEntry(first, {
      ...ENTRY,
      actor: { user: "Admin", userid: 3 },
      time: "2024-03-01T00:00:00Z",
      recent: "human",
    });
    expect(watchlist(again.tables)).toEqual([
      "Ann Rose 2024-03-01T00:00:00Z",
      ...expected.slice(1),
    ]);
  });

  it.each<readonly [tags: readonly string[], own: readonly string[], counts: readonly number[]]>([
    [[], ["one"], [1, 0]],
    [["one"], ["one"], [1, 0]],
    [["two"], ["one", "two"], [1, 1]],
    [
      ["one", "two"],
      ["one", "two"],
      [2, 1],
    ],
  ])("gives its tags %j to the revision that it made, which count once", (tags, own, counts) => {
    const made = { revid: 1, sha1: "00" };
    const { tables, entry } = logged({ made, tags });
    expect(entry).toEqual({ ...ENTRY, revid: 1, tags });
    expect(tables.changes.at(-1)).toEqual({ ...CHANGE, revid: 1, sha1: "00", tags });
    expect(tables.revisions.map((row) => row.tags)).toEqual([own, []]);
    expect(tables.tags.map(({ name, hitcount }) => [name, hitcount])).toEqual([
      ["one", counts[0]],
      ["two", counts[1]],
    ]);
  });
});
