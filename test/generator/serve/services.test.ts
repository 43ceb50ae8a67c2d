import { describe, expect, it } from "vitest";
import {
  jsonLine,
  withLog,
  refusedEntry,
  textLine,
  lineWriter,
} from "../../../generator/serve/log.js";
import type { LogEntry } from "../../../generator/serve/log.js";
import { readSpecs } from "../../../generator/serve/read-specs.js";
import { createRedactor } from "../../../generator/redact/redactor.js";
import { isServedAt, routeServices } from "../../../generator/serve/router.js";
import { mountSpecs, makeServices } from "../../../generator/serve/services.js";
import type { ServedSpec } from "../../../generator/serve/served-spec.js";
import { shippedSpecs } from "../../../generator/serve/shipped.js";
import { strictHandler } from "../../../generator/serve/strict.js";
import { serviceHandler } from "../../../templates/runtime/http/service.js";
import type { ServiceResponse, ServiceHandler } from "../../../templates/runtime/http/service.js";
import { clientOf } from "../../templates/wiki/actions/stub-client.js";
import { REPOSITORY } from "../support/places.js";

const specs = readSpecs(["spec/paraminfo", "spec/alliance"], REPOSITORY).value ?? [];
const [catalogue, openapi] = specs;
if (!catalogue || !openapi) throw new Error("The shipped specs cannot be read.");
/** A login by a form, with further fields. */
function clientLogin(fields: string) {
  return {
    method: "POST",
    url: "/api.php",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: `format=json&action=clientlogin&logintoken=a&loginreturnurl=http://a.example/&${fields}`,
  };
}

const RELAYED = { status: 200, headers: {}, body: "{}" };
const OPTIONS = { seed: 1, envelope: "embedded" } as const;

async function get({ service }: ServiceHandler, url: string): Promise<ServiceResponse> {
  return service({ method: "GET", url, headers: {}, body: "" });
}

/** Says which service it is, and at what it was asked. */
function saying(name: string): ServiceHandler {
  return serviceHandler(async ({ url }) => ({ status: 200, headers: {}, body: `${name} ${url}` }));
}

/** A strict OpenAPI document that has passed something over. */
function passing(
  spec: ServedSpec,
  code: "unrecognizedparams" | "deprecation",
  status = 200,
): ServiceHandler {
  return strictHandler(
    spec,
    serviceHandler(async () => ({
      status,
      headers: {},
      body: "[]",
      issues: [
        { severity: "warning", code, parameter: "x", module: "listAlliances", message: "no x" },
      ],
    })),
  );
}

describe("action=paraminfo of a served wiki", () => {
  it("describes the parameters of each module", async () => {
    const [wiki] = makeServices([catalogue], OPTIONS);
    if (!wiki) throw new Error("There is no service.");
    const url = "/api.php?action=paraminfo&modules=query%2Ballpages&helpformat=html&format=json";
    const { body } = await wiki.handler.service({ method: "GET", url, headers: {}, body: "" });
    expect(body).toContain('"Title to start at (inclusive), without the namespace."');
  });
});

describe("the shipped specs", () => {
  it("are prepared by the build as they are read now", () => {
    expect(shippedSpecs()).toEqual(JSON.parse(JSON.stringify(specs)));
  });

  it("that cannot be read are reported, all of them", () => {
    const { value, diagnostics } = readSpecs(["nowhere.json", "package.json"], REPOSITORY);
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toContain("file-missing");
  });
});

