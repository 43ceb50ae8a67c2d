import { describe, expect, it } from "vitest";
import type { ServiceResponse } from "../../../../templates/runtime/http/service.js";
import { islandService } from "./island-service.js";

const AT = "http://island.example/api";
const HAL = "application/hal+json";
const JSON_PATCH = "application/json-patch+json";

type Headers = Readonly<Record<string, string>>;

interface Sent {
  readonly method: string;
  readonly path: string;
  /** A text as it is, another value as its JSON. */
  readonly body?: unknown;
  readonly headers?: Headers;
}

/** The responses of one service, one after another. */
async function sendAll(...all: readonly Sent[]): Promise<readonly ServiceResponse[]> {
  const service = islandService();
  const responses: ServiceResponse[] = [];
  for (const { method, path, body = "", headers = {} } of all)
    responses.push(
      // oxlint-disable-next-line no-await-in-loop -- each changes what the next one finds
      await service({
        method,
        url: `/api${path}`,
        headers: { host: "island.example", "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    );
  return responses;
}

/** The last of some responses, with its body as JSON. */
async function sendForJson(...all: readonly Sent[]): Promise<object> {
  const last = (await sendAll(...all)).at(-1);
  return { ...last, body: last === undefined || last.body === "" ? "" : JSON.parse(last.body) };
}

function boat(id: number, name: string | null, state: string | null, crew: readonly string[] = []) {
  const self = { href: `${AT}/boats/${id}` };
  return { id, name, state, crew, _links: { self, boat: self } };
}

function pier(code: string, metres: number): object {
  const self = { href: `${AT}/piers/${encodeURIComponent(code)}` };
  return { code, metres, _links: { self, pier: self } };
}

const accept = { accept: HAL };
const patch = { "content-type": JSON_PATCH };
const ADA = { name: "Ada", state: "OLD", crew: ["Bo"] };

// The statuses and headers were observed on Spring Data REST 4.5.
describe("A change of an item", () => {
  it.each<readonly [label: string, sent: Sent, status: number, headers: Headers, body: unknown]>([
    [
      "a new item",
      { method: "POST", path: "/boats", body: { name: "Fay" } },
      201,
      { location: `${AT}/boats/4` },
      "",
    ],
    [
      "a new item that is wanted back",
      { method: "POST", path: "/boats", body: { name: "Fay", crew: ["Cy"] }, headers: accept },
      201,
      { etag: '"0"', location: `${AT}/boats/4`, "content-type": HAL },
      boat(4, "Fay", null, ["Cy"]),
    ],
    [
      "a new item with a version",
      { method: "POST", path: "/boats", body: { version: 7 }, headers: accept },
      201,
      { etag: '"7"', location: `${AT}/boats/4`, "content-type": HAL },
      boat(4, null, null),
    ],
    [
      "a new item with a version that is a text",
      { method: "POST", path: "/boats", body: { version: "7" }, headers: accept },
      201,
      { etag: '"0"', location: `${AT}/boats/4`, "content-type": HAL },
      boat(4, null, null),
    ],
    [
      "a new item with null as its key",
      { method: "POST", path: "/boats", body: { id: null } },
      201,
      { location: `${AT}/boats/4` },
      "",
    ],
    [
      "a new item with its own key",
      { method: "POST", path: "/piers", body: { code: "s", metres: 5 }, headers: accept },
      201,
      { location: `${AT}/piers/s`, "content-type": HAL },
      pier("s", 5),
    ],
    [
      "an item that is replaced by a new one",
      { method: "POST", path: "/piers", body: { code: "n 1" }, headers: accept },
      201,
      { location: `${AT}/piers/n%201`, "content-type": HAL },
      pier("n 1", 0),
    ],
    [
      "an item with the same members",
      { method: "PUT", path: "/boats/2", body: { name: "Eve", state: "NEW" } },
      204,
      { etag: '"0"', location: `${AT}/boats/2` },
      "",
    ],
    [
      "an item with a list, which is written anew",
      { method: "PUT", path: "/boats/1", body: ADA },
      204,
      { etag: '"1"', location: `${AT}/boats/1` },
      "",
    ],
    [
      "an item that is replaced and wanted back",
      { method: "PUT", path: "/boats/1", body: { name: "Al" }, headers: accept },
      200,
      { etag: '"1"', location: `${AT}/boats/1`, "content-type": HAL },
      boat(1, "Al", null),
    ],
    [
      "an item with a hexadecimal key",
      { method: "PUT", path: "/boats/0x2", body: { name: "Eve", state: "NEW" } },
      204,
      { etag: '"0"', location: `${AT}/boats/2` },
      "",
    ],
    [
      "an item by PUT that there was not",
      { method: "PUT", path: "/piers/w", body: { code: "x", metres: 3 } },
      201,
      { location: `${AT}/piers/w` },
      "",
    ],
    [
      "an item by PUT that there was not, wanted back",
      { method: "PUT", path: "/piers/w", body: { metres: 3 }, headers: accept },
      201,
      { location: `${AT}/piers/w`, "content-type": HAL },
      pier("w", 3),
    ],
    ["no property", { method: "PATCH", path: "/boats/1", body: {} }, 204, { etag: '"0"' }, ""],
    [
      "a property",
      { method: "PATCH", path: "/boats/1", body: { name: "Al" }, headers: accept },
      200,
      { etag: '"1"', "content-type": HAL },
      boat(1, "Al", "OLD", ["Bo"]),
    ],
    [
      "a list that is the same",
      { method: "PATCH", path: "/boats/1", body: { crew: ["Bo"] } },
      204,
      { etag: '"1"' },
      "",
    ],
    [
      "the version alone",
      { method: "PATCH", path: "/boats/1", body: { version: 5 } },
      204,
      { etag: '"1"' },
      "",
    ],
    [
      "the key, to what it is",
      { method: "PATCH", path: "/boats/1", body: { id: "1" } },
      204,
      { etag: '"0"' },
      "",
    ],
    [
      "a property by a JSON Patch",
      {
        method: "PATCH",
        path: "/boats/1",
        body: [{ op: "replace", path: "/name", value: "Al" }],
        headers: { ...patch, ...accept },
      },
      200,
      { etag: '"1"', "content-type": HAL },
      boat(1, "Al", "OLD", ["Bo"]),
    ],
    [
      "a text that a JSON Patch removes",
      {
        method: "PATCH",
        path: "/boats/1",
        body: [{ op: "remove", path: "/name" }],
        headers: { "content-type": `${JSON_PATCH}; charset=utf-8`, ...accept },
      },
      200,
      { etag: '"1"', "content-type": HAL },
      boat(1, null, "OLD", ["Bo"]),
    ],
    [
      "nothing, by a JSON Patch that tests a list",
      {
        method: "PATCH",
        path: "/boats/1",
        body: [{ op: "test", path: "/crew", value: ["Bo"] }],
        headers: patch,
      },
      204,
      { etag: '"0"' },
      "",
    ],
    ["an item that is gone", { method: "DELETE", path: "/boats/1" }, 204, {}, ""],
    [
      "an item that is gone, wanted back",
      { method: "DELETE", path: "/boats/1", headers: { accept: "application/json" } },
      200,
      { "content-type": "application/json" },
      boat(1, "Ada", "OLD", ["Bo"]),
    ],
  ])("responds with %s", async (_, sent, status, headers, body) => {
    expect(await sendForJson(sent)).toEqual({ status, headers, body });
  });

  it("is in the responses that follow", async () => {
    const get = { method: "GET", path: "/boats/4" };
    expect(
      await sendForJson(
        { method: "POST", path: "/boats", body: { name: "Fay", crew: null } },
        { method: "PATCH", path: "/boats/4", body: { state: "NEW" } },
        get,
      ),
    ).toEqual({
      status: 200,
      headers: { etag: '"1"', "content-type": HAL },
      body: boat(4, "Fay", "NEW"),
    });
    expect(
      await sendForJson(
        { method: "POST", path: "/boats", body: {} },
        { ...get, method: "DELETE" },
        get,
      ),
    ).toEqual({ status: 404, headers: {}, body: "" });
  });
});
