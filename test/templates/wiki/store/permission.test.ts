import { describe, expect, it } from "vitest";
import { isJsonObject } from "../../../../templates/runtime/model/json.js";
import { callStub, listIn } from "../asking.js";

const ask = callStub({
  site: {
    userinfo: { id: 0, name: "127.0.0.1", rights: ["read"] },
    usergroups: [
      { name: "*", rights: ["read"] },
      { name: "user", rights: ["read", "edit", "createpage", "move", "editmyuserjs"] },
      { name: "mover", rights: ["movefile", "move-categorypages", "move-rootuserpages"] },
      { name: "talker", rights: ["createtalk"] },
      {
        name: "sysop",
        rights: ["editprotected", "editsemiprotected", "protect", "delete", "undelete", "patrol"],
      },
      { name: "interface", rights: ["editinterface", "editsitejs", "edituserjs"] },
      { name: "message", rights: ["editinterface"] },
      { name: "odd", rights: ["tend"] },
    ],
  },
  users: [
    { name: "Ann" },
    { name: "Mover", groups: ["mover"] },
    { name: "Talker", groups: ["talker"] },
    { name: "Sysop", groups: ["sysop"] },
    { name: "Admin", groups: ["interface"] },
    { name: "Scribe", groups: ["message"] },
    { name: "Blocked one" },
    { name: "Half blocked" },
    { name: "Gardener", groups: ["odd"] },
  ],
  blocks: [
    { user: "Blocked one", by: "Sysop" },
    { user: "Half blocked", by: "Sysop", pages: ["Rose"] },
  ],
  pages: [
    { title: "Rose", text: "A" },
    { title: "Locked", text: "A", protection: [{ type: "edit", level: "sysop" }] },
    { title: "Half locked", text: "A", protection: [{ type: "edit", level: "autoconfirmed" }] },
    { title: "Bed", text: "A", protection: [{ type: "edit", level: "tend" }] },
    {
      title: "Main Page",
      text: "{{Note}}",
      protection: [{ type: "edit", level: "tend", cascade: true }],
    },
    { title: "Template:Note", text: "A" },
    { title: "User:Ann", text: "A" },
    { title: "User:Ann/a.js", text: "A" },
    { title: "File:Bee.png", text: "A", file: [{}] },
    { title: "Category:Bees", text: "A" },
    { title: "MediaWiki:Sitenotice", text: "A" },
    { title: "MediaWiki:Common.js", text: "A" },
  ],
});

/** The codes of what hinders somebody. */
async function hindrances(action: string, title: string, user?: string): Promise<unknown> {
  const request = `prop=info&intestactionsdetail=full&intestactions=${action}&titles=${encodeURIComponent(title)}`;
  const [page] = listIn(await ask(request, user), "pages");
  const found = page?.["actions"];
  const errors = isJsonObject(found ?? null) ? Object(found)[action] : undefined;
  return Array.isArray(errors) ? errors.map(({ code }) => code) : errors;
}

describe("what hinders somebody", () => {
  it.each([
    ["who has the right: nothing", "edit", "Rose", "Ann", []],
    ["who has no right", "edit", "Rose", undefined, ["permissiondenied"]],
    ["from reading: nothing, without regard to protection", "read", "Locked", "Ann", []],
    ["from creating a page without an account", "create", "New", undefined, ["nocreate"]],
    ["from creating a talk page", "create", "Talk:New", "Ann", ["nocreate-loggedin"]],
    ["from creating a talk page, with the right: nothing", "create", "Talk:New", "Talker", []],
    [
      "from editing what is not there: what hinders from creating it",
      "edit",
      "Talk:New",
      "Ann",
      ["nocreate-loggedin"],
    ],
    ["who is blocked", "edit", "Rose", "Blocked one", ["blocked"]],
    ["who is blocked from the page", "edit", "Rose", "Half blocked", ["blocked"]],
    ["who is blocked from another page: nothing", "edit", "User:Ann", "Half blocked", []],
  ] as const)("%s", async (_who, action, title, user, codes) => {
    expect(await hindrances(action, title, user)).toEqual(codes);
  });

  it.each([
    ["pages", "Rose", "Ann", []],
    ["pages without an account", "Rose", undefined, ["cantmove-anon"]],
    ["the page of a user", "User:Ann", "Ann", ["cantmove-user-page"]],
    ["what is below the page of a user", "User:Ann/b", "Ann", []],
    ["files", "File:Bee.png", "Ann", ["cantmovefile"]],
    ["categories", "Category:Bees", "Ann", ["cantmove-category-page"]],
    ["files, with the right", "File:Bee.png", "Mover", []],
    ["categories, with the right", "Category:Bees", "Mover", []],
    ["the page of a user, with the right", "User:Ann", "Mover", []],
  ] as const)("from moving %s", async (_what, title, user, codes) => {
    expect(await hindrances("move", title, user)).toEqual(codes);
  });

  it.each([
    ["a message", "MediaWiki:Sitenotice", "Ann", ["protectedinterface"]],
    ["a message, with the right", "MediaWiki:Sitenotice", "Scribe", []],
    ["a script of the wiki", "MediaWiki:Common.js", "Scribe", ["sitejsprotected"]],
    ["a script of the wiki, with the right", "MediaWiki:Common.js", "Admin", []],
    ["a script of one's own", "User:Ann/a.js", "Ann", []],
    ["a script of somebody else", "User:Ann/a.js", "Gardener", ["customjsprotected"]],
    ["a script of somebody else, with the right", "User:Ann/a.js", "Admin", []],
    ["a page that is called like a script", "A.js", "Ann", []],
  ] as const)("from editing %s", async (_what, title, user, codes) => {
    expect(await hindrances("edit", title, user)).toEqual(codes);
  });

  it.each([
    ["of a level that stands for a right", "Locked", "Ann", ["protectedpage"]],
    ["of that level, with the right", "Locked", "Sysop", []],
    ["of another such level", "Half locked", "Ann", ["protectedpage"]],
    ["of a level that is a right", "Bed", "Gardener", []],
    ["of a level that is a right, without it", "Bed", "Ann", ["protectedpage"]],
    ["that cascades, without the right to protect", "Main Page", "Gardener", ["protectedpage"]],
    [
      "of what uses it, without the right to protect",
      "Template:Note",
      "Gardener",
      ["cascadeprotected"],
    ],
    [
      "of what uses it, without the right of the level",
      "Template:Note",
      "Ann",
      ["cascadeprotected"],
    ],
  ] as const)("is a protection %s", async (_which, title, user, codes) => {
    expect(await hindrances("edit", title, user)).toEqual(codes);
  });

  it("from one thing hinders from what includes it", async () => {
    expect(await hindrances("delete", "Bed", "Sysop")).toEqual(["deleteprotected"]);
    expect(await hindrances("delete", "Rose", "Sysop")).toEqual([]);
    expect(await hindrances("protect", "Bed", "Sysop")).toEqual(["protect-cantedit"]);
    expect(await hindrances("protect", "Rose", "Sysop")).toEqual([]);
    expect(await hindrances("undelete", "Bed", "Sysop")).toEqual(["undelete-cantedit"]);
    expect(await hindrances("undelete", "Rose", "Sysop")).toEqual([]);
    expect(await hindrances("delete", "User:Ann/a.js", "Sysop")).toEqual([]);
    expect(await hindrances("patrol", "MediaWiki:Common.js", "Sysop")).toEqual([
      "protectedinterface",
    ]);
  });
});
