// Requests of generated code to a generated stub over HTTP.

import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readTemplates } from "../../../../generator/project/inputs.js";
import { analyse, generate } from "../../../../generator/pipeline.js";
import { servedSpec } from "../../../../generator/serve/read-specs.js";
import { makeServices } from "../../../../generator/serve/services.js";
import type { nodeListener } from "../../../../templates/runtime/adapters/node-listener.js";
import type { bodyAs } from "../../../../templates/runtime/content/body-as.js";
import type {
  AnyEndpointRequest,
  openApiClient,
} from "../../../../templates/runtime/openapi/open-api-client.js";
import type { OpenApiStub } from "../../../../templates/runtime/openapi/stub/stub.js";
import type { ServiceHandler } from "../../../../templates/runtime/http/service.js";
import { writeFiles } from "../../support/files.js";
import { goldenInput } from "../../support/goldens.js";

const input = goldenInput("openapi-writes");

/** The generated code and its runtime, as far as the tests use them. */
interface Generated {
  readonly listPets: Builder;
  readonly createPet: Builder;
  readonly getPet: Builder;
  readonly replacePet: Builder;
  readonly changePet: Builder;
  readonly removePet: Builder;
  readonly createOpenapiWritesStub: (options: object) => OpenApiStub;
  readonly bodyAs: typeof bodyAs;
  readonly nodeListener: typeof nodeListener;
  readonly openApiClient: typeof openApiClient;
}

type Builder = (first?: unknown, params?: object) => AnyEndpointRequest;

const ENTRY = `
export * from "./openapi-writes/index.ts";
export * from "./openapi-writes/stub.ts";
export { nodeListener } from "./runtime/server.ts";
export { bodyAs } from "./runtime/client.ts";
export { openApiClient } from "./runtime/client.ts";
`;

let code: Generated;
let stub: OpenApiStub;
const closing: (() => Promise<unknown>)[] = [];

