import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { exchangeCheckFor } from "../../../../generator/serve/check-exchange.js";
import { jsonLine, textLine, withLog } from "../../../../generator/serve/log.js";
import { cassetteWriter, readCassette } from "../../../../generator/serve/cassette.js";
import { recordingHandler } from "../../../../generator/serve/record.js";
import { replayingHandler } from "../../../../generator/serve/replay.js";
import { createRedactor } from "../../../../generator/redact/redactor.js";
import { makeServices } from "../../../../generator/serve/services.js";
import { readSpecs } from "../../../../generator/serve/read-specs.js";
import type { ServedSpec } from "../../../../generator/serve/served-spec.js";
import type {
  ServiceRequest,
  ServiceResponse,
} from "../../../../templates/runtime/http/service.js";
import { REPOSITORY, scratchFolder } from "../../support/places.js";

const shipped = readSpecs(["spec/paraminfo", "spec/alliance"], REPOSITORY).value ?? [];

/** Records exchanges, and returns all that was written, and a replay of it. */
async function record(
  specs: readonly ServedSpec[],
  kind: ServedSpec["kind"],
  exchanges: readonly (readonly [ServiceRequest, Partial<ServiceResponse>])[],
  names: readonly string[] = [],
  keepBodies = false,
) {
  const file = join(scratchFolder(), "c.jsonl");
  const written: string[] = [];
  const redactor = createRedactor(specs, names);
  const stub = makeServices(specs, { seed: 1, envelope: "embedded" }).find(
    ({ spec }) => spec.kind === kind,
  );
  if (!stub) throw new Error("There is no such service.");
  const responses = exchanges.map(([, response]) => ({
    status: 200,
    headers: {},
    body: "{}",
    ...response,
  }));
  let next = 0;
  const recorder = recordingHandler({
    relay: {
      kind,
      at: "",
      send: async () => ({
        kind: "received",
        response: responses[next++] ?? { status: 500, headers: {}, body: "" },
      }),
    },
    redactor,
    cassette: cassetteWriter(file),
    keepBodies,
    check: exchangeCheckFor(stub),
    report: (broken) => written.push(JSON.stringify(broken)),
    warn: (text) => written.push(text),
  });
  const { service } = withLog(recorder, {
    log: (entry) => written.push(jsonLine(entry), textLine(entry)),
    now: () => 0,
    redactor,
  });
  for (const [request] of exchanges)
    // oxlint-disable-next-line no-await-in-loop -- the exchanges are those of one session
    await service(request);
  const cassette = readCassette(file, "c.jsonl").value ?? [];
  const text = [readFileSync(file, "utf8"), ...written].join("\n");
  return { text, written, cassette, replay: replayingHandler(cassette, redactor) };
}

function get(url: string, headers: ServiceRequest["headers"] = {}): ServiceRequest {
  return { method: "GET", url, headers, body: "" };
}

