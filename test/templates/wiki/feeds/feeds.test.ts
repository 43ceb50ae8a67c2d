import { expect, it } from "vitest";
import { createParaminfoStub, createWiki } from "../../../../generated/paraminfo/stub.js";
import { parseXml } from "../../../../templates/wiki/values/parse-xml.js";

const wiki = createWiki({
  users: [{ name: "Ann" }, { name: "Bob" }],
  pages: [
    {
      title: "Rose",
      revisions: [
        { text: 'a "red"\nflower', user: "Ann", comment: "see [[Lily|lilies]]" },
        { text: "white", user: "Bob" },
      ],
    },
  ],
  watchlist: [{ owner: "Ann", title: "Rose" }],
});
const stub = createParaminfoStub({ wiki });

async function feed(query: string, user?: string): Promise<Response> {
  return stub(
    new Request(`https://wiki.example/api.php?${query}`, {
      headers: user === undefined ? {} : { cookie: `paramsmith_user=${user}` },
    }),
  );
}

it("action=feedcontributions lists the edits of a user in RSS", async () => {
  const response = await feed("action=feedcontributions&user=Ann&format=json");
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const text = await response.text();
  expect(text).toContain("<title>Rose</title>");
  expect(text).toContain(
    "<description>&lt;p&gt;Ann: see lilies&lt;/p&gt;\n&lt;hr /&gt;\n" +
      "&lt;div&gt;a &amp;quot;red&amp;quot;&lt;br /&gt;\nflower&lt;/div&gt;</description>",
  );
  expect(text).toContain("<comments>https://wiki.example/index.php/Talk:Rose</comments>");
  expect(text.match(/<item>/g)).toHaveLength(1);
  expect(parseXml(text)).toBeDefined();
});

it("action=feedcontributions shows the texts of links in comments, as the server's expression does", async () => {
  const comment = "[[x|]] [[|]] [[a|b|c]] [[[d]] [[e] f]] [[]] [[g[[h|i]] [[open";
  const own = createParaminfoStub({
    wiki: createWiki({
      users: [{ name: "Ann" }],
      pages: [{ title: "Rose", revisions: [{ text: "red", user: "Ann", comment }] }],
    }),
  });
  const address = "https://wiki.example/api.php?action=feedcontributions&user=Ann";
  const text = await (await own(new Request(address))).text();
  expect(text).toContain("Ann: x| | c [d [[e] f]] [[]] i [[open&lt;/p&gt;");
});

it("a feed in Atom names its own address", async () => {
  const query = "action=feedcontributions&user=Bob&feedformat=atom";
  const text = await (await feed(query)).text();
  expect(text).toContain(`<id>https://wiki.example/api.php?${query.replaceAll("&", "&amp;")}</id>`);
  expect(text.match(/<entry>/g)).toHaveLength(1);
  expect(parseXml(text)).toBeDefined();
});

it("action=feedwatchlist lists the changes of watched pages", async () => {
  const text = await (await feed("action=feedwatchlist&hours=72", "Ann")).text();
  expect(text).toContain("<dc:creator>Bob</dc:creator>");
  expect(text.match(/<item>/g)).toHaveLength(1);
});

it("action=feedwatchlist has its error as an item", async () => {
  const text = await (await feed("action=feedwatchlist")).text();
  expect(text).toContain("<title>Error (notloggedin)</title>");
});
