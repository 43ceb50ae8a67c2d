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

async function revisions(url: string, method?: string, body?: string): Promise<number | undefined> {
  return (await get(url, method, body)).body.match(/<revision>/g)?.length;
}

function titlesIn({ body }: ServiceResponse): readonly string[] {
  return [...body.matchAll(/<title>(.*)<\/title>/g)].map(([, title = ""]) => title);
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

  it("is a script only if the page is protected from others", async () => {
    const type = "ctype=text/javascript";
    expect(await raw(`title=Rose&${type}`)).toMatchObject({ status: 403 });
    expect(await raw(`title=User:Nobody/a.js&${type}`)).toMatchObject({ status: 403 });
    expect(await raw(`title=User:Admin/a.js&${type}`)).toMatchObject({ status: 200, body: "1;" });
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

describe("an export", () => {
  it("has the page after the slash, in its current revision", async () => {
    const response = await get("/index.php/Special:Export/Rose");
    expect(titlesIn(response)).toEqual(["Rose"]);
    expect(response.body.match(/<revision>/g)).toHaveLength(1);
    expect(response.headers["content-type"]).toBe("application/xml; charset=utf-8");
  });

  it("has the pages of the parameter, each once, and their templates on request", async () => {
    const pages = "pages=Rose%0Arose%0ANowhere%0AMain+Page";
    const url = `/index.php?title=special:export&${pages}`;
    expect(titlesIn(await get(url))).toEqual(["Rose", "Main Page"]);
    expect(titlesIn(await get(`${url}&templates`))).toEqual(["Rose", "Main Page", "Template:Note"]);
  });

  it("has all revisions on request, and by default if it is posted", async () => {
    expect(await revisions("/index.php/Special:Export/Rose?history=1")).toBe(2);
    expect(await revisions("/index.php/Special:Export", "POST", "pages=Rose")).toBe(2);
    expect(await revisions("/index.php/Special:Export", "POST", "pages=Rose&curonly=1")).toBe(1);
  });
});

it("pages in HTML are not found", async () => {
  expect(await get("/index.php?title=Rose")).toMatchObject({ status: 404 });
  expect(await get("/index.php?title=Special:Version")).toMatchObject({ status: 404 });
});
