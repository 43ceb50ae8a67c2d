import { describe, expect, it } from "vitest";
import { accountWiki, errors } from "./account-wiki.js";
import type { Params } from "./account-wiki.js";

const PAGES = [
  { title: "Rose", text: "Red." },
  { title: "Talk:Rose", text: "Nice." },
  { title: "Tulip", text: "Yellow." },
  { title: "Talk:Alone", text: "x" },
];

async function wikiOf() {
  const { wiki, admin, ann } = await accountWiki({ pages: PAGES });
  const titles = (): readonly string[] => wiki.current().tables.pages.map(({ title }) => title);
  return {
    wiki,
    titles,
    remove: async (params: Params) => admin("delete", params),
    removeAsAnn: async (params: Params) => ann("delete", params),
  };
}

describe("a deletion", () => {
  it("removes the page, and is in the log", async () => {
    const { wiki, titles, remove } = await wikiOf();
    const found = await remove({ title: "Rose", reason: "Old" });
    const entry = wiki.current().tables.logevents.at(-1);
    expect(found).toEqual({ delete: { title: "Rose", reason: "Old", logid: entry?.logid } });
    expect(entry).toMatchObject({
      type: "delete",
      action: "delete",
      ns: 0,
      title: "Rose",
      user: "Admin",
      comment: "Old",
      params: {},
      tags: [],
    });
    expect(titles()).toEqual(["Talk:Rose", "Tulip", "Talk:Alone"]);
    expect(wiki.current().tables.changes.at(-1)).toMatchObject({
      type: "log",
      logtype: "delete",
      logaction: "delete",
      title: "Rose",
      bot: false,
    });
  });

  it("describes the text if it has no reason", async () => {
    const { remove } = await wikiOf();
    expect(await remove({ pageid: 3 })).toMatchObject({
      delete: {
        title: "Tulip",
        reason: expect.stringContaining("Yellow."),
      },
    });
  });

  it("also removes the talk page, with a reason that has the first one", async () => {
    const { wiki, titles, remove } = await wikiOf();
    expect(await remove({ title: "Rose", reason: "Old", deletetalk: true, tags: "mine" })).toEqual({
      delete: { title: "Rose", reason: "Old", logid: expect.any(Number) },
    });
    expect(titles()).toEqual(["Tulip", "Talk:Alone"]);
    expect(
      wiki
        .current()
        .tables.logevents.slice(-2)
        .map(({ title, comment, tags }) => [title, comment, tags]),
    ).toEqual([
      ["Rose", "Old", ["mine"]],
      ["Talk:Rose", "Deleted with its subject page: Old", ["mine"]],
    ]);
  });

  it.each([
    ["Talk:Alone", "delete-error-associated-alreadytalk"],
    ["Tulip", "delete-error-associated-doesnotexist"],
  ])("warns that %s has no talk page to remove", async (title, code) => {
    const { remove } = await wikiOf();
    expect(await remove({ title, reason: "Old", deletetalk: true })).toEqual({
      warnings: [{ code, module: "delete" }],
      delete: { title, reason: "Old", logid: expect.any(Number) },
    });
  });

  it.each<[string, Params, string]>([
    ["a page that does not exist", { title: "Gone" }, "missingtitle"],
    ["a special page", { title: "Special:Version" }, "pagecannotexist"],
    ["a fragment alone", { title: "#x" }, "pagecannotexist"],
    ["an unknown tag", { title: "Rose", tags: "nosuch" }, "badtags"],
  ])("is refused for %s", async (_which, params, code) => {
    const { titles, remove } = await wikiOf();
    expect(await remove(params)).toMatchObject(errors(code));
    expect(titles()).toHaveLength(4);
  });

  it("is refused to those who may not delete", async () => {
    const { titles, removeAsAnn } = await wikiOf();
    expect(await removeAsAnn({ title: "Rose" })).toMatchObject(errors("permissiondenied"));
    expect(titles()).toHaveLength(4);
  });
});
