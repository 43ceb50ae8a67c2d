import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { cassetteWriter, readCassette } from "../../../../generator/serve/cassette.js";
import { exchangeCheckFor } from "../../../../generator/serve/check-exchange.js";
import { readSpecs } from "../../../../generator/serve/read-specs.js";
import { recordingHandler } from "../../../../generator/serve/record.js";
import type { BrokenExchange } from "../../../../generator/serve/record.js";
import { createRedactor } from "../../../../generator/redact/redactor.js";
import { relayTo } from "../../../../generator/serve/relay.js";
import { replayingHandler } from "../../../../generator/serve/replay.js";
import { makeServices } from "../../../../generator/serve/services.js";
import { serviceRequestOf } from "../../../../templates/runtime/http/service.js";
import type { ServiceRequest } from "../../../../templates/runtime/http/service.js";
import { json, startServer } from "../../support/http.js";
import type { Answerer } from "../../support/http.js";
import { REPOSITORY, scratchFolder } from "../../support/places.js";

const specs = readSpecs(["spec/paraminfo", "spec/alliance"], REPOSITORY).value ?? [];
const services = makeServices(specs, { seed: 1, envelope: "embedded" });
const redactor = createRedactor(specs);

/** A recorder before a server that answers so. */
async function recorder(path: string, response: Answerer) {
  const server = await startServer(response);
  const relay = relayTo(new URL(server.origin + path), fetch);
  const stub = services.find(({ spec }) => spec.kind === relay.kind);
  if (!stub) throw new Error("There is no such service.");
  const file = join(scratchFolder(), "c.jsonl");
  const broken: BrokenExchange[] = [];
  const warnings: string[] = [];
  const handler = recordingHandler({
    relay,
    redactor,
    cassette: cassetteWriter(file),
    check: exchangeCheckFor(stub),
    report: (each) => broken.push(each),
    warn: (text) => warnings.push(text),
  });
  onTestFinished(() => expect(warnings).toEqual([]));
  const kept = () => readCassette(file, "c.jsonl").value ?? [];
  return { server, relay, handler, broken, kept, warnings };
}

function get(url: string, headers: ServiceRequest["headers"] = {}): ServiceRequest {
  return { method: "GET", url, headers, body: "" };
}

function post(url: string, body: string): ServiceRequest {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return { method: "POST", url, headers, body };
}

async function uploadOf(file: string): Promise<ServiceRequest> {
  const form = new FormData();
  form.set("action", "upload");
  form.set("format", "json");
  form.set("token", "t0ken-sent-1+\\");
  form.set("file", new File([file], "a.txt"));
  return serviceRequestOf(new Request("http://a.example/api.php", { method: "POST", body: form }));
}

const PAGES = "action=query&list=allpages&format=json&formatversion=2";

