import { describe, expect, it } from "vitest";
import { endpointRequest } from "../../../../templates/runtime/openapi/endpoint.js";
import type { AnyEndpoint } from "../../../../templates/runtime/openapi/endpoint.js";
import { openApiClient } from "../../../../templates/runtime/openapi/open-api-client.js";

const ping: AnyEndpoint = {
  operationId: "ping",
  method: "GET",
  path: "/ping",
  params: {},
  accept: ["*/*"],
};

/** What the sender returns for a response, and the media types that it accepts. */
async function received(response: Response): Promise<readonly [unknown, string | null]> {
  let accept: string | null = null;
  const fetch = async ({ headers }: Request) => {
    accept = headers.get("accept");
    return Promise.resolve(response);
  };
  const send = openApiClient({ baseUrl: "https://a.example", fetch });
  return [await send(endpointRequest<AnyEndpoint, object>(ping, {})), accept];
}

describe("a response that no document describes", () => {
  it.each([
    ["JSON", Response.json({ a: 1 }), { a: 1 }],
    ["text", new Response("a", { headers: { "content-type": "text/plain" } }), "a"],
    ["nothing", new Response(null, { status: 204 }), undefined],
  ])("is returned as it is: %s", async (_name, response, value) => {
    expect(await received(response)).toEqual([value, "*/*"]);
  });

  it("is an error if its status is one", async () => {
    await expect(received(new Response("no", { status: 404 }))).rejects.toThrow("404");
  });
});
