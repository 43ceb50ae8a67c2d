import { expect, it } from "vitest";
import { callStub } from "../../asking.js";

const TEXT = "It's a <b>rose</b> 12 of the well-known kind";

const PAGES = [
  { title: "Rose & co", revisions: [{ text: TEXT, timestamp: "2024-02-03T04:05:06Z" }] },
  { title: "Nothing", text: "12 34" },
  { title: "Empty rose", text: "" },
  { title: "Talk:Rose", text: "rose" },
];

const ask = callStub({ pages: PAGES });

it("a search is of titles by default, and has the fields of each page", async () => {
  const response = await ask(
    "list=search&srsearch=rose&srprop=size|wordcount|snippet|timestamp|titlesnippet|categorysnippet|isfilematch",
  );
  expect(response["query"]).toEqual({
    searchinfo: { totalhits: 2 },
    search: [
      {
        ns: 0,
        title: "Empty rose",
        pageid: 3,
        size: 0,
        wordcount: 0,
        snippet: "",
        timestamp: expect.any(String),
        titlesnippet: "",
        categorysnippet: "",
        isfilematch: false,
      },
      {
        ns: 0,
        title: "Rose & co",
        pageid: 1,
        size: TEXT.length,
        wordcount: 12,
        snippet:
          'It\'s a &lt;b&gt;<span class="searchmatch">rose</span>&lt;/b&gt; 12 of the well-known kind',
        timestamp: "2024-02-03T04:05:06Z",
        titlesnippet: "",
        categorysnippet: "",
        isfilematch: false,
      },
    ],
  });
});

it("a search of texts continues, and counts all", async () => {
  const rest = "srwhat=text&srprop=&srnamespace=0|1";
  expect(await ask(`list=search&srsearch=r*&${rest}&srlimit=1`)).toMatchObject({
    continue: { sroffset: 1 },
    query: {
      searchinfo: { totalhits: 2 },
      search: [{ ns: 0, title: "Rose & co", pageid: 1 }],
    },
  });
  const second = await ask(`list=search&srsearch=r*&${rest}&srlimit=1&sroffset=1`);
  expect(second["continue"]).toBeUndefined();
  expect(second["query"]).toEqual({
    searchinfo: { totalhits: 2 },
    search: [{ ns: 1, title: "Talk:Rose", pageid: 4 }],
  });
});

it("a search takes the namespace that its text begins with", async () => {
  const response = await ask("list=search&srsearch=talk:rose&srprop=&srinfo=");
  expect(response["query"]).toEqual({ search: [{ ns: 1, title: "Talk:Rose", pageid: 4 }] });
});

it("a near match is one page, whatever its namespace, without a count", async () => {
  const near = "list=search&srwhat=nearmatch&srsearch=TALK:ROSE&sroffset=3&srprop=snippet|size";
  expect((await ask(near))["query"]).toEqual({
    search: [{ ns: 1, title: "Talk:Rose", pageid: 4, size: 4, snippet: "" }],
  });
  expect((await ask("list=search&srwhat=nearmatch&srsearch=Tulip"))["query"]).toEqual({
    search: [],
  });
});

it("a search as a generator numbers pages from the offset", async () => {
  const response = await ask("generator=search&gsrsearch=r*&gsroffset=1&prop=info");
  expect(response["query"]).toMatchObject({ pages: [{ pageid: 1, index: 2 }] });
});

it("a search has the pages by namespace and title", async () => {
  const response = await ask("list=search&srsearch=rose&srprop=&srnamespace=*");
  expect(response["query"]).toMatchObject({ search: [3, 1, 4].map((pageid) => ({ pageid })) });
});
