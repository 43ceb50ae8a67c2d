import { describe, expect, it } from "vitest";
import { softwareTags } from "../../../../templates/wiki/data/facts.js";
import { createWiki, readWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import type { WikiData, WikiPageData } from "../../../../templates/wiki/data/wiki-data.js";
import type { Tables } from "../../../../templates/wiki/data/wiki.js";

const tablesOf = (data: WikiData): Tables => createWiki(data).tables;
const ofPage = (page: Omit<WikiPageData, "title">): Tables =>
  tablesOf({ pages: [{ title: "Apple", ...page }] });

function issuesOf(data: WikiData): readonly (readonly [pointer: string, reason: string])[] {
  const reading = readWiki(data);
  return reading.kind === "issues"
    ? reading.issues.map(({ pointer, reason }) => [pointer, reason])
    : [];
}

describe("revisions", () => {
  it("are numbered by their times over all pages, around the numbers that are given", () => {
    const { revisions, pages } = tablesOf({
      pages: [
        { title: "Late", revisions: [{ text: "", timestamp: "2024-05-01T00:00:00Z" }] },
        { title: "Early", revisions: [{ text: "", timestamp: "2024-04-01T00:00:00Z" }] },
        { title: "Numbered", pageid: 2, revisions: [{ text: "", revid: 1 }] },
      ],
    });
    expect(revisions.map(({ revid, pageid }) => [revid, pageid])).toEqual([
      [1, 2],
      [2, 1],
      [3, 3],
    ]);
    expect(pages.map(({ title }) => title)).toEqual(["Early", "Numbered", "Late"]);
  });

  it("follow each other by an hour, until the last second of the year 9999", () => {
    const first = { text: "", timestamp: "9999-12-31T22:30:00Z" };
    const { revisions } = ofPage({ revisions: [first, { text: "a" }, { text: "b" }] });
    expect(revisions.slice(1).map(({ timestamp }) => timestamp)).toEqual([
      "9999-12-31T23:30:00Z",
      "9999-12-31T23:59:59Z",
    ]);
  });

  it("have the content model of their title", () => {
    const models = ["MediaWiki:A.css", "User:A/b.js", "User:A.js", "User:A/b.json"];
    const { pages } = tablesOf({ pages: models.map((title) => ({ title })) });
    expect(pages.map(({ contentmodel }) => contentmodel)).toEqual([
      "css",
      "javascript",
      "wikitext",
      "json",
    ]);
  });
});

describe("what a text leads to", () => {
  const text =
    "[[pear tree#x|pears]] [[Pear tree]] {{Box}} {{:Main}} {{PAGENAME}} {{lc:A}} [[File:a.png|thumb]] " +
    "[[Category:Fruit|b]] [[:Category:Seen]] [[otherwiki:There now]] http://a.example/ [[Special:Log]] __NOTOC__ {{DEFAULTSORT:z}}";
  const tables = ofPage({ text });

  it("is categories, with their counts and the sort keys of their members", () => {
    expect(tables.categorylinks).toMatchObject([
      { title: "Category:Fruit", sortkeyprefix: "b", sortkey: "420a4150504c45", type: "page" },
    ]);
    expect(tables.categories).toEqual([
      { category: "Fruit", size: 1, pages: 1, files: 0, subcats: 0, hidden: false },
    ]);
  });

  it("is only what the data says, where it says it", () => {
    const given = ofPage({
      text,
      links: ["B"],
      categories: ["C", { title: "Category:D", sortkey: "k" }],
      templates: [],
      images: ["b.png"],
      extlinks: [],
      iwlinks: [],
      props: {},
    });
    expect(given.pagelinks.map(({ title }) => title)).toEqual(["B"]);
    expect(given.categorylinks.map(({ title, sortkeyprefix }) => [title, sortkeyprefix])).toEqual([
      ["Category:C", ""],
      ["Category:D", "k"],
    ]);
    expect(given.imagelinks.map(({ title }) => title)).toEqual(["File:B.png"]);
    const { templatelinks, extlinks, iwlinks, pageprops } = given;
    expect([templatelinks, extlinks, iwlinks, pageprops]).toEqual([[], [], [], []]);
  });

  it("is a redirect where the text begins with one", () => {
    const { redirects, pagelinks, pages } = ofPage({ text: " #redirect: [[Pear#Top|x]] [[More]]" });
    expect(redirects).toEqual([{ pageid: 1, ns: 0, title: "Pear", fragment: "Top" }]);
    expect(pagelinks.map(({ title }) => title)).toEqual(["More", "Pear"]);
    expect(pages[0]?.redirect).toBe(true);
  });

  it("is the text of a redirect where the data say that there is one", () => {
    const { redirects, revisions } = ofPage({ redirect: "Pear#Top" });
    expect(redirects).toEqual([{ pageid: 1, ns: 0, title: "Pear", fragment: "Top" }]);
    expect(revisions).toMatchObject([{ content: "#REDIRECT [[Pear#Top]]", size: 22 }]);
  });

  it("can be a redirect to another wiki", () => {
    const { redirects } = ofPage({ text: "#REDIRECT [[otherwiki:Pear tree]]" });
    expect(redirects).toEqual([{ pageid: 1, ns: 0, title: "Pear tree", interwiki: "otherwiki" }]);
  });
});

describe("files", () => {
  // As MimeMap of MediaWiki 1.39 has them. It looks into files of Ogg, and AUDIO is what it says of Vorbis.
  it.each([
    ["png", "image/png", "BITMAP"],
    ["gif", "image/gif", "BITMAP"],
    ["jpg", "image/jpeg", "BITMAP"],
    ["jpeg", "image/jpeg", "BITMAP"],
    ["webp", "image/webp", "BITMAP"],
    ["svg", "image/svg+xml", "DRAWING"],
    ["txt", "text/plain", "TEXT"],
    ["pdf", "application/pdf", "OFFICE"],
    ["ogg", "application/ogg", "AUDIO"],
    ["webm", "video/webm", "VIDEO"],
    ["nosuch", "unknown/unknown", "UNKNOWN"],
  ])("with the extension %s have the type %s of %s", (extension, mime, mediatype) => {
    const made = tablesOf({ pages: [{ title: `File:A.${extension}`, file: [{ size: 1 }] }] });
    expect(made.files).toMatchObject([{ mime, mediatype }]);
  });
});

describe("the rest of the data", () => {
  it("knows users, addresses, ranges and the server itself from each other in blocks", () => {
    const { blocks, logevents } = tablesOf({
      pages: [{ title: "A" }],
      blocks: [
        { user: "Ann", pages: ["A"] },
        { user: "192.0.2.1" },
        { user: "2001:db8::/32" },
        { user: "Bo", hidden: true },
      ],
    });
    expect(
      blocks.map(({ target, user, partial, rangeend }) => [target, user, partial, rangeend]),
    ).toEqual([
      ["user", "Ann", true, undefined],
      ["ip", "192.0.2.1", false, undefined],
      ["range", "2001:DB8:0:0:0:0:0:0/32", false, "2001:DB8:FFFF:FFFF:FFFF:FFFF:FFFF:FFFF"],
      ["user", "Bo", false, undefined],
    ]);
    expect(blocks[0]?.restrictions).toEqual({ pages: [{ id: 1, ns: 0, title: "A" }] });
    const kinds = logevents.filter(({ action }) => action === "block").map(({ type }) => type);
    expect(kinds).toEqual(["block", "block", "block", "suppress"]);
  });

  it("counts what it holds", () => {
    const { site } = createWiki({
      pages: [{ title: "A", text: "[[B]]" }, { title: "B" }, { title: "Talk:A", text: "[[B]]" }],
      deleted: [{ title: "C", revisions: [{ text: "" }] }],
    });
    expect(site.statistics).toMatchObject({ pages: 3, articles: 1, edits: 4, users: 1, admins: 1 });
  });

  it("knows the namespaces that it is given", () => {
    const { pages } = tablesOf({
      namespaces: [{ id: 100, name: "Portal", aliases: ["P"], case: "case-sensitive" }],
      pages: [{ title: "p:lower case" }],
    });
    expect(pages).toMatchObject([{ ns: 100, title: "Portal:lower case" }]);
  });

  it("puts a whole table in place of the one that would follow", () => {
    const { pagelinks, templatelinks } = tablesOf({
      pages: [{ title: "A", text: "[[B]] {{C}}" }],
      tables: { pagelinks: [{ pageid: 1, ns: 0, title: "Z" }] },
    });
    expect(pagelinks.map(({ title }) => title)).toEqual(["Z"]);
    expect(templatelinks.map(({ title }) => title)).toEqual(["Template:C"]);
  });

  it("is an empty wiki where there is none", () => {
    const { site, tables } = createWiki({});
    const { tags, ...others } = tables;
    expect(tags.map(({ name }) => name)).toEqual(softwareTags);
    expect(Object.values(others).every((rows) => rows.length === 0)).toBe(true);
    expect(site.statistics).toMatchObject({ pages: 0, users: 0 });
  });
});

describe("what is wrong with the data", () => {
  it.each([
    ["two pages of one title", { pages: [{ title: "A" }, { title: "a" }] }, "/pages/1/title"],
    ["an impossible title", { pages: [{ title: "A[b" }] }, "/pages/0/title"],
    ["the title of a special page", { pages: [{ title: "Special:Log" }] }, "/pages/0/title"],
    [
      "text beside revisions",
      { pages: [{ title: "A", text: "", revisions: [{ text: "" }] }] },
      "/pages/0/text",
    ],
    ["a file that is none", { pages: [{ title: "A", file: [{}] }] }, "/pages/0/file"],
    ["a link to nowhere", { pages: [{ title: "A", links: ["<"] }] }, "/pages/0/links/0"],
    [
      "a category elsewhere",
      { pages: [{ title: "A", categories: ["Talk:B"] }] },
      "/pages/0/categories/0",
    ],
    [
      "a redirect to itself alone",
      { pages: [{ title: "A", redirect: "#b" }] },
      "/pages/0/redirect",
    ],
    [
      "an impossible user",
      { pages: [{ title: "A", revisions: [{ text: "", user: "a#b" }] }] },
      "/pages/0/revisions/0/user",
    ],
    [
      "a day that is none",
      { deleted: [{ title: "A", revisions: [], timestamp: "2023-02-29T00:00:00Z" }] },
      "/deleted/0/timestamp",
    ],
    ["a user twice", { users: [{ name: "ann" }, { name: "Ann" }] }, "/users/1/name"],
    ["an address as a user", { users: [{ name: "192.0.2.1" }] }, "/users/0/name"],
    [
      "one number twice",
      {
        users: [
          { name: "A", userid: 3 },
          { name: "B", userid: 3 },
        ],
      },
      "/users",
    ],
    [
      "a block of a page that is not there",
      { blocks: [{ user: "A", pages: ["B"] }] },
      "/blocks/0/pages/0",
    ],
    ["a watchlist of nobody", { watchlist: [{ owner: "A", title: "B" }] }, "/watchlist/0/owner"],
    ["a number that there is", { namespaces: [{ id: 1, name: "x" }] }, "/namespaces/0/id"],
    ["a namespace that there is", { namespaces: [{ id: 100, name: "talk" }] }, "/namespaces"],
    [
      "an interwiki link that is code",
      {
        site: {
          interwikimap: [{ prefix: "x", url: " java\nscript:alert(1)//$1", protorel: false }],
        },
      },
      "/site/interwikimap/0/url",
    ],
    [
      "an address that is code",
      { site: { general: { server: "javascript:alert(1)" } } },
      "/site/general/server",
    ],
  ] satisfies readonly (readonly [string, WikiData, string])[])("names %s", (_, data, pointer) => {
    expect(issuesOf(data).map(([at]) => at)).toEqual([pointer]);
  });

  it.each([
    ['{"page": []}', ""],
    ['{"site": "x"}', "/site"],
    ['{"pages": {"title": "A"}}', "/pages"],
    ['{"pages": [{"title": "A"}, {"tilte": "B"}]}', "/pages/1"],
    ['{"blocks": ["Ann"]}', "/blocks/0"],
    ['{"pages": [{"title": "A", "text": 5}]}', "/pages/0/text"],
    ['{"deleted": [{"title": "A", "revisions": {}}]}', "/deleted/0/revisions"],
    ["null", ""],
  ])("names the member of %s that JavaScript does not check", (json, pointer) => {
    const data: WikiData = JSON.parse(json);
    expect(issuesOf(data).map(([at]) => at)).toEqual([pointer]);
  });

  it("is thrown all at once", () => {
    expect(() =>
      createWiki({ pages: [{ title: "A|" }], watchlist: [{ owner: "A", title: "B" }] }),
    ).toThrow(
      'The data of the wiki cannot be used.\n/pages/0/title: A title cannot contain "|". Write a title as the wiki would show it.\n' +
        '/watchlist/0/owner: The user "A" does not exist. Describe the user in /users, or name one who did something.',
    );
  });
});

describe("a wiki with some of the general facts", () => {
  it("has the defaults of the others, at its own address", () => {
    const { general } = createWiki({
      site: { general: { sitename: "Mine", server: "https://mine.example:81" } },
    }).site;
    expect(general).toMatchObject({
      sitename: "Mine",
      mainpage: "Main Page",
      server: "https://mine.example:81",
      servername: "mine.example",
      base: "https://mine.example:81/index.php/Main_Page",
      articlepath: "/index.php/$1",
      lang: "en",
    });
  });
});
