import { describe, expect, it } from "vitest";
import { createParaminfoStub, createWiki } from "../../../../../generated/paraminfo/stub.js";
import { writableWiki } from "../../../../../templates/wiki/writes/writable-wiki.js";

const ADDRESS = "https://wiki.example/w/api.php";

interface Revision {
  readonly time: string;
  readonly text: string;
  readonly author?: string;
  readonly more?: string;
}

/** A page of an export, whose revisions are by Ann. */
function page(title: string, revisions: readonly Revision[], ns = 0): string {
  const all = revisions.map(
    ({ time, text, author = "<username>Ann</username>", more = "" }) =>
      `<revision><timestamp>2010-01-0${time}T00:00:00Z</timestamp><contributor>${author}</contributor>${more}<comment>c${time}</comment><text>${text}</text></revision>`,
  );
  return `<page><title>${title}</title><ns>${ns}</ns>${all.join("")}</page>`;
}

function exported(...pages: readonly string[]): string {
  return `<mediawiki>${pages.join("")}</mediawiki>`;
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
  const importXml = async (xml: string | undefined, params: Readonly<Record<string, string>>) => {
    const form = new FormData();
    const all = {
      action: "import",
      format: "json",
      formatversion: "2",
      errorformat: "none",
      token,
    };
    for (const [key, value] of Object.entries({ ...all, ...params })) form.set(key, value);
    if (xml !== undefined) form.set("xml", new Blob([xml]), "export.xml");
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
  return { wiki, importXml, history };
}

const PREFIX = { interwikiprefix: "en" };

describe("an import", () => {
  it("adds revisions with their times and authors, and one that counts them", async () => {
    const { importXml, history, wiki } = await start();
    const xml = exported(
      page("Lily", [
        { time: "1", text: "a" },
        { time: "2", text: "b" },
      ]),
    );
    expect(await importXml(xml, { ...PREFIX, summary: "why" })).toEqual({
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
    const { importXml, history } = await start();
    const xml = exported(
      page("Rose", [
        { time: "3", text: "c" },
        { time: "1", text: "a" },
        { time: "2", text: "b" },
        { time: "2", text: "d" },
      ]),
    );
    await importXml(xml, PREFIX);
    expect(history("Rose").map(({ content, parent }) => [content, parent])).toEqual([
      ["a", undefined],
      ["b", "a"],
      ["d", "b"],
      ["c", undefined],
      ["now", undefined],
      ["now", "now"],
    ]);
  });

  it("leaves out revisions that the page has, by time and hash", async () => {
    const { importXml, history } = await start();
    // The SHA-1 of "a" in base 36.
    const more = "<sha1>fpmlt9ulmlho9flfv2wlwt5hj9r5rkg</sha1>";
    const hash = BigInt("0x86f7e437faa5a7fce15d1ddcb9eaeaea377667b8")
      .toString(36)
      .padStart(31, "0");
    const known = { time: "1", text: "a", more: more.replace(/>\w+</, `>${hash}<`) };
    await importXml(exported(page("Lily", [known])), PREFIX);
    const before = history("Lily");
    expect(await importXml(exported(page("Lily", [known])), PREFIX)).toEqual({
      import: [{ ns: 0, title: "Lily", revisions: 0 }],
    });
    expect(history("Lily")).toEqual(before);
    await importXml(exported(page("Lily", [{ time: "1", text: "a" }])), PREFIX);
    expect(history("Lily")).toHaveLength(before.length + 2);
  });

  it("knows authors with an account if that is asked for, and keeps addresses", async () => {
    const { importXml, history } = await start();
    const authors = [
      "<username>Bob</username>",
      "<username>Nobody</username>",
      "<ip>192.0.2.1</ip>",
    ];
    const revisions = authors.map((author, index) => ({ time: `${index + 1}`, text: "a", author }));
    await importXml(exported(page("Lily", revisions)), { ...PREFIX, assignknownusers: "1" });
    expect(history("Lily").map(({ user }) => user)).toEqual([
      "Bob",
      "en>Nobody",
      "192.0.2.1",
      "Admin",
    ]);
    expect(history("Lily").at(-1)?.comment).toBe("3 revisions imported");
  });

  it.each([
    [{}, "Talk:Lily", 1, "Talk:Lily"],
    [{ namespace: "4" }, "Talk:Lily", 1, "Project:Lily"],
    [{ namespace: "1" }, "A: b c", 0, "Talk:A: b c"],
    [{ rootpage: "Talk:Root" }, "Lily", 0, "Talk:Root/Lily"],
  ])("with %j gives %s of the namespace %i the title %s", async (params, title, ns, expected) => {
    const { importXml } = await start();
    const xml = exported(page(title, [{ time: "1", text: "a" }], ns));
    expect(await importXml(xml, { ...PREFIX, ...params })).toMatchObject({
      import: [{ title: expected }],
    });
  });

  const XML = exported(page("Lily", [{ time: "1", text: "a" }]));

  it.each([
    [{ ...PREFIX, namespace: "4", rootpage: "A" }, XML, "invalidparammix"],
    [{ ...PREFIX, interwikisource: "en" }, XML, "notimplemented"],
    [{}, XML, "nointerwikiprefix"],
    [PREFIX, undefined, "nofile"],
    [{ ...PREFIX, tags: "nosuch" }, XML, "badtags"],
    [{ ...PREFIX, rootpage: "[" }, XML, "import-rootpage-invalid"],
    [{ ...PREFIX, rootpage: "Root" }, XML, "import-rootpage-nosubpage"],
    [PREFIX, "<html></html>", "import-unknownerror"],
    [PREFIX, "no XML", "import-unknownerror"],
  ])("with %j is refused", async (params, xml, code) => {
    const { importXml, wiki } = await start();
    const before = wiki.current();
    expect(await importXml(xml, params)).toEqual({
      errors: [expect.objectContaining({ code, module: "import" })],
    });
    expect(wiki.current()).toBe(before);
  });

  it("is refused to callers who may not import files", async () => {
    const { importXml } = await start("Bob");
    expect(await importXml(XML, PREFIX)).toMatchObject({
      errors: [{ code: "cantimport-upload" }],
    });
  });
});
