import { describe, expect, it } from "vitest";
import { createParaminfoStub, createWiki } from "../../../../generated/paraminfo/stub.js";
import type { JsonObject } from "../../../../templates/runtime/model/json.js";
import type { WikiSite } from "../../../../templates/wiki/data/wiki-data.js";
import { writableWiki } from "../../../../templates/wiki/writes/writable-wiki.js";
import { clientOf } from "../actions/stub-client.js";
import { listOrEmpty } from "../../../../templates/wiki/values/row.js";

type Params = Readonly<Record<string, string | number | boolean>>;

/** Users do not have a right that they have on a new wiki. */
const usergroups = createWiki({}).site.usergroups.map((group) =>
  group["name"] === "user"
    ? {
        ...group,
        rights: listOrEmpty(group["rights"]).filter((right) => right !== "move-subpages"),
      }
    : group,
);

async function start(site?: WikiSite) {
  const wiki = writableWiki(
    createWiki({
      site: { usergroups, ...site },
      users: [{ name: "Admin", groups: ["sysop"] }, { name: "Ann" }],
      pages: [
        { title: "Rose", revisions: [{ text: "[[Category:Plants]]", user: "Ann" }] },
        { title: "Talk:Rose", text: "talk" },
        { title: "Rose/Red", text: "red" },
        { title: "Away", text: "#REDIRECT [[Rose]]" },
        { title: "Lily", text: "white", protection: [{ type: "edit", level: "sysop" }] },
      ],
      watchlist: [{ owner: "Ann", title: "Rose" }],
    }),
  );
  const handler = createParaminfoStub({ wiki });
  const as = async (name: string) => {
    const client = clientOf(handler);
    await client.logIn(`${name}@test`);
    return async (action: string, params: Params, type = "csrf"): Promise<JsonObject> =>
      client.post({ action, errorformat: "none", token: await client.token(type), ...params });
  };
  const titles = () => wiki.current().tables.pages.map(({ title }) => title);
  return { wiki, titles, admin: await as("Admin"), ann: await as("Ann") };
}

const errors = (...codes: readonly string[]) => ({
  errors: codes.map((code) => expect.objectContaining({ code })),
});

