// What the requests of ../../runtime/cases/wiki.txt do not show: logs, and requests that are large or many.

import { expect, it } from "vitest";
import type { ServiceRequest } from "../../../../templates/runtime/http/service.js";
import type { Handlers } from "../../../../templates/runtime/query-service/handler.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import { wikiStub } from "../../../../templates/wiki/server/wiki-stub.js";
import type { WikiStubOptions } from "../../../../templates/wiki/server/wiki-stub.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { learnedResults } from "../../../wiki/learned.js";

const PARTS = { api: catalogueApi(), results: learnedResults() };
const WIKI = createWiki({ pages: [{ title: "File:A.png", file: [{}] }] });

async function send(
  sent: Partial<ServiceRequest>,
  handlers: Handlers = new Map(),
  options: WikiStubOptions = {},
) {
  const request = { method: "GET", url: "/api.php", headers: {}, body: "", ...sent };
  return wikiStub(PARTS, WIKI, handlers, options).service(request);
}

/** A query in format version 2. */
function query(request: string): string {
  return `/api.php?action=query&format=json&formatversion=2&${request}`;
}

const ADDRESSES = query(
  "meta=siteinfo&titles=File:A.png&prop=info|imageinfo&inprop=url&iiprop=url",
);

it("a request may have more names than a call takes arguments", async () => {
  const names = Array.from({ length: 150_000 }, (_, index) => `x${index}=1`).join("&");
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = `action=query&format=json&${names}`;
  const { status } = await send({ method: "POST", headers, body });
  expect(status).toBe(200);
});

it("a handler that throws is a failure of the server, whose reason is its owner's alone", async () => {
  const errors: unknown[] = [];
  const handlers = new Map([["query+tags", () => Promise.reject(new Error("the secret"))]]);
  const onError = (error: unknown): unknown => errors.push(error);
  const { status, body } = await send({ url: query("list=tags") }, handlers, { onError });
  expect({ status, body }).toEqual({
    status: 500,
    body: expect.stringContaining("internal_api_error"),
  });
  expect(body).not.toContain("secret");
  expect(errors).toEqual([new Error("the secret")]);
});

it("a log gets the markup that is not rendered", async () => {
  const text = encodeURIComponent("<foo>a</foo>");
  const { unrendered, headers } = await send({
    url: `/api.php?action=parse&contentmodel=wikitext&text=${text}`,
  });
  expect(unrendered).toEqual(["<foo>"]);
  expect(headers).not.toHaveProperty("unrendered");
});

it("addresses are right for more hosts than the stub keeps, also in a Request", async () => {
  const stub = wikiStub(PARTS, WIKI);
  for (let port = 1; port < 30; port += 1) {
    const headers = { host: `127.0.0.1:${port}` };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { body } = await stub.service({ method: "GET", url: ADDRESSES, headers, body: "" });
    expect(body).toContain(`http://127.0.0.1:${port}/`);
  }
  const response = await stub(new Request(`https://wiki.example${ADDRESSES}`));
  expect(await response.text()).toContain("https://wiki.example/");
});
