import { describe, expect, it } from "vitest";
import { isJsonArray, isJsonObject } from "../../../../templates/runtime/model/json.js";
import type { Json, JsonObject } from "../../../../templates/runtime/model/json.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { textOrEmpty } from "../../../../templates/wiki/values/row.js";
import { wikiStub } from "../../../../templates/wiki/server/wiki-stub.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { learnedResults } from "../../../wiki/learned.js";

const SHA1 = "0123456789012345678901234567890123456789";

const stub = wikiStub(
  { api: catalogueApi(), results: learnedResults() },
  createWiki({
    users: [{ name: "Admin", groups: ["sysop"] }, { name: "Ann" }],
    pages: [
      {
        title: "Main Page",
        text: "{{Note}} [[File:Bee.png]]",
        protection: [{ type: "edit", level: "sysop", cascade: true }],
      },
      { title: "Rose", text: "One.", props: { displaytitle: "<i>Rose</i>" } },
      { title: "Rosemary", text: "Two." },
      { title: "Talk:Rose", text: "Three." },
      { title: "Template:Note", text: "Four." },
      { title: "File:Bee.png", text: "Five.", file: [{ sha1: SHA1 }] },
      { title: "File:Twin.png", text: "Six.", file: [{ sha1: SHA1 }] },
      {
        title: "File:Old.png",
        text: "Seven.",
        file: [{ timestamp: "2024-01-02T00:00:00Z" }, { timestamp: "2024-01-03T00:00:00Z" }],
      },
    ],
    watchlist: [
      { owner: "Admin", title: "Rose", notificationtimestamp: "2024-01-05T00:00:00Z" },
      { owner: "Admin", title: "Talk:Rose" },
      { owner: "Ann", title: "Rosemary" },
    ],
  }),
);

