// Requests over HTTP to a stub, and its responses: formats, errors, origins, sessions, addresses, scripts.
// The responses of modules are in ../recorded and ../modules/requests.test.ts.

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

const CASES: readonly (readonly [what: string, sent: Sent, received: Received])[] = [
  // Errors and warnings, in every format.
  [
    "a failure",
    { url: query(WRONG) },
    { status: 200, ...coded("badinteger"), ...failure("badinteger") },
  ],
  ...["plaintext", "wikitext", "html"].map((format): (typeof CASES)[number] => [
    `a failure as ${format}`,
    { url: query(`${WRONG}&errorformat=${format}`) },
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
    "a failure as a code",
    { url: query(`${WRONG}&errorformat=none`) },
    { text: '{"errors":[{"code":"badinteger","module":"query+allpages"}]}' },
  ],
  [
    "a failure as a message",
    { url: query(`${WRONG}&errorformat=raw`) },
    { json: { errors: [{ key: SPOKEN, params: expect.any(Array) }] } },
  ],
  [
    "a failure in format version 1",
    { url: `/api.php?action=query&format=json&${WRONG}` },
    { json: { error: { code: "badinteger", "*": expect.stringContaining("/api.php") } } },
  ],
  [
    "a failure as HTML in format version 1",
    { url: query(`${WRONG}&errorformat=html&formatversion=1`) },
    { json: { errors: [{ "*": SPOKEN }], "*": SPOKEN } },
  ],
  [
    "a warning",
    { url: query(UNKNOWN) },
    { json: { warnings: { main: { warnings: expect.stringContaining("nosuch") } }, query: {} } },
  ],
  [
    "a warning in format version 1",
    { url: query(`${UNKNOWN}&formatversion=1`) },
    { json: { warnings: { main: { "*": expect.stringContaining("nosuch") } } } },
  ],
  [
    "a warning in a list",
    { url: query(`${UNKNOWN}&errorformat=plaintext`) },
    { json: { warnings: [{ code: "unrecognizedparams", module: "main", text: SPOKEN }] } },
  ],
  [
    "a deprecation, with its announcement",
    { url: query("prop=info&inprop=readable&titles=Rose&errorformat=none") },
    { json: { warnings: [{ code: "deprecation" }, { code: "deprecation-help", module: "main" }] } },
  ],
  [
    "a warning of a strict stub",
    { url: query(UNKNOWN), options: { strict: true } },
    failure("unrecognizedparams"),
  ],
  ["a request to a strict stub", { url: query("list=allpages"), options: { strict: true } }, OK],
  // Origins.
  [
    "a page of any origin",
    { url: query("origin=*"), headers: ORIGIN },
    { headers: { "access-control-allow-origin": "*" }, ...OK },
  ],
  [
    "a page of any origin, without its session",
    { url: query("meta=userinfo|tokens&origin=*&errorformat=none"), user: "Admin" },
    { json: { query: { userinfo: { anon: true } }, warnings: [{ code: "tokens-origin" }] } },
  ],
  [
    "a page that names its origin",
    { url: query("meta=userinfo&origin=https://a.example"), headers: ORIGIN, user: "Ann" },
    {
      headers: {
        "access-control-allow-origin": "https://a.example",
        "access-control-allow-credentials": "true",
      },
      json: { query: { userinfo: { name: "Ann" } } },
    },
  ],
  // Observed on MediaWiki 1.45.
  [
    "a page that names another origin",
    { url: query("origin=https://b.example"), headers: ORIGIN },
    {
      status: 403,
      headers: { "cache-control": "no-cache" },
      text: expect.stringContaining("Origin"),
    },
  ],
  ["an origin without the header", { url: query("origin=https://b.example") }, { status: 403 }],
  [
    "a preflight",
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
    "a preflight of another origin",
    { url: "/api.php?origin=https://b.example", method: "OPTIONS", headers: ORIGIN },
    { status: 403 },
  ],
  // Output formats, and scripts.
  ...["xml", "php", "none", "rawfm", "jsonfm", "yaml"].map((format): (typeof CASES)[number] => [
    `the format ${format}`,
    { url: `/api.php?action=query&formatversion=2&format=${format}` },
    {
      status: 200,
      headers: { "content-type": "application/json; charset=utf-8" },
      ...failure("badvalue"),
    },
  ]),
  [
    "no format",
    { url: `/api.php?action=query&formatversion=2&${ALLPAGES}`, headers: { accept: "text/html" } },
    { json: { query: { allpages: [{ title: "Ärger & b" }] } } },
  ],
  ...["help", "feedcontributions", "rsd"].map((action): (typeof CASES)[number] => [
    `the action ${action}, which writes pages or feeds`,
    { url: `/api.php?action=${action}&format=json` },
    { headers: { "mediawiki-api-error": expect.stringMatching(/^(?:badvalue|notimplemented)$/) } },
  ]),
  ...[
    ["format=json", String.raw`"\u00c4rger & b"`],
    ["format=json&utf8=1", '"Ärger & b"'],
    ["format=json&formatversion=2", '"Ärger & b"'],
    ["format=json&formatversion=2&ascii=1", String.raw`"\u00c4rger & b"`],
  ].map(([format = "", title = ""]): (typeof CASES)[number] => [
    `characters beyond ASCII with ${format}`,
    { url: `/api.php?action=query&${ALLPAGES}&${format}` },
    { text: expect.stringContaining(title) },
  ]),
  [
    "a script",
    { url: query("callback=f") },
    { status: 403, text: expect.stringContaining("jsonpdisabled") },
  ],
  [
    "a script that is allowed",
    { url: query("callback=a.b(c)%3B"), ...JSONP },
    {
      headers: { "content-type": "text/javascript; charset=utf-8" },
      text: expect.stringMatching(/^\/\*\*\/a\.bc\(\{.*\}\)$/),
    },
  ],
  [
    "a script with a failure",
    { url: query(`callback=f&${WRONG}`), ...JSONP },
    { ...coded("badinteger"), text: expect.stringMatching(/^\/\*\*\/f\(\{"error":.*\}\)$/) },
  ],
  [
    "a script with a list",
    { url: "/api.php?action=opensearch&search=Ro&format=json&callback=f", ...JSONP },
    { text: expect.stringMatching(/^\/\*\*\/f\(\["Ro",\["Rose"\],.*\]\)$/) },
  ],
  // Methods.
  [
    "parameters in a body",
    { method: "POST", body: "action=query&format=json&formatversion=2&titles=Rose" },
    { json: { query: { pages: [{ title: "Rose" }] } } },
  ],
  ["HEAD", { url: query(""), method: "HEAD" }, { status: 200, text: "" }],
  ["PUT", { method: "PUT" }, { status: 405, headers: { allow: "GET, HEAD, POST, OPTIONS" } }],
  [
    "more names than a call takes arguments",
    {
      method: "POST",
      body: `action=query&format=json&${Array.from({ length: 150_000 }, (_, index) => `x${index}=1`).join("&")}`,
    },
    { status: 200 },
  ],
  // Sessions, and what the root requires.
  ["assert=user", { url: query("assert=user") }, failure("assertuserfailed")],
  ["assert=bot", { url: query("assert=bot"), user: "Admin" }, failure("assertbotfailed")],
  ["assert=anon", { url: query("assert=anon"), user: "Admin" }, failure("assertanonfailed")],
  ["assertuser", { url: query("assertuser=Ann"), user: "Admin" }, failure("assertnameduserfailed")],
  ["an assertion that holds", { url: query("assert=user&assertuser=Ann"), user: "Ann" }, OK],
  [
    "tokens without an account",
    { url: query("meta=tokens&type=csrf|watch") },
    { json: { query: { tokens: { csrftoken: "+\\", watchtoken: "+\\" } } } },
  ],
  [
    "a token",
    { url: query("meta=tokens"), user: "Ann" },
    { json: { query: { tokens: { csrftoken: expect.stringMatching(/^[0-9a-f]{40}\+\\$/) } } } },
  ],
  [
    "too much lag",
    { url: query("maxlag=-1"), data: { site: { dbrepllag: [{ host: "db1", lag: 3 }] } } },
    {
      headers: { "retry-after": "5", "x-database-lag": "3" },
      json: { error: { code: "maxlag", host: "db1", lag: 3 } },
    },
  ],
  [
    "little lag",
    { url: query("maxlag=5"), data: { site: { dbrepllag: [{ host: "db1", lag: 3 }] } } },
    OK,
  ],
  [
    "members of the root",
    { url: query(`${WRONG}&requestid=seven&servedby=1&curtimestamp=1&responselanginfo=1`) },
    {
      json: {
        error: { code: "badinteger" },
        requestid: "seven",
        servedby: "paramsmith",
        curtimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        uselang: "en",
        errorlang: "en",
      },
    },
  ],
  // Observed on MediaWiki 1.39 and 1.43: the old format of errors has English texts only.
  ...[
    ["uselang=de", "de", "en"],
    ["uselang=DE&errorformat=plaintext", "de", "de"],
    ["uselang=de&errorlang=fr&errorformat=html", "de", "fr"],
    ["uselang=user&errorlang=content&errorformat=none", "en", "en"],
  ].map(([request = "", uselang = "", errorlang = ""]): (typeof CASES)[number] => [
    `the languages of ${request}`,
    { url: query(`${request}&responselanginfo=1`) },
    { json: { uselang, errorlang } },
  ]),
  ["max", { url: query("list=allpages&aplimit=max") }, { json: { limits: { allpages: 500 } } }],
  [
    "max of an administrator",
    { url: query("list=allpages&aplimit=max"), user: "Admin" },
    { json: { limits: { allpages: 5000 } } },
  ],
  // Queries of several modules.
  [
    "several modules",
    { url: query("list=allpages|tags&meta=siteinfo&prop=info&titles=Rose") },
    {
      json: {
        query: {
          allpages: expect.any(Array),
          tags: expect.any(Array),
          general: {},
          pages: [{ length: 37 }],
        },
      },
    },
  ],
  [
    "pages by their numbers in format version 1",
    { url: query("titles=Rose|Nothing&prop=info&formatversion=1") },
    { json: { batchcomplete: "", query: { pages: { "-1": { title: "Nothing", missing: "" } } } } },
  ],
  [
    "the old form of continuation",
    { url: query("list=allpages&aplimit=1&rawcontinue=1") },
    { json: { "query-continue": { allpages: { apcontinue: SPOKEN } } } },
  ],
  [
    "a handler beside the wiki",
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
  ].map(([host = "", origin = ""]): (typeof CASES)[number] => [
    `the addresses at ${host}`,
    { url: ADDRESSES, headers: { host } },
    { text: expect.not.stringMatching(new RegExp(`https?://(?!${origin.slice(7)}[/"])`)) },
  ]),
  [
    "the address of the data",
    {
      url: query("meta=siteinfo"),
      headers: { host: "x.example" },
      data: { site: { general: { server: "https://mine.example" } } },
    },
    { json: { query: { general: { server: "https://mine.example" } } } },
  ],
  // Sources of pages and plain pages.
  [
    "the source of a page",
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
    ["title=Rose&direction=prev", "Old."],
    ["", "See [[Rose]], [[Tulip]] and [[Away]]."],
  ].map(([request = "", text]): (typeof CASES)[number] => [
    `the source with ${request}`,
    { url: raw(request) },
    { text },
  ]),
  ...["title=Nowhere", "title=Rose&section=7", "title=Rose&oldid=999", "title=Rose&slot=x"].map(
    (request): (typeof CASES)[number] => [
      `no source with ${request}`,
      { url: raw(request) },
      { status: 404, text: "" },
    ],
  ),
  ["the source of no title", { url: raw("title=<>") }, { status: 404 }],
  [
    "a source as CSS",
    { url: raw("title=Rose&ctype=text/css") },
    { headers: { "content-type": "text/css; charset=UTF-8" } },
  ],
  [
    "a source as no type of pages",
    { url: raw("title=Rose&ctype=text/html") },
    { headers: { "content-type": "text/x-wiki; charset=UTF-8" } },
  ],
  [
    "a page",
    { url: "/w/index.php/Rose" },
    {
      status: 200,
      headers: { "content-type": "text/html; charset=UTF-8" },
      text: expect.stringMatching(/<h1 id="firstHeading">Rose<\/h1>.*Colour<\/.*<p>Red\. See\./s),
    },
  ],
  [
    "a page at the path of articles",
    { url: "/wiki/Tulip", data: { site: { general: { articlepath: "/wiki/$1" } } } },
    { status: 200, text: expect.stringContaining("<p>A flower, too.") },
  ],
  [
    "the API at the path of articles",
    { url: `/wiki${query("")}`, data: { site: { general: { articlepath: "/wiki/$1" } } } },
    OK,
  ],
  [
    "the source of a script",
    { url: "/index.php?title=User:Admin/a.js" },
    { text: expect.stringContaining("<pre>1;</pre>") },
  ],
  ...["title=Nowhere", "title=Special:Version", "title=Rose&action=history"].map(
    (request): (typeof CASES)[number] => [
      `no page for ${request}`,
      { url: `/index.php?${request}` },
      { status: 404 },
    ],
  ),
  // The bytes of files.
  ["a file without bytes", { url: "/images/0/00/A.png" }, { status: 404 }],
];

describe("the response to", () => {
  it.each(CASES)("%s", async (_what, sent, { text, json, ...received }) => {
    const response = await send(sent);
    expect(response).toMatchObject(received);
    if (text !== undefined) expect(response.body).toEqual(text);
    if (json !== undefined) expect(JSON.parse(response.body)).toMatchObject(Object(json));
  });
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
