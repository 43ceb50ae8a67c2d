import { describe, expect, it } from "vitest";
import { createWiki } from "../../../../generated/paraminfo/stub.js";
import { accountWiki, errors } from "./account-wiki.js";
import type { Params } from "./account-wiki.js";

const PAGES = [
  {
    title: "Rose",
    revisions: [
      { text: "one", user: "Ann" },
      { text: "two", user: "Bob b" },
      { text: "three", user: "Bob b" },
    ],
  },
  {
    title: "Same",
    revisions: [
      { text: "a", user: "Ann" },
      { text: "b", user: "Bob b" },
      { text: "a", user: "Bob b" },
    ],
  },
  {
    title: "Once",
    revisions: [
      { text: "a", user: "Ann" },
      { text: "b", user: "Bob b" },
    ],
  },
  { title: "Own", revisions: [{ text: "a", user: "Bob b" }] },
];

/** A wiki in which Bob has edited last, and an administrator who takes that back. */
async function wikiOf({ rights = ["markbotedits"] }: { rights?: readonly string[] } = {}) {
  const { site } = createWiki({});
  const usergroups = [
    ...site.usergroups,
    { name: "patroller", rights: ["rollback", "autopatrol", ...rights] },
  ];
  const { wiki, admin } = await accountWiki({
    site: { usergroups },
    users: [
      { name: "Admin", groups: ["patroller"] },
      { name: "Ann" },
      { name: "Bob b", userid: 42 },
    ],
    pages: PAGES,
  });
  return { wiki, rollback: async (params: Params) => admin("rollback", params, "rollback") };
}

describe("a rollback", () => {
  it("brings back the last text of another user, with a summary", async () => {
    const { wiki, rollback } = await wikiOf();
    const summary =
      "Rolled back edits of [[Special:Contributions/Bob b|Bob b]]; the text is by [[User:Ann|Ann]]";
    expect(await rollback({ title: "Rose", user: "Bob b" })).toEqual({
      rollback: { title: "Rose", pageid: 1, summary, revid: 10, old_revid: 3, last_revid: 1 },
    });
    expect(wiki.current().tables.revisions.at(-1)).toMatchObject({
      revid: 10,
      parentid: 3,
      content: "one",
      user: "Admin",
      minor: true,
      comment: summary,
      tags: ["mw-rollback"],
    });
  });

  it.each<[string, Params]>([
    ["its name", { user: "Bob b" }],
    ["its name with an underscore", { user: "Bob_b" }],
    ["its name in small letters", { user: "bob b" }],
    ["its number", { user: "#42" }],
  ])("names the user by %s", async (_how, params) => {
    const { rollback } = await wikiOf();
    expect(await rollback({ title: "Rose", ...params })).toMatchObject({
      rollback: { old_revid: 3, last_revid: 1 },
    });
  });

  it.each<[string, Params, string]>([
    ["another user", { user: "Ann" }, "alreadyrolled"],
    ["a number of nobody", { user: "#43" }, "alreadyrolled"],
    ["a number with a letter", { user: "#42a" }, "baduser"],
    ["a number after a letter", { user: "a#42" }, "baduser"],
  ])("is refused for %s", async (_which, params, code) => {
    const { rollback } = await wikiOf();
    expect(await rollback({ title: "Rose", ...params })).toMatchObject(errors(code));
  });

  it("is refused if nobody else has edited the page, the text is the same, or there is none", async () => {
    const { rollback } = await wikiOf();
    expect(await rollback({ title: "Own", user: "Bob b" })).toMatchObject(errors("onlyauthor"));
    expect(await rollback({ title: "Same", user: "Bob b" })).toMatchObject(errors("alreadyrolled"));
    expect(await rollback({ title: "Gone", user: "Bob b" })).toMatchObject(errors("missingtitle"));
  });

  it("takes the page by its number, a summary and tags", async () => {
    const { wiki, rollback } = await wikiOf();
    expect(
      await rollback({ pageid: 1, user: "Bob b", summary: "Back", tags: "mine", markbot: true }),
    ).toMatchObject({ rollback: { title: "Rose", summary: "Back", revid: 10 } });
    const { revisions, changes } = wiki.current().tables;
    expect(revisions.at(-1)).toMatchObject({ comment: "Back", tags: ["mine", "mw-rollback"] });
    const ofPage = changes.filter(({ title }) => title === "Rose");
    expect(ofPage.map(({ user, bot }) => `${user} ${bot}`)).toEqual([
      "Ann false",
      "Bob b true",
      "Bob b true",
      "Admin true",
    ]);
  });

  it("marks nothing as of bots without the right", async () => {
    const { wiki, rollback } = await wikiOf({ rights: [] });
    await rollback({ title: "Rose", user: "Bob b", markbot: true });
    const { changes } = wiki.current().tables;
    expect(changes.some(({ bot }) => bot)).toBe(false);
  });

  it.each([
    ["Rose", "edits"],
    ["Once", "edit"],
  ])("of %s reverts %s", async (title, edits) => {
    const { rollback } = await wikiOf();
    expect(await rollback({ title, user: "Bob b" })).toMatchObject({
      rollback: { summary: expect.stringMatching(new RegExp(`^Rolled back ${edits} of `)) },
    });
  });

  it("fills in names and revisions of a given summary", async () => {
    const { rollback } = await wikiOf();
    const summary = " $1 over $2: $3, not $5 ($4 $6) ";
    expect(await rollback({ title: "Rose", user: "Bob b", summary })).toMatchObject({
      rollback: { summary: "Ann over Bob b: 1, not 3 ($4 $6)" },
    });
  });
});
