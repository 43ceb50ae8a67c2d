// Requests over HTTP to a stub, and its responses: formats, errors, origins, addresses, scripts.
// The responses of modules are in ../recorded and ../cases.

import { describe, expect, it } from "vitest";
import type { ServiceResponse } from "../../../../templates/runtime/http/service.js";
import type { Handlers } from "../../../../templates/runtime/query-service/handler.js";
import type { WikiData } from "../../../../templates/wiki/data/wiki-data.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { wikiStub } from "../../../../templates/wiki/server/wiki-stub.js";
import type { WikiStubOptions } from "../../../../templates/wiki/server/wiki-stub.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { learnedResults } from "../../../wiki/learned.js";

const PARTS = { api: catalogueApi(), results: learnedResults() };
const DATA: WikiData = {
  users: [{ name: "Admin", groups: ["sysop"] }, { name: "Ann" }],
  pages: [
    { title: "Main Page", text: "See [[Rose]], [[Tulip]] and [[Away]]." },
    {
      title: "Rose",
      revisions: [{ text: "Old." }, { text: "A flower.\n\n== Colour ==\nRed. {{Note}}" }],
    },
    { title: "Tulip", text: "A flower, too." },
    { title: "Flower", text: "#REDIRECT [[Rose]]" },
    { title: "Ärger & b" },
    { title: "Template:Note", text: "See." },
    { title: "User:Admin/a.js", text: "1;" },
    { title: "File:A.png", file: [{}] },
  ],
};

interface Sent {
  readonly url?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly user?: string;
  /** Data besides those of the wiki. */
  readonly data?: WikiData;
  readonly options?: WikiStubOptions;
  readonly handlers?: Handlers;
}

type Received = Partial<Pick<ServiceResponse, "status" | "headers">> & {
  readonly text?: unknown;
  readonly json?: unknown;
};

async function send({ url = "/api.php", method = "GET", body = "", ...sent }: Sent) {
  const { user, headers, data, options, handlers = new Map() } = sent;
  const stub = wikiStub(PARTS, createWiki({ ...DATA, ...data }), handlers, options);
  const cookie = user === undefined ? {} : { cookie: `paramsmith_user=${user}` };
  const form = method === "POST" ? { "content-type": "application/x-www-form-urlencoded" } : {};
  return stub.service({ method, url, headers: { ...form, ...cookie, ...headers }, body });
}

/** A query in format version 2. */
function query(request: string): string {
  return `/api.php?action=query&format=json&formatversion=2&${request}`;
}

type Case = readonly [sent: Sent | string, received: Received];

const WRONG = "list=allpages&aplimit=x";
const UNKNOWN = "list=allpages&nosuch=1";
const ALLPAGES = "list=allpages&aplimit=1&apfrom=%C3%84";
const ORIGIN = { origin: "https://a.example" };
const JSONP = { options: { jsonp: true } };
const SPOKEN = expect.any(String);
const OK = { json: { batchcomplete: true } };
const ADDRESSES = query(
  "meta=siteinfo&titles=File:A.png&prop=info|imageinfo&inprop=url&iiprop=url",
);
const failure = (code: string): Received => ({ json: { error: { code } } });
const coded = (code: string): Received => ({ headers: { "mediawiki-api-error": code } });
const raw = (request: string): string => `/index.php?action=raw&${request}`;