describe("a recording of a wiki", () => {
  it.each([
    ["objects", '{"csrftoken":', "}"],
    ["lists", "[", "]"],
  ])(
    "gives an response of %s that are nested as no response is, and does not keep it",
    async (_, opening, closing) => {
      const body = `${opening.repeat(9000)}"S3CRET-S3CRET"${closing.repeat(9000)}`;
      const { handler, broken, kept } = await recorder("/w/api.php", () => ({ body }));
      expect(await handler.service(get(`/api.php?${PAGES}`))).toMatchObject({ status: 200, body });
      expect(broken).toMatchObject([{ breaches: [{ of: "response", code: "nested-too-deeply" }] }]);
      expect(kept()).toEqual([]);
    },
  );

  it("gives the response as it is, with its cookies made fit for this address", async () => {
    const body = '{"batchcomplete": true, "query":{"allpages":[]}}';
    const { handler, server, broken } = await recorder("/w/api.php", (_, response) => {
      response.setHeader("set-cookie", [
        "a=1; Secure; Domain=.x.example; Path=/; SameSite=None",
        "b=2",
      ]);
      response.setHeader("MediaWiki-Own", "1");
      response.end(body);
      return undefined;
    });
    const response = await handler.service(
      get(`/api.php?${PAGES}`, {
        cookie: "s=1",
        "user-agent": "me",
        host: "127.0.0.1:1",
        connection: "keep-alive, x-hop",
        "x-hop": "1",
        "if-none-match": '"x"',
      }),
    );
    expect(response).toMatchObject({ status: 200, body, headers: { "mediawiki-own": "1" } });
    expect(response.cookies).toEqual(["a=1; Path=/", "b=2"]);
    expect(server.received).toMatchObject([
      {
        path: "/w/api.php",
        query: { list: "allpages" },
        headers: { cookie: "s=1", "user-agent": "me" },
      },
    ]);
    expect(server.received[0]?.headers).not.toHaveProperty("x-hop");
    expect(server.received[0]?.headers).not.toHaveProperty("if-none-match");
    expect(broken).toEqual([]);
  });

  it("keeps what a replay gives again, and no secret of it", async () => {
    const secrets = ["t0ken-sent-1", "t0ken-answered-2", "hunter2-password", "session-cookie-3"];
    const { handler, kept } = await recorder("/w/api.php", (_, response) => {
      response.setHeader("set-cookie", `session=${secrets[3]}`);
      return json({ login: { result: "NeedToken", token: secrets[1] }, echo: secrets[2] });
    });
    const login = post(
      "/api.php?action=login&format=json",
      `lgpassword=${secrets[2]}&lgtoken=${secrets[0]}`,
    );
    await handler.service({
      ...login,
      headers: {
        ...login.headers,
        cookie: `session=${secrets[3]}`,
        authorization: `Bearer ${secrets[0]}`,
      },
    });
    const text = JSON.stringify(kept());
    for (const secret of secrets) expect(text).not.toContain(secret);
    const replay = replayingHandler(kept(), redactor);
    const again = await replay.service(
      post("/api.php", "lgtoken=x&action=login&lgpassword=y&format=json"),
    );
    expect(again).toMatchObject({
      status: 200,
      headers: { "content-type": "application/json; charset=utf-8" },
    });
    expect(JSON.parse(again.body)).toMatchObject({ login: { result: "NeedToken" }, echo: "***" });
  });

  it("keeps the hash of an uploaded file, and finds the upload again by it", async () => {
    const { handler, server, kept } = await recorder("/w/api.php", () =>
      json({ upload: { result: "Success" } }),
    );
    const secret = "t0ken-sent-1 \u00FF\0";
    expect(await handler.service(await uploadOf(secret))).toMatchObject({ status: 200 });
    expect(server.received).toHaveLength(1);
    const params = { action: "upload", format: "json", token: "***" };
    // printf 't0ken-sent-1 \303\277\0' | sha256sum
    const file = "27df89b204453558c5f68d51f182d067e83fabca223fda40b3d8a7e58bb0e8e9";
    expect(kept()).toMatchObject([{ params, files: { file } }]);
    expect(JSON.stringify(kept())).not.toContain("t0ken");
    const replay = replayingHandler(kept(), redactor);
    expect((await replay.service(await uploadOf(secret))).body).toContain("Success");
    const other = JSON.parse((await replay.service(await uploadOf("other"))).body);
    expect(other.error.info).toContain("\n  file: sent a file with different content\n");
  });

  it("checks only the modules that the catalogue describes", async () => {
    const { handler, broken } = await recorder("/w/api.php", () => json({ login: {} }));
    await handler.service(post("/api.php?format=json", "action=login&lgname=A&lgtoken=x"));
    expect(broken).toEqual([]);
    await handler.service(post("/api.php?format=json", "action=logon&lgname=A&lgtoken=x"));
    expect(broken[0]?.breaches[0]).toMatchObject({ code: "badvalue", at: "action" });
  });

  it("reports what in the request and in the response is not as the spec says", async () => {
    const { handler, broken } = await recorder("/w/api.php", () =>
      json({
        batchcomplete: true,
        query: { allpages: [{ pageid: "one", ns: 0, title: "A", new: 1 }] },
      }),
    );
    await handler.service(get(`/api.php?${PAGES}&aplimit=9999&lgpassword=hunter2`));
    expect(broken).toMatchObject([
      {
        paramsmith: "record",
        request: expect.stringContaining("lgpassword=***"),
        status: 200,
        breaches: [
          { of: "request", code: "outofrange", at: "aplimit" },
          { of: "request", code: "unrecognizedparams", at: "lgpassword" },
          { of: "response", code: "wrong-type", at: "query.allpages[0].pageid" },
          { of: "response", code: "unknown-field", at: "query.allpages[0].new" },
        ],
      },
    ]);
    expect(JSON.stringify(broken)).not.toContain("hunter2");
  });

  it("reports up to 100 violations of a response", async () => {
    const { handler, broken } = await recorder("/w/api.php", () =>
      json({ query: { allpages: Array.from({ length: 300 }, (_, n) => ({ [`x${n}`]: 1 })) } }),
    );
    await handler.service(get(`/api.php?${PAGES}`));
    expect(broken[0]?.breaches).toHaveLength(100);
  });

  it("reports a response where the spec has an error, and one that is no JSON", async () => {
    const { handler, broken } = await recorder("/w/api.php", ({ query }) =>
      query["aplimit"] === "x" ? json({ batchcomplete: true }) : { body: "<p>No</p>" },
    );
    await handler.service(get(`/api.php?${PAGES}&aplimit=x`));
    await handler.service(get(`/api.php?${PAGES}`));
    const codes = broken.map(({ breaches }) => breaches.map(({ code }) => code));
    expect(codes[0]).toContain("not-refused");
    expect(codes[1]).toEqual(["not-json"]);
  });

  it("passes redirects back and does not follow them", async () => {
    const { handler, server, warnings } = await recorder("/w/api.php", () => ({
      status: 302,
      headers: { location: "/elsewhere/hunter2x" },
    }));
    const response = await handler.service(post("/api.php?format=xml", "lgpassword=hunter2x"));
    expect(response).toMatchObject({ status: 302, headers: { location: "/elsewhere/hunter2x" } });
    expect(server.received).toHaveLength(1);
    expect(warnings.splice(0)).toEqual([
      `The response points to ${server.origin}/elsewhere/***. Requests to this URL are not recorded.`,
    ]);
  });

  it("says what it does not pass on, and that a server is not there, and keeps neither", async () => {
    const { handler, kept, server } = await recorder("/w/api.php", () => ({}));
    const deleted = await handler.service({ ...get("/api.php"), method: "DELETE" });
    expect(deleted).toMatchObject({ status: 405, headers: { allow: "GET, HEAD, POST" } });
    const upload = await handler.service({
      ...post("/api.php", "x"),
      headers: { "content-type": "application/json" },
    });
    expect(upload.status).toBe(415);
    expect(server.received).toEqual([]);
    expect(kept()).toEqual([]);
  });

  it("reports a server that fails, and keeps nothing of it", async () => {
    const { handler, kept, warnings, server } = await recorder("/w/api.php", (_, response) => {
      response.socket?.destroy();
      return undefined;
    });
    expect((await handler.service(get("/api.php"))).status).toBe(502);
    expect(warnings.splice(0)).toEqual([
      expect.stringMatching(
        `^${new URL(server.origin).host} cannot be reached: .* The request is not recorded.$`,
      ),
    ]);
    expect(kept()).toEqual([]);
  });
});

describe("a recording of an OpenAPI document", () => {
  it("keeps its paths below the server's address, byte by byte", async () => {
    const body = '[{"strength": 1.0}]';
    const { handler, server, kept, relay } = await recorder("/v1/", () => ({
      headers: { "content-type": "application/json" },
      body,
    }));
    expect(relay.at).toBe("");
    await handler.service(get("/alliances?size=2"));
    expect(server.received).toMatchObject([{ path: "/v1/alliances", query: { size: "2" } }]);
    expect(kept()).toMatchObject([{ path: "/alliances", params: { size: "2" }, body }]);
  });

  it("is held against the schemas of its payloads", async () => {
    const { handler, broken } = await recorder("", ({ path }) =>
      json(path === "/alliances" ? [{ strength: "much" }] : {}),
    );
    await handler.service(get("/alliances"));
    await handler.service(get("/planets"));
    expect(broken[0]?.breaches.map(({ of, at }) => `${of} ${at}`)).toContain(
      "response /0/strength",
    );
    expect(broken[1]?.breaches).toMatchObject([{ code: "unknown-path", at: "/planets" }]);
  });
});