/** Secrets in requests and responses, and what the cassette has of them. */
const URLS: readonly (readonly [url: string, path: string, params: object])[] = [
  ["/api.php?lgtoken=abc%2B%5C&titles=A%20B", "/api.php", { lgtoken: "***", titles: "A B" }],
  ["/api.php?user[password]=x&login.pass=y", "/api.php", { user: ["***"], login_pass: "***" }],
  ["/x?lg%70assword=a&X-CSRF=b&sig=c", "/x", { lgpassword: "***", "X-CSRF": "***", sig: "***" }],
  ["/x?ticket%00a=b&pw%00x=c", "/x", { "ticket\0a": "b", "pw\0x": "***" }],
  ["/x?code=4%2F0Aabc&state=1", "/x", { code: "***", state: "1" }],
  ["/x?toKen=a&author=b&IPAddress=c", "/x", { toKen: "a", author: "b", IPAddress: "c" }],
  ...["XAuth", "aBPass", "userIPw", "JWTs", "TOKENs", "SECRETkey", "XSession", "pass2"].map(
    (name) => [`/x?${name}=a`, "/x", { [name]: "***" }] as const,
  ),
  [
    "/x?session[0]=a&sessions[0]=b&a[session]=c",
    "/x",
    { "session[0]": "***", "sessions[0]": "b", "a[session]": "***" },
  ],
  ["/x?%C3%A9Pass=a&%D0%96Pass=b", "/x", { éPass: "***", ЖPass: "***" }],
  ["/x?code=DE&token_type=bearer", "/x", { code: "DE", token_type: "bearer" }],
  ["/cb;access_token=ab;x=1", "/cb;access_token=***;x=1", {}],
  ["/x?to=%2Fw%3Faccess_token%3Dabc%26a", "/x", { to: "/w?access_token=***&a" }],
  ["/x?to=https%3A%2F%2Fu:p@h%2Fy", "/x", { to: "https://***@h/y" }],
  ["/x?q=%7B%22pw%22%3A%22a%22%2C%22n%22%3A1%7D", "/x", { q: '{"pw":"***","n":1}' }],
  ["/x?q=Bearer+abc.def-0123456789", "/x", { q: "Bearer ***" }],
  [`/x?q=Bearer${"+".repeat(9)}abc.def-0123456789`, "/x", { q: "Bearer ***" }],
  // A password in Latin-1, and a word that is no credentials
  ["/x?q=Basic+dXNlcjpw5HNzd/ZyZA==&p=Basic+Options", "/x", { q: "Basic ***", p: "Basic Options" }],
  ["/x?to=%2F%2Fu:p@h%2Fy&b=https:%5C%5Cu:p@h", "/x", { to: "//***@h/y", b: "https:\\\\***@h" }],
  ["/x?a=https:u:p@h&b=https:%2Fu:p@h", "/x", { a: "https:***@h", b: "https:/***@h" }],
  ["/x?a=%2F%09%2Fu:p@h&b=%0Apw%3Da", "/x", { a: "/\t/***@h", b: "\npw=***" }],
  [
    "/x?to=%2Fcb%23%7B%2522u%2522:%2522a%2Fb%2522,%2522pw%2522:%2522c%2522%7D",
    "/x",
    { to: `/cb#${encodeURIComponent('{"u":"a/b","pw":"***"}')}` },
  ],
  ["/x?q=form:pass%3Da%26b&d=pw%3Da+b", "/x", { q: "form:pass=***&b", d: "pw=***" }],
  [`/x?q=a+${"%26".repeat(100_000)}`, "/x", { q: `a ${"&".repeat(100_000)}` }],
  ["/api.php?code[0]=4%2F0Aabc&DBPass=a", "/api.php", { code: ["***"], DBPass: "***" }],
  [
    "/x?to=https:%2F%2Fh%2F%3Fpw%3Da%20b&q=http:%2F%2Fu:a%20b@h",
    "/x",
    { to: "https://h/?pw=***", q: "http://u:a b@h" },
  ],
  ["/x?Bearer%20abc.def-0123456789=1", "/x", { "Bearer ***": "1" }],
  ["/x?page=1&titles=100%25+of+a%3Db", "/x", { page: "1", titles: "100% of a=b" }],
  [`/x?q=${"[".repeat(9000)}"a"${"]".repeat(9000)}`, "/x", { q: '"***"' }],
  ["/a/b#c", "/a/b", {}],
  ["/x?q=See+https:%2F%2Fu:p@h%2F%3Fpw%3Da%26b+c", "/x", { q: "See https://***@h/?pw=***&b c" }],
  [
    "/x?q=a%3Db;c%3Dd;pw%3De&b=a%3Bc;+sid%3Dd",
    "/x",
    { q: "a=b%3Bc%3Dd%3Bpw%3D***", b: "a;c; sid=***" },
  ],
  [
    "/x?q=/%3Fto%3D/%3Fto%3D/%3Fpw%3Da%253B%23b",
    "/x",
    { q: "/?to=%2F%3Fto%3D%252F%253Fpw%253D***" },
  ],
  ["/api.php?b=2&a=1&a=3&b.c=3", "/api.php", { a: "3", b: "2", b_c: "3" }],
  ["/x?pw=1&pw=2&b.c=3&a=3&a=1", "/x", { a: ["3", "1"], "b.c": "3", pw: ["***", "***"] }],
];

