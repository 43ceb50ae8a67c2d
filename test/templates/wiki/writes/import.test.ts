import { expect, it } from "vitest";
import { createParaminfoStub, createWiki } from "../../../../generated/paraminfo/stub.js";
import type { Json } from "../../../../templates/runtime/model/json.js";
import { writableWiki } from "../../../../templates/wiki/writes/writable-wiki.js";

const ADDRESS = "https://wiki.example/w/api.php";
const FORMAT = { format: "json", formatversion: "2", errorformat: "none" };
const PREFIX = { interwikiprefix: "en" };

/** A wiki whose administrators may import. */
function start() {
  const usergroups = createWiki({}).site.usergroups.map((group) =>
    group["name"] === "sysop" && Array.isArray(group["rights"])
      ? { ...group, rights: [...group["rights"], "importupload"] }
      : group,
  );
  const users = [{ name: "Admin", groups: ["sysop"] }, { name: "Ann" }, { name: "Bob" }];
  const wiki = writableWiki(
    createWiki({ site: { usergroups }, users, pages: [{ title: "Rose", text: "now" }] }),
  );
  const handler = createParaminfoStub({ wiki });
  const headers = { cookie: "paramsmith_user=Admin" };
  const read = async (params: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({ action: "query", ...FORMAT, ...params }).toString();
    return (await handler(new Request(`${ADDRESS}?${query}`, { headers }))).json();
  };
  const importFile = async (file: string, params: Readonly<Record<string, string>>) => {
    const { query } = await read({ meta: "tokens" });
    const form = new FormData();
    const all = { action: "import", ...FORMAT, token: query.tokens.csrftoken, ...params };
    for (const [key, value] of Object.entries(all)) form.set(key, value);
    form.set("xml", new Blob([file]), "export.json");
    const response = await handler(new Request(ADDRESS, { method: "POST", headers, body: form }));
    return response.json();
  };
  /** The revisions of a page: their texts and authors, oldest first. */
  const history = async (titles: string): Promise<readonly Json[]> => {
    const rvprop = "content|user";
    const { query } = await read({
      prop: "revisions",
      titles,
      rvprop,
      rvslots: "main",
      rvlimit: "9",
    });
    const rows: readonly { user: string; slots: { main: { content?: string } } }[] =
      query.pages[0].revisions;
    return rows.map(({ user, slots }) => `${user}: ${slots.main.content}`).toReversed();
  };
  return { wiki, importFile, history };
}

function exported(title: string, ...revisions: readonly object[]): string {
  return JSON.stringify({ pages: [{ title, revisions }] });
}

const ONE = { timestamp: "2010-01-01T00:00:00Z", user: "Ann", comment: "c", text: "a" };

it("adds revisions that the page lacks, by time and text, and one that counts them", async () => {
  const { importFile, history } = start();
  const revisions = [ONE, { text: "b" }, { ...ONE, text: "c", user: "192.0.2.1" }];
  expect(await importFile(exported("Lily", ...revisions), PREFIX)).toEqual({
    import: [{ ns: 0, title: "Lily", revisions: 3 }],
  });
  const all = ["en>Ann: a", "192.0.2.1: c", "Admin: b", "Admin: b"];
  expect(await history("Lily")).toEqual(all);
  expect(await importFile(exported("Lily", ONE), PREFIX)).toMatchObject({
    import: [{ revisions: 0 }],
  });
  expect(await history("Lily")).toEqual(all);
});

it("takes what an export of another wiki returns, and the data of a wiki", async () => {
  const { importFile, history } = start();
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
  expect(await history("Lily")).toContain("Bob: b");
  expect(await history("Iris")).toContain("en>: ");
  await importFile(JSON.stringify({ pages: [{ title: "Tulip", text: "red" }] }), PREFIX);
  expect(await history("Tulip")).toEqual(["Admin: red", "Admin: red"]);
});

it.each([
  [{}, "Talk:Lily", [{ title: "Talk:Lily" }]],
  [{ namespace: "4" }, "Talk:Lily", [{ title: "Project:Lily" }]],
  [{ namespace: "1" }, "A: b c", [{ title: "Talk:A: b c" }]],
  [{ rootpage: "Talk:Root" }, "Lily", [{ title: "Talk:Root/Lily" }]],
  [{}, "<", []],
  [{}, "Special:Version", []],
])("with %j, imports of %s are %j", async (params, title, pages) => {
  const response = await start().importFile(exported(title, ONE), { ...PREFIX, ...params });
  expect(response).toMatchObject({ import: pages });
});

it.each([
  [{ rootpage: "[" }, exported("Lily", ONE), "import-rootpage-invalid"],
  [{ rootpage: "Root" }, exported("Lily", ONE), "import-rootpage-nosubpage"],
  [{ tags: "nosuch" }, exported("Lily", ONE), "badtags"],
  [{}, "<mediawiki></mediawiki>", "import-unknownerror"],
  [{}, "{}", "import-unknownerror"],
  [{}, exported("Lily", { text: 1 }), "import-unknownerror"],
  [{}, exported("Lily", { text: "a", timestamp: "soon" }), "import-unknownerror"],
  [{}, '{"pages":[{"revisions":[]}]}', "import-unknownerror"],
])("with %j, %s is refused: %s", async (params, file, code) => {
  const { importFile, wiki } = start();
  const before = wiki.current();
  expect(await importFile(file, { ...PREFIX, ...params })).toMatchObject({ errors: [{ code }] });
  expect(wiki.current()).toBe(before);
});
