import { describe, expect, it } from "vitest";
import type { ServiceResponse } from "../../../../templates/runtime/http/service.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { wikiStub } from "../../../../templates/wiki/server/wiki-stub.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { learnedResults } from "../../../wiki/learned.js";

const { service } = wikiStub(
  { api: catalogueApi(), results: learnedResults() },
  createWiki({
    pages: [
      { pageid: 1, title: "Rose" },
      { pageid: 2, title: "Ärger & b" },
    ],
    site: { general: { sitename: "A & B" } },
  }),
  new Map(),
  { jsonp: true },
);

async function get(query: string): Promise<ServiceResponse> {
  return service({
    method: "GET",
    url: `/api.php?action=query&list=allpages&aplimit=1&apfrom=%C3%84&${query}`,
    headers: {},
    body: "",
  });
}

describe("the output formats of a stub", () => {
  it.each([
    ["xml", "text/xml; charset=utf-8", '<p pageid="2" ns="0" title="Ärger &amp; b" />'],
    ["php", "application/vnd.php.serialized; charset=utf-8", 's:10:"Ärger & b";'],
    ["none", "text/plain; charset=utf-8", ""],
    ["jsonfm", "text/html; charset=utf-8", '"title": "\\u00c4rger &amp; b"'],
    ["xmlfm", "text/html; charset=utf-8", 'title="Ärger &amp;amp; b"'],
    ["phpfm", "text/html; charset=utf-8", 's:10:"Ärger &amp; b";'],
    ["rawfm", "text/html; charset=utf-8", "with debugging data"],
  ])("%s has the media type and the form of the server", async (format, type, text) => {
    const { headers, body } = await get(`format=${format}`);
    expect(headers["content-type"]).toBe(type);
    expect(body).toContain(text);
    if (format === "none") expect(body).toBe("");
  });

  it("escape characters beyond ASCII in JSON as the server does", async () => {
    const escaped = '"title":"\\u00c4rger & b"';
    const plain = '"title":"Ärger & b"';
    expect((await get("format=json")).body).toContain(escaped);
    expect((await get("format=json&utf8=1")).body).toContain(plain);
    expect((await get("format=json&formatversion=2")).body).toContain(plain);
    expect((await get("format=json&formatversion=2&ascii=1")).body).toContain(escaped);
  });

  it("call the function of a script, also with an error", async () => {
    const { headers, body } = await get("format=json&callback=a.b(c");
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(body).toMatch(/^\/\*\*\/a\.bc\(\{.*\}\)$/);
    const failed = await get("format=json&callback=f&aplimit=x");
    expect(failed.body).toMatch(/^\/\*\*\/f\(\{"error":.*\}\)$/);
    expect(failed.headers["mediawiki-api-error"]).toBe("badinteger");
  });

  it("write errors, warnings and what the root adds in XML", async () => {
    const { body, headers } = await get("format=xml&aplimit=x&requestid=7");
    expect(headers["mediawiki-api-error"]).toBe("badinteger");
    expect(body).toMatch(/^<\?xml version="1.0"\?><api requestid="7"><error code="badinteger" /);
    expect((await get("format=xml&nosuch=1")).body).toMatch(
      /<warnings><main xml:space="preserve">[^<]*nosuch<\/main><\/warnings>/,
    );
    expect((await get("format=xml&xslt=x&includexmlnamespace=1")).body).toMatch(
      /<api [^>]*xmlns="http:\/\/www\.mediawiki\.org\/xml\/api\/"><warnings><xml /,
    );
  });

  it("say where the response without HTML is", async () => {
    const { body } = await get("format=jsonfm&x=1");
    expect(body).toContain("<title>API response - A &amp; B</title>");
    expect(body).toContain("apfrom=%C3%84&amp;format=json&amp;x=1");
    const wrapped = JSON.parse((await get("format=jsonfm&wrappedhtml=1")).body);
    expect(wrapped).toMatchObject({
      status: 200,
      html: expect.stringContaining("api-pretty-content"),
    });
  });

  it("write pages as a list if PHP takes their numbers for indexes", async () => {
    const url = "/api.php?action=query&titles=Rose|Nothing";
    const bodyOf = async (format: string): Promise<string> =>
      (await service({ method: "GET", url: `${url}&format=${format}`, headers: {}, body: "" }))
        .body;
    expect(JSON.parse(await bodyOf("json"))).toMatchObject({
      query: { pages: [{ title: "Nothing", missing: "" }, { title: "Rose" }] },
    });
    expect(await bodyOf("xml")).not.toContain("_idx");
    expect(await bodyOf("php")).toContain('s:5:"pages";a:2:{i:0;');
  });
});
