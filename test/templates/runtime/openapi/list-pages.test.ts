import { describe, expect, it } from "vitest";
import { createAllianceHandler } from "../../../../generated/alliance/handlers.js";
import { alliancePages, listAlliances } from "../../../../generated/alliance/listAlliances.js";
import { findAlliancesByName } from "../../../../generated/alliance/findAlliancesByName.js";
import { ResponseError } from "../../../../templates/runtime/http/response-error.js";
import { collect } from "../../../../templates/runtime/client/rows-of.js";
import { openApiClient } from "../../../../templates/runtime/openapi/open-api-client.js";
import type { OpenApiSend } from "../../../../templates/runtime/openapi/list-pages.js";
import { HttpError } from "../../../../templates/runtime/http/http-error.js";
import { deepList, deepObject } from "../deep.js";

const BASE = "https://game.example/api";

const alliances = ["North", "South", "East"].map((name, index) => ({
  id: `a${index}`,
  name,
  strength: 1,
  bbStrength: 0,
  leaderId: "7",
  townIds: [],
  vulnerabilityWindow: 3,
}));

/** A service whose pages count from a number; `wrap` makes a payload of a list. */
function service(first: number, wrap: (list: readonly object[]) => unknown) {
  const asked: string[] = [];
  const send: OpenApiSend = async (request) => {
    asked.push(request.url(BASE));
    const page = Number(request.query.get("page")) - first;
    const size = Number(request.query.get("size") ?? 2);
    return wrap(page < 0 ? [] : alliances.slice(page * size, (page + 1) * size));
  };
  return { send, asked };
}

const bare = (list: readonly object[]): unknown => list;
const wrapped = (list: readonly object[]): unknown => ({
  _embedded: { alliances: list },
  page: {},
});

describe("the pages of a list", () => {
  it.each([
    ["bare", bare],
    ["wrapped", wrapped],
  ])("come until one is empty: %s", async (_, wrap) => {
    for (const firstPage of [0, 1] as const) {
      const { send, asked } = service(firstPage, wrap);
      // oxlint-disable-next-line no-await-in-loop -- one after the other reads better
      const pages = await collect(alliancePages(send, { size: 2 }, { firstPage }));
      expect(pages.map((page) => page.map(({ name }) => name))).toEqual([
        ["North", "South"],
        ["East"],
      ]);
      expect(asked.map((url) => url.slice(BASE.length))).toEqual(
        [0, 1, 2].map((page) => `/alliances?size=2&page=${page + firstPage}`),
      );
    }
  });

  it("are asked for one by one, and no more once the loop is left", async () => {
    const { send, asked } = service(0, bare);
    for await (const _ of alliancePages(send)) break;
    expect(asked).toHaveLength(1);
    await collect(alliancePages(send, {}, { maxRequests: 1 }));
    expect(asked).toHaveLength(2);
  });

  it("end with an error where a page is the same as the one before it", async () => {
    await expect(collect(alliancePages(async () => alliances))).rejects.toThrow(
      /perhaps pages do not count from 0/,
    );
  });

  it("can contain 64-bit integers as bigints", async () => {
    let id = 2n ** 63n;
    const send: OpenApiSend = async () => (id < 2n ** 63n + 2n ? [{ id: id++ }] : []);
    expect((await collect(alliancePages(send))).flat()).toHaveLength(2);
    await expect(collect(alliancePages(async () => [{ id }]))).rejects.toThrow("is the same as");
  });

  it("end with an error where there is no list", async () => {
    await expect(collect(alliancePages(async () => ({ _embedded: {} })))).rejects.toThrow(
      'Page 0 holds no list, neither bare nor at "_embedded.alliances".',
    );
  });

  it.each([
    ["objects", deepObject()],
    ["lists", deepList()],
  ])("end with an error where they are nested too deeply to be compared: %s", async (_, item) => {
    const pages = collect(alliancePages(async () => [item]));
    await expect(pages).rejects.toThrow(ResponseError);
    await expect(pages).rejects.toThrow("The response is nested too deeply");
  });

  it("end with the reason of a signal", async () => {
    const enough = new Error("enough");
    const { send, asked } = service(0, bare);
    const pages = alliancePages(send, {}, { signal: AbortSignal.abort(enough) });
    await expect(pages.next()).rejects.toBe(enough);
    expect(asked).toHaveLength(0);
  });
});

