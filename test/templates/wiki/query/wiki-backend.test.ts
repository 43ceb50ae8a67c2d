import { describe, expect, it } from "vitest";
import {
  CONTINUE_REQUESTS,
  FINISHED_REQUESTS,
  PAGE_SOURCE_REQUESTS,
} from "../../runtime/parse/page-source-requests.js";
import { callStub, listIn } from "../asking.js";

const ask = callStub({
  users: [{ name: "Admin", groups: ["sysop", "suppress"] }, { name: "Ann" }],
  namespaces: [{ id: 100, name: "Garden", subpages: true }],
  pages: [
    { title: "Rose", text: "{{Note}} [[Tulip]]" },
    { title: "Tulip", text: "A" },
    { title: "Flower", text: "#REDIRECT [[Rose]]" },
    { title: "Template:Note", text: "A" },
    {
      title: "Secret",
      revisions: [
        {
          text: "A",
          user: "Ann",
          comment: "why",
          userhidden: true,
          commenthidden: true,
          texthidden: true,
          suppressed: true,
        },
        { text: "AB" },
      ],
    },
    { title: "Garden:Bed", text: "[[/Row/]] [[Media:Bee.png]] {{#if:x}}" },
    { title: "Show", text: "<gallery>\nBee.png|A bee\nFile:Wasp.png\n</gallery>" },
    { title: "User:Ann/a.css", text: "A" },
    { title: "User:Ann/a.json", text: "{}" },
    { title: "MediaWiki:Common.js", text: "A" },
  ],
  site: {
    languages: [
      { code: "de", name: "Deutsch" },
      { code: "en", name: "English" },
    ],
  },
  tables: {
    querypages: [
      {
        name: "Wantedpages",
        results: [
          { ns: 0, title: "A page", value: "2" },
          { ns: 1, title: "Talk:B", value: "1" },
        ],
      },
      { name: "Unwatchedpages", right: "unwatchedpages", results: [] },
    ],
  },
});

async function code(request: string, user?: string): Promise<unknown> {
  return Object((await ask(request, user))["error"]).code;
}

async function info(title: string): Promise<unknown> {
  return listIn(await ask(`prop=info&titles=${encodeURIComponent(title)}`), "pages")[0];
}

describe("pages of a query", () => {
  it("come from one source only", async () => {
    expect(await code("titles=Rose&pageids=1")).toBe("multisource");
  });

  it.each([...CONTINUE_REQUESTS, ...FINISHED_REQUESTS])(
    "from %s have the error %s first, as on a wiki",
    async (query, error) => {
      expect(await code(query)).toBe(error.split(" ")[1]);
    },
  );

  it.each(PAGE_SOURCE_REQUESTS)("from %s have the error %s, as on a wiki", async (query, error) => {
    expect(await code(query)).toBe(error?.split(" ")[1]);
  });

  it("from two sources have no warning about redirects", async () => {
    expect(await ask("titles=Rose&revids=1&redirects=1")).not.toHaveProperty("warnings");
  });

  it("are revisions' own where redirects are to be followed, with a warning", async () => {
    const [flower] = listIn(await ask("prop=revisions&rvprop=ids&titles=Flower"), "pages");
    const [revision] = Object(flower).revisions;
    const answer = await ask(`revids=${revision.revid}&redirects=1&prop=info`);
    expect(listIn(answer, "pages").map(({ title }) => title)).toEqual(["Flower"]);
    expect(answer["warnings"]).toBeDefined();
  });

  it("have their ids listed where that is asked and there are any", async () => {
    expect(await ask("titles=Rose&indexpageids=1")).toMatchObject({
      query: { pageids: [expect.stringMatching(/^\d+$/)] },
    });
    expect(Object((await ask("meta=tokens&indexpageids=1"))["query"])).not.toHaveProperty(
      "pageids",
    );
  });

  it("go on only where an answer said", async () => {
    expect(await code("prop=links&titles=Rose&continue=odd&plcontinue=1|0|A")).toBe("badcontinue");
  });
});

/** The first revision of the page that has hidden ones. */
async function firstOfSecret(prop: string): Promise<unknown> {
  const request = "prop=revisions&rvlimit=max&titles=Secret&rvdir=newer";
  const [page] = listIn(await ask(`${request}&rvprop=${prop}`), "pages");
  return Object(page).revisions[0];
}

