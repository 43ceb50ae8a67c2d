import { describe, expect, it } from "vitest";
import {
  createParaminfoStub,
  createWiki,
  seededWiki,
} from "../../../../generated/paraminfo/stub.js";
import type { JsonObject } from "../../../../templates/runtime/model/json.js";
import { writableWiki } from "../../../../templates/wiki/writes/writable-wiki.js";
import { textOrEmpty } from "../../../../templates/wiki/values/row.js";
import { clientOf } from "../actions/stub-client.js";
import type { StubClient } from "../actions/stub-client.js";

type Edit = Readonly<Record<string, string | number | boolean>>;

const SECTIONS = "lead\n\n== A ==\na\n\n== B ==\nb";

/** A wiki with a page, and two users who have logged in. */
async function start() {
  const wiki = writableWiki(
    createWiki({
      users: [
        { name: "Admin", groups: ["sysop"] },
        { name: "Ann" },
        { name: "Bot", groups: ["bot"] },
      ],
      pages: [
        { title: "Rose", revisions: [{ text: "A [[flower]]. [[Category:Plants]]", user: "Ann" }] },
        { title: "Sections", text: SECTIONS },
        { title: "Away", text: "#REDIRECT [[Rose]]" },
        { title: "Locked", text: "x", protection: [{ type: "edit", level: "sysop" }] },
      ],
      deleted: [{ title: "Gone", revisions: [{ text: "x" }], timestamp: "2024-06-01T00:00:00Z" }],
      tags: [{ name: "mine" }, { name: "old", active: false }],
      watchlist: [{ owner: "Admin", title: "Rose" }],
    }),
  );
  const handler = createParaminfoStub({ wiki });
  const as = async (name?: string): Promise<StubClient> => {
    const client = clientOf(handler);
    if (name !== undefined) await client.logIn(`${name}@test`);
    return client;
  };
  return { wiki, as, ann: await as("Ann") };
}

async function edit(client: StubClient, params: Edit): Promise<JsonObject> {
  return client.post({
    action: "edit",
    token: await client.token(),
    errorformat: "none",
    ...params,
  });
}

async function textOf(client: StubClient, titles: string): Promise<unknown> {
  const { query } = await client.get({
    action: "query",
    prop: "revisions",
    titles,
    rvprop: "content",
    rvslots: "main",
  });
  const found: {
    readonly pages?: readonly {
      readonly revisions?: readonly {
        readonly slots: { readonly main: { readonly content: string } };
      }[];
    }[];
  } = Object(query);
  return found.pages?.[0]?.revisions?.[0]?.slots.main.content;
}

const success = (fields: object) => ({
  edit: expect.objectContaining({ result: "Success", ...fields }),
});
const errors = (code: string, more: object = {}) => ({
  errors: [{ code, module: "edit", ...more }],
});