/** A text in JSON in JSON, and so on. */
function nested(times: number): string {
  return times === 0 ? '"deep"' : JSON.stringify([nested(times - 1)]);
}

const BODIES: readonly (readonly [body: string, recorded: string])[] = [
  [
    String.raw`{ "tokens": {"csrf": "abc+\\", "anon": "+\\"}, "n": 1.0, "i": 9007199254740993 }`,
    String.raw`{ "tokens": {"csrf": "***", "anon": "+\\"}, "n": 1.0, "i": 9007199254740993 }`,
  ],
  ['{"error":{"code":"badtoken"},"otp":123456}', '{"error":{"code":"badtoken"},"otp":0}'],
  ['{"otp":-123456,"pw":1.5e300,"n":1.0}', '{"otp":0,"pw":0,"n":1.0}'],
  [
    '{"auth":{"n":12,"title":"T","b":true,"pin":null}}',
    '{"auth":{"n":0,"title":"T","b":true,"pin":null}}',
  ],
  ['{"password":"hunter2+password"}', '{"password":"***"}'],
  ['\uFEFF{"token":"a"}', '{"token":"***"}'],
  ['"\uFEFF {\\"pw\\":\\"a b\\"}"', '"\uFEFF {\\"pw\\":\\"***\\"}"'],
  [nested(3), nested(3)],
  [nested(4), nested(4).replace("deep", "***")],
  [
    '{"secrets":{"name":{"value":"a"},"type":["b"]}}',
    '{"secrets":{"name":{"value":"***"},"type":["***"]}}',
  ],
  ['{"token":"a","token":"b"}', '{"token":"***","token":"***"}'],
  ['{"credentials":["a",{"b":"c"}]}', '{"credentials":["***",{"b":"***"}]}'],
  [
    '{"password":{"type":"password","value":"a"}}',
    '{"password":{"type":"password","value":"***"}}',
  ],
  [
    String.raw`{"a":"{\"b\":\"{\\\"jwt\\\":\\\"x\\\"}\"}"}`,
    String.raw`{"a":"{\"b\":\"{\\\"jwt\\\":\\\"***\\\"}\"}"}`,
  ],
  ['{"url":"/x?a=1&token=b#top"}', '{"url":"/x?a=1&token=***"}'],
  [
    '{"sha1":"da39a3ee5e6b4b0d3255bfef95601890afd80709"}',
    '{"sha1":"da39a3ee5e6b4b0d3255bfef95601890afd80709"}',
  ],
  ['{"modules":{"checktoken":"checktoken"}}', '{"modules":{"checktoken":"checktoken"}}'],
  ['"No hunter2-x, no hunter2%2Dx"', '"No ***, no ***"'],
  // An unpaired surrogate, which cannot be percent-encoded, beside a token
  [String.raw`"a=\ud800 Bearer abc.def-0123456789"`, String.raw`"a=%EF%BF%BD%20Bearer%20***"`],
  ['{"session":"a","sessions":[{"id":"b"}]}', '{"session":"***","sessions":[{"id":"b"}]}'],
  ['"An eyJhbGciOiJkaXIifQ..aXY.Y2lwaGVy.dGFn"', '"An ***"'],
  [
    String.raw`"-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n\nMIIB-----END"`,
    '"***-----END"',
  ],
  [String.raw`"-----BEGIN PGP PRIVATE KEY BLOCK-----\nlQPG-----END"`, '"***-----END"'],
];

