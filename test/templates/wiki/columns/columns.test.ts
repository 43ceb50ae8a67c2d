import { describe, expect, it } from "vitest";
import { storeOf } from "../../../../templates/wiki/store/store.js";
import { columnReader } from "../../../../templates/wiki/columns/column-reader.js";
import type { Cell, TableRow } from "../../../../templates/wiki/values/row.js";
import type { JsonObject } from "../../../../templates/runtime/model/json.js";
import type { ModuleCall } from "../../../../templates/wiki/call/module-call.js";
import type { Caller } from "../../../../templates/wiki/store/caller.js";
import type { Store } from "../../../../templates/wiki/store/store.js";
import { askedOf, tinySite, tinyStore } from "../tiny-wiki.js";

const SITE = tinySite().facts;

describe("a column that is worked out", () => {
  it.each<[string, string, string, TableRow, Cell]>([
    ["has a reason as HTML", "blocks", "parsedreason", { reason: "<b>" }, "&lt;b&gt;"],
    [
      "keeps the HTML of a reason",
      "blocks",
      "parsedreason",
      { reason: "a", parsedreason: "<a>" },
      "<a>",
    ],
    ["has an infinite duration", "blocks", "duration", { expiry: "infinity" }, "infinite"],
    [
      "has a duration in English",
      "blocks",
      "duration",
      { timestamp: "2026-01-01T00:00:00Z", expiry: "2026-01-03T00:00:00Z" },
      "2 days",
    ],
    ["is temporary with an end", "blocks", "istemporary", { expiry: "2026-01-03T00:00:00Z" }, true],
    ["is not temporary without one", "blocks", "istemporary", { expiry: "infinity" }, false],
    ["has a comment as HTML", "files", "parsedcomment", { comment: "<b>" }, "&lt;b&gt;"],
    [
      "has a comment with links",
      "logevents",
      "parsedcomment",
      { title: "A b", comment: "/* C */ [[User:D|E]]" },
      '<span class="autocomment"><a href="/wiki/A_b#C" title="A b">→<bdi dir="ltr">C</bdi></a>: </span> <a href="/index.php?title=User:D&amp;action=edit&amp;redlink=1" class="new" title="User:D (page does not exist)">E</a>',
    ],
    ["keeps the HTML of a comment", "files", "parsedcomment", { parsedcomment: "<a>" }, "<a>"],
    ["has no HTML of no comment", "files", "parsedcomment", {}, undefined],
    ["has no revision of a change without", "changes", "madeid", { revid: 0 }, undefined],
    ["has the revision of a change", "changes", "madeid", { revid: 7 }, 7],
    [
      "knows the second row of a link",
      "extlinks",
      "isSecond",
      { url: "//a", index: "https://a." },
      true,
    ],
    [
      "knows the first row of a link",
      "extlinks",
      "isSecond",
      { url: "//a", index: "http://a." },
      false,
    ],
    [
      "knows a link that has one row",
      "extlinks",
      "isSecond",
      { url: "https://a", index: "https://a." },
      false,
    ],
    [
      "gives a link the wiki's protocol",
      "extlinks",
      "fullurl",
      { url: "//a.example" },
      "https://a.example",
    ],
    [
      "leaves a link its protocol",
      "extlinks",
      "fullurl",
      { url: "ftp://a.example" },
      "ftp://a.example",
    ],
    ["writes a hash in base 36", "files", "sha1base36", { sha1: "ff" }, "73".padStart(31, "0")],
    ["has a hash of zeros where none is stored", "filearchive", "sha1base36", {}, "0".repeat(31)],
    ["has the own name of a language", "langlinks", "autonym", { lang: "de" }, "Deutsch"],
    ["has no name of an unknown language", "langlinks", "autonym", { lang: "xx" }, ""],
    ["knows styles of the interface", "pages", "contentmodel", { ns: 8, key: "Common.css" }, "css"],
    ["knows scripts of users", "pages", "contentmodel", { ns: 2, key: "Ann/a.js" }, "javascript"],
    ["knows data of users", "pages", "contentmodel", { ns: 2, key: "Ann/a.json" }, "json"],
    [
      "has wikitext on users' own pages",
      "pages",
      "contentmodel",
      { ns: 2, key: "A.js" },
      "wikitext",
    ],
    ["has wikitext elsewhere", "pages", "contentmodel", { ns: 0, key: "A.js" }, "wikitext"],
    ["has English in scripts", "pages", "pagelanguage", { ns: 8, key: "Common.js" }, "en"],
    ["numbers nobody who did nothing", "revisions", "actor", { userid: 0, user: "192.0.2.1" }, 0],
    ["has the place of a deleted revision", "deletedrevisions", "archiveid", { revid: 21 }, 1],
    [
      "has the own number of a deleted revision",
      "deletedrevisions",
      "archiveid",
      { revid: 21, archiveid: 7 },
      7,
    ],
    ["has no place of an unknown revision", "deletedrevisions", "archiveid", { revid: 999 }, 0],
    ["has no token for who may not bring pages back", "deletedrevisions", "token", {}, undefined],
    [
      "hides the number of a hidden user",
      "users",
      "centralids",
      { userid: 7, hidden: true },
      { local: 0 },
    ],
    ["has no number of a user without", "users", "centralids", {}, { local: 0 }],
    [
      "puts given groups first",
      "users",
      "effectivegroups",
      { groups: ["a", "*"], implicitgroups: ["*"] },
      ["a", "*"],
    ],
    ["has no groups of a user without", "users", "effectivegroups", {}, []],
  ])("%s", (_what, table, name, row, expected) => {
    expect(columnReader(askedOf({}), table, name)(row)).toEqual(expected);
  });

  it("gives a link HTTP where the wiki has no protocol of its own", () => {
    const site = { ...SITE, general: { server: "//tiny.example" } };
    const asked = askedOf({}, { store: storeOf({ site, tables: {} }) });
    expect(columnReader(asked, "extlinks", "fullurl")({ url: "//a" })).toBe("http://a");
  });

  it("has the content that the wiki's facts say of a namespace", () => {
    const site = {
      ...SITE,
      namespaces: {
        "0": { id: 0, name: "" },
        "2600": { id: 2600, name: "Topic", defaultcontentmodel: "flow-board" },
      },
    };
    const asked = askedOf({}, { store: storeOf({ site, tables: {} }) });
    const read = columnReader(asked, "pages", "contentmodel");
    expect([0, 2600, 9].map((ns) => read({ ns, key: "A" }))).toEqual([
      "wikitext",
      "flow-board",
      "wikitext",
    ]);
  });

  it("tells files of bots by what their users are now", () => {
    const site = {
      ...SITE,
      usergroups: [
        { name: "bot", rights: ["bot"] },
        { name: "cook", rights: ["eat"] },
      ],
    };
    const users = [
      { name: "Robo", groups: ["cook", "bot"] },
      { name: "Ann", groups: ["cook"] },
      { name: "New" },
    ];
    const asked = askedOf({}, { store: storeOf({ site, tables: { users } }) });
    const read = columnReader(asked, "files", "byBot");
    expect(["Robo", "Ann", "New", "Nobody"].map((user) => read({ user }))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("has a token for who may bring pages back", () => {
    const { caller } = askedOf({});
    const asked = askedOf(
      {},
      { caller: { ...caller, rights: new Set(["undelete"]) }, store: tinyStore() },
    );
    expect(columnReader(asked, "deletedrevisions", "token")({})).toEqual(expect.any(String));
  });
});

/** A store of the tiny wiki with other tables beside its own, and further facts. */
function storeWith(
  tables: Readonly<Record<string, readonly TableRow[]>>,
  facts: JsonObject = {},
): Store {
  return storeOf({ site: { ...SITE, ...facts }, tables });
}

const ANN: Caller = { name: "Ann", id: 7, groups: ["*", "user"], rights: new Set(["read"]) };

function readAs(
  store: Store,
  table: string,
  name: string,
  more: Partial<ModuleCall> & { readonly asked?: Readonly<Record<string, unknown>> } = {},
): (row: TableRow) => Cell {
  const { asked = {}, ...rest } = more;
  return columnReader(askedOf(asked, { store, ...rest }), table, name);
}

describe("a column about the caller's watchlist", () => {
  const store = storeWith({
    watchlist: [
      { owner: "Ben", ns: 0, title: "Apple", expiry: "2030-01-01T00:00:00Z" },
      {
        owner: "Ann",
        ns: 1,
        title: "Talk:Apple",
        notificationtimestamp: "2024-05-01T00:00:00Z",
        expiry: "2031-01-01T00:00:00Z",
      },
      { owner: "Ann", ns: 0, title: "Pear" },
    ],
  });
  const APPLE = { ns: 0, key: "Apple" };
  const TALK = { ns: 1, key: "Apple" };
  const PEAR = { ns: 0, key: "Pear" };

  it.each<[string, string, TableRow, Cell]>([
    ["does not count others' entries", "watched", APPLE, false],
    ["counts entries of the same namespace", "watched", TALK, true],
    ["has the time of the first unseen change", "notification", TALK, "2024-05-01T00:00:00Z"],
    ["has no time if all changes are seen", "notification", PEAR, ""],
    ["has the end of the watching", "watchexpiry", TALK, "2031-01-01T00:00:00Z"],
    ["has no end of what is watched for ever", "watchexpiry", PEAR, false],
    [
      "has changes since that time as unread",
      "unread",
      { ...TALK, timestamp: "2024-05-01T00:00:00Z" },
      true,
    ],
    [
      "has changes before that time as read",
      "unread",
      { ...TALK, timestamp: "2024-04-30T23:59:59Z" },
      false,
    ],
    ["has nothing unread if all changes are seen", "unread", { ...PEAR, timestamp: "2025" }, false],
  ])("%s", (_what, name, row, expected) => {
    expect(readAs(store, "changes", name, { caller: ANN })(row)).toEqual(expected);
  });

  it("is empty without an account, whatever its name", () => {
    const caller = { ...ANN, id: 0 };

    expect(readAs(store, "changes", "watched", { caller })(TALK)).toBe(false);
    expect(readAs(store, "watchlist", "mine", { caller })({ owner: "Ann" })).toBe(false);
  });

  it("belongs to its owner", () => {
    const read = readAs(store, "watchlist", "mine", { caller: ANN });

    expect([read({ owner: "Ann" }), read({ owner: "Ben" })]).toEqual([true, false]);
  });

  it("has the name of a user if names are requested, and otherwise the number", () => {
    const row = { user: "Ben", userid: 8 };
    const read = (prop: readonly string[]): Cell =>
      readAs(store, "changes", "watcheduser", { asked: { prop } })(row);

    expect([read(["user", "userid"]), read(["userid"])]).toEqual(["Ben", 8]);
  });
});

describe("a column of revisions", () => {
  const store = storeWith({
    users: [{ name: "Ann", userid: 7 }],
    pages: [{ pageid: 1, ns: 0, title: "Apple", lastrevid: 12 }],
    revisions: [
      { revid: 12, pageid: 1, parentid: 11, size: 70, user: "192.0.2.2", userid: 0 },
      { revid: 11, pageid: 1, parentid: 0, size: 100, user: "192.0.2.1", userid: 0 },
    ],
    deletedrevisions: [
      { revid: 5, ns: 0, title: "Gone", user: "192.0.2.3", userid: 0 },
      { revid: 6, ns: 0, title: "Apple", user: "Ann", userid: 7 },
    ],
  });

  it.each<[string, string, TableRow, Cell]>([
    ["is the latest of its page", "top", { revid: 12, pageid: 1 }, true],
    ["is not the latest of its page", "top", { revid: 11, pageid: 1 }, false],
    ["made its page", "new", { parentid: 0 }, true],
    ["did not make its page", "new", { parentid: 11 }, false],
    ["is shorter than its parent", "sizediff", { size: 70, parentid: 11 }, -30],
    ["has no parent", "sizediff", { size: 100, parentid: 0 }, 100],
    ["has a change that was patrolled", "patrolled", { rcid: 1 }, true],
    ["has a change that was not patrolled", "patrolled", { rcid: 1, unpatrolled: true }, false],
    ["has no change", "patrolled", {}, false],
    ["was patrolled by itself", "autopatrolled", { autopatrolled: true }, true],
    ["was not patrolled by itself", "autopatrolled", {}, false],
    ["has the number of its user", "actor", { user: "Ann", userid: 7 }, 7],
    ["has a number after all users, by age", "actor", { user: "192.0.2.3", userid: 0 }, 8],
    ["has the next number", "actor", { user: "192.0.2.1", userid: 0 }, 9],
    ["has the last number", "actor", { user: "192.0.2.2", userid: 0 }, 10],
    ["has no address with an account", "address", { user: "192.0.2.1", userid: 7 }, undefined],
  ])("%s: %s", (_what, name, row, expected) => {
    expect(readAs(store, "revisions", name)(row)).toEqual(expected);
  });

  it("has an address without an account", () => {
    const read = readAs(store, "revisions", "address");

    expect(read({ user: "192.0.2.1", userid: 0 })).toEqual(expect.any(String));
    expect(read({ user: "192.0.2.1", userid: 0 })).not.toEqual(
      read({ user: "192.0.2.2", userid: 0 }),
    );
  });

  it.each<[string, string, TableRow, Cell]>([
    ["has its rank for a number", "archiveid", { revid: 6 }, 2],
    ["has its length as a text", "len", { size: 70 }, "70"],
    ["has its content", "text", { content: "A" }, "A"],
    ["has no number of a page", "nopageid", {}, 0],
  ])("that is deleted %s", (_what, name, row, expected) => {
    expect(readAs(store, "deletedrevisions", name)(row)).toEqual(expected);
  });
});

describe("a column of users", () => {
  const groups = [
    { name: "*", rights: ["read"] },
    { name: "cook", rights: ["eat", "read"] },
    { name: "bot", rights: ["bot"] },
  ];
  const BLOCK = {
    user: "Ben",
    id: 3,
    by: "Ann",
    byid: 7,
    reason: "Spam",
    timestamp: "2024-01-09T08:07:00Z",
    expiry: "2030-12-31T23:59:00Z",
    allowusertalk: true,
    nocreate: true,
    anononly: false,
    noemail: true,
    partial: false,
  };
  const store = storeWith(
    { blocks: [BLOCK, { user: "Cid", expiry: "infinity" }, { user: "Dan" }] },
    { usergroups: groups },
  );
  const BEN = { name: "Ben" };

  it.each<[string, string, TableRow, Cell]>([
    [
      "lists implicit groups first",
      "listedgroups",
      { groups: ["a", "*"], implicitgroups: ["*"] },
      ["*", "a"],
    ],
    ["may write on their talk page", "blockowntalk", BEN, false],
    ["may not write on their talk page", "blockowntalk", { name: "Cid" }, true],
    ["is not blocked", "blockowntalk", { name: "Ann" }, undefined],
    ["has the end of a block", "blockexpiry", BEN, "2030-12-31T23:59:00Z"],
    ["has a block without an end", "blockexpiry", { name: "Cid" }, "infinite"],
    ["has a block whose end is not known", "blockexpiry", { name: "Dan" }, "infinite"],
    ["has no end without a block", "blockexpiry", { name: "Ann" }, undefined],
    ["has the beginning as text", "blockedtimestampformatted", BEN, "08:07, 9 January 2024"],
    ["has no beginning without a block", "blockedtimestampformatted", { name: "Ann" }, undefined],
    ["has the end as text", "blockexpiryformatted", BEN, "23:59, 31 December 2030"],
    ["has no end as text of an endless block", "blockexpiryformatted", { name: "Cid" }, undefined],
    ["has the end as a date", "blockexpiryrelative", BEN, "23:59, 31 December 2030"],
    ["has the number of the block", "blockid", BEN, 3],
    ["has the name of who blocked", "blockedby", BEN, "Ann"],
    ["has the number of who blocked", "blockedbyid", BEN, 7],
    ["has the reason", "blockreason", BEN, "Spam"],
    ["has the beginning", "blockedtimestamp", BEN, "2024-01-09T08:07:00Z"],
    ["is blocked from everything", "blockpartial", BEN, false],
    ["may not create accounts", "blocknocreate", BEN, true],
    ["is blocked with accounts", "blockanononly", BEN, false],
    ["may not send mails", "blockemail", BEN, true],
    ["has no reason without a block", "blockreason", { name: "Ann" }, undefined],
    ["has an account of this wiki", "attachedlocal", BEN, { local: true }],
    ["has a number", "centralids", { userid: 7 }, { local: 7 }],
  ])("%s: %s", (_what, name, row, expected) => {
    expect(readAs(store, "users", name)(row)).toEqual(expected);
  });

  it.each<[string, Readonly<Record<string, unknown>>, readonly string[], number]>([
    ["named groups", { group: ["cook", "bot"] }, ["cook", "bot", "x"], 2],
    ["groups with a right", { rights: ["eat"] }, ["cook", "bot"], 1],
    ["groups with one of the rights, each once", { rights: ["eat", "bot"] }, ["cook", "bot"], 2],
    ["no group, which is 1", { group: ["cook"] }, ["bot"], 1],
    ["no request, which is 1", {}, ["cook", "bot"], 1],
  ])("counts %s", (_what, asked, own, expected) => {
    expect(readAs(store, "users", "askedgroups", { asked })({ groups: own })).toBe(expected);
  });
});

describe("a column of pages", () => {
  const SINCE = Date.parse("2024-06-30T00:00:00Z");
  const DAY = 24 * 60 * 60 * 1000;
  const visited = (days: number): string => new Date(SINCE - days * DAY).toISOString();
  const store = storeWith(
    {
      pages: [
        { pageid: 1, ns: 0, title: "Apple", lastrevid: 12 },
        { pageid: 2, ns: 1, title: "Talk:Apple" },
      ],
      revisions: [{ revid: 12, pageid: 1, timestamp: "2024-06-30T00:00:00Z" }],
      pageprops: [
        { pageid: 1, name: "other", value: "no title" },
        { pageid: 1, name: "displaytitle", value: "<i>Apple</i>" },
      ],
      watchlist: [
        { owner: "Ann", ns: 0, title: "Apple" },
        { owner: "Ben", ns: 0, title: "Apple", notificationtimestamp: visited(180) },
        { owner: "Cid", ns: 0, title: "Apple", notificationtimestamp: visited(181) },
        { owner: "Dan", ns: 1, title: "Talk:Apple" },
      ],
    },
    {
      general: { server: "https://tiny.example", lang: "he", mainpage: "Home" },
      languageinfo: { he: { code: "he", dir: "rtl" }, de: { code: "de", dir: "ltr" } },
      languages: [{ code: "de" }],
    },
  );
  const APPLE = { pageid: 1, ns: 0, key: "Apple", title: "Apple", lastrevid: 12 };
  const TALK = { pageid: 2, ns: 1, key: "Apple", title: "Talk:Apple" };
  const NONE = { ns: 0, key: "A&B", title: "A&B", missing: true };
  const MESSAGE = { ns: 8, key: "Sitenotice/de", title: "MediaWiki:Sitenotice/de" };
  const KEEPER = { ...ANN, rights: new Set(["unwatchedpages"]) };

  it.each<[string, string, TableRow, Cell]>([
    ["may be created if it is missing", "restrictiontypes", NONE, ["create"]],
    ["may be edited and moved", "restrictiontypes", APPLE, ["edit", "move"]],
    ["may be uploaded if it is a file", "restrictiontypes", { ns: 6 }, ["edit", "move", "upload"]],
    ["has a talk page", "talkid", APPLE, 2],
    ["has no talk page of a talk page", "talkid", TALK, undefined],
    ["has a subject", "subjectid", TALK, 1],
    ["has no subject of a subject", "subjectid", APPLE, undefined],
    ["has the title of its talk page", "associatedpage", APPLE, "Talk:Apple"],
    ["has the title of its subject", "associatedpage", TALK, "Apple"],
    ["has a custom title", "displaytitle", APPLE, "<i>Apple</i>"],
    ["has its title as HTML", "displaytitle", NONE, "A&amp;B"],
    ["has its own language", "pagelanguage", { ...APPLE, pagelanguage: "fr" }, "fr"],
    ["has the language of the wiki", "pagelanguage", APPLE, "he"],
    ["has the language of a translated message", "pagelanguage", MESSAGE, "de"],
    [
      "has no language from an unknown suffix",
      "pagelanguage",
      { ...MESSAGE, key: "Sitenotice/xx" },
      "he",
    ],
    ["has no language from the suffix of a page", "pagelanguage", { ns: 0, key: "A/de" }, "he"],
    ["has its language for HTML", "pagelanguagehtmlcode", MESSAGE, "de"],
    ["is written from right to left", "pagelanguagedir", APPLE, "rtl"],
    ["is written from left to right", "pagelanguagedir", MESSAGE, "ltr"],
    ["has no text before it is written", "preload", NONE, null],
    ["has an empty text before it is edited", "preload", APPLE, ""],
    ["has no class if it is missing", "linkclasses", NONE, undefined],
    ["has a class if it is a redirect", "linkclasses", { redirect: true }, ["mw-redirect"]],
    ["has no class otherwise", "linkclasses", APPLE, []],
    [
      "has an address to edit it",
      "editurl",
      APPLE,
      "https://tiny.example/index.php?title=Apple&action=edit",
    ],
    ["has its own model", "contentmodel", { ...APPLE, contentmodel: "css" }, "css"],
  ])("%s: %s", (_what, name, row, expected) => {
    expect(readAs(store, "pages", name)(row)).toEqual(expected);
  });

  it("shows the number of watchers only to those with the right", () => {
    expect(readAs(store, "pages", "watchers", { caller: ANN })(APPLE)).toBeUndefined();
    expect(readAs(store, "pages", "visitingwatchers", { caller: ANN })(APPLE)).toBeUndefined();
    expect(readAs(store, "pages", "watchers", { caller: KEEPER })(APPLE)).toBe(3);
  });

  it("counts watchers who visited the page in the 180 days before its last change", () => {
    const read = readAs(store, "pages", "visitingwatchers", { caller: KEEPER });

    expect(read(APPLE)).toBe(2);
    expect(read({ ...APPLE, missing: true })).toBe(3);
    expect(read({ ...APPLE, lastrevid: 99 })).toBe(3);
  });

  it("has its custom title among the variants only if that is requested", () => {
    const [plain, custom] = [["varianttitles"], ["varianttitles", "displaytitle"]].map((prop) =>
      readAs(store, "pages", "varianttitles", { asked: { prop } }),
    );

    expect(plain?.(APPLE)).toEqual({ he: "Apple" });
    expect(custom?.(APPLE)).toEqual({ he: "<i>Apple</i>" });
    expect(plain?.(NONE)).toBeUndefined();
  });

  it("is readable by those with the right", () => {
    const nobody = { ...ANN, rights: new Set<string>() };

    expect(readAs(store, "pages", "readable", { caller: ANN })(APPLE)).toBe(true);
    expect(readAs(store, "pages", "readable", { caller: nobody })(APPLE)).toBe(false);
  });
});

describe("a column of links", () => {
  const store = storeWith({
    templatelinks: [{ pageid: 1, ns: 0, title: "Pear" }],
    pagelinks: [
      { pageid: 1, ns: 0, title: "Apple" },
      { pageid: 2, ns: 0, title: "Pear" },
      { pageid: 2, ns: 1, title: "Talk:Pear" },
    ],
  });

  it.each<[string, string, TableRow, Cell]>([
    ["has the number of its title", "target", { ns: 0, key: "Apple", target: 40 }, 40],
    ["has the rank of its title", "target", { ns: 0, key: "Pear" }, 1],
    ["has the rank after those of templates", "target", { ns: 0, key: "Apple" }, 2],
    ["tells namespaces apart", "target", { ns: 1, key: "Pear" }, 3],
    ["has no rank of an unknown title", "target", { ns: 0, key: "Plum" }, undefined],
  ])("%s", (_what, name, row, expected) => {
    expect(readAs(store, "pagelinks", name)(row)).toEqual(expected);
  });

  it("has an address to another wiki if the request has the parameter for it, old or new", () => {
    const row = { prefix: "de", lang: "de", title: "Apfel" };

    for (const table of ["iwlinks", "langlinks"]) {
      const urls = [{ prop: ["url"] }, { prop: ["autonym"] }, {}].map((asked) =>
        readAs(store, table, "url", { asked })(row),
      );
      expect(urls).toEqual(["https://de.example/wiki/Apfel", undefined, undefined]);
    }
  });

  it("has the type and the action of an event", () => {
    expect(readAs(store, "logevents", "typeaction")({ type: "move", action: "move_redir" })).toBe(
      "move/move_redir",
    );
  });
});
