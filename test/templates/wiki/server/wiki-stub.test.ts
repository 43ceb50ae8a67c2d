import { describe, expect, it } from "vitest";
import { isJsonObject } from "../../../../templates/runtime/model/json.js";
import type { Json, JsonObject } from "../../../../templates/runtime/model/json.js";
import type { ServiceResponse } from "../../../../templates/runtime/http/service.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { textOrEmpty } from "../../../../templates/wiki/values/row.js";
import { wikiStub } from "../../../../templates/wiki/server/wiki-stub.js";
import type { WikiStubOptions } from "../../../../templates/wiki/server/wiki-stub.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { catalogue, module as queryModule, parameter } from "../../../generator/support/specs.js";
import { apiFrom } from "../../../wiki/catalogue.js";
import { learnedResults } from "../../../wiki/learned.js";
import { moduleWith } from "../../runtime/one-parameter.js";

const parts = { api: catalogueApi(), results: learnedResults() };
const wiki = createWiki({
  users: [{ name: "Admin", groups: ["sysop"] }, { name: "Ann" }],
  pages: [
    { title: "Main Page", text: "See [[Rose]], [[Tulip]] and [[Away]]." },
    { title: "Rose", text: "A flower. [[Tulip]]" },
    { title: "Tulip", text: "A flower, too." },
    { title: "Flower", text: "#REDIRECT [[Rose]]" },
  ],
});
const stub = wikiStub(parts, wiki);
const AS_ADMIN = { cookie: "paramsmith_user=Admin" };

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly options?: WikiStubOptions;
}

async function send(
  request: string,
  { method = "GET", headers = {}, options }: Sent = {},
): Promise<ServiceResponse> {
  const { service } = options ? wikiStub(parts, wiki, new Map(), options) : stub;
  return method === "POST"
    ? service({
        method,
        url: "/api.php",
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        body: request,
      })
    : service({ method, url: `/api.php?${request}`, headers, body: "" });
}

/** The answer to a request in JSON, in format version 2 unless it says otherwise. */
async function ask(request: string, sent?: Sent): Promise<JsonObject> {
  const { body } = await send(`action=query&format=json&formatversion=2&${request}`, sent);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what JSON.parse gives is JSON
  const answer = JSON.parse(body) as Json;
  if (!isJsonObject(answer)) throw new Error(body);
  return answer;
}

async function titles(request: string): Promise<readonly Json[]> {
  const { query } = await ask(request);
  const pages = isJsonObject(query) && Array.isArray(query["pages"]) ? query["pages"] : [];
  return pages.map((page: JsonObject) => page["title"] ?? null);
}

describe("an error", () => {
  const wrong = "list=allpages&aplimit=x";

  it("is an object with a text by default", async () => {
    expect(await ask(wrong)).toMatchObject({ error: { code: "badinteger" } });
    expect(Object.keys(await ask(wrong))).toEqual(["error"]);
  });

  it.each([
    ["plaintext", "text"],
    ["wikitext", "text"],
    ["html", "html"],
  ])("is one of a list in the format %s", async (format, name) => {
    const { errors } = await ask(`${wrong}&errorformat=${format}`);
    expect(errors).toEqual([
      { code: "badinteger", module: "query+allpages", [name]: expect.any(String) },
    ]);
  });

  it("has only its code in the format none, and a message in the format raw", async () => {
    expect((await ask(`${wrong}&errorformat=none`))["errors"]).toEqual([
      { code: "badinteger", module: "query+allpages" },
    ]);
    expect((await ask(`${wrong}&errorformat=raw`))["errors"]).toEqual([
      expect.objectContaining({ key: expect.any(String), params: expect.any(Array) }),
    ]);
  });

  it("stands under * in the format html of version 1", async () => {
    const { errors } = await ask(`${wrong}&errorformat=html&formatversion=1`);
    expect(errors).toEqual([expect.objectContaining({ "*": expect.any(String) })]);
  });

  it("names its code in a header, with status 200", async () => {
    const { status, headers } = await send(`action=query&format=json&${wrong}`);
    expect(status).toBe(200);
    expect(headers["mediawiki-api-error"]).toBe("badinteger");
  });
});

