import { describe, expect, it } from "vitest";
import { createParaminfoStub, createWiki } from "../../../../generated/paraminfo/stub.js";
import { writableWiki } from "../../../../templates/wiki/writes/writable-wiki.js";

const ADDRESS = "https://wiki.example/w/api.php";

interface Revision {
  readonly time: string;
  readonly text: string;
  readonly author?: string;
}

/** A page of an export, whose revisions are by Ann. */
function page(title: string, revisions: readonly Revision[]): object {
  const all = revisions.map(({ time, text, author = "Ann" }) => {
    const timestamp = `2010-01-0${time}T00:00:00Z`;
    return { timestamp, user: author, comment: `c${time}`, text };
  });
  return { title, revisions: all };
}

function exported(...pages: readonly object[]): string {
  return JSON.stringify({ pages });
}

/** Rights that sysops have on a new wiki. */
const usergroups = createWiki({}).site.usergroups.map((group) =>
  group["name"] === "sysop" && Array.isArray(group["rights"])
    ? { ...group, rights: [...group["rights"], "import", "importupload"] }
    : group,
);

/** A wiki, and what sends an export to it. */
async function start(name = "Admin") {
  const wiki = writableWiki(
    createWiki({
      site: { usergroups },
      users: [{ name: "Admin", groups: ["sysop"] }, { name: "Ann" }, { name: "Bob" }],
      pages: [{ title: "Rose", text: "now" }],
    }),
  );
  const handler = createParaminfoStub({ wiki });
  const headers = { cookie: `paramsmith_user=${name}` };
  const tokens = `${ADDRESS}?action=query&meta=tokens&format=json&formatversion=2`;
  const { query } = await (await handler(new Request(tokens, { headers }))).json();
  const token: string = query.tokens.csrftoken;
  const importFile = async (file: string | undefined, params: Readonly<Record<string, string>>) => {
    const form = new FormData();
    const all = {
      action: "import",
      format: "json",
      formatversion: "2",
      errorformat: "none",
      token,
    };
    for (const [key, value] of Object.entries({ ...all, ...params })) form.set(key, value);
    if (file !== undefined) form.set("xml", new Blob([file]), "export.json");
    const response = await handler(new Request(ADDRESS, { method: "POST", headers, body: form }));
    return response.json();
  };
  /** The revisions of a page by time: their text, author and the text of their parent. */
  const history = (title: string) => {
    const { pages, revisions } = wiki.current().tables;
    const pageid = pages.find((each) => each.title === title)?.pageid;
    return revisions
      .filter((row) => row.pageid === pageid)
      .toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : a.timestamp > b.timestamp ? 1 : 0))
      .map(({ content, user, parentid, comment }) => ({
        content,
        user,
        comment,
        parent: revisions.find(({ revid }) => revid === parentid)?.content,
      }));
  };
  return { wiki, importFile, history };
}

const PREFIX = { interwikiprefix: "en" };