describe("an edit", () => {
  it("of a page adds a revision, a second after the wiki's time", async () => {
    const { ann, wiki } = await start();
    const { time } = wiki.current().site.general;
    expect(await edit(ann, { title: "rose", text: "A plant.  \n" })).toEqual({
      edit: {
        result: "Success",
        pageid: 1,
        title: "Rose",
        contentmodel: "wikitext",
        oldrevid: 1,
        newrevid: 6,
        newtimestamp: textOrEmpty(time).replace(":00Z", ":01Z"),
        watched: true,
      },
    });
    expect(await textOf(ann, "Rose")).toBe("A plant.");
    expect(
      await ann.get({ action: "query", titles: "Rose", prop: "info|links|categories" }),
    ).toMatchObject({
      query: { pages: [{ lastrevid: 6, length: 8 }] },
    });
    expect(
      JSON.stringify(await ann.get({ action: "query", titles: "Rose", prop: "links|categories" })),
    ).not.toContain("flower");
  });

  it("makes a page, with an entry of the log, a change and counts", async () => {
    const { ann } = await start();
    const counts = async () => {
      const { query } = await ann.get({ action: "query", meta: "siteinfo", siprop: "statistics" });
      const { statistics } = Object(query);
      return [statistics.pages, statistics.articles, statistics.edits];
    };
    const [pages, articles, edits] = await counts();
    const answer = await edit(ann, { title: "New_page", text: "To [[Rose]] [[Category:Plants]]" });
    expect(answer).toMatchObject(success({ new: true, oldrevid: 0, title: "New page", pageid: 6 }));
    expect(await counts()).toEqual([pages + 1, articles + 1, edits + 1]);
    const { query } = await ann.get({
      action: "query",
      list: "recentchanges|logevents|backlinks|categorymembers|watchlistraw",
      rclimit: 1,
      rcprop: "title|comment|sizes|user|flags|ids|loginfo|tags",
      lelimit: 1,
      bltitle: "Rose",
      cmtitle: "Category:Plants",
    });
    expect(query).toMatchObject({
      recentchanges: [
        {
          type: "new",
          title: "New page",
          user: "Ann",
          new: true,
          oldlen: 0,
          newlen: 31,
          revid: 6,
          comment: 'New page: "To [[Rose]] [[Category:Plants]]"',
        },
      ],
      logevents: [{ type: "create", title: "New page", user: "Ann", pageid: 6 }],
      backlinks: expect.arrayContaining([expect.objectContaining({ title: "New page" })]),
      categorymembers: [{ title: "New page" }, { title: "Rose" }],
    });
    expect(
      await ann.get({ action: "query", prop: "categoryinfo", titles: "Category:Plants" }),
    ).toMatchObject({
      query: { pages: [{ categoryinfo: { size: 2, pages: 2 } }] },
    });
    expect(JSON.stringify(await ann.get({ action: "query", list: "watchlistraw" }))).toContain(
      "New page",
    );
  });

  it("hides a category whose new page says so, also a category that is in itself", async () => {
    const { ann, wiki } = await start();
    const text = "__HIDDENCAT__ [[Category:Plants]]";
    await edit(ann, { title: "Category:Plants", text });
    const { categories } = wiki.current().tables;
    expect(categories.find(({ category }) => category === "Plants")).toMatchObject({
      hidden: true,
    });
  });

  it("counts for its user, and notifies others who watch the page", async () => {
    const { ann, as } = await start();
    const user = async (): Promise<unknown> =>
      Object(
        (await ann.get({ action: "query", list: "users", ususers: "Ann", usprop: "editcount" }))[
          "query"
        ],
      ).users[0].editcount;
    const before = await user();
    await edit(ann, { title: "Rose", text: "x" });
    expect(await user()).toBe(Number(before) + 1);
    const admin = await as("Admin");
    expect(
      await admin.get({ action: "query", list: "watchlistraw", wrprop: "changed" }),
    ).toMatchObject({
      watchlistraw: [{ title: "Rose", changed: expect.any(String) }],
    });
  });

  it("follows a redirect with the parameter redirect", async () => {
    const { ann } = await start();
    expect(await edit(ann, { title: "Away", appendtext: "x", redirect: true })).toEqual({
      redirects: { from: "Away", to: "Rose" },
      ...success({ title: "Rose", pageid: 1 }),
    });
    expect(await edit(ann, { title: "Away", text: "x" })).toMatchObject(success({ title: "Away" }));
  });

  it("lists the page in categories of the software, and links to a missing template", async () => {
    const { ann } = await start();
    await edit(ann, { title: "Rose", text: "{{None}} [[File:None.png]]" });
    const { query } = await ann.get({ action: "query", titles: "Rose", prop: "links|categories" });
    expect(query).toMatchObject({
      pages: [
        {
          links: [{ title: "Template:None" }],
          categories: [{ title: "Category:Pages with broken file links" }],
        },
      ],
    });
    await edit(ann, { title: "Category:H", text: "__HIDDENCAT__" });
    expect(
      await ann.get({
        action: "query",
        list: "categorymembers",
        cmtitle: "Category:Hidden categories",
      }),
    ).toMatchObject({ query: { categorymembers: [{ title: "Category:H" }] } });
  });

  it("that changes nothing is none, but its author watches the page", async () => {
    const { ann, wiki } = await start();
    const same = wiki.current();
    expect(await edit(ann, { title: "Sections", text: `${SECTIONS}\n\n` })).toEqual(
      success({ nochange: true, pageid: 2 }),
    );
    const { watchlist, ...others } = wiki.current().tables;
    expect({ ...others, watchlist: same.tables.watchlist }).toEqual(same.tables);
    expect(watchlist.at(-1)).toEqual({ owner: "Ann", ns: 1, title: "Talk:Sections" });
    const unwatched = { title: "Sections", text: SECTIONS, watchlist: "nochange" };
    const after = wiki.current();
    await edit(ann, unwatched);
    expect(wiki.current()).toBe(after);
  });

  it("by a bot is marked where it says so, and leaves watch lists as they are", async () => {
    const { as, ann } = await start();
    const last = {
      action: "query",
      list: "recentchanges",
      rcprop: "flags|tags|comment",
      rclimit: 1,
    };
    const bot = await as("Bot");
    const answer = await edit(bot, {
      title: "Rose",
      text: "y",
      bot: true,
      minor: true,
      summary: "s",
      tags: "mine",
    });
    expect(answer["edit"]).not.toHaveProperty("watched");
    expect((await bot.get(last))["query"]).toMatchObject({
      recentchanges: [{ bot: true, minor: true, comment: "s", tags: ["mine", "mw-replace"] }],
    });
    await edit(ann, { title: "Rose", text: "yy", bot: true });
    expect((await bot.get(last))["query"]).toMatchObject({
      recentchanges: [{ bot: false, minor: false }],
    });
  });

  it("by anybody is one of an address", async () => {
    const { as } = await start();
    const anybody = await as();
    expect(
      await edit(anybody, { title: "Rose", text: "x", minor: true, token: "+\\" }),
    ).toMatchObject(success({}));
    const { query } = await anybody.get({
      action: "query",
      list: "recentchanges",
      rcprop: "user|flags",
      rclimit: 1,
    });
    expect(query).toMatchObject({
      recentchanges: [{ user: "127.0.0.1", anon: true, minor: false }],
    });
  });
});