describe("the places of services", () => {
  it("are /api.php and an OpenAPI document's own paths, and below their names for more of a kind", () => {
    const named = [catalogue, openapi, { ...catalogue, name: "b" }, { ...openapi, name: "c" }];
    expect(mountSpecs(named).map(({ at }) => at)).toEqual(["/api.php", "", "/b/api.php", "/c"]);
  });

  it("are where each is asked, with queries of any kind", async () => {
    const named = [catalogue, openapi, { ...catalogue, name: "b" }, { ...openapi, name: "c" }];
    const services = mountSpecs(named).map(({ spec, at }) => ({
      name: spec.name,
      spec,
      at,
      handler: saying(spec.name),
    }));
    const handler = routeServices(services);
    for (const [url, name] of [
      ["/api.php?a=/b/api.php", "paraminfo"],
      ["/b/api.php", "b"],
      ["/c/alliances#x", "c"],
      ["/c", "c"],
      ["/cc", "alliance"],
      ["/api.php/x", "alliance"],
      ["/alliances", "alliance"],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- one after the other is fine here
      expect((await get(handler, url)).body).toBe(`${name} ${url}`);
    expect(JSON.parse((await get(handler, "/")).body)).toMatchObject({
      services: [
        { name: "paraminfo", path: "/api.php" },
        { path: "/" },
        { name: "b" },
        { name: "c" },
      ],
    });
  });

  it("have a start page for clients that accept HTML, which is made once", async () => {
    let made = 0;
    const handler = routeServices(
      [{ name: "a", spec: catalogue, at: "/api.php", handler: saying("a") }],
      async () => `<p>${(made += 1)}</p>`,
    );
    const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
    const ask = (url: string, headers: Readonly<Record<string, string>>) =>
      handler.service({ method: "GET", url, headers, body: "" });
    for (const url of ["/", "/?x"])
      // oxlint-disable-next-line no-await-in-loop -- one after the other is fine here
      expect(await ask(url, browser)).toMatchObject({
        headers: { "content-type": "text/html; charset=utf-8", vary: "accept" },
        body: "<p>1</p>",
      });
    for (const headers of [{}, { accept: "*/*" }, { accept: "application/json" }])
      // oxlint-disable-next-line no-await-in-loop -- one after the other is fine here
      expect(JSON.parse((await ask("/", headers)).body)).toMatchObject({ paramsmith: "serve" });
    expect(await ask("/api.php", browser)).toMatchObject({ body: "a /api.php" });
  });

  it("make the start page again after it could not be made", async () => {
    const results = [Promise.reject(new Error("The spec is invalid.")), Promise.resolve("<p>")];
    const handler = routeServices(
      [{ name: "a", spec: catalogue, at: "/api.php", handler: saying("a") }],
      () => results.shift() ?? Promise.resolve("made too often"),
    );
    const ask = () =>
      handler.service({ method: "GET", url: "/", headers: { accept: "text/html" }, body: "" });
    await expect(ask()).rejects.toThrow("The spec is invalid.");
    expect(await ask()).toMatchObject({ body: "<p>" });
    expect(await ask()).toMatchObject({ body: "<p>" });
  });

  it("leave nothing elsewhere", async () => {
    const alone = routeServices([
      { name: "a", spec: catalogue, at: "/api.php", handler: saying("a") },
    ]);
    expect(await get(alone, "/x")).toMatchObject({ status: 404 });
    expect(isServedAt({ spec: catalogue, at: "/api.php" }, "/api.php5")).toBe(false);
    expect(isServedAt({ spec: catalogue, at: "/api.php" }, "/w/api.php")).toBe(true);
    expect(isServedAt({ spec: catalogue, at: "/x.php" }, "/w/api.php")).toBe(false);
    expect(isServedAt({ spec: catalogue, at: "/api.php" }, "/w/index.php/Rose")).toBe(true);
    expect(isServedAt({ spec: catalogue, at: "/x/api.php" }, "/x/images/a.png")).toBe(true);
    expect(isServedAt({ spec: catalogue, at: "/x/api.php" }, "/images/a.png")).toBe(false);
  });
});

describe("a strict service", () => {
  const services = makeServices(specs, { ...OPTIONS, strict: true });
  const strict = services.map(({ spec, handler }) => strictHandler(spec, handler));
  const [wiki, alliances] = strict;
  if (!wiki || !alliances) throw new Error("There are no services.");

  it.each([
    ["aplimit=9999", "outofrange"],
    ["aplimti=5", "unrecognizedparams"],
    ["aplimit=x", "badinteger"],
  ])("of a catalogue refuses %s with the code that it is warned of with", async (text, code) => {
    const answer = await get(wiki, `/api.php?action=query&list=allpages&format=json&${text}`);
    expect(answer).toMatchObject({ status: 200, headers: { "mediawiki-api-error": code } });
    expect(JSON.parse(answer.body)).toMatchObject({
      error: { code, info: expect.stringMatching(/^Rejected by --strict: /) },
    });
    expect(answer.issues).toMatchObject([{ severity: "error", code }]);
  });

  it("of a catalogue names everything that is wrong", async () => {
    const answer = await get(
      wiki,
      "/api.php?action=query&list=allpages&format=json&aplimit=9999&apnamespace=x&errorformat=plaintext",
    );
    expect(answer.issues?.map(({ code }) => code)).toEqual(["badvalue", "outofrange"]);
  });

  it("of a catalogue lets clients log in, by each way that the stub has", async () => {
    const client = clientOf(wiki);
    const logIn = { action: "login", lgname: "Admin", lgpassword: "x" };
    const lgtoken = await client.token("login");
    expect(await client.post({ ...logIn, lgtoken })).toMatchObject({
      login: { result: "Success" },
    });
    const clientLogIn = { action: "clientlogin", username: "Admin", password: "x" };
    const more = { logintoken: await client.token("login"), loginreturnurl: "http://a.example/" };
    expect(await client.post({ ...clientLogIn, ...more })).toMatchObject({
      clientlogin: { status: "PASS" },
    });
  });

  it("of a catalogue refuses what an action of the stub would ignore, and does nothing", async () => {
    const client = clientOf(wiki);
    await client.logIn("Admin");
    const edit = { action: "edit", title: "Strict", text: "a", token: await client.token() };
    expect(await client.post({ ...edit, sumary: "b" })).toMatchObject({
      error: { code: "unrecognizedparams" },
    });
    expect(await client.get({ action: "query", titles: "Strict" })).toMatchObject({
      query: { pages: [{ missing: true }] },
    });
  });

  it("of a catalogue with actions lets the parameters of a login pass that it cannot name", async () => {
    const [actions] = readSpecs(["spec/actions"], REPOSITORY).value ?? [];
    if (!actions) throw new Error("The actions cannot be read.");
    const relayed = strictHandler(
      actions,
      serviceHandler(async () => RELAYED),
    );
    expect(await relayed.service(clientLogin("username=A&password=b"))).toBe(RELAYED);
    const { body } = await relayed.service(clientLogin("username=A&passwort=b"));
    expect(JSON.parse(body)).toMatchObject({ error: { code: "unrecognizedparams" } });
  });

  it("of a catalogue lets a browser announce a request", async () => {
    const url = "/api.php?origin=*&action=zzz";
    const request = { method: "OPTIONS", url, headers: {}, body: "" };
    expect(await wiki.service(request)).toMatchObject({ status: 204 });
  });

  it("lets through what nothing is wrong with", async () => {
    const url = "/api.php?action=query&list=allpages&format=json&aplimit=5";
    const answer = await get(wiki, url);
    expect(answer.headers["mediawiki-api-error"]).not.toBe("outofrange");
    expect(answer.body).not.toContain("--strict");
  });

  it("of an OpenAPI document refuses what it would pass over, and leaves errors and deprecations as they are", async () => {
    const refused = await get(passing(openapi, "unrecognizedparams"), "/alliances?x=1");
    expect(refused).toMatchObject({
      status: 400,
      headers: { "content-type": "application/problem+json" },
      issues: [{ severity: "error" }],
    });
    expect(JSON.parse(refused.body).detail).toBe("Rejected by --strict: no x.");
    expect((await get(passing(openapi, "deprecation"), "/alliances")).status).toBe(200);
    expect(await get(passing(openapi, "unrecognizedparams", 501), "/alliances")).toMatchObject({
      status: 501,
      body: "[]",
    });
  });
});

describe("the log", () => {
  const issue = {
    severity: "warning",
    code: "outofrange",
    parameter: "aplimit",
    module: "query+allpages",
    message: "too much",
  } as const;
  const redactor = createRedactor(specs);

  async function entriesOf(
    response: Partial<ServiceResponse>,
    body = "",
  ): Promise<readonly LogEntry[]> {
    const entries: LogEntry[] = [];
    let time = 0;
    const handler = withLog(
      serviceHandler(async () => ({ status: 200, headers: {}, body: "", ...response })),
      {
        log: (entry) => entries.push(entry),
        now: () => (time += 1.234),
        redactor,
      },
    );
    await handler.service({
      method: body === "" ? "GET" : "POST",
      url: "/api.php?lgtoken=abc",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body,
    });
    return entries;
  }

  it("has the verdict on each request, and no secret", async () => {
    const [entry] = await entriesOf({ issues: [issue] }, "lgpassword=hunter2&lgname=A");
    expect(entry).toEqual({
      method: "POST",
      url: "/api.php?lgtoken=***",
      body: "lgpassword=***&lgname=A",
      status: 200,
      ms: 1.23,
      issues: [
        { severity: "warning", code: "outofrange", parameter: "aplimit", module: "query+allpages" },
      ],
    });
    if (!entry) return;
    expect(JSON.parse(jsonLine(entry))).toEqual(entry);
    expect(textLine(entry)).toBe(
      "POST  /api.php?lgtoken=***  lgpassword=***&lgname=A  200  1.2 ms  warning outofrange aplimit",
    );
  });

  it("tells of connections that are broken on purpose", async () => {
    const [reset] = await entriesOf({ breaksAfter: 0 });
    expect(reset && textLine(reset)).toBe("GET  /api.php?lgtoken=***  reset  1.2 ms");
    const [cut] = await entriesOf({ breaksAfter: 7 });
    expect(cut && textLine(cut)).toContain("broken off after 7 bytes");
  });

  it("cuts long forms, after their secrets are gone", async () => {
    const [entry] = await entriesOf({}, `token=${"x".repeat(500)}&text=${"y".repeat(500)}`);
    expect(entry?.body).toMatch(/^token=\*\*\*&text=y+…$/);
    expect(entry?.body).toHaveLength(301);
  });

  it("cannot steer a terminal, and tells what failed", () => {
    const entry = refusedEntry(
      { method: "GET", url: "/\u001B[31m?token=x", status: 500, error: new Error("bad\nnews") },
      redactor,
    );
    expect(textLine(entry)).toBe(
      String.raw`GET  /\u001b[31m?token=***  500  failed: bad\u000anews`,
    );
  });

  it("tells that a handler threw something else than an error", () => {
    const refused = { method: "GET", url: "/", status: 500, error: "text" } as const;
    expect(refusedEntry(refused, redactor).error).toBe("a value that is not an Error");
  });

  it("is written in turns, in order, and to its end", async () => {
    const written: string[] = [];
    const { take, flush } = lineWriter((text) => written.push(text));
    take("1");
    take("2");
    expect(written).toEqual([]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(written).toEqual(["1\n2\n"]);
    take("3");
    flush();
    await new Promise((resolve) => setImmediate(resolve));
    expect(written).toEqual(["1\n2\n", "3\n"]);
  });
});

describe("an OpenAPI document with bodies", () => {
  const { value: found = [] } = readSpecs(["test/golden/openapi-bodies/spec.json"], REPOSITORY);
  const [pets] = makeServices(found, OPTIONS);
  if (!pets) throw new Error("There is no service.");
  const send = async (type: string, body: string) =>
    pets.handler.service({
      method: "POST",
      url: "/pets",
      headers: { "content-type": type },
      body,
    });

  it.each([
    ["application/json", '{"name":"Rex","tag":"brown"}'],
    ["application/x-www-form-urlencoded", "name=Rex&tag=brown"],
  ])("stores a body of %s", async (type, body) => {
    const response = await send(type, body);
    expect(response.status).toBe(201);
    expect(JSON.parse(response.body)).toMatchObject({ name: "Rex", tag: "brown" });
  });

  it.each([
    ["application/json", '{"name":5}', 400],
    ["application/json", "{}", 400],
    ["application/json", "", 400],
    ["application/xml", "<pet/>", 415],
  ])("refuses a body of %s: %s", async (type, body, status) => {
    expect((await send(type, body)).status).toBe(status);
  });
});

describe("an OpenAPI document with schemas of parameters", () => {
  const file = "test/golden/openapi-parameter-validators/spec.json";
  const { value: found = [] } = readSpecs([file], REPOSITORY);
  const [reports] = makeServices(found, OPTIONS);
  if (!reports) throw new Error("There is no service.");

  it.each([
    ["ABC", 204],
    ["abc", 400],
  ])("checks the value %s", async (code, status) => {
    const request = { method: "DELETE", url: `/reports/${code}`, headers: {}, body: "" };
    expect((await reports.handler.service(request)).status).toBe(status);
  });
});