/** Requests, of which a text is the rest of a query, and the responses. */
const CASES: readonly Case[] = [
  // Errors and warnings, in every format.
  [WRONG, { status: 200, ...coded("badinteger"), ...failure("badinteger") }],
  ...["plaintext", "wikitext", "html"].map((format): Case => [
    `${WRONG}&errorformat=${format}`,
    {
      json: {
        errors: [
          {
            code: "badinteger",
            module: "query+allpages",
            [format === "html" ? "html" : "text"]: SPOKEN,
          },
        ],
      },
    },
  ]),
  [
    `${WRONG}&errorformat=none`,
    { text: '{"errors":[{"code":"badinteger","module":"query+allpages"}]}' },
  ],
  [
    { url: `/api.php?action=query&format=json&${WRONG}` },
    { json: { error: { code: "badinteger", "*": expect.stringContaining("/api.php") } } },
  ],
  [{ url: query(UNKNOWN), options: { strict: true } }, failure("unrecognizedparams")],
  [{ url: query("list=allpages"), options: { strict: true } }, OK],
  // Origins.
  [
    { url: query("origin=*"), headers: ORIGIN },
    { headers: { "access-control-allow-origin": "*" }, ...OK },
  ],
  [
    { url: query("meta=userinfo|tokens&origin=*&errorformat=none"), user: "Admin" },
    { json: { query: { userinfo: { anon: true } }, warnings: [{ code: "tokens-origin" }] } },
  ],
  [
    {
      url: query("meta=userinfo&origin=https://a.example"),
      headers: ORIGIN,
      user: "Ann",
      options: { origins: [ORIGIN.origin] },
    },
    {
      headers: {
        "access-control-allow-origin": "https://a.example",
        "access-control-allow-credentials": "true",
      },
      json: { query: { userinfo: { name: "Ann" } } },
    },
  ],
  [
    { url: query("meta=userinfo&origin=https://a.example"), headers: ORIGIN, user: "Ann" },
    {
      headers: { "mediawiki-cors-rejection": "Origin mismatch", vary: "Origin" },
      json: { query: { userinfo: { anon: true } } },
    },
  ],
  [
    { url: query("meta=userinfo"), headers: ORIGIN, user: "Ann" },
    { json: { query: { userinfo: { anon: true } } } },
  ],
  // Observed on MediaWiki 1.45.
  [
    { url: query("origin=https://b.example"), headers: ORIGIN },
    {
      status: 403,
      headers: { "cache-control": "no-cache" },
      text: expect.stringContaining("Origin"),
    },
  ],
  ["origin=https://b.example", { status: 403 }],
  ["crossorigin=1", { status: 403 }],
  ["crossorigin=1&origin=*", { status: 403 }],
  [
    { url: "/api.php?crossorigin=1", method: "OPTIONS", headers: ORIGIN },
    { status: 204, headers: { "access-control-allow-origin": "*" } },
  ],
  [
    { url: "/api.php?origin=*", method: "OPTIONS", headers: ORIGIN },
    {
      status: 204,
      headers: {
        "access-control-allow-origin": "*",
        "access-control-allow-methods": expect.stringContaining("POST"),
      },
      text: "",
    },
  ],
  [
    { url: "/api.php?origin=https://b.example", method: "OPTIONS", headers: ORIGIN },
    { status: 403 },
  ],
  // Output formats, and scripts.
  ...["xml", "php", "none", "rawfm", "jsonfm", "yaml"].map((format): Case => [
    { url: `/api.php?action=query&formatversion=2&format=${format}` },
    {
      status: 200,
      headers: { "content-type": "application/json; charset=utf-8" },
      ...failure("badvalue"),
    },
  ]),
  [
    { url: `/api.php?action=query&formatversion=2&${ALLPAGES}`, headers: { accept: "text/html" } },
    { json: { query: { allpages: [{ title: "Ärger & b" }] } } },
  ],
  ...["help", "feedcontributions", "rsd"].map((action): Case => [
    { url: `/api.php?action=${action}&format=json` },
    { headers: { "mediawiki-api-error": expect.stringMatching(/^(?:badvalue|notimplemented)$/) } },
  ]),
  ...[
    ["format=json", String.raw`"\u00c4rger & b"`],
    ["format=json&utf8=1", '"Ärger & b"'],
    ["format=json&formatversion=2", '"Ärger & b"'],
    ["format=json&formatversion=2&ascii=1", String.raw`"\u00c4rger & b"`],
  ].map(([format = "", title = ""]): Case => [
    { url: `/api.php?action=query&${ALLPAGES}&${format}` },
    { text: expect.stringContaining(title) },
  ]),
  ["callback=f", { status: 403, text: expect.stringContaining("jsonpdisabled") }],
  [
    { url: query("callback=a.b(c)%3B"), ...JSONP },
    {
      headers: { "content-type": "text/javascript; charset=utf-8" },
      text: expect.stringMatching(/^\/\*\*\/a\.bc\(\{.*\}\)$/),
    },
  ],
  [
    { url: query(`callback=f&${WRONG}`), ...JSONP },
    { ...coded("badinteger"), text: expect.stringMatching(/^\/\*\*\/f\(\{"error":.*\}\)$/) },
  ],
  [
    { url: "/api.php?action=opensearch&search=Ro&format=json&callback=f", ...JSONP },
    { text: expect.stringMatching(/^\/\*\*\/f\(\["Ro",\["Rose"\],.*\]\)$/) },
  ],
  // The page that loads a script may be of any origin.
  [
    { url: query("meta=userinfo|tokens&callback=f"), user: "Admin", ...JSONP },
    { text: expect.stringMatching(/^(?!.*csrftoken).*"name":"127\.0\.0\.1"/) },
  ],
  // Methods.
  [
    { method: "POST", body: "action=query&format=json&formatversion=2&titles=Rose" },
    { json: { query: { pages: [{ title: "Rose" }] } } },
  ],
  [
    { url: query(""), method: "HEAD" },
    { status: 200, text: "" },
  ],
  [{ method: "PUT" }, { status: 405, headers: { allow: "GET, HEAD, POST, OPTIONS" } }],
  // Cookies, the lag of the database, and handlers.
  [
    { url: query("meta=userinfo"), headers: { cookie: "a=%; b=; paramsmith_user=Ann" } },
    { json: { query: { userinfo: { name: "Ann" } } } },
  ],
  [
    { url: query("maxlag=-1"), data: { site: { dbrepllag: [{ host: "db1", lag: 3 }] } } },
    {
      headers: { "retry-after": "5", "x-database-lag": "3" },
      json: { error: { code: "maxlag", host: "db1", lag: 3 } },
    },
  ],
  [
    {
      url: query("list=tags|allpages&aplimit=1"),
      handlers: new Map([["query+tags", () => [{ name: "mine" }]]]),
    },
    { json: { query: { tags: [{ name: "mine" }], allpages: [{}] } } },
  ],
  // Addresses.
  ...[
    ["127.0.0.1:8055", "http://127.0.0.1:8055"],
    ["localhost:1234", "http://localhost:1234"],
    ["a b", "http://127.0.0.1:8080"],
  ].map(([host = "", origin = ""]): Case => [
    { url: ADDRESSES, headers: { host } },
    { text: expect.not.stringMatching(new RegExp(`https?://(?!${origin.slice(7)}[/"])`)) },
  ]),
  [
    {
      url: query("meta=siteinfo"),
      headers: { host: "x.example" },
      data: { site: { general: { server: "https://mine.example" } } },
    },
    { json: { query: { general: { server: "https://mine.example" } } } },
  ],
  // Sources of pages and plain pages.
  [
    { url: raw("title=rose") },
    {
      status: 200,
      headers: { "content-type": "text/x-wiki; charset=UTF-8" },
      text: "A flower.\n\n== Colour ==\nRed. {{Note}}",
    },
  ],
  ...[
    ["title=Rose&section=1", "== Colour ==\nRed. {{Note}}"],
    ["title=Rose&section=0", "A flower."],
    ["title=Rose&section=1&templates=expand", "== Colour ==\nRed. See."],
    ["", "See [[Rose]], [[Tulip]] and [[Away]]."],
  ].map(([request = "", text]): Case => [{ url: raw(request) }, { text }]),
  ...["title=Nowhere", "title=Rose&section=7", "title=Rose&oldid=999"].map((request): Case => [
    { url: raw(request) },
    { status: 404, text: "" },
  ]),
  [{ url: raw("title=<>") }, { status: 404 }],
  [
    { url: raw("title=Rose&ctype=text/css") },
    { headers: { "content-type": "text/css; charset=UTF-8" } },
  ],
  [
    { url: raw("title=Rose&ctype=text/html") },
    { headers: { "content-type": "text/x-wiki; charset=UTF-8" } },
  ],
  [
    { url: "/w/index.php/Rose" },
    {
      status: 200,
      headers: { "content-type": "text/html; charset=UTF-8" },
      text: expect.stringMatching(/<h1 id="firstHeading">Rose<\/h1>.*Colour<\/.*<p>Red\. See\./s),
    },
  ],
  [
    { url: "/wiki/Tulip", data: { site: { general: { articlepath: "/wiki/$1" } } } },
    { status: 200, text: expect.stringContaining("<p>A flower, too.") },
  ],
  [{ url: `/wiki${query("")}`, data: { site: { general: { articlepath: "/wiki/$1" } } } }, OK],
  [{ url: "/index.php?title=User:Admin/a.js" }, { text: expect.stringContaining("<pre>1;</pre>") }],
  ...["title=Nowhere", "title=Special:Version", "title=Rose&action=history"].map(
    (request): Case => [{ url: `/index.php?${request}` }, { status: 404 }],
  ),
  // The bytes of files.
  [{ url: "/images/0/00/A.png" }, { status: 404 }],
];