describe("an import", () => {
  it("adds revisions with their times and authors, and one that counts them", async () => {
    const { importFile, history, wiki } = await start();
    const file = exported(
      page("Lily", [
        { time: "1", text: "a" },
        { time: "2", text: "b" },
      ]),
    );
    expect(await importFile(file, { ...PREFIX, summary: "why" })).toEqual({
      import: [{ ns: 0, title: "Lily", revisions: 2 }],
    });
    expect(history("Lily")).toEqual([
      { content: "a", user: "en>Ann", comment: "c1", parent: undefined },
      { content: "b", user: "en>Ann", comment: "c2", parent: "a" },
      { content: "b", user: "Admin", comment: "2 revisions imported: why", parent: "b" },
    ]);
    expect(wiki.current().tables.logevents.at(-1)).toMatchObject({
      type: "import",
      action: "upload",
      title: "Lily",
      comment: "why",
      params: { count: 2 },
    });
  });

  it("puts each revision after the latest one that is not later", async () => {
    const { importFile, history } = await start();
    const file = exported(
      page("Rose", [
        { time: "3", text: "c" },
        { time: "1", text: "a" },
        { time: "2", text: "b" },
        { time: "2", text: "d" },
      ]),
    );
    await importFile(file, PREFIX);
    expect(history("Rose").map(({ content, parent }) => [content, parent])).toEqual([
      ["a", undefined],
      ["b", "a"],
      ["d", "b"],
      ["c", undefined],
      ["now", undefined],
      ["now", "now"],
    ]);
  });

  it("leaves out revisions that the page has, by time and text", async () => {
    const { importFile, history } = await start();
    const known = { time: "1", text: "a" };
    await importFile(exported(page("Lily", [known])), PREFIX);
    const before = history("Lily");
    expect(await importFile(exported(page("Lily", [known])), PREFIX)).toEqual({
      import: [{ ns: 0, title: "Lily", revisions: 0 }],
    });
    expect(history("Lily")).toEqual(before);
    await importFile(exported(page("Lily", [{ time: "1", text: "b" }])), PREFIX);
    expect(history("Lily")).toHaveLength(before.length + 2);
  });

  it("takes pages of a wiki's data without times and authors", async () => {
    const { importFile, history } = await start();
    const pages = [
      { title: "Lily", text: "white" },
      { title: "Iris", revisions: [{ text: "blue" }] },
    ];
    expect(await importFile(JSON.stringify({ pages }), { interwikiprefix: "en" })).toMatchObject({
      import: [
        { title: "Lily", revisions: 1 },
        { title: "Iris", revisions: 1 },
      ],
    });
    expect(history("Lily")[0]).toMatchObject({ content: "white", user: "Admin" });
  });

  it("takes what an export of another wiki returns", async () => {
    const { importFile, history } = await start();
    const other = createParaminfoStub({
      wiki: createWiki({
        pages: [
          { title: "Lily", revisions: [{ text: "a" }, { text: "b", user: "Bob", comment: "c" }] },
          { title: "Iris", revisions: [{ text: "x", texthidden: true, userhidden: true }] },
        ],
      }),
    });
    const request = "action=query&generator=allpages&export=1&format=json&formatversion=2";
    const { query } = await (await other(new Request(`${ADDRESS}?${request}`))).json();
    const file = await other(new Request(`${ADDRESS}?${request}&exportnowrap=1`));
    expect(file.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await file.text()).toBe(query.export);
    expect(createWiki(JSON.parse(query.export)).tables.revisions).toHaveLength(2);
    await importFile(query.export, { ...PREFIX, assignknownusers: "1" });
    const imported = [...history("Lily"), ...history("Iris")];
    expect(imported).toContainEqual(
      expect.objectContaining({ content: "b", user: "Bob", comment: "c" }),
    );
    expect(imported).toContainEqual(expect.objectContaining({ content: "", user: "en>" }));
  });

  it("knows authors with an account if that is asked for, and keeps addresses", async () => {
    const { importFile, history } = await start();
    const authors = ["Bob", "Nobody", "192.0.2.1"];
    const revisions = authors.map((author, index) => ({ time: `${index + 1}`, text: "a", author }));
    await importFile(exported(page("Lily", revisions)), { ...PREFIX, assignknownusers: "1" });
    expect(history("Lily").map(({ user }) => user)).toEqual([
      "Bob",
      "en>Nobody",
      "192.0.2.1",
      "Admin",
    ]);
    expect(history("Lily").at(-1)?.comment).toBe("3 revisions imported");
  });

  it.each([
    [{}, "Talk:Lily", "Talk:Lily"],
    [{ namespace: "4" }, "Talk:Lily", "Project:Lily"],
    [{ namespace: "1" }, "A: b c", "Talk:A: b c"],
    [{ rootpage: "Talk:Root" }, "Lily", "Talk:Root/Lily"],
  ])("with %j gives %s the title %s", async (params, title, expected) => {
    const { importFile } = await start();
    const file = exported(page(title, [{ time: "1", text: "a" }]));
    expect(await importFile(file, { ...PREFIX, ...params })).toMatchObject({
      import: [{ title: expected }],
    });
  });

  const FILE = exported(page("Lily", [{ time: "1", text: "a" }]));

  it.each([
    [{ ...PREFIX, namespace: "4", rootpage: "A" }, FILE, "invalidparammix"],
    [{ ...PREFIX, interwikisource: "en" }, FILE, "notimplemented"],
    [{}, FILE, "nointerwikiprefix"],
    [PREFIX, undefined, "nofile"],
    [{ ...PREFIX, tags: "nosuch" }, FILE, "badtags"],
    [{ ...PREFIX, rootpage: "[" }, FILE, "import-rootpage-invalid"],
    [{ ...PREFIX, rootpage: "Root" }, FILE, "import-rootpage-nosubpage"],
    [PREFIX, "<mediawiki></mediawiki>", "import-unknownerror"],
    [PREFIX, "{}", "import-unknownerror"],
    [PREFIX, '{"pages":[{"title":"A","revisions":[{"text":1}]}]}', "import-unknownerror"],
    [
      PREFIX,
      '{"pages":[{"title":"A","revisions":[{"text":"a","timestamp":"soon"}]}]}',
      "import-unknownerror",
    ],
    [PREFIX, '{"pages":[{"revisions":[]}]}', "import-unknownerror"],
  ])("with %j is refused", async (params, file, code) => {
    const { importFile, wiki } = await start();
    const before = wiki.current();
    expect(await importFile(file, params)).toEqual({
      errors: [expect.objectContaining({ code, module: "import" })],
    });
    expect(wiki.current()).toBe(before);
  });

  it("is refused to callers who may not import files", async () => {
    const { importFile } = await start("Bob");
    expect(await importFile(FILE, PREFIX)).toMatchObject({
      errors: [{ code: "cantimport-upload" }],
    });
  });
});