/** Public data that resembles secrets. */
const PUBLIC: readonly string[] = [
  // paraminfo, and the options of meta=tokens
  '{"paraminfo":{"modules":[{"name":"tokens","path":"query+tokens","parameters":[{"name":"token","type":"string","tokentype":"csrf","required":true,"sensitive":true}]}]}}',
  '{"query":{"modules":{"tokens":"query+tokens","checktoken":"checktoken"}}}',
  '{"fields":{"password":{"type":"password","label":"Passwort","help":"Das Passwort.","optional":false}}}',
  '{"error":{"code":"badtoken","info":"Invalid CSRF token.","*":"See https://a.example/w/api.php for API usage."}}',
  '{"errors":[{"code":"missingparam","data":{"parameter":"token"},"text":"The \\"token\\" parameter must be set."}]}',
  // continuation, revisions and files
  '{"continue":{"rvcontinue":"20150101000000|640000000","apcontinue":"Token_ring","continue":"-||"}}',
  '{"revid":987654321,"parentid":987654320,"sha1":"da39a3ee5e6b4b0d3255bfef95601890afd80709","size":12345}',
  '{"url":"https://a.example/images/a/a9/Example.jpg?20150101000000","descriptionshorturl":"https://a.example/w/index.php?curid=1234"}',
  '{"titles":["Token ring","Passwort","Password (game)","Secret Garden","Author:Pass","Basic English","Bearer (carrier)"]}',
  '{"wikitext":"{{Infobox|pass=5|author=A}} [https://a.example/?q=1&page=2 A page] and https://b.example/x#y for more; basic authentication, bearer token."}',
  '{"svg":"data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 20 20%22%3E%3Cpath d=%22M4.34 2.93l12.73 12.73-1.41 1.41L2.93 4.35z%22/%3E%3C/svg%3E"}',
  '{"icon":"<path d=\\"M0 18h20v1H0zm-.003-6.155 1.06-1.06 4.363 4.362-1.06 1.06zM.004 15.15l4.363-4.363 1.06 1.061-4.362 4.363zM17 5c0 9-11 9-11 9v-1.5s8 .5 9.5-6.5C16 4 15 2.500 14 2.500S11 4 10.750 10\\"/>"}',
  '{"token_type":"bearer","tokenCount":12,"token_endpoint":"https://a.example/oauth","expires_in":3600,"passwordRequired":true}',
  '{"user":{"name":"A","rights":["createaccount","viewmyprivateinfo","editmyoptions"],"id":"6ba7b810-9dad-11d1-80b4-00c04fd430c8"}}',
];