// Texts and codes were observed on MediaWiki 1.39, 1.43 and 1.45.
describe("the text of an edit", () => {
  it.each<[string, Edit, string]>([
    ["at the end", { appendtext: " end" }, `${SECTIONS} end`],
    ["around all", { prependtext: "0 ", appendtext: " 1" }, `0 ${SECTIONS} 1`],
    ["of a section", { section: "1", text: "== A ==\naa" }, "lead\n\n== A ==\naa\n\n== B ==\nb"],
    [
      "at the end of a section",
      { section: "1", appendtext: "\nmore" },
      "lead\n\n== A ==\na\nmore\n\n== B ==\nb",
    ],
    ["before the first section", { section: "0", prependtext: "x" }, `x${SECTIONS}`],
    ["of the last section, which is removed", { section: "2", text: "" }, "lead\n\n== A ==\na"],
    [
      "of a new section",
      { section: "new", sectiontitle: "C", text: "c" },
      `${SECTIONS}\n\n== C ==\n\nc`,
    ],
    ["of a new section without a heading", { section: "new", text: "c" }, `${SECTIONS}\n\nc`],
  ])("%s", async (_name, params, expected) => {
    const { ann } = await start();
    expect(await edit(ann, { title: "Sections", ...params })).toMatchObject(success({}));
    expect(await textOf(ann, "Sections")).toBe(expected);
  });

  it.each([
    ["~~~~", "[[User:Ann|Ann]] ([[User talk:Ann|talk]]) 12:00, 1 June 2024 (UTC)"],
    [
      "<nowiki>~~~~</nowiki> ~~~",
      "<nowiki>~~~~</nowiki> [[User:Ann|Ann]] ([[User talk:Ann|talk]])",
    ],
    ["[[:Help:A (b)|]] [[A(b)|]] [[(b)|]]", "[[:Help:A (b)|A]] [[A(b)|A]] [[(b)|(b)]]"],
    ["[[User:A|]] [[A (b)|]] [[A, B|]] [[A|b]]", "[[User:A|A]] [[A (b)|A]] [[A, B|A]] [[A|b]]"],
  ])("%s is saved as %s", async (text, expected) => {
    const { ann } = await start();
    await edit(ann, { title: "Signed", text });
    const saved = String(await textOf(ann, "Signed"));
    expect(saved.replace(/\d\d:\d\d, \d+ \w+ \d{4}/, "12:00, 1 June 2024")).toBe(expected);
  });

  it("of a page of JSON is indented, and no other", async () => {
    const { as } = await start();
    const admin = await as("Admin");
    const page = { title: "User:Ann", contentmodel: "json" };
    expect(await edit(admin, { ...page, text: '{"a":["<"]}' })).toMatchObject(
      success({ contentmodel: "json" }),
    );
    expect(await textOf(admin, page.title)).toBe('{\n\t"a": [\n\t\t"\\u003C"\n\t]\n}');
    expect(await edit(admin, { ...page, text: "{" })).toEqual(errors("invalid-json-data"));
  });
});