describe("a warning", () => {
  const unknown = "list=allpages&nosuch=1";

  it("stands beside the answer, by module in the format bc", async () => {
    expect(await ask(unknown)).toMatchObject({
      warnings: { main: { warnings: expect.stringContaining("nosuch") } },
      query: { allpages: expect.any(Array) },
    });
    expect(await ask(`${unknown}&formatversion=1`)).toMatchObject({
      warnings: { main: { "*": expect.stringContaining("nosuch") } },
    });
  });

  it("is one of a list in the other formats", async () => {
    expect((await ask(`${unknown}&errorformat=plaintext`))["warnings"]).toEqual([
      { code: "unrecognizedparams", module: "main", text: expect.stringContaining("nosuch") },
    ]);
  });

  it("about something deprecated is followed, once, by where such things are announced", async () => {
    const request = "prop=info&inprop=readable&titles=Rose&errorformat=none";
    expect((await ask(request))["warnings"]).toEqual([
      expect.objectContaining({ code: "deprecation", module: "query+info" }),
      { code: "deprecation-help", module: "main" },
    ]);
  });

  it("is an error where the stub is strict", async () => {
    const strict = { options: { strict: true } };
    expect(await ask(unknown, strict)).toMatchObject({ error: { code: "unrecognizedparams" } });
    expect(await ask("list=allpages", strict)).toMatchObject({ batchcomplete: true });
  });
});