describe("what a recording writes", () => {
  it.each(PUBLIC)("keeps %s", async (body) => {
    const { cassette } = await record(shipped, "catalogue", [[get("/api.php?a=1"), { body }]]);
    expect(cassette).toMatchObject([{ body }]);
  });

  it("has no secret of a cookie or header that a response repeats, and none with a given name", async () => {
    const headers = {
      cookie: "theme=vector-2022; wikiSession=c4nary-session; PHPSESSID=c4nary-id",
      authorization: "Bearer c4nary-of-bearer",
      "x-api-key": "c4nary+key",
    };
    const body =
      '{"a":"c4nary-session, c4nary%2Bkey","b":["c4nary-of-bearer","vector-2022"],"c":"c4nary-id c4nary-sid","ticket":"c4nary"}';
    const cookies = ["sid=c4nary-sid; Path=/"];
    const request = get("/api.php?a=1&ticket=c4nary", headers);
    const { text, cassette } = await record(
      shipped,
      "catalogue",
      [[request, { body, cookies }]],
      ["ticket"],
    );
    expect(text).not.toContain("c4nary");
    expect(cassette).toMatchObject([
      { body: '{"a":"***, ***","b":["***","vector-2022"],"c":"*** ***","ticket":"***"}' },
    ]);
  });

  it.each(URLS)("of the request %s", async (url, path, params) => {
    const { cassette, replay } = await record(shipped, "catalogue", [[get(url), {}]]);
    expect(cassette).toMatchObject([{ path, params }]);
    expect(Object.keys(cassette[0]?.params ?? {})).toEqual(Object.keys(params).toSorted());
    expect((await replay.service(get(url))).status).toBe(200);
  });

  it.each(BODIES)("of the body %s", async (body, recorded) => {
    const request = get("/api.php?action=query&lgpassword=hunter2-x");
    const { cassette } = await record(shipped, "catalogue", [[request, { body }]]);
    expect(cassette).toMatchObject([{ body: recorded }]);
  });

  it("has the hash of a page, whose replay says how to record it", async () => {
    const body = "<input name=token value=abc>";
    const headers = { "content-type": "text/html" };
    const { text, replay } = await record(shipped, "catalogue", [
      [get("/api.php?format=xml"), { headers, body }],
      [get("/api.php?a=1"), { status: 503, headers, body }],
      [get("/api.php?a=2"), { status: 302, headers: { ...headers, location: "/y" }, body }],
    ]);
    expect(text).not.toContain("value=abc");
    const page = await replay.service(get("/api.php?format=xml"));
    expect(page.status).toBe(501);
    expect(page.body).toContain("28 bytes of text/html");
    expect(page.body).toContain("--keep-bodies");
    expect((await replay.service(get("/api.php?a=1"))).status).toBe(503);
    expect(await replay.service(get("/api.php?a=2"))).toMatchObject({ status: 302, body: "" });
  });

  it.each([
    { size: 1_000_000, keepBodies: false, isRecorded: true },
    { size: 1_000_001, keepBodies: false, isRecorded: false },
    { size: 1_000_001, keepBodies: true, isRecorded: true },
  ])("of $size characters of JSON, if bodies are kept: $keepBodies", async (each) => {
    const body = '{"echo":"c4nary","token":"c4nary"}'.padEnd(each.size);
    const url = "/api.php?action=query&list=allpages&format=json&formatversion=2";
    const { text, cassette, replay } = await record(
      shipped,
      "catalogue",
      [[get(url), { body }]],
      [],
      each.keepBodies,
    );
    expect(text).not.toContain("c4nary");
    const recorded = cassette[0]?.body.trimEnd();
    expect(recorded).toBe(each.isRecorded ? '{"echo":"***","token":"***"}' : "");
    expect(cassette[0]?.omitted?.size).toBe(each.isRecorded ? undefined : each.size);
    expect((await replay.service(get(url))).status).toBe(each.isRecorded ? 200 : 501);
  });

  it("has no password that messages of the report repeat", async () => {
    const { written } = await record(shipped, "catalogue", [
      [
        get(
          "/api.php?action=query&list=allpages&aplimit=hunter2%22x&lgpassword=hunter2%22x&format=json",
        ),
        {
          body: String.raw`{"batchcomplete":true,"query":{"allpages":[{"title":5,"hunter2\"x":1}]}}`,
        },
      ],
    ]);
    expect(written.join("\n")).toContain("aplimit");
    expect(written.join("\n")).not.toContain("hunter2");
  });

  it("has no key and no password that the document declares", async () => {
    const specs = shipped.map((spec): ServedSpec =>
      spec.kind === "openapi"
        ? { ...spec, model: { ...spec.model, apiKeys: ["Pets-Id", "petsId"], passwords: ["pin"] } }
        : spec,
    );
    const { text, replay } = await record(specs, "openapi", [
      [
        get("/alliances?petsId=c4nary-of-query&pin=c4nary1", { "pets-id": "c4nary-of-header" }),
        {
          headers: { location: "https://a.example/?petsId=c4nary-a#access_token=c4nary-b" },
          cookies: ["petsId=c4nary-of-cookie"],
          body: '["c4nary-of-query",{"pin":"c4nary-p"}]',
        },
      ],
    ]);
    expect(text).not.toContain("c4nary");
    expect((await replay.service(get("/alliances?petsId=2&pin=3"))).status).toBe(200);
  });

  it("keeps the value of another parameter that is also a secret, and the others of its name", async () => {
    const { replay } = await record(shipped, "catalogue", [
      [get("/api.php?action=login&lgname=hunter22&lgpassword=hunter22"), { body: '"one"' }],
      [get("/api.php?action=login&lgname=B&lgpassword=x"), { body: '"two"' }],
    ]);
    const bodyOf = async (name: string) =>
      (await replay.service(get(`/api.php?action=login&lgname=${name}&lgpassword=y`))).body;
    expect(await bodyOf("hunter22")).toBe('"one"');
    expect(await bodyOf("B")).toBe('"two"');
  });

  it("replaces the secrets of headers and cookies that a response repeats", async () => {
    const headers = {
      authorization: "Bearer opaque-1",
      "x-api-key": "opaque-2",
      cookie: 'lang=public; PHPSESSID="opaque-3"; csrf=opaque%2B5',
    };
    const body = JSON.stringify({
      got: "opaque-1 opaque-2 opaque-3 opaque-4 public opaque%2B5 opaque+5",
    });
    const response = { body, cookies: ["sid =  opaque-4 ; Path=/"] };
    const { text } = await record(shipped, "openapi", [[get("/alliances", headers), response]]);
    expect(text).not.toContain("opaque");
    expect(text).toContain("*** *** *** *** public *** ***");
  });

  it("replaces tokens in the description of a body that is not recorded", async () => {
    const type = `text/html; x=ghp_${"a1".repeat(10)}`;
    const response = { headers: { "content-type": type }, body: "<p>" };
    const { cassette } = await record(shipped, "openapi", [[get("/alliances"), response]]);
    expect(cassette[0]?.omitted?.type).toBe("text/html; x=***");
  });

  it("replaces a long private key", async () => {
    const body = JSON.stringify(`-----BEGIN PRIVATE KEY-----${"MIIB".repeat(100_000)}-----END`);
    const { cassette } = await record(shipped, "openapi", [[get("/alliances"), { body }]]);
    expect(cassette[0]?.body).toBe('"***-----END"');
  });

  it("records a word of eight million characters", async () => {
    const body = JSON.stringify("0123456789abcdef".repeat(500_000));
    const exchanges = [[get("/alliances"), { body }]] as const;
    const { cassette } = await record(shipped, "openapi", exchanges, [], true);
    expect(cassette[0]?.body === body).toBe(true);
  });

  it("parses three megabytes of starts of JSON", async () => {
    const body = JSON.stringify({ x: '#{"'.repeat(1_000_000), pw: "a b" });
    const request = get("/alliances", { cookie: "sessionid=abcdefgh" });
    const { cassette } = await record(shipped, "openapi", [[request, { body }]], [], true);
    expect(cassette[0]?.body).toMatch(/"pw":"\*{3}"\}$/);
  });

  it("compares many secrets with many texts", async () => {
    const rows = Array.from({ length: 3000 }, (_, n) => ({
      token: `token-${n}`,
      name: `name ${n}`,
    }));
    const body = JSON.stringify(rows);
    const { cassette } = await record(shipped, "openapi", [[get("/alliances"), { body }]]);
    expect(cassette[0]?.body).toBe(body.replaceAll(/token-\d+/g, "***"));
  });

  it("compares no text with secrets of many lengths for long", async () => {
    const token = Array.from({ length: 1000 }, (_, n) => `${"a".repeat(n + 6)}b`);
    const body = JSON.stringify({ token, name: "a".repeat(1_000_000) });
    const exchanges = [[get("/alliances"), { body }]] as const;
    const { cassette } = await record(shipped, "openapi", exchanges, [], true);
    expect(cassette[0]?.body).toMatch(/^\{"token":\["\*{3}",.*"name":"a*\*{3}"\}$/);
  });
});
