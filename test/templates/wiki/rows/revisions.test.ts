import { describe, expect, it } from "vitest";
import { ask, codes } from "../revision-wiki.js";

const found = async (request: string, as?: "Admin") => (await ask(request, as))["query"];
const proceed = async (request: string, as?: "Admin") => (await ask(request, as))["continue"];

describe("prop=revisions", () => {
  it("gives the last revision of each page, and none of a missing one", async () => {
    expect(await found("prop=revisions&titles=Apple|Pear|Nothing&rvprop=user")).toEqual({
      pages: [
        { ns: 0, title: "Nothing", missing: true },
        { pageid: 1, ns: 0, title: "Apple", revisions: [{ user: "Bea" }] },
        { pageid: 2, ns: 0, title: "Pear", revisions: [{ user: "Cleo" }] },
      ],
    });
  });

  it("looks through the revisions of one page, newest first, and says where to go on", async () => {
    const request = "prop=revisions&titles=Apple&rvprop=size";
    const answer = await ask(`${request}&rvlimit=2`);
    expect(answer).toMatchObject({
      continue: { rvcontinue: "20240101000000|1", continue: "||" },
      query: { pages: [{ revisions: [{ size: 37 }, { size: 7 }] }] },
    });
    expect(await found(`${request}&rvlimit=2&rvcontinue=20240101000000|1`)).toMatchObject({
      pages: [{ revisions: [{ size: 3 }] }],
    });
    expect(await found(`${request}&rvdir=newer&rvend=2024-01-02T00:00:00Z`)).toMatchObject({
      pages: [{ revisions: [{ size: 3 }, { size: 7 }] }],
    });
  });

  it("refuses to look through the revisions of several pages, or through named ones", async () => {
    expect(await codes("prop=revisions&titles=Apple|Pear&rvlimit=1")).toEqual([
      ["invalidparammix"],
      [],
    ]);
    expect(await codes("prop=revisions&revids=1&rvlimit=1")).toEqual([["invalidparammix"], []]);
    expect(await codes("prop=revisions&titles=Apple|Nothing&rvlimit=1")).toEqual([[], []]);
  });

  it("gives named revisions by their numbers", async () => {
    expect(await found("prop=revisions&revids=3|1&rvprop=ids")).toMatchObject({
      pages: [
        {
          revisions: [
            { revid: 1, parentid: 0 },
            { revid: 3, parentid: 2 },
          ],
        },
      ],
    });
  });

  it("hides who made a revision from all but those who may see it, and from those who look for it", async () => {
    const request = "prop=revisions&titles=Apple&rvprop=user|userid&rvstartid=2&rvlimit=1";
    expect(await found(request)).toMatchObject({ pages: [{ revisions: [{ userhidden: true }] }] });
    const seen = { userhidden: true, user: "192.0.2.7", userid: 0, anon: true };
    expect(await found(request, "Admin")).toMatchObject({ pages: [{ revisions: [seen] }] });
    const search = "prop=revisions&titles=Apple&rvprop=ids&rvuser=192.0.2.7";
    expect(await found(search)).toEqual({ pages: [{ pageid: 1, ns: 0, title: "Apple" }] });
    expect(await found(search, "Admin")).toMatchObject({ pages: [{ revisions: [{ revid: 2 }] }] });
  });

  it("puts content into slots, and beside the other fields with a warning where none are named", async () => {
    const content = { contentmodel: "javascript", contentformat: "text/javascript", content: "1;" };
    const request = "prop=revisions&titles=User:Bea/x.js&rvprop=content";
    expect(await found(`${request}&rvslots=main`)).toMatchObject({
      pages: [{ revisions: [{ slots: { main: content } }] }],
    });
    expect(await ask(request)).toMatchObject({
      warnings: [
        { code: "deprecation", data: { feature: "action=query&prop=revisions&!rvslots" } },
        { code: "deprecation-help" },
      ],
      query: { pages: [{ revisions: [content] }] },
    });
  });

  it("leaves content out that the caller may not see", async () => {
    const request = "prop=revisions&titles=Pear&rvprop=content|sha1&rvslots=main";
    expect(await found(request)).toEqual({
      pages: [
        {
          pageid: 2,
          ns: 0,
          title: "Pear",
          revisions: [{ sha1hidden: true, slots: { main: { texthidden: true } } }],
        },
      ],
    });
    expect(await found(request, "Admin")).toMatchObject({
      pages: [{ revisions: [{ slots: { main: { texthidden: true, content: "P" } } }] }],
    });
  });

  it("gives one section, and refuses one that is not there", async () => {
    const request = "prop=revisions&titles=Apple&rvprop=content";
    expect(await found(`${request}&rvsection=1&rvslots=main`)).toMatchObject({
      pages: [{ revisions: [{ slots: { main: { content: "== A ==\nx\n=== B ===\ny" } } }] }],
    });
    expect(await codes(`${request}&rvsection=4`)).toEqual([
      ["nosuchsection"],
      ["deprecation", "deprecation-help"],
    ]);
    expect(await found(`${request}&rvsection=4&rvslots=main`)).toMatchObject({
      pages: [{ revisions: [{ slots: { main: { nosuchsection: true } } }] }],
    });
  });

  it("warns of a format that the content does not have", async () => {
    const request = "prop=revisions&titles=Apple&rvprop=content&rvcontentformat=text/css";
    expect(await codes(request)).toEqual([
      [],
      ["deprecation", "deprecation-help", "deprecation", "badformat"],
    ]);
    expect(await found(request)).toMatchObject({
      pages: [{ revisions: [{ badcontentformat: true }] }],
    });
  });
});