/** A service with the links of HAL below another address, as behind a proxy. */
function linked(links: readonly (string | undefined)[]) {
  const asked: string[] = [];
  const send: OpenApiSend = async (request) => {
    const href = links[asked.length];
    asked.push(request.url(BASE).slice(BASE.length));
    return {
      _embedded: { alliances: alliances.slice(asked.length - 1, asked.length) },
      _links: href === undefined ? {} : { next: { href } },
    };
  };
  return { send, asked };
}

describe("the pages of a list that link to the next one", () => {
  it("come by its query, at the address of the service, until one has no link", async () => {
    const { send, asked } = linked([
      "http://inner:8080/alliances?cursor=a%20b&size=1",
      "/alliances?cursor=c{&sort}",
      undefined,
    ]);
    const pages = await collect(alliancePages(send, { size: 1 }, { follow: "links" }));
    expect(pages.flat().map(({ name }) => name)).toEqual(["North", "South", "East"]);
    expect(asked).toEqual([
      "/alliances?size=1",
      "/alliances?cursor=a%20b&size=1",
      "/alliances?cursor=c",
    ]);
  });

  it("end with the largest number of requests, or once the loop is left", async () => {
    const { send, asked } = linked(["?page=1", "?page=2", "?page=3"]);
    await collect(alliancePages(send, {}, { follow: "links", maxRequests: 2 }));
    expect(asked).toEqual(["/alliances", "/alliances?page=1"]);
    for await (const _ of alliancePages(send, {}, { follow: "links" })) break;
    expect(asked).toHaveLength(3);
  });

  it.each([
    ["lead elsewhere", "/towns?page=1", "leads to /towns instead of /alliances"],
    ["lead in a circle", "/alliances", "lead in a circle"],
    ["have an invalid port", "http://localhost:99999/alliances?page=1", "is not a URL"],
    ["lack a host without their variable", "http://{host}", "is not a URL"],
  ])("end with an error where links %s", async (_, href, message) => {
    const { send } = linked([href, href, href]);
    const pages = collect(alliancePages(send, {}, { follow: "links" }));
    await expect(pages).rejects.toThrow(ResponseError);
    await expect(pages).rejects.toThrow(message);
  });

  it("end with an error where there is no list", async () => {
    const pages = collect(alliancePages(async () => ({}), {}, { follow: "links" }));
    await expect(pages).rejects.toThrow('holds no list, neither bare nor at "_embedded.alliances"');
  });
});

describe("openApiClient", () => {
  const serve = createAllianceHandler({
    listAlliances: ({ size = 2, page = 0 }) => ({
      _embedded: { alliances: alliances.slice(page * size, (page + 1) * size) },
    }),
    findAlliancesByName: ({ name = "" }) => ({
      _embedded: { alliances: alliances.filter((each) => each.name === name) },
    }),
  });
  const send = openApiClient({ baseUrl: BASE.replace("/api", ""), fetch: serve });

  it("gives the payload of each operation, and pages", async () => {
    const found = await send(findAlliancesByName({ name: "South" }));
    const { _embedded: embedded } = found;
    expect(embedded.alliances.map(({ id }) => id)).toEqual(["a1"]);
    const listed = await send(listAlliances({ size: 1 }));
    expect(listed).toMatchObject({ _embedded: { alliances: [{ name: "North" }] } });
    expect((await collect(alliancePages(send, { size: 2 }))).flat()).toHaveLength(3);
  });

  it("throws an HttpError with the service's words, and takes no payload for an error", async () => {
    const failing = openApiClient({
      baseUrl: BASE,
      fetch: async () => Response.json({ detail: "No." }, { status: 400 }),
    });
    const error = await failing(listAlliances()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 400, body: '{"detail":"No."}' });
    const odd = openApiClient({
      baseUrl: BASE,
      fetch: async () => Response.json({ errors: [{ code: "x" }] }),
    });
    expect(await odd(listAlliances())).toEqual({ errors: [{ code: "x" }] });
  });
});
