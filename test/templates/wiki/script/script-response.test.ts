import { describe, expect, it } from "vitest";
import type { ServiceResponse } from "../../../../templates/runtime/http/service.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { wikiStub } from "../../../../templates/wiki/server/wiki-stub.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { learnedResults } from "../../../wiki/learned.js";

const wiki = createWiki({
  users: [{ name: "Admin", groups: ["sysop"] }],
  pages: [
    { title: "Main Page", text: "Welcome." },
    {
      title: "Rose",
      revisions: [{ text: "Old." }, { text: "A flower.\n\n== Colour ==\nRed. {{Note}}" }],
    },
    { title: "Template:Note", text: "See." },
    { title: "User:Admin/a.js", text: "1;" },
    { title: "User:Nobody/a.js", text: "2;" },
  ],
});
const stub = wikiStub({ api: catalogueApi(), results: learnedResults() }, wiki);

async function get(url: string, method = "GET", body = ""): Promise<ServiceResponse> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return stub.service({ method, url, headers, body });
}

async function raw(query: string): Promise<ServiceResponse> {
  return get(`/index.php?action=raw&${query}`);
}

describe("the source of a page", () => {
  it("is that of the current revision", async () => {
    const { status, body, headers } = await raw("title=rose");
    expect({ status, body }).toEqual({
      status: 200,
      body: "A flower.\n\n== Colour ==\nRed. {{Note}}",
    });
    expect(headers["content-type"]).toBe("text/x-wiki; charset=UTF-8");
  });

  it.each([
    ["title=Rose&section=1", "== Colour ==\nRed. {{Note}}"],
    ["title=Rose&section=0", "A flower."],
    ["title=Rose&section=1&templates=expand", "== Colour ==\nRed. See."],
    ["title=Rose&direction=prev", "Old."],
    ["", "Welcome."],
  ])("with %s is that part of it", async (query, body) => {
    expect((await raw(query)).body).toBe(body);
  });

  it.each(["title=Nowhere", "title=Rose&section=7", "title=Rose&oldid=999", "title=Rose&slot=x"])(
    "with %s is not found",
    async (query) => {
      expect(await raw(query)).toMatchObject({ status: 404, body: "" });
    },
  );

  it("has the requested type if it is one of those for pages", async () => {
    expect((await raw("title=Rose&ctype=text/css")).headers["content-type"]).toMatch("text/css");
    expect((await raw("title=Rose&ctype=text/html")).headers["content-type"]).toMatch("x-wiki");
  });

  it("is a script if the request has that type", async () => {
    expect(await raw("title=User:Admin/a.js&ctype=text/javascript")).toMatchObject({
      status: 200,
      body: "1;",
      headers: { "content-type": "text/javascript; charset=UTF-8" },
    });
  });

  it("is refused for an invalid title", async () => {
    expect(await raw("title=<>")).toMatchObject({ status: 404 });
  });

  it("has no body in a response to HEAD", async () => {
    expect(await get("/w/index.php/Rose?action=raw", "HEAD")).toMatchObject({
      status: 200,
      body: "",
    });
  });
});

describe("a page in HTML", () => {
  it("has the heading and the rendered text", async () => {
    const { status, body, headers } = await get("/index.php/Rose");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=UTF-8");
    expect(body).toContain('<h1 id="firstHeading">Rose</h1>');
    expect(body).toMatch(/Colour<\/.*<p>Red\. See\./s);
  });

  it("has the source of a script, without its markup", async () => {
    expect((await get("/index.php?title=User:Admin/a.js")).body).toContain("<pre>1;</pre>");
  });

  it("is not found without a page, and for what the stub does not implement", async () => {
    expect(await get("/index.php?title=Nowhere")).toMatchObject({ status: 404 });
    expect(await get("/index.php?title=Special:Version")).toMatchObject({ status: 404 });
    expect(await get("/index.php?title=Rose&action=history")).toMatchObject({ status: 404 });
  });
});
