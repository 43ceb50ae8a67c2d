import { describe, expect, it } from "vitest";
import { accountWiki, errors } from "./account-wiki.js";
import type { Params } from "./account-wiki.js";

const PAGES = [
  { title: "Rose", revisions: [{ text: "one" }, { text: "two" }] },
  { title: "Talk:Rose", text: "talk" },
  { title: "Lily", text: "x" },
];

/** A wiki whose pages were deleted. */
async function start() {
  const { wiki, admin, ann } = await accountWiki({ pages: PAGES });
  for (const { title } of PAGES)
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await admin("delete", { title, reason: "x" });
  const texts = (): readonly string[] =>
    wiki.current().tables.pages.map(({ title, lastrevid }) => {
      const row = wiki.current().tables.revisions.find(({ revid }) => revid === lastrevid);
      return `${title}: ${row?.content}`;
    });
  return {
    texts,
    tables: () => wiki.current().tables,
    undelete: async (params: Params) => admin("undelete", params),
    undeleteAsAnn: async (params: Params) => ann("undelete", params),
  };
}

describe("an undeletion", () => {
  it("brings back all revisions, without the talk page", async () => {
    const { texts, tables, undelete } = await start();
    expect(await undelete({ title: "Rose", reason: "Needed" })).toEqual({
      undelete: { title: "Rose", revisions: 2, fileversions: 0, reason: "Needed" },
    });
    expect(texts()).toEqual(["Rose: two"]);
    expect(tables().deletedrevisions.map(({ title }) => title)).toEqual(["Talk:Rose", "Lily"]);
    expect(tables().logevents.at(-1)).toMatchObject({
      type: "delete",
      action: "restore",
      title: "Rose",
      comment: "Needed",
    });
  });

  it("brings back the talk page on request, with a reason of its own", async () => {
    const { texts, tables, undelete } = await start();
    expect(await undelete({ title: "Rose", reason: "Needed", undeletetalk: true })).toEqual({
      undelete: { title: "Rose", revisions: 3, fileversions: 0, reason: "Needed" },
    });
    expect(texts()).toEqual(["Rose: two", "Talk:Rose: talk"]);
    expect(
      tables()
        .logevents.slice(-2)
        .map(({ comment }) => comment),
    ).toEqual(["Needed", "Restored with its subject page: Needed"]);
  });

  it("of a talk page is of that page alone", async () => {
    const { texts, undelete } = await start();
    expect(await undelete({ title: "Talk:Rose" })).toMatchObject({
      undelete: { title: "Talk:Rose", revisions: 1 },
    });
    expect(texts()).toEqual(["Talk:Rose: talk"]);
  });

  it.each([
    ["Talk:Rose", "undelete-error-associated-alreadytalk"],
    ["Lily", "undelete-error-associated-notdeleted"],
  ])("warns that %s has no talk page to bring back", async (title, code) => {
    const { undelete } = await start();
    expect(await undelete({ title, undeletetalk: true })).toMatchObject({
      warnings: [{ code, module: "undelete" }],
      undelete: { title, revisions: 1 },
    });
  });

  it("brings back the revisions of some times", async () => {
    const { texts, tables, undelete } = await start();
    const [first] = tables().deletedrevisions;
    expect(await undelete({ title: "Rose", timestamps: String(first?.timestamp) })).toMatchObject({
      undelete: { revisions: 1 },
    });
    expect(texts()).toEqual(["Rose: one"]);
  });

  it.each<[string, Params, ...string[]]>([
    ["no title", { title: "<" }, "invalidtitle"],
    ["what was not deleted", { title: "Tulip" }, "undelete-no-results", "cantundelete"],
    ["an unknown tag", { title: "Rose", tags: "nosuch" }, "badtags"],
  ])("is refused for %s", async (_which, params, ...codes) => {
    const { texts, undelete } = await start();
    expect(await undelete(params)).toMatchObject(errors(...codes));
    expect(texts()).toEqual([]);
  });

  it("is refused to those who may not", async () => {
    const { texts, undeleteAsAnn } = await start();
    expect(await undeleteAsAnn({ title: "Rose" })).toMatchObject(errors("permissiondenied"));
    expect(texts()).toEqual([]);
  });
});
