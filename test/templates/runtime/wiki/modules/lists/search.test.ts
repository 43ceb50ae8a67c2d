import { expect, it } from "vitest";
import { callStub } from "../../asking.js";

const TEXT = "It's a <b>rose</b> 12 of the well-known kind";

const ask = callStub({
  pages: [
    { title: "Rose & co", revisions: [{ text: TEXT, timestamp: "2024-02-03T04:05:06Z" }] },
    { title: "Nothing", text: "12 34" },
    { title: "Empty rose", text: "" },
    { title: "Talk:Rose", text: "rose" },
  ],
});

/** The words of the server are runs of ASCII letters. */
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
        titlesnippet: "Empty rose",
        categorysnippet: "",
        isfilematch: false,
      },
      {
        ns: 0,
        title: "Rose & co",
        pageid: 1,
        size: TEXT.length,
        wordcount: 9,
        snippet: "It's a &lt;b&gt;rose&lt;/b&gt; 12 of the well-known kind",
        timestamp: "2024-02-03T04:05:06Z",
        titlesnippet: "Rose &amp; co",
        categorysnippet: "",
        isfilematch: false,
      },
    ],
  });
});
