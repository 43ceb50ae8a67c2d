/** Other generators of TypeScript, with what they are called with, for OpenAPI documents. */
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findNewerNode, preparePeer } from "./peers.mjs";

/**
 * A generator that can be run on a document in a folder of its own, where it writes below `out`.
 *
 * @typedef {object} Generator
 * @property {string} name with its version, its plugins and its Node
 * @property {(folder: string, document: string) => import("./processes.mjs").Run} runIn makes the folder ready
 */

/**
 * @typedef {object} Definition
 * @property {string} name
 * @property {readonly string[]} packages the first is the tool
 * @property {string} entry below node_modules
 * @property {"this" | "newer"} node "newer" where the tool refuses Node 20
 * @property {string} makes what it writes, as it was called
 * @property {readonly string[]} args
 * @property {{ file: string, text: string }} [config] in the folder in which the tool runs
 */

/** Nobody is told that they were run. */
const ENV = { DO_NOT_TRACK: "1", KUBB_DISABLE_TELEMETRY: "1", NO_COLOR: "1" };

const KUBB_CONFIG = `import { defineConfig } from "@kubb/core";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";

export default defineConfig({
  root: ".",
  input: { path: "./openapi.json" },
  output: { path: "./out" },
  plugins: [pluginOas(), pluginTs()],
});
`;

/** @type {readonly Definition[]} */
const definitions = [
  {
    name: "@hey-api/openapi-ts",
    packages: ["@hey-api/openapi-ts", "typescript"],
    entry: "@hey-api/openapi-ts/bin/run.js",
    node: "newer",
    makes: "default plugins: typescript, sdk, client-fetch",
    args: ["-i", "openapi.json", "-o", "out", "--no-log-file"],
  },
  {
    name: "orval",
    // 8.34 to 8.38 ask for a package of which the registry lacks the version.
    packages: ["orval"],
    entry: "orval/dist/bin/orval.mjs",
    node: "newer",
    makes: "default client, one file",
    args: ["--input", "./openapi.json", "--output", "./out/api.ts"],
  },
  {
    name: "openapi-typescript",
    packages: ["openapi-typescript", "typescript"],
    entry: "openapi-typescript/bin/cli.js",
    node: "this",
    makes: "types alone, one file",
    args: ["openapi.json", "-o", "out/api.ts"],
  },
  {
    name: "kubb",
    // There is no plugin-ts for kubb 5 yet.
    packages: ["@kubb/cli", "@kubb/core", "@kubb/plugin-oas", "@kubb/plugin-ts"],
    entry: "@kubb/cli/bin/kubb.cjs",
    node: "this",
    makes: "plugin-oas and plugin-ts: types alone",
    args: ["generate", "--config", "kubb.config.mjs"],
    config: { file: "kubb.config.mjs", text: KUBB_CONFIG },
  },
];

const ORVAL_CONFIG = `const input = "./openapi.json";

export default {
  client: { input, output: { target: "./out/api.ts", client: "fetch" } },
  validators: { input, output: { target: "./out/validators.ts", client: "zod" } },
};
`;

/**
 * The tools that make validators beside types and a client; the last makes types alone, for comparison.
 *
 * @type {readonly Definition[]}
 */
const validating = [
  {
    name: "@hey-api/openapi-ts",
    packages: ["@hey-api/openapi-ts", "typescript"],
    entry: "@hey-api/openapi-ts/bin/run.js",
    node: "newer",
    makes: "typescript, sdk, client-fetch, zod",
    args: "-i openapi.json -o out --no-log-file -p @hey-api/typescript @hey-api/client-fetch @hey-api/sdk zod".split(
      " ",
    ),
  },
  {
    name: "orval",
    packages: ["orval"],
    entry: "orval/dist/bin/orval.mjs",
    node: "newer",
    makes: "fetch and zod, a file each",
    args: ["--config", "orval.config.mjs"],
    config: { file: "orval.config.mjs", text: ORVAL_CONFIG },
  },
  ...definitions.filter(({ name }) => name === "openapi-typescript"),
];

/** The tools with what they write by default. */
export function findGenerators() {
  return findAll(definitions);
}

/** The tools with the validators that they can write. */
export function findValidatingGenerators() {
  return findAll(validating);
}

/**
 * @param {readonly Definition[]} wanted
 * @returns {{ generators: readonly Generator[], missing: readonly string[] }}
 */
function findAll(wanted) {
  const found = wanted.map((definition) => find(definition));
  return {
    generators: found.flatMap((each) => (typeof each === "string" ? [] : each)),
    missing: found.filter((each) => typeof each === "string"),
  };
}

/**
 * @param {Definition} definition
 * @returns {Generator | string} why it is missing
 */
function find({ name, packages, entry, node, makes, args, config }) {
  const peer = preparePeer(name, packages);
  if (peer.kind === "missing") return `${name} ${peer.version}: not measured, ${peer.why}`;
  const newer = node === "newer" ? findNewerNode() : undefined;
  if (newer?.kind === "missing")
    return `${name} ${peer.version}: not measured, it wants Node ${newer.version}: ${newer.why}`;
  const program = newer?.program ?? process.execPath;
  const version = newer?.version ?? process.versions.node;
  const label = `${name} ${peer.version} (${makes}; Node ${version})`;
  const { modules } = peer;
  const runIn = (/** @type {string} */ folder, /** @type {string} */ document) => {
    mkdirSync(folder, { recursive: true });
    copyFileSync(document, join(folder, "openapi.json"));
    writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
    symlinkSync(modules, join(folder, "node_modules"), "junction");
    if (config !== undefined) writeFileSync(join(folder, config.file), config.text);
    return { name: label, program, args: [join(modules, entry), ...args], cwd: folder, env: ENV };
  };
  return { name: label, runIn };
}
