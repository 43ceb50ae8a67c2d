import { describe, expect, it } from "vitest";
import { endpointRequest } from "../../../../templates/runtime/openapi/endpoint.js";
import type { AnyEndpoint } from "../../../../templates/runtime/openapi/endpoint.js";
import { openApiSender } from "../../../../templates/runtime/openapi/sender.js";
import { statusSender } from "../../../../templates/runtime/openapi/status-sender.js";
import { serverAddress } from "../../../../templates/runtime/http/server-address.js";

const TEMPLATE = "https://{region}.pets.example/{version}/{version}";
const VARIABLES = { region: { default: "eu", values: ["eu", "us"] }, version: { default: "v1" } };

/** The addresses that both senders request. */
async function requested(base: Parameters<typeof openApiSender>[0], endpoint: AnyEndpoint) {
  const urls: string[] = [];
  const fetch = async ({ url }: Request) => {
    urls.push(url);
    return Promise.resolve(Response.json([]));
  };
  const request = endpointRequest<AnyEndpoint, object>(endpoint, {});
  await openApiSender(base, { fetch })(request);
  await statusSender(base, { fetch })(request);
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
      "https://eu.pets.example/$&{region}/$&{region}",
    );
  });

  it("refuses other values than those of an enumeration", () => {
    expect(() => serverAddress(TEMPLATE, VARIABLES, { region: "evil.example/" })).toThrow(
      new RangeError('The server variable "region" cannot be "evil.example/"; use eu or us.'),
    );
  });

  it("reads no inherited members", () => {
    const url = "https://a.example/{toString}";
    expect(serverAddress(url, {}, {}).url).toBe(url);
    expect(serverAddress(url, { toString: { default: "b" } }, {}).url).toBe("https://a.example/b");
  });
});

describe("senders", () => {
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