async function loadCode(): Promise<Generated> {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-test-"));
  closing.push(async () => rm(folder, { recursive: true, force: true }));
  const { value = [] } = await generate({
    specs: [input],
    templates: readTemplates(),
    importExtension: ".js",
  });
  writeFiles(folder, [...value, { path: "entry.ts", text: ENTRY }]);
  const outfile = join(folder, "bundle.mjs");
  await build({
    entryPoints: [join(folder, "entry.ts")],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    // The stub imports the package.
    alias: { "paramsmith/server": join(process.cwd(), "templates/runtime/server.ts") },
    logLevel: "error",
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the exports of the entry
  return (await import(pathToFileURL(outfile).href)) as Generated;
}

/** Serves a handler on a free port, and returns what sends to it: the status, body and location. */
async function sending(handler: ServiceHandler) {
  const server = createServer(code.nodeListener(handler));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens at a port has such an address
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = code.openApiClient({ baseUrl: base }).response;
  return async (request: AnyEndpointRequest) => {
    const { status, body, headers }: Sent = await send(request);
    return [status, body, ...(headers.has("location") ? [headers.get("location")] : [])];
  };
}

interface Sent {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

let send: Awaited<ReturnType<typeof sending>>;

beforeAll(async () => {
  code = await loadCode();
  stub = code.createOpenapiWritesStub({
    data: {
      pets: [
        { id: 1, name: "Ada", tag: "cat" },
        { id: 2, name: "Bo" },
      ],
    },
  });
  send = await sending(stub);
});
beforeEach(() => stub.reset());
afterAll(async () => {
  await Promise.all(closing.map(async (close) => close()));
});

it("creates an item, which lists and its own address then have", async () => {
  const [status, created, location] = await send(code.createPet({ name: "Cy", tag: "dog" }));
  const { id } = Object(created);
  expect([status, created, location]).toEqual([
    201,
    { id: expect.any(Number), name: "Cy", tag: "dog" },
    `/pets/${id}`,
  ]);
  expect([1, 2]).not.toContain(id);
  expect(await send(code.getPet({ id }))).toEqual([200, created]);
  expect(await send(code.listPets())).toEqual([
    200,
    [{ id: 1, name: "Ada", tag: "cat" }, { id: 2, name: "Bo" }, created],
  ]);
});

it("replaces, merges and removes items", async () => {
  expect(await send(code.replacePet({ name: "Al" }, { id: 1 }))).toEqual([
    200,
    { id: 1, name: "Al" },
  ]);
  expect(await send(code.changePet({ tag: "cow" }, { id: 1 }))).toEqual([
    200,
    { id: 1, name: "Al", tag: "cow" },
  ]);
  expect(await send(code.changePet({ tag: null }, { id: 1 }))).toEqual([
    200,
    { id: 1, name: "Al" },
  ]);
  expect((await send(code.removePet({ id: 2 })))[0]).toBe(204);
  expect((await send(code.getPet({ id: 2 })))[0]).toBe(404);
  expect((await send(code.removePet({ id: 2 })))[0]).toBe(404);
  expect(await send(code.listPets())).toEqual([200, [{ id: 1, name: "Al" }]]);
});

it("applies a JSON Patch, unless the item would be invalid or get another key", async () => {
  const patch = async (...operations: readonly object[]) =>
    send(code.changePet(code.bodyAs("application/json-patch+json", operations), { id: 1 }));
  expect(
    await patch({ op: "test", path: "/tag", value: "cat" }, { op: "remove", path: "/tag" }),
  ).toEqual([200, { id: 1, name: "Ada" }]);
  expect((await patch({ op: "replace", path: "/name", value: "" }))[0]).toBe(422);
  expect((await patch({ op: "replace", path: "/id", value: 9 }))[0]).toBe(422);
  expect((await patch({ op: "remove", path: "/tag" }))[0]).toBe(409);
  expect((await patch({ op: "remove", path: "tag" }))[0]).toBe(400);
  expect(await send(code.getPet({ id: 1 }))).toEqual([200, { id: 1, name: "Ada" }]);
});

it("brings back snapshots and the first data", async () => {
  await send(code.removePet({ id: 1 }));
  const snapshot = stub.snapshot();
  await send(code.removePet({ id: 2 }));
  expect(await send(code.listPets())).toEqual([200, []]);
  stub.restore(snapshot);
  expect(await send(code.listPets())).toEqual([200, [{ id: 2, name: "Bo" }]]);
  stub.reset();
  expect((await send(code.listPets()))[1]).toHaveLength(2);
});

const BODIES: readonly (readonly [status: number, body: unknown])[] = [
  [201, { name: "Cy" }],
  [201, { name: "Cy", tag: "dog", more: 1 }],
  [400, {}],
  [400, { name: "" }],
  [400, { name: 1, tag: 2 }],
  [400, { name: "Cy", tag: null }],
  [400, []],
  [400, null],
  [400, "Cy"],
];

it("refuses wrong bodies with their issues, and `serve` refuses them alike", async () => {
  const { value: planned } = analyse(input);
  if (!planned) throw new Error("The golden has no model.");
  const [service] = makeServices([servedSpec(planned)], { seed: 1, envelope: "bare" });
  if (!service) throw new Error("The golden has no service.");
  const sendToService = await sending(service.handler);
  const [, before] = await sendToService(code.listPets());
  for (const [status, body] of BODIES) {
    const request = code.createPet(body);
    // oxlint-disable-next-line no-await-in-loop -- each request may change the data
    const [own, served] = [await send(request), await sendToService(request)];
    expect([body, own[0], served[0]]).toEqual([body, status, status]);
    if (status === 400) expect(served[1]).toEqual(own[1]);
    if (status === 400) expect(Object(served[1]).issues).not.toEqual([]);
  }
  const [, after] = await sendToService(code.listPets());
  expect(Object(after)).toHaveLength(Object(before).length + 2);
  const patch = code.bodyAs("application/json-patch+json", [
    { op: "replace", path: "/name", value: "" },
  ]);
  const { id } = Object(Object(after)[0]);
  expect((await sendToService(code.changePet(patch, { id })))[0]).toBe(422);
});