async function ask(request: string, user?: string): Promise<JsonObject> {
  const { body } = await stub.service({
    method: "GET",
    url: `/api.php?action=query&format=json&formatversion=2&${request}`,
    headers: user === undefined ? {} : { cookie: `paramsmith_user=${user}` },
    body: "",
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what JSON.parse gives is JSON
  return JSON.parse(body) as JsonObject;
}

/** The codes of the languages that a request gets. */
async function codes(request: string): Promise<readonly string[]> {
  const { query } = await ask(`meta=languageinfo&liprop=code&${request}`);
  const found = isJsonObject(query) ? query["languageinfo"] : undefined;
  return isJsonObject(found) ? Object.keys(found) : [];
}

/** The first page of an answer. */
async function page(request: string, user?: string): Promise<JsonObject> {
  const [first] = listed(await ask(request, user), "pages");
  return first ?? {};
}

/** A list in an answer's `query`. */
function listed({ query }: JsonObject, name: string): readonly JsonObject[] {
  const list: Json | undefined = isJsonObject(query) ? query[name] : undefined;
  return list !== undefined && isJsonArray(list) ? list.filter(isJsonObject) : [];
}

describe("info", () => {
  it("says what protects a page, and what uses it and is protected with all it uses", async () => {
    expect(await page("prop=info&inprop=protection&titles=Template:Note")).toMatchObject({
      protection: [{ type: "edit", level: "sysop", source: "Main Page" }],
      restrictiontypes: ["edit", "move"],
    });
    expect(await page("prop=info&inprop=protection&titles=File:None.png")).toMatchObject({
      protection: [],
      restrictiontypes: ["create"],
    });
  });

  it("tries what the caller may do", async () => {
    const request = "prop=info&intestactions=edit|delete&titles=Template:Note";
    expect(await page(request)).toMatchObject({ actions: { edit: false, delete: false } });
    expect(await page(request, "Admin")).toMatchObject({ actions: { edit: true, delete: true } });
    expect(await page(`${request}&intestactionsdetail=full`)).toMatchObject({
      actions: { edit: [{ code: "cascadeprotected" }] },
    });
  });

  it("stops after so many actions, and goes on at the page that is next", async () => {
    const many = Array.from({ length: 25 }, (_, index) => `a${index}`).join("|");
    const request = `prop=info&titles=Main Page|Rose|Rosemary&intestactions=${many}`;
    const first = await ask(request);
    expect(first["continue"]).toMatchObject({ incontinue: "0|Rosemary" });
    const rest = listed(await ask(`${request}&incontinue=0|Rosemary&continue=||`), "pages");
    expect(rest.filter(({ actions }) => actions).map(({ title }) => title)).toEqual(["Rosemary"]);
  });

  it("names the talk page, the address and the own title of a page", async () => {
    expect(
      await page(
        "prop=info&inprop=associatedpage|talkid|url|displaytitle|varianttitles&titles=Rose",
      ),
    ).toMatchObject({
      associatedpage: "Talk:Rose",
      talkid: expect.any(Number),
      editurl: expect.stringMatching(/title=Rose&action=edit$/),
      displaytitle: "<i>Rose</i>",
      varianttitles: { en: "<i>Rose</i>" },
    });
  });

  it("says who watches to those who may know", async () => {
    const request = "prop=info&inprop=watched|watchers|notificationtimestamp&titles=Rose";
    expect(await page(request, "Admin")).toMatchObject({
      watched: true,
      watchers: 1,
      notificationtimestamp: "2024-01-05T00:00:00Z",
    });
    const ann = await page(request, "Ann");
    expect(ann).toMatchObject({ watched: false, notificationtimestamp: "" });
    expect(ann).not.toHaveProperty("watchers");
  });
});

describe("lists of watched pages", () => {
  it("are their owners', and nobody's who has not logged in", async () => {
    expect(await ask("list=watchlistraw")).toMatchObject({ error: { code: "notloggedin" } });
    expect((await ask("list=watchlistraw", "Ann"))["watchlistraw"]).toEqual([
      { ns: 0, title: "Rosemary" },
    ]);
    const mine = listed(await ask("list=watchlist&wlallrev=1&wllimit=max", "Ann"), "watchlist");
    expect(new Set(mine.map(({ title }) => title))).toEqual(new Set(["Rosemary"]));
  });

  it("go from one title to another, in the order of namespaces", async () => {
    const from = await ask("list=watchlistraw&wrfromtitle=Talk:A", "Admin");
    expect(from["watchlistraw"]).toEqual([{ ns: 1, title: "Talk:Rose" }]);
    const to = await ask("list=watchlistraw&wrtotitle=Rz", "Admin");
    expect(to["watchlistraw"]).toEqual([{ ns: 0, title: "Rose" }]);
    expect(await ask("list=watchlistraw&wrfromtitle=A%23b", "Admin")).toMatchObject({
      error: { code: "invalidtitle" },
    });
  });
});

describe("random", () => {
  it("gives the same answer to the same request, and every page once on the way round", async () => {
    const request = "list=random&rnfilterredir=all&rnlimit=3";
    expect(await ask(request)).toEqual(await ask(request));
    const seen: string[] = [];
    let proceed = "";
    for (let step = 0; step < 9; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each goes on from the one before
      const answer = await ask(`${request}${proceed}`);
      seen.push(...listed(answer, "random").map(({ title }) => textOrEmpty(title)));
      const next = answer["continue"];
      if (!isJsonObject(next)) break;
      expect(next["rncontinue"]).toMatch(/^[0-9a-f]{8}$/);
      proceed = `&rncontinue=${textOrEmpty(next["rncontinue"])}&continue=-||`;
    }
    expect(seen).toHaveLength(8);
    expect(new Set(seen).size).toBe(8);
  });

  it("refuses what it did not give to go on with", async () => {
    expect(await ask("list=random&rncontinue=x")).toMatchObject({ error: { code: "badcontinue" } });
  });
});

describe("a value to go on with", () => {
  it.each([
    "prop=info&titles=Rose&incontinue=x",
    "prop=contributors&titles=Rose&pccontinue=1",
    "prop=duplicatefiles&titles=File:Bee.png&dfcontinue=x",
    "prop=pageprops&titles=Rose&ppcontinue=x",
    "list=backlinks&bltitle=Rose&blcontinue=x",
  ])("is refused where the server did not give it: %s", async (request) => {
    const { error } = await ask(request);
    expect(error).toMatchObject({ code: "badcontinue" });
  });
});

describe("files", () => {
  it("are duplicates of each other where they have the same bytes", async () => {
    const request = "prop=duplicatefiles&titles=File:Bee.png|File:Twin.png&dflimit=1";
    const answer = await ask(request);
    expect(answer["continue"]).toMatchObject({ dfcontinue: "Twin.png|Bee.png" });
    expect(listed(answer, "pages")).toEqual([
      expect.objectContaining({ duplicatefiles: [expect.objectContaining({ name: "Twin.png" })] }),
      expect.not.objectContaining({ duplicatefiles: expect.anything() }),
    ]);
  });

  it("have their versions, the newest first", async () => {
    const request = "prop=imageinfo&iiprop=timestamp&titles=File:Old.png";
    const answer = await ask(request);
    expect(answer["continue"]).toMatchObject({ iistart: "2024-01-02T00:00:00Z" });
    expect(listed(await ask(`${request}&iilimit=max`), "pages")).toEqual([
      expect.objectContaining({
        imagerepository: "local",
        imageinfo: [{ timestamp: "2024-01-03T00:00:00Z" }, { timestamp: "2024-01-02T00:00:00Z" }],
      }),
    ]);
    expect(await page("prop=imageinfo&titles=File:None.png")).toMatchObject({
      imagerepository: "",
      missing: true,
    });
  });
});

describe("search", () => {
  it("finds titles by their words, and by their beginnings", async () => {
    expect(await ask("list=search&srsearch=rose&srprop=")).toMatchObject({
      query: { searchinfo: { totalhits: 1 }, search: [{ title: "Rose" }] },
    });
    const begun = await ask("list=prefixsearch&pssearch=ros&pslimit=1");
    expect(listed(begun, "prefixsearch").map(({ title }) => title)).toEqual(["Rose"]);
    expect(begun["continue"]).toMatchObject({ psoffset: 1 });
    const pages = await ask("generator=prefixsearch&gpssearch=ros");
    expect(listed(pages, "pages").map(({ title, index }) => [title, index])).toEqual([
      ["Rose", 1],
      ["Rosemary", 2],
    ]);
  });
});

describe("facts", () => {
  it("are those of the wiki, and what every answer has besides", async () => {
    expect(await ask("meta=siteinfo&siprop=general|usergroups&sinumberingroup=1")).toMatchObject({
      query: {
        general: {
          mainpage: "Main Page",
          generator: expect.any(String),
          phpversion: expect.any(String),
        },
        usergroups: expect.arrayContaining([expect.objectContaining({ name: "sysop", number: 1 })]),
      },
    });
    expect(await ask("meta=siteinfo&siprop=dbrepllag&sishowalldb=1")).toMatchObject({
      error: { code: "includeAllDenied" },
    });
  });

  it("are told of who asks", async () => {
    expect(await ask("meta=userinfo&uiprop=groups|unreadcount|editcount", "Admin")).toMatchObject({
      query: {
        userinfo: {
          name: "Admin",
          unreadcount: 1,
          groups: expect.arrayContaining(["sysop", "user"]),
        },
      },
    });
  });

  it("know every language, from one on, and the ones that are asked for", async () => {
    const all = await codes("licode=*");
    expect(all).toEqual(expect.arrayContaining(["de", "en"]));
    expect(await codes("licode=de|en")).toEqual(["de", "en"]);
    expect(await codes("licode=*&licontinue=en")).toEqual(all.filter((code) => code >= "en"));
  });

  it("warn of languages that nobody knows", async () => {
    const answer = await ask("meta=languageinfo&licode=de|nosuch&errorformat=none");
    expect(answer).toMatchObject({
      query: { languageinfo: { de: { code: "de" } } },
      warnings: [{ code: "unrecognizedvalues", module: "query+languageinfo" }],
    });
  });
});
