import { describe, expect, it } from "vitest";
import { createWiki } from "../../../../generated/paraminfo/stub.js";
import { accountWiki, errors } from "./account-wiki.js";
import type { Params } from "./account-wiki.js";
import { listOrEmpty } from "../../../../templates/wiki/values/row.js";

/** Groups without some rights that they have on a new wiki. */
const usergroups = createWiki({}).site.usergroups.map(({ name, rights, ...group }) => ({
  ...group,
  name,
  rights: listOrEmpty(rights).filter(
    (right) => right !== "move-rootuserpages" && (name !== "user" || right !== "move-subpages"),
  ),
}));

const PAGES = [
  { title: "Rose", text: "Red." },
  { title: "Talk:Rose", text: "Nice." },
  { title: "Tulip", text: "#REDIRECT [[Rose]]" },
  { title: "Lily", text: "White." },
  { title: "Two", revisions: [{ text: "x" }, { text: "#REDIRECT [[Rose]]" }] },
  { title: "Other", text: "#REDIRECT [[Lily]]" },
  { title: "User:Ann/A", text: "a" },
  { title: "User:Ann/A/1", text: "a1" },
  { title: "User:Ann/A/2", text: "a2" },
  { title: "User:Ann/C/2", text: "taken" },
  { title: "User talk:Ann/A", text: "ta" },
  { title: "User talk:Ann/A/1", text: "ta1" },
  { title: "File:Leaf.png", text: "f" },
  { title: "File:Tree.png", text: "f", file: [{ size: 4321, width: 64, height: 48 }] },
  { title: "Category:Fruit", text: "c" },
  { title: "User:Ann/a.css", text: "b {}" },
];

async function start() {
  const { wiki, admin, ann } = await accountWiki({
    site: { usergroups },
    users: [{ name: "Admin", groups: ["sysop", "interface-admin"] }, { name: "Ann" }],
    pages: PAGES,
  });
  const textOf = (title: string): string | undefined => {
    const { pages, revisions } = wiki.current().tables;
    const page = pages.find((each) => each.title === title);
    return page && revisions.find(({ revid }) => revid === page.lastrevid)?.content;
  };
  return {
    textOf,
    tables: () => wiki.current().tables,
    move: async (params: Params) => admin("move", params),
    moveAsAnn: async (params: Params) => ann("move", params),
  };
}

describe("a move", () => {
  it("takes the page to its new title, and leaves a redirect", async () => {
    const { move, textOf, tables } = await start();
    const rose = tables().pages.find(({ title }) => title === "Rose");
    expect(await move({ from: "Rose", to: "Red rose", reason: "Why not" })).toEqual({
      move: {
        from: "Rose",
        to: "Red rose",
        reason: "Why not",
        redirectcreated: true,
        moveoverredirect: false,
      },
    });
    expect(textOf("Red rose")).toBe("Red.");
    expect(textOf("Rose")).toBe("#REDIRECT [[Red rose]]");
    const { pages, revisions, logevents } = tables();
    expect(pages.find(({ title }) => title === "Red rose")?.pageid).toBe(rose?.pageid);
    const comment = "Admin renamed [[Rose]] to [[Red rose]]: Why not";
    expect(revisions.slice(-2)).toMatchObject([
      { comment, content: "Red.", minor: true, tags: [] },
      { comment, content: "#REDIRECT [[Red rose]]", minor: false, tags: ["mw-new-redirect"] },
    ]);
    expect(logevents.at(-1)).toMatchObject({
      type: "move",
      action: "move",
      title: "Rose",
      comment: "Why not",
      params: { target_ns: 0, target_title: "Red rose", suppressredirect: false },
    });
  });

  it("takes the page by its number, without a reason and a redirect", async () => {
    const { move, textOf, tables } = await start();
    expect(await move({ fromid: 1, to: "Red rose", noredirect: true, tags: "mine" })).toEqual({
      move: {
        from: "Rose",
        to: "Red rose",
        reason: "",
        redirectcreated: false,
        moveoverredirect: false,
      },
    });
    expect(textOf("Rose")).toBeUndefined();
    const { revisions, logevents } = tables();
    expect(revisions.at(-1)?.comment).toBe(
      "Admin renamed [[Rose]] to [[Red rose]] (left no redirect)",
    );
    expect(logevents.at(-1)).toMatchObject({ params: { suppressredirect: true }, tags: ["mine"] });
  });

  it("leaves a redirect if the caller may not do without one", async () => {
    const { moveAsAnn, textOf } = await start();
    expect(await moveAsAnn({ from: "Rose", to: "Red rose", noredirect: true })).toMatchObject({
      move: { redirectcreated: true },
    });
    expect(textOf("Rose")).toBe("#REDIRECT [[Red rose]]");
  });

  it("replaces a redirect to the page", async () => {
    const { move, textOf, tables } = await start();
    expect(await move({ from: "Rose", to: "Tulip", noredirect: true })).toMatchObject({
      move: { moveoverredirect: true, redirectcreated: false },
    });
    expect(textOf("Tulip")).toBe("Red.");
    const { revisions, logevents } = tables();
    expect(revisions.at(-1)?.comment).toBe(
      "Admin renamed [[Rose]] to [[Tulip]] (replaced a redirect, left no redirect)",
    );
    expect(logevents.slice(-2)).toMatchObject([
      {
        type: "delete",
        action: "delete_redir",
        title: "Tulip",
        comment: "Replaced by the move of [[Rose]]",
        params: {},
      },
      { type: "move", action: "move_redir", title: "Rose" },
    ]);
    const back = await start();
    await back.move({ from: "Rose", to: "Tulip" });
    expect(back.tables().revisions.at(-2)?.comment).toBe(
      "Admin renamed [[Rose]] to [[Tulip]] (replaced a redirect)",
    );
  });

  it("leaves links to categories and none from styles", async () => {
    const { move, textOf } = await start();
    await move({ from: "Category:Fruit", to: "Category:Fruits" });
    expect(textOf("Category:Fruit")).toBe("#REDIRECT [[:Category:Fruits]]");
    await move({ from: "File:Leaf.png", to: "File:Leaf 2.png" });
    expect(textOf("File:Leaf.png")).toBe("#REDIRECT [[:File:Leaf 2.png]]");
    expect(await move({ from: "User:Ann/a.css", to: "User:Ann/b.css" })).toMatchObject({
      move: { redirectcreated: false },
    });
    expect(textOf("User:Ann/a.css")).toBeUndefined();
  });
});

