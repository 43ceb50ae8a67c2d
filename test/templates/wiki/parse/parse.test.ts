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

it("a page is parsed with what follows from the wiki", async () => {
  const { parse } = await client.get({
    action: "parse",
    page: "Moved",
    redirects: true,
    prop: "revid|links|categories|displaytitle|sections",
  });
  expect(parse).toMatchObject({
    title: "Page",
    pageid: 1,
    revid: 1,
    redirects: [{ from: "Moved", to: "Page", tofragment: "S" }],
    links: [{ ns: 0, title: "Other", exists: false }],
    categories: [{ sortkey: "k", category: "C", missing: true }],
    displaytitle: '<span class="mw-page-title-main">Page</span>',
    sections: [{ toclevel: 1, level: "2", line: "S", number: "1", index: "1", anchor: "S" }],
    showtoc: false,
  });
});

// In the order of the server's checks, and with its codes.
it.each([
  [{ page: "Page", pageid: 1 }, "invalidparammix"],
  [{ page: "Page", text: "a" }, "invalidparammix"],
  [{ page: "Nowhere", section: "x" }, "invalidsection"],
  [{ page: "Nowhere", section: "new" }, "invalidparammix"],
  [{ page: "[" }, "invalidtitle"],
  [{ page: "Special:Version" }, "pagecannotexist"],
  [{ page: "Nowhere" }, "missingtitle"],
  [{ pageid: 99 }, "nosuchpageid"],
  [{ oldid: 99 }, "nosuchrevid"],
  [{ page: "Page", section: "7" }, "nosuchsection"],
  [{ text: "a", title: "[" }, "invalidtitle"],
  [{ text: "a", revid: 99 }, "nosuchrevid"],
  [{ page: "Page", prop: "headhtml" }, "notimplemented"],
])("parse with %j is refused with %s", async (params, code) => {
  const { errors } = await client.get({ action: "parse", ...params, errorformat: "plaintext" });
  expect(errors).toEqual([expect.objectContaining({ code, module: "parse" })]);
});

it.each([
  "categorieshtml",
  "encodedjsconfigvars",
  "headhtml",
  "limitreportdata",
  "limitreporthtml",
  "parsetree",
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

const HEADINGS = "== A ==\n== B ==\n== C ==\n== D ==";

it("a table of contents and links to edit sections are there unless they are disabled", async () => {
  const text = { text: HEADINGS, contentmodel: "wikitext" };
  const all = JSON.stringify(await parsed(text));
  expect(all).toContain("mw-editsection");
  expect(all).toMatch(/mw:tocplace|toctogglecheckbox|class=\\"toc\\"/);
  const without = JSON.stringify(
    await parsed({ ...text, disabletoc: true, disableeditsection: true }),
  );
  expect(without).not.toContain("mw-editsection");
  expect(without).not.toMatch(/mw:tocplace|toctogglecheckbox|class=\\"toc\\"/);
  expect(JSON.stringify(await parsed({ ...text, disabletoc: true }))).toContain("mw-editsection");
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

it.each([
  [{ summary: "a [[b]]" }, /^a <a .*>b<\/a>$/],
  [{ summary: "a", section: "new" }, /new section/],
  [{ sectiontitle: "t", section: "new" }, /new section/],
  [{ summary: "a", sectiontitle: "t", section: "new" }, /^a$/],
])("a summary %j is parsed", async (params, html) => {
  const text = { text: "x", contentmodel: "wikitext", prop: "wikitext" };
  expect(await parsed({ ...text, ...params })).toMatchObject({
    parsedsummary: expect.stringMatching(html),
  });
  expect(await parsed({ ...text, section: "new" })).not.toHaveProperty("parsedsummary");
  expect(await parsed({ ...text, sectiontitle: "t" })).not.toHaveProperty("parsedsummary");
});

/** The warnings of a page that is parsed for some properties. */
async function warned(prop: string): Promise<string> {
  const request = { action: "parse", page: "Page", prop, errorformat: "plaintext" };
  return JSON.stringify((await client.get(request))["warnings"] ?? "");
}

it("modules without their variables have a warning", async () => {
  expect(await warned("modules")).toContain("moduleswithoutvars");
  expect(await warned("modules|jsconfigvars")).not.toContain("moduleswithoutvars");
  expect(await warned("links")).not.toContain("moduleswithoutvars");
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