describe("the summary of an edit without one", () => {
  it.each<[string, readonly string[], string, readonly string[]]>([
    ["of a new page", ["a\nb [[c"], 'New page: "a b c"', []],
    ["of an empty page", [""], "New page without content", []],
    ["of an emptied page", ["a", ""], "Removed all content", ["mw-blank"]],
    ["of a page that became short", ["a".repeat(100), "b"], 'New content: "b"', ["mw-replace"]],
    ["of a new redirect", ["#REDIRECT [[Rose]]"], "New redirect to [[Rose]]", ["mw-new-redirect"]],
    [
      "of another redirect",
      ["#REDIRECT [[Rose]]", "#REDIRECT [[B#c]]"],
      "New target of the redirect: [[B#c]] instead of [[Rose]]",
      ["mw-changed-redirect-target"],
    ],
    [
      "of what was a redirect",
      ["#REDIRECT [[Rose]]", "not any more, and long enough"],
      "No redirect to [[Rose]]",
      ["mw-removed-redirect"],
    ],
    ["of a long page", ["é".repeat(300)], `New page: "${"é".repeat(241)}..."`, []],
    ["of any other", ["aaa", "aab"], "", []],
  ])("%s", async (_name, texts, comment, tags) => {
    const { ann } = await start();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const text of texts) await edit(ann, { title: "Page", text });
    const { query } = await ann.get({
      action: "query",
      list: "recentchanges",
      rcprop: "comment|tags",
      rclimit: 1,
    });
    expect(query).toMatchObject({ recentchanges: [{ comment, tags }] });
  });

  it("of a new section is its heading", async () => {
    const { ann } = await start();
    await edit(ann, { title: "Sections", section: "new", summary: "D", text: "d" });
    const { query } = await ann.get({
      action: "query",
      list: "recentchanges",
      rcprop: "comment",
      rclimit: 1,
    });
    expect(query).toMatchObject({ recentchanges: [{ comment: "/* D */ new section" }] });
  });
});

describe("an edit is refused", () => {
  it.each<[Edit, string]>([
    [{ title: "Rose" }, "missingparam"],
    [{ text: "x" }, "missingparam"],
    [{ title: "Rose", pageid: 1, text: "x" }, "invalidparammix"],
    [{ title: "<>", text: "x" }, "invalidtitle"],
    [{ title: "Special:Version", text: "x" }, "pagecannotexist"],
    [{ title: "#x", text: "x" }, "pagecannotexist"],
    [{ pageid: 999, text: "x" }, "nosuchpageid"],
    [{ title: "Rose", text: "x", createonly: true, nocreate: true }, "articleexists"],
    [{ title: "Nothing", text: "x", nocreate: true }, "missingtitle"],
    [{ title: "Locked", text: "x" }, "protectedpage"],
    [{ title: "MediaWiki:X", text: "x" }, "protectednamespace-interface"],
    [{ title: "User:Admin/x.js", text: "x" }, "customjsprotected"],
    [{ title: "Sections", text: "x", section: "9" }, "nosuchsection"],
    [{ title: "Nothing", text: "x", section: "1" }, "nosuchsection"],
    [{ title: "Sections", text: "x", section: "x" }, "invalidsection"],
    [{ title: "Sections", text: "", section: "new", sectiontitle: "T" }, "missingcommenttext"],
    [{ title: "Rose", text: "x", md5: "d41d8cd98f00b204e9800998ecf8427e" }, "badmd5"],
    [{ title: "Rose", undo: 999 }, "nosuchrevid"],
    [{ title: "Rose", undo: 2, undoafter: 1 }, "revwrongpage"],
    [{ title: "Gone", text: "x", starttimestamp: "2024-05-01T00:00:00Z" }, "pagedeleted"],
    [{ title: "Rose", text: "x", token: "x" }, "badtoken"],
  ])("with %j", async (params, code) => {
    const { ann, wiki } = await start();
    const before = wiki.current();
    expect(await edit(ann, params)).toEqual(errors(code));
    expect(wiki.current()).toBe(before);
  });

  it.each(["nosuch", "old", "mw-blank"])("with the tag %s", async (name) => {
    const { ann } = await start();
    const answer = await edit(ann, { title: "Rose", text: "x", tags: `mine|${name}` });
    expect(answer).toEqual(errors("badtags", { data: { disallowedtags: [name] } }));
  });

  it("where it is longer than the wiki allows", async () => {
    const { ann } = await start();
    const answer = await edit(ann, { title: "Rose", text: "x".repeat(2_097_153) });
    expect(answer).toEqual(errors("contenttoobig"));
  });

  it("by a wiki that is not writable, as any other action that the stub lacks", async () => {
    const client = clientOf(createParaminfoStub({ wiki: seededWiki(1) }));
    expect(await edit(client, { title: "X", text: "x" })).toMatchObject(errors("notimplemented"));
  });
});