describe("a move with its talk page", () => {
  it("takes that to the talk page of the new title", async () => {
    const { move, textOf } = await start();
    expect(await move({ from: "Rose", to: "Red rose", movetalk: true })).toMatchObject({
      move: { talkfrom: "Talk:Rose", talkto: "Talk:Red rose", talkmoveoverredirect: false },
    });
    expect([textOf("Talk:Red rose"), textOf("Talk:Rose")]).toEqual([
      "Nice.",
      "#REDIRECT [[Talk:Red rose]]",
    ]);
  });

  it.each([
    ["Lily", "White lily"],
    ["Talk:Rose", "Talk:Red rose"],
  ])("has nothing of a talk page of %s", async (from, to) => {
    const { move } = await start();
    expect(await move({ from, to, movetalk: true })).toEqual({
      move: { from, to, reason: "", redirectcreated: true, moveoverredirect: false },
    });
  });

  it("moves only the page if the talk page cannot be moved", async () => {
    const { move, textOf } = await start();
    await move({ from: "Lily", to: "Talk:White", noredirect: true });
    expect(await move({ from: "Rose", to: "White", movetalk: true })).toMatchObject({
      move: { to: "White", "talkmove-errors": [{ code: "articleexists" }] },
    });
    expect([textOf("White"), textOf("Talk:Rose")]).toEqual(["Red.", "Nice."]);
  });
});

describe("a move with its subpages", () => {
  const all = { from: "User:Ann/A", to: "User:Ann/C", movesubpages: true };

  it("takes those that can be moved, in the order of their titles", async () => {
    const { move, textOf } = await start();
    expect(await move(all)).toMatchObject({
      move: {
        subpages: [
          { from: "User:Ann/A/1", to: "User:Ann/C/1" },
          { from: "User:Ann/A/2", errors: [{ code: "articleexists" }] },
        ],
      },
    });
    expect([textOf("User:Ann/C"), textOf("User:Ann/C/1"), textOf("User:Ann/C/2")]).toEqual([
      "a",
      "a1",
      "taken",
    ]);
  });

  it("takes those of the talk page, too", async () => {
    const { move, textOf } = await start();
    expect(await move({ ...all, movetalk: true })).toMatchObject({
      move: {
        talkto: "User talk:Ann/C",
        "subpages-talk": [{ from: "User talk:Ann/A/1", to: "User talk:Ann/C/1" }],
      },
    });
    expect(textOf("User talk:Ann/C/1")).toBe("ta1");
  });

  it("needs the right, and namespaces with subpages", async () => {
    const { move, moveAsAnn } = await start();
    expect(await moveAsAnn(all)).toMatchObject({
      move: { subpages: { errors: [{ code: "cant-move-subpages" }] } },
    });
    expect(await move({ from: "Rose", to: "Red rose", movesubpages: true })).toMatchObject({
      move: { subpages: { errors: [{ code: "namespace-nosubpages" }] } },
    });
  });
});

describe("a move is refused", () => {
  it.each<[string, Params, string]>([
    ["from a title and a number", { from: "Rose", fromid: 1, to: "A" }, "invalidparammix"],
    ["from nothing", { to: "A" }, "missingparam"],
    ["from no title", { from: "<", to: "A" }, "invalidtitle"],
    ["from an unknown number", { fromid: 99, to: "A" }, "nosuchpageid"],
    ["from a page that is missing", { from: "Nothing", to: "A" }, "missingtitle"],
    ["to no title", { from: "Rose", to: "<" }, "invalidtitle"],
    ["to its own title", { from: "Rose", to: "rose" }, "selfmove"],
    ["to a page", { from: "Rose", to: "Lily" }, "articleexists"],
    ["to a redirect with a history", { from: "Rose", to: "Two" }, "articleexists"],
    ["to a redirect to another page", { from: "Rose", to: "Other" }, "redirectexists"],
    [
      "to a user's page without the right",
      { from: "Rose", to: "User:Ann" },
      "cant-move-to-user-page",
    ],
    ["with a file", { from: "File:Tree.png", to: "File:Oak.png" }, "notimplemented"],
    ["from a file to an article", { from: "File:Leaf.png", to: "A" }, "imagenocrossnamespace"],
    [
      "from an article to a file",
      { from: "Rose", to: "File:A.png" },
      "nonfile-cannot-move-to-file",
    ],
  ])("%s", async (_which, params, code) => {
    const { move, tables } = await start();
    const before = tables().pages;
    expect(await move(params)).toMatchObject(errors(code));
    expect(tables().pages).toEqual(before);
  });
});