describe("the response to", () => {
  it.each(CASES)("%j is %j", async (sent, { text, json, ...received }) => {
    const response = await send(typeof sent === "string" ? { url: query(sent) } : sent);
    expect(response).toMatchObject(received);
    if (text !== undefined) expect(response.body).toEqual(text);
    if (json !== undefined) expect(JSON.parse(response.body)).toMatchObject(Object(json));
  });
});

it("a request may have more names than a call takes arguments", async () => {
  const names = Array.from({ length: 150_000 }, (_, index) => `x${index}=1`).join("&");
  const { status } = await send({ method: "POST", body: `action=query&format=json&${names}` });
  expect(status).toBe(200);
});

it("a handler that throws is a failure of the server, whose reason is its owner's alone", async () => {
  const errors: unknown[] = [];
  const { status, body } = await send({
    url: query("list=tags"),
    handlers: new Map([["query+tags", () => Promise.reject(new Error("the secret"))]]),
    options: { onError: (error) => errors.push(error) },
  });
  expect({ status, body }).toEqual({
    status: 500,
    body: expect.stringContaining("internal_api_error"),
  });
  expect(body).not.toContain("secret");
  expect(errors).toEqual([new Error("the secret")]);
});

it("a log gets the markup that is not rendered", async () => {
  const text = encodeURIComponent("<foo>a</foo>");
  const { unrendered, headers } = await send({
    url: `/api.php?action=parse&contentmodel=wikitext&text=${text}`,
  });
  expect(unrendered).toEqual(["<foo>"]);
  expect(headers).not.toHaveProperty("unrendered");
});

it("addresses are right for more hosts than the stub keeps, also in a Request", async () => {
  const stub = wikiStub(PARTS, createWiki(DATA));
  for (let port = 1; port < 30; port += 1) {
    const headers = { host: `127.0.0.1:${port}` };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { body } = await stub.service({ method: "GET", url: ADDRESSES, headers, body: "" });
    expect(body).toContain(`http://127.0.0.1:${port}/`);
  }
  const response = await stub(new Request(`https://wiki.example${ADDRESSES}`));
  expect(await response.text()).toContain("https://wiki.example/");
});
