import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";

/** A wiki whose data have something of each kind. */
const MIXED = createWiki({
  users: [
    { name: "Ann", groups: ["bot"], gender: "female", emailable: true },
    {
      name: "Bob",
      registration: "2023-12-31T00:00:00Z",
      groups: [{ group: "sysop", expiry: "2030-01-01T00:00:00Z" }],
      editcount: 50,
    },
  ],
  pages: [
    {
      title: "Rose",
      revisions: [
        {
          text: "[[Lily]] [[Category:Plants|r]] {{Note}} [[File:A.png]]",
          user: "Ann",
          comment: "new",
          tags: ["visual"],
        },
        { text: "__NOTOC__ [[w:x]] http://a.example/b", user: "192.0.2.1", minor: true },
      ],
      protection: [
        { type: "edit", level: "sysop" },
        { type: "move", level: "autoconfirmed", expiry: "2030-01-01T00:00:00Z", cascade: true },
      ],
    },
    { title: "Moved", text: "#REDIRECT [[Rose#a]]" },
    { title: "Category:Plants", text: "__HIDDENCAT__ [[Category:Things]]" },
    {
      title: "File:A.png",
      text: "a file",
      file: [
        { size: 5, width: 2, height: 3, comment: "first", user: "Bob" },
        { size: 7, width: 4, height: 1, comment: "second" },
      ],
    },
  ],
  deleted: [
    { title: "Gone", revisions: [{ text: "gone", user: "Ann" }], comment: "bye", user: "Bob" },
  ],
  protectedtitles: [{ title: "Never", level: "sysop", comment: "no" }],
  blocks: [
    {
      user: "Ann",
      by: "Bob",
      reason: "x",
      expiry: "2030-01-01T00:00:00Z",
      pages: ["Rose"],
      autoblock: false,
    },
    { user: "192.0.2.0/24", by: "Bob", anononly: true },
  ],
  logs: [{ title: "Rose", type: "patrol", action: "patrol", user: "Bob", params: { curid: 2 } }],
  watchlist: [{ owner: "Ann", title: "Rose", notificationtimestamp: "2024-01-02T00:00:00Z" }],
  tags: [
    {
      name: "visual",
      displayname: "Visual",
      description: "edit",
      source: ["extension"],
      active: false,
    },
  ],
  site: { interwikimap: [{ prefix: "w", url: "https://w.example/$1" }] },
});

/** They follow from the groups of a user. */
const LEFT_OUT: ReadonlySet<string> = new Set(["rights", "implicitgroups"]);
/** The stub makes up the hashes of files without bytes. */
const HASH = /^(?:sha1|img_sha1)$/;
const EMPTY: ReadonlySet<string> = new Set(["false", '""', "[]", "{}"]);

function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join(",")}]`;
  return typeof value === "object" && value !== null
    ? `{${Object.entries(value)
        .filter(([name]) => !HASH.test(name))
        .map(([name, member]) => `${name}=${textOf(member)}`)
        .join(",")}}`
    : String(value);
}

/** The rows of a table, without the columns that are false or empty, and with the hours of its day. */
function rowsOf([table, rows]: readonly [string, readonly object[]]): string {
  const lines = rows.map((row) =>
    Object.entries(row)
      .filter(([name, value]) => !LEFT_OUT.has(name) && !EMPTY.has(JSON.stringify(value)))
      .filter(([name]) => !("mediatype" in row && HASH.test(name)))
      .map(([name, value]) => `${name}=${textOf(value)}`)
      .join(" ")
      .replaceAll(/(timestamp|touched|registration)=2024-01-01T(\d\d:00):00Z/g, "$1=$2"),
  );
  return [table, ...lines.filter((line) => !line.startsWith("name=mw-"))].join("\n  ");
}

/**
 * An event without a time is an hour after the one before it, from nine o'clock. Users are numbered by their
 * first events. Tables have the links of present texts only, the columns of MediaWiki, and an entry for each
 * event that MediaWiki logs. `UPDATE_GOLDENS=1` writes the file: review it like code.
 */
it("the tables have each thing that the data describe, and what follows from them", () => {
  const text = `${Object.entries(MIXED.tables).map(rowsOf).join("\n")}\n`;
  const file = new URL("tables.txt", import.meta.url);
  if (process.env["UPDATE_GOLDENS"] === "1") writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, "utf8"));
});
