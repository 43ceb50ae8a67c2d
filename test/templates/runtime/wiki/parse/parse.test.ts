import { expect, it } from "vitest";
import { createParaminfoStub } from "../../../../../generated/paraminfo/stub.js";
import { createWiki } from "../../../../../templates/runtime/wiki/seed/create-wiki.js";
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

it("a log gets the markup that is not rendered", async () => {
  const url = `/api.php?action=parse&contentmodel=wikitext&text=${encodeURIComponent("<div>a</div>")}`;
  const { unrendered, headers } = await stub.service({ method: "GET", url, headers: {}, body: "" });
  expect(unrendered).toEqual(["<div>"]);
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
