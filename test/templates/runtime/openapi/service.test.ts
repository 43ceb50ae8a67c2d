import { describe, expect, it } from "vitest";
import { createAllianceHandler } from "../../../../generated/alliance/handlers.js";
import { createAllianceStub } from "../../../../generated/alliance/stub.js";
import { openApiHandler } from "../../../../templates/runtime/openapi/handler.js";
import type { ServiceResponse } from "../../../../templates/runtime/http/service.js";

const stub = createAllianceStub({ count: 5 });

function ask(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
): Promise<ServiceResponse> {
  return Promise.resolve(stub.service({ method, url, headers, body: "" }));
}

describe("a method", () => {
  it("is answered with those that there are, where it is OPTIONS", async () => {
    expect(await ask("/alliances", {}, "OPTIONS")).toEqual({
      status: 204,
      headers: { allow: "GET, HEAD, OPTIONS" },
      body: "",
    });
    expect((await ask("/towns", {}, "OPTIONS")).status).toBe(404);
  });

  it.each(["POST", "PUT", "DELETE", "PATCH", "get"])(
    "is refused where it is %s",
    async (method) => {
      const { status, headers } = await ask("/alliances", {}, method);
      expect([status, headers["allow"]]).toEqual([405, "GET, HEAD, OPTIONS"]);
    },
  );

  it.each(["/alliances", "/alliances?size=1", "/towns", "/alliances?size=x"])(
    "is answered as GET without a body, where it is HEAD of %s",
    async (url) => {
      const [get, head] = [await ask(url), await ask(url, {}, "HEAD")];
      const length = String(Buffer.byteLength(get.body));
      expect(head.status).toBe(get.status);
      expect(head.body).toBe("");
      expect(head.headers).toEqual({ ...get.headers, "content-length": length });
      const response = await stub(new Request(`https://x.example${url}`, { method: "HEAD" }));
      expect([response.headers.get("content-length"), await response.text()]).toEqual([length, ""]);
    },
  );

  it("is HEAD of a handler's own response as well", async () => {
    const own = createAllianceHandler({
      listAlliances: () => new Response("busy", { status: 503, headers: { "retry-after": "1" } }),
    });
    const request = { method: "HEAD", url: "/alliances", headers: {}, body: "" };
    const answer = await own.service(request);
    expect([answer.status, answer.headers["retry-after"], answer.body]).toEqual([503, "1", ""]);
  });
});

describe("an entity tag", () => {
  it("is strong, and differs with the content and with the media type", async () => {
    const all = [
      await ask("/alliances?size=1"),
      await ask("/alliances?size=2"),
      await ask("/alliances?size=1", { accept: "application/hal+json" }),
    ].map(({ headers }) => headers["etag"] ?? "");
    expect(new Set(all).size).toBe(3);
    for (const tag of all) expect(tag).toMatch(/^"[0-9a-f]{16}"$/);
    expect((await ask("/alliances?size=1")).headers["etag"]).toBe(all[0]);
  });

  it.each([
    ["the tag", (tag: string) => tag, 304],
    ["a weak form of it", (tag: string) => `W/${tag}`, 304],
    ["it among others", (tag: string) => `"a,b", W/"c" , ${tag}`, 304],
    ["any", () => " * ", 304],
    ["another", () => '"0000000000000000"', 200],
    ["part of it", (tag: string) => `${tag.slice(0, 9)}"`, 200],
    ["nothing", () => "", 200],
  ])("that a client names as %s", async (_, given, status) => {
    const { headers, body } = await ask("/alliances");
    const again = await ask("/alliances", { "if-none-match": given(headers["etag"] ?? "") });
    expect(again.status).toBe(status);
    expect(again.headers["etag"]).toBe(headers["etag"]);
    expect(again.body).toBe(status === 304 ? "" : body);
    const head = await ask("/alliances", { "if-none-match": "*" }, "HEAD");
    expect([head.status, head.headers["content-length"]]).toEqual([304, undefined]);
  });

  it("is not given to a problem", async () => {
    expect((await ask("/towns")).headers).toEqual({ "content-type": "application/problem+json" });
  });
});

