import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { generateCommand } from "../../generator/cli/generate/generate.ts";
import { jobOptions } from "../../generator/cli/generate/resolve-job.ts";
import { pullBare, pullCommand, terminalSettings } from "../../generator/cli/wiki/pull.ts";
import { scratchFolder } from "../generator/support/places.ts";
import { startSpring } from "./server.ts";
import type { SpringServer } from "./server.ts";
import { rowsOf, startStub } from "./stub.ts";

let spring: SpringServer;
let stub: SpringServer;

beforeAll(async () => {
  spring = await startSpring();
  stub = await startStub(await rowsOf(spring));
});
afterAll(async () => {
  await stub?.stop();
  await spring?.stop();
});

/** Pulls a server into `spec` of a new folder, and returns the folder. */
async function pulled({ base }: SpringServer): Promise<string> {
  const folder = scratchFolder();
  const { environment, ...settings } = terminalSettings("test", 30);
  const outcome = await pullCommand({
    ...settings,
    environment: { ...environment, progress: () => undefined },
    cwd: folder,
    address: base,
    out: "spec/towns",
    modules: [],
    pull: pullBare,
  });
  expect(outcome).toMatchObject({ exitCode: 0, diagnostics: [] });
  expect(outcome.lines?.[0]).toBe("Wrote spec/towns: 4 resources of a Spring Data REST.");
  return folder;
}

/** The pulled document, without its title, which is the host. */
function documentIn(folder: string): unknown {
  const { info: _, ...document } = JSON.parse(
    readFileSync(join(folder, "spec/towns/openapi.json"), "utf8"),
  );
  return document;
}

it("the document of the server is pulled from its profiles and searches, and generates", async () => {
  const folder = await pulled(spring);
  const document = documentIn(folder);
  expect(document).toMatchObject({
    "x-paramsmith-dialect": "spring-data-rest",
    paths: {
      "/alliances": { get: { operationId: "listAlliances" } },
      "/towns/{id}": { get: { operationId: "getTown", "x-version-property": "version" } },
      "/alliances/search/findByStrengthGreaterThanEqual": {
        get: {
          parameters: [
            { name: "strength", in: "query", required: true, schema: { type: "number" } },
            { name: "page", in: "query", schema: { type: "integer" } },
            { name: "size", in: "query", schema: { type: "integer" } },
            {
              name: "sort",
              in: "query",
              schema: { type: "array", items: { type: "string" } },
            },
          ],
        },
      },
      "/alliances/search/findFirstByName": {
        get: {
          responses: {
            200: {
              content: {
                "application/json": { schema: { $ref: "#/components/schemas/Alliance" } },
              },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        Alliance: {
          properties: {
            strength: { type: "number", "x-wire-format": "decimal-point" },
            vulnerabilityWindow: { type: "integer" },
            townIds: { type: "array", items: { type: "string" } },
          },
        },
      },
    },
  });
  expect(document).not.toHaveProperty(["paths", "/alliances/{id}", "get", "x-version-property"]);
  const generated = await generateCommand(jobOptions(folder, ["spec/towns"], "out"));
  expect(generated).toMatchObject({ exitCode: 0, diagnostics: [] });
});

it("the document of the stub is that of the server", async () => {
  expect(documentIn(await pulled(stub))).toEqual(documentIn(await pulled(spring)));
});
