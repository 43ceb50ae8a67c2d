import { describe, expect, it } from "vitest";
import type { WikiFacts } from "../../../../generator/wiki/learn/facts.js";
import {
  unusualSubjects,
  subjects,
  groundParameters,
  INFORMATIVE_VALUES,
} from "../../../../generator/wiki/learn/hints.js";
import { choice, moduleOf, parameter } from "./modules.js";

const NOTHING: WikiFacts = {
  server: "MediaWiki 1.39.17",
  namespaces: [],
  pages: [],
  redirects: [],
  files: [],
  categories: [],
  templates: [],
  linked: [],
  targets: [],
  deleted: [],
  users: [],
  addresses: [],
  userids: [],
  pageids: [],
  revids: [],
  hidden: [],
  stashed: [],
  languages: [],
  interwikis: [],
  pageprops: [],
  tags: [],
};

function ways(name: string, facts: Partial<WikiFacts>): readonly object[] {
  const page = parameter("page", choice("Ancientpages", "Wantedpages"));
  return groundParameters(moduleOf(name, "list", [page, parameter("offset", choice("no"))]), {
    ...NOTHING,
    ...facts,
  });
}

describe("the ways in to rows", () => {
  it("of links to something are all that is known to be linked to, with redirects and without", () => {
    const facts = { targets: ["Meadow"], files: ["File:Bee.png"] };
    expect(ways("embeddedin", facts)).toEqual([{ title: "Meadow" }, { title: "File:Bee.png" }]);
    expect(ways("imageusage", facts)).toEqual([
      { title: "Meadow" },
      { title: "File:Bee.png" },
      { title: "Meadow", redirect: "1" },
      { title: "File:Bee.png", redirect: "1" },
    ]);
  });

  it("of accounts are their names, their ids and the beginnings of their names", () => {
    const facts = { users: ["Ada", "Bob"], addresses: ["192.0.2.1"], userids: ["1", "2"] };
    expect(ways("users", facts)).toEqual([
      { users: "Ada|Bob|192.0.2.1|No such user|~2024-1" },
      { userids: "1|2|999999" },
    ]);
    expect(ways("usercontribs", facts)).toEqual([
      { user: "192.0.2.1|Ada|Bob" },
      { userids: "1|2" },
      { userprefix: "A" },
      { userprefix: "B" },
    ]);
    expect(ways("deletedrevs", facts)).toEqual([{}, { user: "Ada" }, { user: "Bob" }]);
  });

  it("of a search are the words of titles, each once and at most five", () => {
    const pages = ["Meadow of bees", "Talk:Meadow", "one two three four five six"];
    expect(ways("search", { pages })).toEqual(
      ["Meadow", "bees", "Talk", "one", "two"].map((search) => ({ search })),
    );
    expect(ways("prefixsearch", { pages: ["12"] })).toEqual([]);
  });

  it("of special pages are the names that the module takes", () => {
    expect(ways("querypage", {})).toEqual([{ page: "Ancientpages" }, { page: "Wantedpages" }]);
  });

  it("of messages are those that the wiki has changed, and some that every wiki has", () => {
    const [way] = ways("allmessages", { pages: ["MediaWiki:Sitenotice", "MediaWiki:A/de", "A"] });
    expect(way).toEqual({
      messages: "sitenotice|mainpage|aboutsite|logentry-move-move|no-such-message",
    });
  });

  it("of what is asked for by name are the names that are known", () => {
    expect(ways("categorymembers", { categories: ["Category:A"] })).toEqual([
      { title: "Category:A" },
    ]);
    expect(ways("pageswithprop", { pageprops: ["noindex"] })).toEqual([{ propname: "noindex" }]);
    expect(ways("stashimageinfo", { stashed: ["1.png"] })).toEqual([{ filekey: "1.png" }]);
    expect(ways("codexicons", {})).toEqual([
      { names: "cdxIconAdd|cdxIconArrowNext|cdxIconBold|cdxIconBook|cdxIconEditUndo|cdxIconHelp" },
    ]);
    expect(ways("authmanagerinfo", {})).toEqual([{}, { requestsfor: "login" }]);
  });

  it("of all other lists are nothing in particular", () => {
    expect(ways("allpages", { pages: ["Meadow"] })).toEqual([{}]);
  });
});

describe("what pages are asked about", () => {
  it("leaves out the kinds that the wiki has nothing of", () => {
    expect(subjects({ ...NOTHING, files: ["File:Bee.png"] })).toEqual([
      { titles: "No such page here|Special:Version" },
      { titles: "File:Bee.png" },
      { pageids: "999999" },
      { revids: "999999" },
      { titles: "No such page here|Special:Version|Talk:Nothing either" },
    ]);
  });

  it("has odd titles in it, of a page that there is where there is one", () => {
    const odd = unusualSubjects({ ...NOTHING, pages: ["Big Bee"], redirects: ["Hive"] });
    const titles = "big bee|Big_Bee|talk:no such_page|<>|";
    expect(odd.at(-1)).toEqual({ titles: "Hive|Big Bee", redirects: "1" });
    expect(odd.at(-2)).toEqual({
      titles: expect.stringMatching(/^big bee\|Big_Bee\|.*\|Hive$/),
      redirects: "1",
      converttitles: "1",
      indexpageids: "1",
    });
    expect(odd.at(-4)).toEqual({ titles: expect.stringContaining(titles) });
    expect(unusualSubjects(NOTHING).at(-4)).toEqual({
      titles: expect.stringMatching(/^main page\|Main_Page\|.*\|Main Page$/),
    });
  });
});

describe("the values that show more fields", () => {
  it.each(Object.entries(INFORMATIVE_VALUES))("is not empty: %s", (_name, value) => {
    // The server treats empty text as a parameter that was not sent, or refuses it.
    expect(value).not.toBe("");
  });
});
