import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { generateCommand } from "../../generator/cli/run-generate.ts";
import { jobOptions } from "../../generator/cli/options.ts";
import { pullCommand, pullSettings } from "../../generator/cli/run-pull.ts";
import { pull as pullBare } from "../../generator/wiki/pull.ts";
import { compilerErrors } from "../consumer/compiler-errors.ts";
import { scratchFolder } from "../generator/support/places.ts";
import { Random, SEED } from "../wiki/random.ts";
import { differences } from "./exchange.ts";
import { knownOf, randomRequest } from "./random-requests.ts";
import { serverAt } from "./server.ts";
import type { RestServer, StartedServer } from "./server.ts";
import { rowsOf, startStub, startStubOf } from "./stub.ts";

const spring = serverAt(inject("spring"));
let stub: StartedServer;

beforeAll(async () => {
  stub = await startStub(await rowsOf(spring));
});
afterAll(async () => {
  await stub?.stop();
});

/** Pulls a server into `spec` of a new folder, and returns the folder. */
async function pulled({ base }: RestServer): Promise<string> {
  const folder = scratchFolder();
  const { environment, ...settings } = pullSettings({ modules: undefined });
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

/** The pulled document. */
function documentOf(folder: string): unknown {
  return JSON.parse(readFileSync(join(folder, "spec/towns/openapi.json"), "utf8"));
}

/** The pulled document, without its title, which is the host. */
function documentIn(folder: string): unknown {
  const { info: _, ...document } = Object(documentOf(folder));
  return document;
}

const REQUESTS = 300;
const COMPILER = {
  compilerOptions: {
    target: "es2023",
    lib: ["es2023", "dom"],
    module: "nodenext",
    types: [],
    noEmit: true,
    strict: true,
  },
  include: ["use.ts"],
};
/** Code that uses the types of embedded objects. */
const USE = `import type { Building, Town } from "./out/towns/index.js";
import { getTown } from "./out/towns/getTown.js";
import { openApiClient } from "./out/runtime/client.js";

const town = await openApiClient({ baseUrl: "https://game.example" })(getTown({ id: "a" }));
const same: Town = town;
const wonder: "GARDENS" | "LIGHTHOUSE" | null = same.wonder;
const sea: string | null = town.position.sea;
const buildings: readonly Building[] = town.buildings;
const materials: ("WOOD" | "STONE" | "MARBLE")[] = buildings.map((each) => each.material);
console.log(wonder, sea, materials);
// @ts-expect-error -- there is no such material
if (town.buildings[0]?.material === "GLASS") console.log(town);
`;

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
        Town: {
          properties: {
            wonder: { type: ["string", "null"], enum: ["GARDENS", "LIGHTHOUSE", null] },
            position: { $ref: "#/components/schemas/Position" },
            buildings: { type: "array", items: { $ref: "#/components/schemas/Building" } },
          },
        },
        Position: {
          type: "object",
          required: ["x", "y", "sea"],
          properties: {
            x: { type: "integer" },
            y: { type: "integer" },
            sea: { type: ["string", "null"] },
          },
        },
        Building: {
          type: "object",
          required: ["material", "level", "damage"],
          properties: {
            material: { type: "string", enum: ["WOOD", "STONE", "MARBLE"] },
            level: { type: "integer" },
            damage: { type: "number", "x-wire-format": "decimal-point" },
          },
        },
      },
    },
  });
  expect(document).not.toHaveProperty(["paths", "/alliances/{id}", "get", "x-version-property"]);
  const generated = await generateCommand(jobOptions(folder, ["spec/towns"], "out"));
  expect(generated).toMatchObject({ exitCode: 0, diagnostics: [] });
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(COMPILER));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "use.ts"), USE);
  expect(compilerErrors(join(folder, "tsconfig.json"))).toEqual([]);
});

it("a stub of the pulled document responds as the server does", async () => {
  const rows = await rowsOf(spring);
  const own = await startStubOf(Object(documentOf(await pulled(spring))), rows);
  const random = new Random(SEED);
  const known = knownOf(rows);
  const requests = Array.from({ length: REQUESTS }, () => randomRequest(random, known));
  const { different } = await differences(spring, own, requests);
  await own.stop();
  expect(different).toEqual([]);
});

it("the document of the stub is that of the server", async () => {
  expect(documentIn(await pulled(stub))).toEqual(documentIn(await pulled(spring)));
});
