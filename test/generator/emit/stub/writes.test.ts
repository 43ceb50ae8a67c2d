// The expected responses were observed on Spring Data REST 4.5, with which test/spring compares more.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { openApiStubApi } from "../../../../generator/emit/parts/stub-api.js";
import { dialectStub } from "../../../../templates/runtime/data-rest/stub.js";
import type { OpenApiStub } from "../../../../templates/runtime/openapi/stub/stub.js";
import { REPOSITORY } from "../../support/places.js";
import { openApiModel } from "../../support/specs.js";

const document = JSON.parse(readFileSync(join(REPOSITORY, "test/spring/openapi.json"), "utf8"));
const api = openApiStubApi(openApiModel(document));
const ADA = { id: 1, name: "Ada", score: 2.5, level: 3, active: true, tags: ["a"] };
const BASE = "http://towns.example";

let stub: OpenApiStub;
beforeEach(() => {
  stub = dialectStub(api, {
    data: { players: [ADA], notes: [{ id: "n1", text: "x", stars: 1 }], alliances: [], towns: [] },
  });
});

async function send(
  method: string,
  url: string,
  body: unknown = "",
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await stub.service({
    method,
    url,
    headers: { host: "towns.example", "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const { _links, ...value } = response.body === "" ? {} : Object(JSON.parse(response.body));
  return { status: response.status, headers: response.headers, value };
}

const ACCEPT = { accept: "application/json" };

function tag(value: string) {
  return { "if-match": value };
}

describe("a stub in the dialect of Spring Data REST", () => {
  it("adds an item with the next key, and sends it if `Accept` is given", async () => {
    expect(await send("POST", "/players", { name: "Bo", level: "4" })).toEqual({
      status: 201,
      headers: { location: `${BASE}/players/2` },
      value: {},
    });
    await send("DELETE", "/players/2");
    const { status, headers, value } = await send("POST", "/players", {}, ACCEPT);
    expect([status, headers["location"], headers["etag"]]).toEqual([
      201,
      `${BASE}/players/3`,
      '"0"',
    ]);
    expect(value).toEqual({ id: 3, name: null, score: 0, level: 0, active: false, tags: [] });
  });

  it("takes the key of an item from its writer if the document describes a text", async () => {
    const created = await send("POST", "/notes", { id: "n 2", stars: 2 });
    expect([created.status, created.headers["location"]]).toEqual([201, `${BASE}/notes/n%202`]);
    expect((await send("GET", "/notes/n%202")).value).toEqual({ id: "n 2", text: null, stars: 2 });
    expect((await send("PUT", "/notes/n3", { id: "other" })).status).toBe(201);
    expect((await send("PUT", "/notes/n3", { text: "y" })).status).toBe(204);
    expect((await send("GET", "/notes/n3")).value).toEqual({ id: "n3", text: "y", stars: 0 });
    const half = await send("POST", "/notes", { id: "\uD800", stars: 2 });
    expect([half.status, half.headers["location"]]).toEqual([201, `${BASE}/notes/%EF%BF%BD`]);
    expect((await send("POST", "/notes", { text: "y" })).status).toBe(500);
  });

  it("replaces an item completely, and counts its versions", async () => {
    const { status, headers, value } = await send("PUT", "/players/1", { name: "Al" }, ACCEPT);
    expect([status, headers["etag"]]).toEqual([200, '"1"']);
    expect(value).toEqual({ id: 1, name: "Al", score: 0, level: 0, active: false, tags: [] });
    expect((await send("PUT", "/players/1", { name: "Al" })).headers["etag"]).toBe('"1"');
    expect((await send("PUT", "/players/9", { name: "Al" })).status).toBe(409);
  });

  it("changes some properties by a merge patch or a JSON Patch", async () => {
    const merged = await send("PATCH", "/players/1", { name: null, level: null }, ACCEPT);
    expect(merged.value).toEqual({ ...ADA, name: null, level: 0 });
    const patch = { "content-type": "application/json-patch+json", ...ACCEPT };
    const add = [{ op: "add", path: "/tags/-", value: "b" }];
    expect((await send("PATCH", "/players/1", add, patch)).value).toEqual({
      ...ADA,
      name: null,
      level: 0,
      tags: ["a", "b"],
    });
    const unknown = [{ op: "replace", path: "/nope", value: 1 }];
    expect((await send("PATCH", "/players/1", unknown, patch)).status).toBe(400);
    expect((await send("PATCH", "/players/9", {})).status).toBe(404);
  });

  it("refuses a change whose `If-Match` names another version", async () => {
    const failed = await send("DELETE", "/players/1", "", tag('"1"'));
    expect([failed.status, failed.headers]).toEqual([412, { etag: '"1"' }]);
    expect((await send("PATCH", "/notes/n1", {}, tag('"0"'))).status).toBe(412);
    expect((await send("PUT", "/players/1", {}, tag('"0"'))).status).toBe(204);
    expect((await send("PUT", "/players/1", {}, tag('"0"'))).status).toBe(412);
    expect((await send("DELETE", "/players/1", "", tag('"1"'))).status).toBe(204);
  });

  it("sends a removed item if `Accept` is given", async () => {
    expect(await send("DELETE", "/players/1", "", ACCEPT)).toMatchObject({
      status: 200,
      value: ADA,
    });
    expect((await send("GET", "/players/1")).status).toBe(404);
    expect((await send("DELETE", "/players/1")).status).toBe(404);
  });

  it.each([
    ["", 400],
    ["[]", 400],
    ["{", 400],
    [{ score: "x" }, 400],
    [{ level: true }, 400],
    [{ tags: "x" }, 400],
    [{ name: ["x"] }, 400],
    [{ id: 7 }, 409],
    [{ score: "2.5", level: 3.7, active: 1, name: 5, unknown: {} }, 201],
  ])("responds to the body %j of a new item with status %i", async (body, status) => {
    expect((await send("POST", "/players", body)).status).toBe(status);
  });

  it("has the methods of the document, and others have status 405", async () => {
    const list = await send("OPTIONS", "/players");
    expect(list.headers["allow"]).toBe("HEAD,POST,GET,OPTIONS");
    const item = await send("OPTIONS", "/players/1");
    expect(item.headers["allow"]).toBe("HEAD,DELETE,GET,OPTIONS,PUT,PATCH");
    expect(await send("POST", "/towns", {})).toMatchObject({
      status: 405,
      headers: { allow: "HEAD,GET,OPTIONS" },
    });
    expect((await send("PUT", "/players", {})).status).toBe(404);
    expect((await send("PUT", "/players/abc", {})).status).toBe(500);
  });

  it("brings back its first data with their versions", async () => {
    const snapshot = stub.snapshot();
    await send("PUT", "/players/1", {});
    stub.restore(snapshot);
    expect(await send("GET", "/players/1")).toMatchObject({ value: ADA, headers: { etag: '"0"' } });
    expect((await send("POST", "/players", {})).headers["location"]).toBe(`${BASE}/players/2`);
  });
});