describe("a move", () => {
  it("leaves a redirect, a revision, an entry in the log and the watchers of both titles", async () => {
    const { admin, wiki, titles } = await start();
    expect(await admin("move", { from: "Rose", to: "Tulip", reason: "why" })).toEqual({
      move: {
        from: "Rose",
        to: "Tulip",
        reason: "why",
        redirectcreated: true,
        moveoverredirect: false,
      },
    });
    const { revisions, logevents, watchlist, redirects } = wiki.current().tables;
    expect(titles()).toContain("Tulip");
    expect(revisions.map(({ comment }) => comment)).toContain(
      "Admin renamed [[Rose]] to [[Tulip]]: why",
    );
    expect(logevents.at(-1)).toMatchObject({ type: "move", action: "move", title: "Rose" });
    expect(watchlist.map(({ title }) => title)).toContain("Tulip");
    expect(redirects.map(({ title }) => title)).toContain("Tulip");
  });

  it("takes the talk page and subpages along, without redirects", async () => {
    const { admin, titles } = await start();
    const params = { from: "Talk:Rose", to: "Talk:Tulip", noredirect: true };
    await admin("move", params);
    await admin("move", { from: "Rose", to: "Tulip", noredirect: true, movesubpages: true });
    expect(titles()).toEqual(["Tulip", "Talk:Tulip", "Rose/Red", "Away", "Lily"]);
  });

  it("takes the subpages of a namespace that has some along, in order, but those that are in the way", async () => {
    const { admin, titles } = await start();
    const below = ["Talk:Rose/Red/Dark", "Talk:Rose/Blue", "Talk:Rosemary/Red", "Talk:Tulip/Green"];
    for (const title of [...below, "Talk:Rose/Green"])
      // oxlint-disable-next-line no-await-in-loop -- pages are numbered in the order of edits
      await admin("edit", { title, text: title });
    const params = { from: "Rose", to: "Tulip", noredirect: true };
    expect(await admin("move", { ...params, movetalk: true, movesubpages: true })).toMatchObject({
      move: {
        talkfrom: "Talk:Rose",
        talkto: "Talk:Tulip",
        talkmoveoverredirect: false,
        subpages: { errors: [{ code: "namespace-nosubpages" }] },
        "subpages-talk": [
          { from: "Talk:Rose/Blue", to: "Talk:Tulip/Blue" },
          { from: "Talk:Rose/Green", errors: [{ code: "articleexists" }] },
          { from: "Talk:Rose/Red/Dark", to: "Talk:Tulip/Red/Dark" },
        ],
      },
    });
    expect(titles().filter((title) => /^Talk:.*\//.test(title))).toEqual([
      "Talk:Tulip/Red/Dark",
      "Talk:Tulip/Blue",
      "Talk:Rosemary/Red",
      "Talk:Tulip/Green",
      "Talk:Rose/Green",
    ]);
  });

  it("takes no subpages along for callers who may not move them", async () => {
    const { ann, titles } = await start();
    expect(await ann("move", { from: "Talk:Rose", to: "Talk:Tulip", movesubpages: true })).toEqual({
      move: expect.objectContaining({
        subpages: { errors: [expect.objectContaining({ code: "cant-move-subpages" })] },
      }),
    });
    expect(titles()).toContain("Talk:Tulip");
  });

  it("replaces a redirect of one revision to the page, and no other page", async () => {
    const { admin, wiki } = await start();
    expect(await admin("move", { from: "Rose", to: "Lily" })).toEqual(errors("articleexists"));
    expect(await admin("move", { from: "Rose", to: "Away" })).toMatchObject({
      move: { moveoverredirect: true },
    });
    expect(
      wiki
        .current()
        .tables.logevents.slice(-2)
        .map(({ action }) => action),
    ).toEqual(["delete_redir", "move_redir"]);
  });

  it.each([
    [{ to: "X" }, ["missingparam"]],
    [{ from: "Rose", fromid: 1, to: "X" }, ["invalidparammix"]],
    [{ from: "<", to: "X" }, ["invalidtitle"]],
    [{ from: "Nothing", to: "X" }, ["missingtitle"]],
    [{ from: "Rose", to: "Rose" }, ["selfmove"]],
    [{ from: "Rose", to: "File:X.png" }, ["nonfile-cannot-move-to-file"]],
  ])("is refused with %j", async (params, codes) => {
    const { admin, wiki } = await start();
    const before = wiki.current();
    expect(await admin("move", params)).toEqual(errors(...codes));
    expect(wiki.current()).toBe(before);
  });
});

describe("a deletion", () => {
  it("keeps the revisions and the log, and names the text by default", async () => {
    const { admin, wiki, titles } = await start();
    const answer = await admin("delete", { title: "Rose", deletetalk: true });
    expect(answer).toMatchObject({
      delete: {
        title: "Rose",
        reason:
          'Content: "[[Category:Plants]]"; all edits are by [[Special:Contributions/Ann|Ann]]',
      },
    });
    const { deletedrevisions, categorylinks } = wiki.current().tables;
    expect(titles()).toEqual(["Rose/Red", "Away", "Lily"]);
    expect(deletedrevisions.map(({ title }) => title)).toEqual(["Rose", "Talk:Rose"]);
    expect(categorylinks).toEqual([]);
  });

  it("can be taken back, with the number of the page", async () => {
    const { admin, wiki } = await start();
    const before = wiki.current().tables;
    await admin("delete", { title: "Rose" });
    expect(await admin("undelete", { title: "Rose" })).toMatchObject({
      undelete: { title: "Rose", revisions: 1, fileversions: 0 },
    });
    const { pages, revisions, deletedrevisions } = wiki.current().tables;
    expect(revisions).toEqual(before.revisions);
    expect(deletedrevisions).toEqual([]);
    expect(pages.find(({ title }) => title === "Rose")?.pageid).toBe(1);
    expect(await admin("undelete", { title: "Rose" })).toEqual(
      errors("undelete-no-results", "cantundelete"),
    );
  });

  it("is refused without the right", async () => {
    const { ann } = await start();
    expect(await ann("delete", { title: "Rose" })).toEqual(errors("permissiondenied"));
  });

  it("is refused of a page that the caller may not edit, with the code of the API", async () => {
    const { ann } = await start();
    expect(await ann("delete", { title: "Lily" })).toEqual(errors("permissiondenied", "cantedit"));
  });
});

