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
  }),
  new Map(),
  { jsonp: true },
);

async function send(query: string): Promise<ServiceResponse> {
  const url = `/api.php?action=${query}`;
  return service({ method: "GET", url, headers: { accept: "text/html" }, body: "" });
}

async function get(query: string): Promise<ServiceResponse> {
  return send(`query&list=allpages&aplimit=1&apfrom=%C3%84&${query}`);
}

describe("the output format of a stub", () => {
  it.each(["xml", "php", "none", "rawfm", "jsonfm", "xmlfm", "phpfm", "nosuch"])(
    "is JSON, and %s is an error as any unknown value",
    async (format) => {
      const { headers, body } = await get(`format=${format}&formatversion=2`);
      expect(headers["mediawiki-api-error"]).toBe("badvalue");
      expect(headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(JSON.parse(body)).toMatchObject({ error: { code: "badvalue" } });
    },
  );

  it("is JSON for browsers and requests without a format", async () => {
    expect(JSON.parse((await get("formatversion=2")).body)).toMatchObject({
      query: { allpages: [{ title: "Ärger & b" }] },
    });
  });

  it.each(["help", "feedcontributions", "feedrecentchanges", "feedwatchlist", "rsd"])(
    "is not of action=%s, which writes pages or feeds",
    async (action) => {
      const { headers } = await send(`${action}&format=json`);
      expect(headers["mediawiki-api-error"]).toMatch(/^(?:badvalue|notimplemented)$/);
    },
  );

  it("escapes characters beyond ASCII as the server does", async () => {
    const escaped = '"title":"\\u00c4rger & b"';
    const plain = '"title":"Ärger & b"';
    expect((await get("format=json")).body).toContain(escaped);
    expect((await get("format=json&utf8=1")).body).toContain(plain);
    expect((await get("format=json&formatversion=2")).body).toContain(plain);
    expect((await get("format=json&formatversion=2&ascii=1")).body).toContain(escaped);
  });

  it("calls the function of a script, also with an error", async () => {
    const { headers, body } = await get("format=json&callback=a.b(c");
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(body).toMatch(/^\/\*\*\/a\.bc\(\{.*\}\)$/);
    const failed = await get("format=json&callback=f&aplimit=x");
    expect(failed.body).toMatch(/^\/\*\*\/f\(\{"error":.*\}\)$/);
    expect(failed.headers["mediawiki-api-error"]).toBe("badinteger");
    const list = await send("opensearch&search=Ro&format=json&callback=f");
    expect(list.body).toMatch(/^\/\*\*\/f\(\["Ro",\["Rose"\],.*\]\)$/);
  });
});
