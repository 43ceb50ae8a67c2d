// The recording of parse has the properties, the errors and the warnings.
import { expect, it } from "vitest";
import { createParaminfoStub } from "../../../../generated/paraminfo/stub.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { clientOf } from "../actions/stub-client.js";

const wiki = createWiki({
  pages: [
    { title: "Page", text: "lead [[Other]]\n\n== S ==\nx [[Category:C|k]]" },
    { title: "Moved", text: "#REDIRECT [[Page#S]]" },
  ],
});
const stub = createParaminfoStub({ wiki });
const client = clientOf(stub);

it.each([
  "categorieshtml",
  "encodedjsconfigvars",
  "headhtml",
  "limitreportdata",
  "limitreporthtml",
  "subtitle",
])("parse does not implement %s, and says so", async (name) => {
  const request = { action: "parse", page: "Page", errorformat: "plaintext", prop: name };
  const { errors } = await client.get(request);
  expect(errors).toEqual([
    expect.objectContaining({
      code: "notimplemented",
      text: `The stub does not implement ${name} of parse.`,
    }),
  ]);
});

/** What a text is parsed to. */
async function parsed(params: Readonly<Record<string, string | boolean>>) {
  const { parse } = await client.get({ action: "parse", prop: "text", ...params });
  return parse;
}

it("links to edit sections are there unless they are disabled", async () => {
  const text = { text: "== A ==", contentmodel: "wikitext" };
  expect(JSON.stringify(await parsed(text))).toContain("mw-editsection");
  const without = await parsed({ ...text, disableeditsection: true });
  expect(JSON.stringify(without)).not.toContain("mw-editsection");
});

it("a section that a summary names is a value of an attribute", async () => {
  const sent = { section: "new", summary: '"/onclick="x', text: "", contentmodel: "wikitext" };
  expect(await parsed(sent)).toMatchObject({
    parsedsummary: expect.stringContaining('href="#&quot;/onclick=&quot;x"'),
  });
});

it.each([
  ["css", '<pre class="mw-code mw-css" dir="ltr">a &lt; b\n</pre>\n'],
  ["javascript", '<pre class="mw-code mw-js" dir="ltr">a &lt; b\n</pre>\n'],
  ["text", "a &lt; b"],
])("a text of the model %s is escaped", async (contentmodel, html) => {
  const start = '<div class="mw-content-ltr mw-parser-output" lang="en" dir="ltr">';
  expect(await parsed({ text: "a < b", contentmodel })).toMatchObject({
    text: `${start}${html}</div>`,
  });
});

it("a text of the model css has links and no sections", async () => {
  const text = "== A ==\n[[Rose]]";
  const prop = "links|sections";
  expect(await parsed({ text, title: "A.css", contentmodel: "css", prop })).toMatchObject({
    links: [{ ns: 0, title: "Rose" }],
    sections: [],
  });
});

it("a text that is sent is changed as if it was saved, if that is asked for", async () => {
  const sent = { text: "{{subst:Nothing}} ~~~~~ ", contentmodel: "wikitext", prop: "wikitext" };
  const only = await parsed({ ...sent, onlypst: true });
  expect(only).toMatchObject({ wikitext: "{{subst:Nothing}} ~~~~~ " });
  expect(JSON.stringify(only)).toMatch(/"text":"[^"]* \d\d:\d\d, \d+ \w+ \d{4} \(UTC\)"/);
  expect(only).not.toHaveProperty("title");
  expect(await parsed({ ...sent, pst: true })).toMatchObject({
    wikitext: "{{subst:Nothing}} ~~~~~ ",
    psttext: expect.stringMatching(/ \d\d:\d\d, /),
  });
  expect(await parsed(sent)).toEqual({
    title: "API",
    pageid: 0,
    wikitext: "{{subst:Nothing}} ~~~~~ ",
  });
});

it("a log gets the markup that is not rendered", async () => {
  const url = `/api.php?action=parse&contentmodel=wikitext&text=${encodeURIComponent("<foo>a</foo>")}`;
  const { unrendered, headers } = await stub.service({ method: "GET", url, headers: {}, body: "" });
  expect(unrendered).toEqual(["<foo>"]);
  expect(headers).not.toHaveProperty("unrendered");
});

/** A response in format version 1. */
async function version1(request: string): Promise<unknown> {
  const url = `https://a.example/api.php?format=json&formatversion=1&${request}`;
  return (await stub(new Request(url))).json();
}

it("a parsed page has the names of format version 1 without a result of the action", async () => {
  expect(
    await version1("action=parse&page=Page&prop=links|categories|wikitext&section=1"),
  ).toMatchObject({
    parse: {
      links: [],
      categories: [{ sortkey: "k", "*": "C", missing: "" }],
      wikitext: { "*": "== S ==\nx [[Category:C|k]]" },
    },
  });
  expect(
    await version1("action=parse&text=__NOTOC__&contentmodel=wikitext&prop=properties"),
  ).toMatchObject({
    parse: { title: "API", properties: [{ name: "notoc", "*": "" }] },
  });
  expect(await version1("action=expandtemplates&text=a")).toMatchObject({
    expandtemplates: { "*": "a" },
  });
  expect(await version1("action=expandtemplates&text=a&prop=wikitext")).toEqual({
    expandtemplates: { wikitext: "a" },
  });
  expect(
    await version1("action=compare&fromtext=a&totext=a&fromcontentmodel=text&tocontentmodel=text"),
  ).toMatchObject({ compare: { "*": "" } });
});