describe("a protection", () => {
  it("is of the page and in its history, until another takes its place", async () => {
    const { admin, ann, wiki } = await start();
    const protections = "edit=sysop|move=sysop";
    const expiry = "2036-05-06T07:08:09Z";
    await admin("protect", { title: "Rose", protections, expiry, cascade: true });
    expect(wiki.current().tables.revisions.at(-1)?.comment).toBe(
      "Protection for [[Rose]] ([edit=sysop] (expires 07:08, 6 May 2036 (UTC)) [move=sysop] (expires 07:08, 6 May 2036 (UTC))) [cascading]",
    );
    expect(await ann("edit", { title: "Rose", text: "x" })).toEqual(errors("protectedpage"));
    await admin("protect", { title: "Rose", protections: "edit=all" });
    expect(wiki.current().tables.restrictions.map(({ pageid }) => pageid)).toEqual([5]);
  });

  it.each([
    [{ title: "Rose", protections: "create=sysop" }, "create-titleexists"],
    [{ title: "Nothing", protections: "edit=sysop" }, "missingtitle-createonly"],
    [{ title: "Rose", protections: "edit=nosuch" }, "protect-invalidlevel"],
    [{ title: "Rose", protections: "nosuch=sysop" }, "protect-invalidaction"],
    [{ title: "Rose", protections: "edit=sysop", expiry: "2001-01-01" }, "pastexpiry"],
    [{ title: "Rose", protections: "edit=sysop", expiry: "x" }, "invalidexpiry"],
    [{ title: "Rose", protections: "edit=sysop", expiry: "never|never" }, "toofewexpiries"],
  ])("is refused with %j", async (params, code) => {
    const { admin } = await start();
    expect(await admin("protect", params)).toEqual(errors(code));
  });
});

describe("a title that is reserved", () => {
  const reserve = { title: "Tulip", protections: "create=sysop" };

  it.each([
    ["edit", { title: "Tulip", text: "red" }],
    ["move", { from: "Rose", to: "Tulip" }],
  ] as const)("is free once a page has it, by %s", async (action, params) => {
    const { admin, wiki } = await start();
    await admin("protect", reserve);
    expect(wiki.current().tables.protectedtitles).toMatchObject([{ title: "Tulip" }]);
    await admin(action, params);
    expect(wiki.current().tables.protectedtitles).toEqual([]);
  });

  it("is no target of a move by others; the codes were observed on MediaWiki 1.39 and 1.43", async () => {
    const { admin, ann } = await start();
    await admin("protect", reserve);
    expect(await ann("move", { from: "Rose", to: "Tulip" })).toEqual(
      errors("protectedpage", "protectedtitle"),
    );
  });
});

describe("a comment with spaces at its end", () => {
  it("is without them in recent changes and in the log; observed on MediaWiki 1.39", async () => {
    const { admin, wiki } = await start();
    await admin("delete", { title: "Rose", deletetalk: true, reason: "" });
    const { logevents, changes } = wiki.current().tables;
    const comments = [logevents, changes].map((rows) => rows.map(({ comment }) => comment));
    expect(comments[0]).toContain("Deleted with its subject page:");
    expect(comments[1]).toContain("Deleted with its subject page:");
  });
});

describe("a wiki that is read-only", () => {
  it.each(["edit", "move", "delete", "undelete", "protect", "tag"])(
    "refuses %s",
    async (action) => {
      const { admin, wiki } = await start({
        general: { readonly: true, readonlyreason: "because" },
      });
      const before = wiki.current();
      const all = { title: "Rose", from: "Rose", to: "X", text: "x", protections: "edit=sysop" };
      expect(await admin(action, { ...all, revid: 1 })).toEqual({
        errors: [
          expect.objectContaining({ code: "readonly", data: { readonlyreason: "because" } }),
        ],
      });
      expect(wiki.current()).toBe(before);
    },
  );
});