describe("the media type", () => {
  const JSON_TYPE = "application/json";
  const HAL = "application/hal+json";

  it.each([
    [undefined, JSON_TYPE],
    ["", JSON_TYPE],
    ["*/*", JSON_TYPE],
    ["application/*", JSON_TYPE],
    [HAL, HAL],
    ["Application/HAL+JSON; charset=utf-8", HAL],
    [`${HAL}, ${JSON_TYPE}`, HAL],
    [`${JSON_TYPE}, ${HAL}`, JSON_TYPE],
    [`${HAL}, */*`, HAL],
    [`${HAL};q=0.5, */*;q=0.8`, JSON_TYPE],
    [`${JSON_TYPE};q=0.1, ${HAL};q=0.2`, HAL],
    [`${JSON_TYPE};q=0, */*`, HAL],
    [`${HAL};q=oops`, HAL],
    ["text/html, application/xml;q=0.9, */*;q=0.8", JSON_TYPE],
    ["text/html", undefined],
    [`${JSON_TYPE};q=0, ${HAL};q=0`, undefined],
    ["application/*;q=0", undefined],
    [",;=", undefined],
  ])("for %s is %s", async (accept, expected) => {
    const answer = await ask("/alliances", accept === undefined ? {} : { accept });
    expect([answer.status, answer.headers["vary"]]).toEqual([expected ? 200 : 406, "accept"]);
    expect(answer.headers["content-type"]).toBe(expected ?? "application/problem+json");
  });

  it("is not HAL where the answer is a bare list", async () => {
    const bare = createAllianceStub({ envelope: "bare", count: 1 });
    const get = (accept: string) =>
      bare.service({ method: "GET", url: "/alliances", headers: { accept }, body: "" });
    expect(await get(`${HAL}, ${JSON_TYPE};q=0.1`)).toMatchObject({
      status: 200,
      headers: { "content-type": JSON_TYPE },
    });
    expect(await get(HAL)).toMatchObject({ status: 406 });
  });
});

describe("a base path", () => {
  it.each(["/game/api", "/game/api/"])("is taken off: %s", async (basePath) => {
    const below = createAllianceStub({ basePath, count: 2 });
    const get = async (url: string) =>
      (await below.service({ method: "GET", url, headers: {}, body: "" })).status;
    expect(await get("/game/api/alliances?size=1")).toBe(200);
    expect(await get("http://any.example/game/api/alliances")).toBe(200);
    for (const url of ["/alliances", "/game/alliances", "/game/apialliances", "/game/api", "/", ""])
      // oxlint-disable-next-line no-await-in-loop -- one after the other reads better
      expect([url, await get(url)]).toEqual([url, 404]);
  });

  it("is that of the document's server, which requests may lack, unless another one is given", async () => {
    const endpoints = {
      list: { operationId: "list", method: "GET", path: "/pets", params: {} },
      old: { operationId: "old", method: "GET", path: "/v1/old", params: {} },
    } as const;
    const api = { endpoints, shapes: {}, basePath: "/v1" };
    const handlers = { list: () => [], old: () => ["old"] };
    const statuses = async (basePath?: string) => {
      const { service } = openApiHandler(api, handlers, { basePath });
      const urls = ["/v1/pets", "/pets", "/v1/v1/old", "/v1/old", "/v2/pets"];
      return Promise.all(
        urls.map(
          async (url) => (await service({ method: "GET", url, headers: {}, body: "" })).status,
        ),
      );
    };
    expect(await statuses()).toEqual([200, 200, 200, 200, 404]);
    expect(await statuses("/v2")).toEqual([404, 404, 404, 404, 200]);
    expect(await statuses("")).toEqual([404, 200, 404, 200, 404]);
  });
});

describe("a request that is no proper one", () => {
  it.each(["alliances", "//", "/%", "/alliances/%ff", "/\0", "/..", "*"])(
    "is answered all the same: %j",
    async (url) => {
      expect((await ask(url)).status).toBe(404);
    },
  );

  it.each(["/alliances?%", "/alliances?&&=&=x", "/alliances?size", "/alliances#size=1"])(
    "is read as far as it goes: %j",
    async (url) => {
      expect([200, 400]).toContain((await ask(url)).status);
    },
  );

  it("says what it did not know, for a log", async () => {
    const { status, issues } = await ask("/alliances?sise=1");
    expect(status).toBe(200);
    expect(issues?.map(({ code, parameter }) => [code, parameter])).toEqual([
      ["unrecognizedparams", "sise"],
    ]);
  });
});
