import { describe, expect, it } from "vitest";
import { createParaminfoStub, createWiki } from "../../../../generated/paraminfo/stub.js";
import type { JsonObject } from "../../../../templates/runtime/model/json.js";
import { writableWiki } from "../../../../templates/wiki/writes/writable-wiki.js";
import { clientOf } from "../actions/stub-client.js";

type Params = Readonly<Record<string, string | number | boolean>>;

/** Rights that sysops have on a new wiki, and the stub's default site does not give them. */
const usergroups = createWiki({}).site.usergroups.map((group) =>
  group["name"] === "sysop" && Array.isArray(group["rights"])
    ? {
        ...group,
        rights: [
          ...group["rights"],
          "suppressredirect",
          "changetags",
          "move-subpages",
          "userrights",
        ],
      }
    : group,
);

async function start() {
  const wiki = writableWiki(
    createWiki({
      site: { usergroups },
      users: [{ name: "Admin", groups: ["sysop"] }, { name: "Ann" }, { name: "Bob" }],
      pages: [
        {
          title: "Rose",
          revisions: [
            { text: "one", user: "Ann" },
            { text: "two", user: "Bob" },
            { text: "three", user: "Bob" },
          ],
        },
        { title: "Lily", text: "x" },
      ],
      tags: [{ name: "mine" }],
    }),
  );
  const handler = createParaminfoStub({ wiki });
  const as = async (name: string) => {
    const client = clientOf(handler);
    await client.logIn(`${name}@test`);
    return async (action: string, params: Params, type = "csrf"): Promise<JsonObject> =>
      client.post({ action, errorformat: "none", token: await client.token(type), ...params });
  };
  const tagsOf = (revid: number) =>
    wiki.current().tables.revisions.find((row) => row.revid === revid)?.tags;
  const textOf = () => wiki.current().tables.revisions.at(-1)?.content;
  return { wiki, tagsOf, textOf, admin: await as("Admin"), ann: await as("Ann") };
}

const errors = (code: string) => ({ errors: [expect.objectContaining({ code })] });

describe("a revert", () => {
  it("by rollback brings back the last text of another user, and marks what it reverts", async () => {
    const { admin, wiki, tagsOf, textOf } = await start();
    const answer = await admin("rollback", { title: "Rose", user: "Bob" }, "rollback");
    expect(answer).toMatchObject({ rollback: { title: "Rose", old_revid: 3, last_revid: 1 } });
    expect(textOf()).toBe("one");
    expect([2, 3, 5].map(tagsOf)).toEqual([["mw-reverted"], ["mw-reverted"], ["mw-rollback"]]);
    const { changes } = wiki.current().tables;
    expect(changes.filter(({ user }) => user === "Bob").every(({ patrolled }) => patrolled)).toBe(
      true,
    );
  });

  it("by undo takes back one revision, with a summary", async () => {
    const { admin, wiki, tagsOf, textOf } = await start();
    await admin("edit", { title: "Rose", undo: 3 });
    expect(textOf()).toBe("two");
    expect(wiki.current().tables.revisions.at(-1)?.comment).toBe(
      "Undid revision [[Special:Diff/3|3]] of [[Special:Contributions/Bob|Bob]]",
    );
    expect([3, 5].map(tagsOf)).toEqual([["mw-reverted"], ["mw-undo"]]);
  });

  it("by an edit with an earlier text marks nothing until it is patrolled", async () => {
    const { admin, ann, tagsOf } = await start();
    await ann("edit", { title: "Rose", text: "two" });
    expect([3, 5].map(tagsOf)).toEqual([[], ["mw-manual-revert"]]);
    await admin("patrol", { revid: 5 }, "patrol");
    expect(tagsOf(3)).toEqual(["mw-reverted"]);
  });

  it.each([
    [{ title: "Rose", user: "Ann" }, "alreadyrolled"],
    [{ title: "Lily", user: "Admin" }, "onlyauthor"],
    [{ title: "Nothing", user: "Ann" }, "missingtitle"],
  ])("by rollback is refused with %j", async (params, code) => {
    const { admin } = await start();
    expect(await admin("rollback", params, "rollback")).toEqual(errors(code));
  });
});

describe("tags", () => {
  it("of an entry of a log are those of its revision, also of a deleted one", async () => {
    const { admin, wiki } = await start();
    await admin("move", { from: "Rose", to: "Tulip", noredirect: "1" });
    const { logid, revid } = wiki.current().tables.logevents.at(-1) ?? {};
    await admin("delete", { title: "Tulip" });
    expect(await admin("tag", { logid: String(logid), add: "mine" })).toMatchObject({
      tag: [{ logid, status: "success", added: ["mine"] }],
    });
    expect(wiki.current().tables.logevents.at(-1)).toMatchObject({ title: "Special:Tags" });
    const query = "list=logevents|alldeletedrevisions&leprop=ids|tags&adrprop=ids|tags&lelimit=max";
    const shown = await admin("query", Object.fromEntries(new URLSearchParams(query)));
    expect(shown).toMatchObject({
      query: {
        logevents: expect.arrayContaining([expect.objectContaining({ logid, tags: ["mine"] })]),
        alldeletedrevisions: [
          {
            revisions: expect.arrayContaining([expect.objectContaining({ revid, tags: ["mine"] })]),
          },
        ],
      },
    });
  });

  it("are added to a revision, counted and logged", async () => {
    const { admin, wiki, tagsOf } = await start();
    expect(await admin("tag", { revid: "2|99", add: "mine" })).toMatchObject({
      tag: [
        { revid: 2, status: "success", added: ["mine"], removed: [] },
        { revid: 99, status: "error", code: "nosuchrevid" },
      ],
    });
    expect(tagsOf(2)).toEqual(["mine"]);
    const { tags, logevents } = wiki.current().tables;
    expect(tags.find(({ name }) => name === "mine")?.hitcount).toBe(1);
    expect(logevents.at(-1)).toMatchObject({ type: "tag", action: "update", title: "Rose" });
    expect(await admin("tag", { revid: 2, add: "mine" })).toMatchObject({ tag: [{ noop: true }] });
  });
});

describe("the groups of an account", () => {
  it("are not added again if they have the same end", async () => {
    const { admin, wiki } = await start();
    const add = { user: "Ann", add: "bot" };
    const rights = async (params: Params) => admin("userrights", params, "userrights");
    const entries = () => wiki.current().tables.logevents.length;
    expect(await rights(add)).toMatchObject({ userrights: { added: ["bot"] } });
    const before = entries();
    expect(await rights(add)).toMatchObject({ userrights: { added: [], removed: [] } });
    expect(entries()).toBe(before);
    expect(await rights({ ...add, expiry: "2099-01-01T00:00:00Z" })).toMatchObject({
      userrights: { added: ["bot"] },
    });
  });
});
