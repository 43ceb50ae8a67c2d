// 64-bit integers in the JSON of parameters and forms, from a builder to a handler.

import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { array, asyncProperty, bigInt, constantFrom, oneof, record } from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generate } from "../../../../generator/pipeline.js";
import { readTemplates } from "../../../../generator/project/inputs.js";
import type {
  AnyEndpointRequest,
  openApiClient,
} from "../../../../templates/runtime/openapi/open-api-client.js";
import { assert } from "../../../random-runs.js";
import { writeFiles } from "../../support/files.js";
import { goldenOpenApi } from "../../support/goldens.js";

const GOLDEN = "openapi-int64-json";

interface Generated {
  readonly listPets: (params: object) => AnyEndpointRequest;
  readonly addPet: (body: unknown) => AnyEndpointRequest;
  readonly listGrids: (params: object) => AnyEndpointRequest;
  readonly as: (mediaType: string, value: unknown) => unknown;
  readonly createHandler: (
    handlers: Readonly<Record<string, (args: object) => unknown>>,
  ) => (request: Request) => Promise<Response>;
  readonly openApiClient: typeof openApiClient;
}

const folders: string[] = [];

async function loadCode(int64: "bigint" | "text"): Promise<Generated> {
  const { value = [], diagnostics } = await generate({
    specs: [{ ...goldenOpenApi(GOLDEN), int64 }],
    templates: readTemplates(),
    importExtension: ".js",
  });
  expect(diagnostics).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-test-"));
  folders.push(folder);
  const text = `
export { listPets } from "./${GOLDEN}/listPets.ts";
export { addPet } from "./${GOLDEN}/addPet.ts";
export { listGrids } from "./${GOLDEN}/listGrids.ts";
export { createOpenapiInt64JsonHandler as createHandler } from "./${GOLDEN}/handlers.ts";
export { bodyAs as as } from "./runtime/client.ts";
export { openApiClient } from "./runtime/client.ts";
`;
  writeFiles(folder, [...value, { path: "entry.ts", text }]);
  const outfile = join(folder, "bundle.mjs");
  await build({
    entryPoints: [join(folder, "entry.ts")],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the exports of the entry
  return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as Generated;
}

afterAll(async () => {
  await Promise.all(folders.map(async (folder) => rm(folder, { recursive: true, force: true })));
});

const INT64 = oneof(
  bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  constantFrom(0n, -1n, 2n ** 53n + 1n, -(2n ** 53n) - 1n, 2n ** 63n - 1n, -(2n ** 63n)),
);

const KINDS = [
  { int64: "bigint" as const, of: (value: bigint): unknown => value },
  { int64: "text" as const, of: (value: bigint): unknown => String(value) },
];

describe.each(KINDS)("64-bit integers as $int64 in JSON", ({ int64, of }) => {
  let code: Generated;
  let received: object = {};
  const send = async (request: AnyEndpointRequest): Promise<object> => {
    const keep = (args: object): undefined => void (received = args);
    const handler = code.createHandler({ listPets: keep, addPet: keep, listGrids: keep });
    received = {};
    const sender = code.openApiClient({
      baseUrl: "http://stub.test",
      fetch: async (input: string | URL | Request, init?: RequestInit) =>
        handler(new Request(input, init)),
    });
    await sender(request);
    return received;
  };

  beforeAll(async () => {
    code = await loadCode(int64);
  });

  it("keep all digits in a parameter with JSON", async () => {
    const property = asyncProperty(INT64, async (id) => {
      const args = { filter: { id: of(id) } };
      expect(await send(code.listPets(args))).toEqual(args);
    });
    await assert(property, { numRuns: 50 });
  });

  it("keep all digits in nested lists, and in headers", async () => {
    const rows = array(array(INT64, { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 3,
    });
    const inputs = asyncProperty(rows, INT64, async (given, from) => {
      const args = {
        rows: given.map((row) => row.map(of)),
        range: { from: of(from) },
        "X-Grid": [of(from)],
      };
      expect(await send(code.listGrids(args))).toEqual(args);
    });
    await assert(inputs, { numRuns: 50 });
  });

  it("keep all digits in objects and lists of forms", async () => {
    const inputs = record({ id: INT64, from: INT64, tags: array(INT64, { minLength: 2 }) });
    const property = asyncProperty(inputs, async ({ id, from, tags }) => {
      const body = {
        owner: { id: of(id) },
        range: { from: of(from), tags: tags.map(of) },
        rows: [[of(id)], tags.map(of)],
      };
      expect(await send(code.addPet(body))).toEqual({ body });
    });
    await assert(property, { numRuns: 50 });
  });

  it("keep all digits in the parts of multipart bodies", async () => {
    const property = asyncProperty(INT64, async (id) => {
      const value = { owner: { id: of(id) } };
      const body = code.as("multipart/form-data", value);
      expect(await send(code.addPet(body))).toMatchObject({ body: { value } });
    });
    await assert(property, { numRuns: 20 });
  });

  it("are checked: other values are refused", async () => {
    const handler = code.createHandler({ listPets: () => undefined, addPet: () => undefined });
    const statusOf = async (filter: string): Promise<number> => {
      const address = `http://stub.test/pets?filter=${encodeURIComponent(filter)}`;
      return (await handler(new Request(address))).status;
    };
    expect(await statusOf('{"id":9223372036854775807}')).toBe(204);
    expect(await statusOf('{"id":9223372036854775808}')).toBe(400);
    expect(await statusOf('{"id":1.5}')).toBe(400);
    expect(await statusOf('{"id":"x"}')).toBe(400);
  });
});