describe("list=allrevisions", () => {
  it("puts the revisions of a page together, in the place of the first of them", async () => {
    expect(await ask("list=allrevisions&arvprop=ids&arvlimit=3&arvnamespace=0")).toMatchObject({
      continue: { arvcontinue: "20240101000000|1" },
      query: {
        allrevisions: [
          { pageid: 2, ns: 0, title: "Pear", revisions: [{ revid: 4 }] },
          { pageid: 1, ns: 0, title: "Apple", revisions: [{ revid: 3 }, { revid: 2 }] },
        ],
      },
    });
  });

  it("stands for revisions as a generator, or for their pages", async () => {
    const both = "generator=allrevisions&garvlimit=2&prop=revisions&rvprop=ids";
    expect(await found(both)).toMatchObject({
      pages: [{ revisions: [{ revid: 4 }] }, { revisions: [{ revid: 5 }] }],
    });
    expect(await found("generator=allrevisions&garvgeneratetitles=1")).toMatchObject({
      pages: [{ pageid: 1 }, { pageid: 2 }, { pageid: 3 }],
    });
  });
});

describe("deleted revisions", () => {
  it("show comments and texts to those only who may see them", async () => {
    const request = "list=alldeletedrevisions";
    expect(await codes(request)).toEqual([["permissiondenied"], []]);
    expect(await codes(`${request}&adrprop=content`)).toEqual([["permissiondenied"], []]);
    expect(await found(`${request}&adrprop=comment`, "Admin")).toEqual({
      alldeletedrevisions: [
        {
          pageid: 0,
          ns: 0,
          title: "Gone",
          revisions: [{ commenthidden: true, comment: "secret" }, { comment: "" }],
        },
      ],
    });
  });

  it("are listed by title, or by time for one user", async () => {
    const request = "list=alldeletedrevisions&adrprop=ids&adrlimit=1";
    expect(await proceed(request, "Admin")).toMatchObject({
      adrcontinue: "0|Gone|20240106000000|1",
    });
    expect(await codes(`${request}&adruser=Bea&adrfrom=A`)).toEqual([["invalidparammix"], []]);
    expect(await codes(`${request}&adrstart=2024-01-06T00:00:00Z`)).toEqual([
      ["invalidparammix"],
      [],
    ]);
    expect(await found(`${request}&adruser=Cleo`)).toMatchObject({
      alldeletedrevisions: [{ revisions: [{ parentid: 0 }] }],
    });
  });

  it("belong to titles that need no page", async () => {
    expect(await found("prop=deletedrevisions&titles=Gone&drvprop=user")).toMatchObject({
      pages: [{ missing: true, deletedrevisions: [{ user: "Bea" }, { user: "Cleo" }] }],
    });
  });

  it("are refused by the old module before it says that it is deprecated", async () => {
    expect(await codes("list=deletedrevs")).toEqual([["permissiondenied"], []]);
    expect(await codes("list=deletedrevs", "Admin")).toEqual([
      [],
      ["deprecation", "deprecation-help"],
    ]);
    expect(await found("list=deletedrevs&drprop=len|content", "Admin")).toEqual({
      deletedrevs: [
        {
          ns: 0,
          title: "Gone",
          revisions: [
            { timestamp: "2024-01-07T00:00:00Z", len: "2", text: "G2" },
            { timestamp: "2024-01-06T00:00:00Z", len: "1", text: "G" },
          ],
        },
      ],
    });
  });
});
