/** Clients of an OpenAPI document by each generator, and programs that use them. */
/* oxlint-disable no-await-in-loop -- large documents need most of the memory */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runProgram } from "./measure.mjs";
import { documentFile, GENERATORS, generatorRun, named, newNode, versionOf } from "./peers.mjs";

/**
 * A built checkout of Paramsmith.
 *
 * @typedef {object} Checkout
 * @property {string} name for tables
 * @property {string} root
 *
 * @typedef {import("./peers.mjs").DocumentName} DocumentName
 * @typedef {import("./measure.mjs").Run & { out: string }} GeneratorRun
 */

/** The targets that the other generators also write. */
export const TARGETS = ["requests", "validators", "responses"];

/**
 * The program of a checkout's command.
 *
 * @param {Checkout} checkout
 */
export function commandOf({ root }) {
  return join(root, "dist", "generator", "cli", "main.js");
}

/**
 * A run of `generate` in a folder of its own.
 *
 * @param {Checkout} checkout
 * @param {string} folder
 * @param {string} document
 * @returns {GeneratorRun}
 */
export function ownRun(checkout, folder, document) {
  // The cache of a run is in this folder.
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  copyFileSync(document, join(folder, "openapi.json"));
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const specs = [{ file: "openapi.json", name: "api" }];
  const config = { out: "out", targets: TARGETS, specs };
  writeFileSync(join(folder, "paramsmith.config.json"), JSON.stringify(config));
  return {
    name: `${checkout.name}: ${TARGETS.join(", ")}`,
    program: newNode(),
    args: [commandOf(checkout), "generate"],
    cwd: folder,
    out: join(folder, "out"),
  };
}

/**
 * A run of each generator.
 *
 * @param {string} folder
 * @param {DocumentName} name
 * @param {readonly Checkout[]} checkouts
 * @returns {readonly (GeneratorRun & { tool: keyof typeof PROGRAMS })[]}
 */
export function generatorRuns(folder, name, checkouts) {
  const file = documentFile(name);
  return [
    ...checkouts.map((checkout, index) => ({
      tool: "paramsmith",
      ...ownRun(checkout, join(folder, `own-${index}`), file),
    })),
    ...Object.entries(GENERATORS).map(([tool, generator]) => ({
      tool,
      ...generatorRun(generator, join(folder, tool), file),
    })),
  ];
}

/** An operation of each document: its name, its path, its arguments, and a property of its response. */
const OPERATIONS = {
  petstore: {
    operation: "getOrderById",
    path: "/store/order/{orderId}",
    args: { orderId: 1 },
    read: "status",
  },
  github: {
    operation: "reposGet",
    path: "/repos/{owner}/{repo}",
    args: { owner: "a", repo: "b" },
    read: "full_name",
  },
};

/**
 * A program that sends a request, with checked arguments if the tool checks them, and reads the response.
 *
 * @type {Readonly<Record<string, { name: string, write: (of: (typeof OPERATIONS)[DocumentName]) => string }>>}
 */
const PROGRAMS = {
  paramsmith: {
    name: "",
    write: ({ operation, args, read }) => `
import { createApiClient, ${operation}, validate${upper(operation)} } from "./out/api/index.js";
const args = ${JSON.stringify(args)};
if (!validate${upper(operation)}(args).ok) throw new Error("invalid");
const body = await createApiClient({ baseUrl: "https://example.org" })(${operation}(args));
console.log(body.${read});`,
  },
  "hey-api": {
    name: `${named("@hey-api/openapi-ts")} with valibot ${versionOf("valibot")}`,
    write: ({ operation, args, read }) => `
import { ${operation} } from "./out/sdk.gen.js";
const { data } = await ${operation}({ path: ${JSON.stringify(args)} });
console.log(data?.${read});`,
  },
  orval: {
    name: `${named("orval")} with zod ${versionOf("zod")}`,
    write: ({ operation, args, read }) => `
import { ${operation} } from "./out/api.js";
import { ${upper(operation)}Params } from "./out/zod.js";
${upper(operation)}Params.parse(${JSON.stringify(args)});
const response = await ${operation}(${Object.values(args)
      .map((value) => JSON.stringify(value))
      .join(", ")});
if (response.status === 200) console.log(response.data.${read});`,
  },
  "openapi-typescript": {
    name: `${named("openapi-typescript")} with openapi-fetch ${versionOf("openapi-fetch")}, no checks`,
    write: ({ path, args, read }) => `
import createClient from "openapi-fetch";
import type { paths } from "./out/api.js";
const client = createClient<paths>({ baseUrl: "https://example.org" });
const { data } = await client.GET("${path}", { params: { path: ${JSON.stringify(args)} } });
console.log(data?.${read});`,
  },
};

/**
 * Generates clients, and writes `program.ts` next to each. Generators that fail are reported and omitted.
 *
 * @param {string} folder
 * @param {DocumentName} document
 * @param {readonly Checkout[]} checkouts
 * @returns {Promise<readonly { name: string, folder: string }[]>} the first checkout is the first one
 */
export async function writePrograms(folder, document, checkouts) {
  const programs = [];
  for (const run of generatorRuns(folder, document, checkouts)) {
    mkdirSync(run.out);
    const { failure } = await runProgram(run);
    const { name, write } = PROGRAMS[run.tool];
    writeFileSync(join(run.cwd, "program.ts"), `${write(OPERATIONS[document]).trim()}\n`);
    if (failure === undefined) programs.push({ name: name || run.name, folder: run.cwd });
    else console.log(`${run.name}, ${document}: ${failure}`);
  }
  return programs;
}

/** @param {string} name */
function upper(name) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