describe("revisions that are hidden", () => {
  it("are marked as suppressed where what is asked of them is hidden", async () => {
    for (const prop of ["ids|user", "ids|userid", "ids|comment", "ids|parsedcomment", "ids|sha1"])
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      expect([prop, await firstOfSecret(prop)]).toEqual([
        prop,
        expect.objectContaining({ suppressed: true }),
      ]);
    expect(await firstOfSecret("ids|content&rvslots=main")).toMatchObject({ suppressed: true });
    expect(await firstOfSecret("ids|timestamp")).not.toHaveProperty("suppressed");
  });

  it("have no slots but the main one", async () => {
    const [page] = listIn(
      await ask("prop=revisions&rvprop=content|ids&rvslots=other&titles=Tulip"),
      "pages",
    );
    expect(Object(page).revisions[0]).not.toHaveProperty("slots.main");
  });
});

describe("special pages as lists", () => {
  it("are shown a part at a time", async () => {
    const answer = await ask("list=querypage&qppage=Wantedpages&qplimit=1");
    expect(answer).toMatchObject({
      continue: { qpoffset: 1 },
      query: { querypage: { name: "Wantedpages", results: [{ title: "A page" }] } },
    });
    expect((await ask("list=querypage&qppage=Wantedpages&qpoffset=1"))["continue"]).toBeUndefined();
  });

  it("can be the pages that are asked about", async () => {
    const answer = await ask("generator=querypage&gqppage=Wantedpages&prop=info");
    expect(new Set(listIn(answer, "pages").map(({ title }) => title))).toEqual(
      new Set(["A page", "Talk:B"]),
    );
    expect(answer["query"]).not.toHaveProperty("querypage");
  });

  it("are for those who may see them", async () => {
    expect(await code("list=querypage&qppage=Unwatchedpages")).toBe("specialpage-cantexecute");
    expect(await code("list=querypage&qppage=Unwatchedpages", "Admin")).toBeUndefined();
  });
});

describe("what the text of a page leads to", () => {
  it("is below the page itself where the namespace has such pages", async () => {
    const [page] = listIn(await ask("prop=links|images&titles=Garden:Bed"), "pages");
    expect(page).toMatchObject({
      links: [{ title: "Garden:Bed/Row" }],
      images: [{ title: "File:Bee.png" }],
    });
    expect(listIn(await ask("prop=templates&titles=Garden:Bed"), "pages")[0]).not.toHaveProperty(
      "templates",
    );
  });

  it("are the files of a gallery", async () => {
    const [page] = listIn(await ask("prop=images&titles=Show"), "pages");
    expect(Object(page).images.map(({ title }: { readonly title: string }) => title)).toEqual([
      "File:Bee.png",
      "File:Wasp.png",
    ]);
  });
});

describe("the kind and the language of a page", () => {
  it("follow from its name, where it is a script, a style or data", async () => {
    expect(await info("User:Ann/a.css")).toMatchObject({ contentmodel: "css", pagelanguage: "en" });
    expect(await info("User:Ann/a.json")).toMatchObject({ contentmodel: "json" });
    expect(await info("MediaWiki:Common.js")).toMatchObject({ contentmodel: "javascript" });
    expect(await info("User:Ann/none.txt")).toMatchObject({ contentmodel: "wikitext" });
  });

  it("of a message that is not there follow from the end of its name, where that is a language", async () => {
    expect(await info("MediaWiki:Absent/de")).toMatchObject({ pagelanguage: "de" });
    expect(await info("MediaWiki:Absent/nosuch")).toMatchObject({ pagelanguage: "en" });
    expect(await info("Rose")).toMatchObject({ pagelanguage: "en", pagelanguagedir: "ltr" });
  });

  it("are those of the data, with the facts of the language", async () => {
    const pages = ["de-at", "ug-arab", "xx"].map((language) => ({ title: language, language }));
    const found = await callStub({ pages })("prop=info&titles=De-at|Ug-arab|Xx");
    expect(
      listIn(found, "pages").map(({ pagelanguagehtmlcode, pagelanguagedir }) => [
        pagelanguagehtmlcode,
        pagelanguagedir,
      ]),
    ).toEqual([
      ["de-AT", "ltr"],
      ["ug-Arab", "rtl"],
      ["xx", "ltr"],
    ]);
  });

  it("follow from the language of the wiki", async () => {
    const hebrew = callStub({
      site: {
        general: { lang: "he" },
        languageinfo: { he: { code: "he", dir: "rtl" } },
      },
      pages: [{ title: "Rose", text: "A" }],
    });
    expect(listIn(await hebrew("prop=info&titles=None"), "pages")[0]).toMatchObject({
      pagelanguage: "he",
      pagelanguagedir: "rtl",
    });
  });
});
