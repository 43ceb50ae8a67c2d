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
 * @property {string} [config] text of kubb.config.mjs
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
    config: KUBB_CONFIG,
  },
];

/** @returns {{ generators: readonly Generator[], missing: readonly string[] }} */
export function findGenerators() {
  const found = definitions.map((definition) => find(definition));
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
    if (config !== undefined) writeFileSync(join(folder, "kubb.config.mjs"), config);
    return { name: label, program, args: [join(modules, entry), ...args], cwd: folder, env: ENV };
  };
  return { name: label, runIn };
}
