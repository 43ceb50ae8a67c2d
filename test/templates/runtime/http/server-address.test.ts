import { describe, expect, it } from "vitest";
import { endpointRequest } from "../../../../templates/runtime/openapi/endpoint.js";
import type { AnyEndpoint } from "../../../../templates/runtime/openapi/endpoint.js";
import type { BaseUrl } from "../../../../templates/runtime/openapi/open-api-client.js";
import { openApiClient } from "../../../../templates/runtime/openapi/open-api-client.js";
import { serverAddress } from "../../../../templates/runtime/http/server-address.js";

const TEMPLATE = "https://{region}.pets.example/{version}/{version}";
const VARIABLES = { region: { default: "eu", values: ["eu", "us"] }, version: { default: "v1" } };

/** The addresses that a client requests, for payloads and for responses of any status. */
async function requested(baseUrl: BaseUrl, endpoint: AnyEndpoint) {
  const urls: string[] = [];
  const fetch = async ({ url }: Request) => {
    urls.push(url);
    return Promise.resolve(Response.json([]));
  };
  const request = endpointRequest<AnyEndpoint, object>(endpoint, {});
  await openApiClient({ baseUrl, fetch })(request);
  await openApiClient({ baseUrl, fetch }).response(request);
  return urls;
}

describe("the address of a server", () => {
  it("has the values of its variables, or their defaults", () => {
    expect(serverAddress(TEMPLATE, VARIABLES, {}).url).toBe("https://eu.pets.example/v1/v1");
    expect(serverAddress(TEMPLATE, VARIABLES, { region: "us", version: undefined }).url).toBe(
      "https://us.pets.example/v1/v1",
    );
  });

  it("does not take a value for a pattern or for a variable", () => {
    expect(serverAddress(TEMPLATE, VARIABLES, { version: "$&{region}" }).url).toBe(
      "https://eu.pets.example/$&%7Bregion%7D/$&%7Bregion%7D",
    );
  });

  it("refuses other values than those of an enumeration", () => {
    expect(() => serverAddress(TEMPLATE, VARIABLES, { region: "evil.example/" })).toThrow(
      new RangeError('The server variable "region" cannot be "evil.example/"; use eu or us.'),
    );
  });

  it.each([
    "evil.example/",
    "evil.example\\",
    "evil.example?",
    "evil.example#",
    "user@evil.example",
    "evil.example%2F",
    "/evil.example",
    "evil.example\n",
    "evil example",
  ])("rejects a value that ends the host: %j", (tenant) => {
    const template = "https://{tenant}.pets.example/{version}";
    const variables = { tenant: { default: "a" }, version: { default: "v1" } };
    expect(() => serverAddress(template, variables, { tenant })).toThrow(
      new RangeError(
        `The server variable "tenant" cannot be ${JSON.stringify(tenant)}, because it is a part of the host.`,
      ),
    );
  });

  it("rejects a path between the parts of a host", () => {
    const variables = { zone: { default: "a" } };
    expect(() =>
      serverAddress("https://pets.{zone}.example/", variables, { zone: "/evil" }),
    ).toThrow(RangeError);
  });

  it.each<readonly [template: string, defaults: object, values: object, address: string]>([
    ["https://x/{v}", { v: "1" }, { v: "a/b ?#%" }, "https://x/a/b%20%3F%23%25"],
    [
      "{scheme}://x:{port}/a",
      { scheme: "https", port: "1" },
      { scheme: "http", port: "2" },
      "http://x:2/a",
    ],
    [
      "https://{host}{base}",
      { host: "x", base: "" },
      { host: "y:8", base: "/v1?" },
      "https://y:8/v1%3F",
    ],
    ["https://{host}", { host: "x/v1" }, { host: "y/v2" }, "https://y/v2"],
    ["{server}/api", { server: "https://x" }, { server: "http://y:8" }, "http://y:8/api"],
    ["https://{host}/", { host: "x" }, { host: "日本.example" }, "https://日本.example/"],
  ])("encodes the values of %s for their place", (template, defaults, values, address) => {
    const variables = Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [name, { default: String(value) }]),
    );
    expect(serverAddress(template, variables, values).url).toBe(address);
  });

  it("reads no inherited members", () => {
    const url = "https://a.example/{toString}";
    expect(serverAddress(url, {}, {}).url).toBe(url);
    expect(serverAddress(url, { toString: { default: "b" } }, {}).url).toBe("https://a.example/b");
  });
});

describe("clients", () => {
  const pets: AnyEndpoint = { operationId: "pets", method: "GET", path: "/pets", params: {} };
  const photos: AnyEndpoint = { ...pets, path: "/photos", server: "https://photos.example/v2" };

  it("send to a server of the OpenAPI document, or to the server of the operation", async () => {
    const server = serverAddress("https://pets.example/v1/", {}, {});
    expect(await requested(server, pets)).toEqual(Array(2).fill("https://pets.example/v1/pets"));
    expect(await requested(server, photos)).toEqual(
      Array(2).fill("https://photos.example/v2/photos"),
    );
  });

  it("send all requests to an address that is given as a text or a URL", async () => {
    for (const base of ["http://localhost:8080", new URL("http://localhost:8080")])
      for (const endpoint of [pets, photos])
        // oxlint-disable-next-line no-await-in-loop -- one after the other is fine here
        expect(await requested(base, endpoint)).toEqual(
          Array(2).fill(`http://localhost:8080${endpoint.path}`),
        );
  });
});