describe("an edit of a page that another has changed since", () => {
  const BASE = "1\n2\n3\n4\n5";

  async function conflict(
    mine: Edit,
    from: "baserevid" | "basetimestamp" = "baserevid",
  ): Promise<readonly [JsonObject, unknown]> {
    const { ann, as } = await start();
    const base = Object((await edit(ann, { title: "P", text: BASE }))["edit"]);
    const admin = await as("Admin");
    await edit(admin, { title: "P", text: BASE.replace("5", "five") });
    const points = { baserevid: base.newrevid, basetimestamp: base.newtimestamp };
    const answer = await edit(ann, { title: "P", ...mine, [from]: points[from] });
    return [answer, await textOf(ann, "P")];
  }

  it.each(["baserevid", "basetimestamp"] as const)("is merged, by its %s", async (from) => {
    const [answer, text] = await conflict({ text: BASE.replace("1", "one") }, from);
    expect(answer).toMatchObject(success({}));
    expect(text).toBe("one\n2\n3\n4\nfive");
  });

  it.each(["baserevid", "basetimestamp"] as const)(
    "conflicts in the same lines, by its %s",
    async (from) => {
      const [answer, text] = await conflict({ text: BASE.replace("5", "V") }, from);
      expect(answer).toEqual(errors("editconflict"));
      expect(text).toBe("1\n2\n3\n4\nfive");
    },
  );

  it("adds a new section in any case", async () => {
    const [answer] = await conflict({ section: "new", sectiontitle: "S", text: "s" });
    expect(answer).toMatchObject(success({}));
  });

  it("does not conflict with one's own changes", async () => {
    const { ann } = await start();
    const { newtimestamp } = Object((await edit(ann, { title: "P", text: "1" }))["edit"]);
    await edit(ann, { title: "P", text: "2" });
    expect(await edit(ann, { title: "P", text: "3", basetimestamp: newtimestamp })).toMatchObject(
      success({}),
    );
  });
});

describe("a writable wiki", () => {
  it("comes back to a snapshot, and to its beginning", async () => {
    const { ann, wiki } = await start();
    await edit(ann, { title: "Rose", text: "1" });
    const snapshot = wiki.snapshot();
    await edit(ann, { title: "Rose", text: "2" });
    expect(await textOf(ann, "Rose")).toBe("2");
    wiki.restore(snapshot);
    expect(await textOf(ann, "Rose")).toBe("1");
    wiki.reset();
    expect(await textOf(ann, "Rose")).toContain("flower");
  });

  it("is the same after the same requests, and shares nothing with another", async () => {
    const [one, other] = [await start(), await start()];
    const untouched = JSON.stringify(other.wiki.current());
    for (const text of ["1", "[[2]]"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await edit(one.ann, { title: "P", text });
    }
    expect(JSON.stringify(other.wiki.current())).toBe(untouched);
    for (const text of ["1", "[[2]]"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await edit(other.ann, { title: "P", text });
    }
    expect(one.wiki.current()).toEqual(other.wiki.current());
  });
});