describe("a page of another origin", () => {
  it("may read what anybody may, with origin=*", async () => {
    const { headers } = await send("action=query&format=json&origin=*", {
      headers: { origin: "https://a.example" },
    });
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
  });

  it("is nobody, whoever has logged in, and gets no tokens", async () => {
    const answer = await ask("meta=userinfo|tokens&origin=*&errorformat=none", {
      headers: AS_ADMIN,
    });
    expect(answer).toMatchObject({
      query: { userinfo: { anon: true } },
      warnings: [{ code: "tokens-origin", module: "query+tokens" }],
    });
    expect(answer["query"]).not.toHaveProperty("tokens");
  });

  it("may read what its user may where it names itself", async () => {
    const own = { headers: { origin: "https://a.example" } };
    const { headers } = await send("action=query&format=json&origin=https://a.example", own);
    expect(headers["access-control-allow-origin"]).toBe("https://a.example");
    expect(headers["access-control-allow-credentials"]).toBe("true");
    const other = await send("action=query&format=json&origin=https://b.example", own);
    expect(other.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("may ask before it sends", async () => {
    const { status, headers, body } = await send("origin=*", {
      method: "OPTIONS",
      headers: { origin: "https://a.example", "access-control-request-method": "POST" },
    });
    expect(status).toBe(204);
    expect(body).toBe("");
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["access-control-allow-methods"]).toContain("POST");
  });
});

describe("a script", () => {
  const request = "action=query&format=json&callback=done";

  it("is refused unless it is allowed", async () => {
    const { status, body } = await send(request);
    expect(status).toBe(403);
    expect(body).toContain("jsonpdisabled");
  });

  it("calls the function that is named, and nothing else", async () => {
    const jsonp = { options: { jsonp: true } };
    const { headers, body } = await send(request, jsonp);
    expect(headers["content-type"]).toContain("text/javascript");
    expect(body).toMatch(/^\/\*\*\/done\(\{.*\}\)$/);
    const odd = await send("action=query&format=json&callback=a(1)%3Bb", jsonp);
    expect(odd.body).toMatch(/^\/\*\*\/a1b\(/);
  });
});

describe("HTTP", () => {
  it("reads parameters from the body of a POST", async () => {
    const { body } = await send("action=query&format=json&formatversion=2&titles=Rose", {
      method: "POST",
    });
    expect(body).toContain('"title":"Rose"');
  });

  it("has no body for HEAD, and says what it takes to other methods", async () => {
    const head = await stub(
      new Request("http://wiki.example/api.php?action=query&format=json", { method: "HEAD" }),
    );
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    const { status, headers } = await send("action=query", { method: "PUT" });
    expect(status).toBe(405);
    expect(headers["allow"]).toContain("GET, HEAD, POST");
  });

  it("refuses output formats that no wiki has", async () => {
    const { status, body } = await send("action=query&format=yaml");
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ error: { code: "badvalue" } });
  });
});

describe("a session", () => {
  it("neither begins nor ends with secrets in the address", async () => {
    for (const secret of ["action=login&lgpassword=x", "action=logout&token=x"]) {
      // oxlint-disable-next-line no-await-in-loop -- two requests
      const { headers, body } = await stub.service({
        method: "POST",
        url: `/api.php?format=json&${secret}`,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "lgname=Ann&lgtoken=x",
      });
      expect(JSON.parse(body)).toMatchObject({ error: { code: "mustpostparams" } });
      expect(headers).not.toHaveProperty("set-cookie");
    }
  });

  it("is what requests can insist on", async () => {
    expect(await ask("assert=user")).toMatchObject({ error: { code: "assertuserfailed" } });
    expect(await ask("assert=bot")).toMatchObject({ error: { code: "assertbotfailed" } });
    expect(await ask("assertuser=Ann", { headers: AS_ADMIN })).toMatchObject({
      error: { code: "assertnameduserfailed" },
    });
    expect(await ask("assert=anon", { headers: AS_ADMIN })).toMatchObject({
      error: { code: "assertanonfailed" },
    });
    expect(await ask("assert=user&assertuser=Admin", { headers: AS_ADMIN })).toMatchObject({
      batchcomplete: true,
    });
  });

  it("has tokens of its own, always the same", async () => {
    const request = "meta=tokens&type=csrf|watch";
    expect(await ask(request)).toMatchObject({
      query: { tokens: { csrftoken: "+\\", watchtoken: "+\\" } },
    });
    const mine = await ask(request, { headers: AS_ADMIN });
    expect(mine).toEqual(await ask(request, { headers: AS_ADMIN }));
    expect(mine).toMatchObject({
      query: { tokens: { csrftoken: expect.stringMatching(/^[0-9a-f]{40}\+\\$/) } },
    });
  });
});

describe("the root", () => {
  it("says that it lags where that is more than somebody takes", async () => {
    const lagging = createWiki({ site: { dbrepllag: [{ host: "db1", lag: 3 }] } });
    const { service } = wikiStub(parts, lagging);
    const sent = (maxlag: number): Promise<ServiceResponse> =>
      Promise.resolve(
        service({
          method: "GET",
          url: `/api.php?action=query&format=json&maxlag=${maxlag}`,
          headers: {},
          body: "",
        }),
      );
    const { headers, body } = await sent(-1);
    expect(JSON.parse(body)).toMatchObject({ error: { code: "maxlag", host: "db1", lag: 3 } });
    expect(headers).toMatchObject({ "retry-after": "5", "x-database-lag": "3" });
    expect((await sent(5)).body).toContain("batchcomplete");
  });

  it("adds what is asked for to the answer", async () => {
    expect(await ask("requestid=seven&servedby=1&curtimestamp=1")).toMatchObject({
      requestid: "seven",
      servedby: "paramsmith",
      curtimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    });
  });

  it("adds it to an error too", async () => {
    expect(
      await ask(
        "list=allpages&aplimit=x&requestid=seven&servedby=1&curtimestamp=1&responselanginfo=1",
      ),
    ).toEqual({
      error: expect.objectContaining({ code: "badinteger" }),
      requestid: "seven",
      servedby: "paramsmith",
      curtimestamp: expect.any(String),
      uselang: "en",
      errorlang: "en",
    });
  });

  // Observed on MediaWiki 1.39 and 1.43: the old format of errors has English texts only.
  it.each([
    ["uselang=de", "de", "en"],
    ["uselang=DE&errorformat=plaintext", "de", "de"],
    ["uselang=de&errorlang=fr&errorformat=html", "de", "fr"],
    ["uselang=content&errorlang=content&errorformat=html", "en", "en"],
    ["uselang=user&errorlang=uselang&errorformat=none", "en", "en"],
  ])("says the languages of a response to %s", async (request, uselang, errorlang) => {
    expect(await ask(`${request}&responselanginfo=1`)).toEqual({
      batchcomplete: true,
      uselang,
      errorlang,
    });
  });

  it("says how much max is", async () => {
    expect((await ask("list=allpages&aplimit=max"))["limits"]).toEqual({ allpages: 500 });
    expect((await ask("list=allpages&aplimit=max", { headers: AS_ADMIN }))["limits"]).toEqual({
      allpages: 5000,
    });
  });
});

describe("a query", () => {
  it("answers for several modules at once", async () => {
    expect(await ask("list=allpages|tags&meta=siteinfo&prop=info&titles=Rose")).toMatchObject({
      query: {
        allpages: expect.any(Array),
        tags: expect.any(Array),
        general: expect.objectContaining({ mainpage: "Main Page" }),
        pages: [expect.objectContaining({ title: "Rose", contentmodel: "wikitext" })],
      },
    });
  });

  it("takes the pages of a generator, whose parameters begin with g", async () => {
    expect(await titles("generator=allpages&gapfrom=R&gaplimit=1")).toEqual(["Rose"]);
  });

  it("goes on where it says, until everything is done", async () => {
    const first = await ask("list=allpages&aplimit=3");
    expect(first).toMatchObject({
      batchcomplete: true,
      continue: { apcontinue: "Tulip", continue: "-||" },
    });
    const second = await ask("list=allpages&aplimit=3&apcontinue=Tulip&continue=-||");
    expect(second).toMatchObject({ query: { allpages: [{ title: "Tulip" }] } });
    expect(second).not.toHaveProperty("continue");
  });

  it("is not complete while a module has more to say about the pages", async () => {
    const first = await ask("titles=Main Page&prop=links&pllimit=1");
    expect(first).not.toHaveProperty("batchcomplete");
    expect(first["continue"]).toMatchObject({ plcontinue: expect.any(String), continue: "||" });
  });

  it("goes on in the old form where it is asked for", async () => {
    expect(await ask("list=allpages&aplimit=1&rawcontinue=1")).toMatchObject({
      "query-continue": { allpages: { apcontinue: expect.any(String) } },
    });
  });

  it("follows redirects, and says so", async () => {
    expect(await ask("titles=flower&redirects=1")).toMatchObject({
      query: {
        normalized: [{ from: "flower", to: "Flower" }],
        redirects: [{ from: "Flower", to: "Rose" }],
        pages: [{ title: "Rose" }],
      },
    });
  });

  it("keeps pages by their numbers in format version 1", async () => {
    const answer = await ask("titles=Rose|Nothing&prop=info&formatversion=1");
    const { query } = answer;
    const pages = isJsonObject(query) ? query["pages"] : undefined;
    expect(pages).toMatchObject({ "-1": { title: "Nothing", missing: "" } });
    expect(answer["batchcomplete"]).toBe("");
  });
});

describe("a handler of one's own", () => {
  it("answers instead of the wiki, and the rest stays as it is", async () => {
    const overrides = new Map([["query+tags", () => Promise.resolve([{ name: "mine" }])]]);
    const { service } = wikiStub(parts, wiki, overrides);
    const { body } = await service({
      method: "GET",
      url: "/api.php?action=query&format=json&formatversion=2&list=tags|allpages&aplimit=1",
      headers: {},
      body: "",
    });
    expect(JSON.parse(body)).toMatchObject({
      query: { tags: [{ name: "mine" }], allpages: [expect.anything()] },
    });
  });

  it("may implement an action, which no stub has", async () => {
    const url = "/api.php?action=feedrecentchanges&format=json&formatversion=2";
    const request = { method: "GET", url, headers: {}, body: "" };
    const { status, body } = await stub.service(request);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ error: { code: "notimplemented" } });
    const module = moduleWith(
      {},
      { name: "feedrecentchanges", path: "feedrecentchanges", group: "action" },
    );
    const api = {
      ...parts.api,
      modules: new Map([...parts.api.modules, ["feedrecentchanges", module]]),
    };
    const handlers = new Map([["feedrecentchanges", () => ({ modules: [] })]]);
    const { service } = wikiStub({ ...parts, api }, wiki, handlers);
    expect(JSON.parse((await service(request)).body)).toEqual({
      feedrecentchanges: { modules: [] },
    });
  });

  it("that throws is answered for with status 500, and tells its owner alone why", async () => {
    const errors: unknown[] = [];
    const failing = new Map([["query+tags", () => Promise.reject(new Error("the secret"))]]);
    const { service } = wikiStub(parts, wiki, failing, { onError: (error) => errors.push(error) });
    const { status, body } = await service({
      method: "GET",
      url: "/api.php?action=query&format=json&list=tags",
      headers: {},
      body: "",
    });
    expect(status).toBe(500);
    expect(JSON.parse(body)).toMatchObject({ error: { code: "internal_api_error" } });
    expect(body).not.toContain("secret");
    expect(errors).toEqual([new Error("the secret")]);
  });
});

describe("a module that nothing implements", () => {
  const limit = parameter("minsize", "integer");
  const allpages = queryModule("allpages", [limit], { prefix: "ap" });
  const { service } = wikiStub(
    { api: apiFrom(catalogue(allpages, queryModule("oddities"))), results: [] },
    wiki,
  );

  it("is answered as a wrong request if another module has a wrong parameter", async () => {
    const url = "/api.php?action=query&format=json&list=oddities|allpages&apminsize=x";
    const { status, body } = await service({ method: "GET", url, headers: {}, body: "" });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ error: { code: "badinteger" } });
  });
});

describe("what a stub withstands", () => {
  it("is a request with more names than a call takes arguments", async () => {
    const names = Array.from({ length: 150_000 }, (_, index) => `x${index}=1`).join("&");
    const { status } = await send(`action=query&format=json&${names}`, { method: "POST" });
    expect(status).toBe(200);
  });

  it("is a log-in or log-out by GET, which a wiki refuses too", async () => {
    for (const [action, code] of [
      ["login&lgname=Ann&lgpassword=x", "mustbeposted"],
      ["logout&token=x", "mustpostparams"],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- two requests
      const { headers, body } = await send(`action=${action}&format=json`);
      expect(JSON.parse(body)).toMatchObject({ error: { code } });
      expect(headers).not.toHaveProperty("set-cookie");
    }
  });

  it("is its own past: the clock is not before the last change", async () => {
    const { curtimestamp, query } = await ask("curtimestamp=1&list=recentchanges&rcprop=timestamp");
    const changes =
      isJsonObject(query) && Array.isArray(query["recentchanges"]) ? query["recentchanges"] : [];
    expect(changes.length).toBeGreaterThan(0);
    for (const { timestamp } of changes)
      expect(textOrEmpty(curtimestamp) >= textOrEmpty(timestamp)).toBe(true);
  });
});
