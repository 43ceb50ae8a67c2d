/**
 * The tools that the bench compares with, in the exact versions of package.json. They are no dependencies
 * of the project: the first command that needs them installs them into a cache, without scripts.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The folder of this checkout. */
export const ROOT = join(import.meta.dirname, "..", "..");

const MANIFEST = join(import.meta.dirname, "package.json");
/** @type {{ dependencies: Readonly<Record<string, string>>, optionalDependencies: Readonly<Record<string, string>> }} */
const { dependencies, optionalDependencies } = JSON.parse(readFileSync(MANIFEST, "utf8"));

/**
 * Installs the tools unless an earlier run has.
 *
 * @returns {string} the folder that has them in `node_modules`
 */
export function installPeers() {
  const version = createHash("sha256").update(readFileSync(MANIFEST)).digest("hex").slice(0, 12);
  const cache = join(ROOT, "node_modules", ".cache", "paramsmith-bench");
  const folder = join(cache, version);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}-unfinished`;
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  copyFileSync(MANIFEST, join(unfinished, "package.json"));
  process.stderr.write("Installing the tools of test/bench/package.json …\n");
  const quiet = ["--ignore-scripts", "--no-package-lock", "--no-audit", "--no-fund"];
  npm(["install", ...quiet], unfinished);
  renameSync(unfinished, folder);
  return folder;
}

/**
 * Runs npm.
 *
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function npm(args, cwd) {
  const { status, stderr, error } = spawnSync("npm", [...args, "--loglevel", "error"], {
    cwd,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    // On Windows npm is a script of the shell.
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  throw new Error(
    `npm ${args[0]} failed: ${error?.message ?? stderr}\nhelp: --own omits other tools`,
  );
}

/**
 * The name of a tool with its version.
 *
 * @param {string} name
 */
export function named(name) {
  return `${name} ${versionOf(name)}`;
}

/**
 * @param {string} name
 * @returns {string}
 */
export function versionOf(name) {
  const version = dependencies[name] ?? optionalDependencies[name];
  if (version === undefined) throw new RangeError(`test/bench/package.json does not have ${name}`);
  return version;
}

/** Loads CommonJS packages of the tools. */
export function requirePeer() {
  return createRequire(join(installPeers(), "package.json"));
}

/**
 * Imports a package of the tools.
 *
 * @param {string} file below `node_modules`
 */
export async function importPeer(file) {
  return import(pathToFileURL(join(installPeers(), "node_modules", file)).href);
}

/** A Node that all generators accept: this one, or a newer one from npm. */
export function newNode() {
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  return join(installPeers(), "node_modules", name, "bin", "node");
}

/**
 * An OpenAPI document, small or large, that other people wrote.
 *
 * @typedef {"petstore" | "github"} DocumentName
 * @type {Readonly<Record<DocumentName, string>>}
 */
const DOCUMENTS = {
  petstore: "@readme/oas-examples/3.0/json/petstore.json",
  github: "@octokit/openapi/generated/api.github.com.json",
};

/**
 * @param {DocumentName} name
 * @returns {string} its file
 */
export function documentFile(name) {
  return join(installPeers(), "node_modules", DOCUMENTS[name]);
}

/**
 * @typedef {object} Generator
 * @property {string} name with its version and what it writes
 * @property {string} entry its program, below `node_modules`
 * @property {readonly string[]} args for the document `openapi.json` and the folder `out`
 * @property {Readonly<Record<string, string>>} [files] in the folder in which it runs
 */

const ORVAL = `const input = "./openapi.json";
export default {
  client: { input, output: { target: "./out/api.ts", client: "fetch" } },
  zod: { input, output: { target: "./out/zod.ts", client: "zod" } },
};
`;
const HEY_API = `export default {
  input: "./openapi.json",
  output: "out",
  plugins: [
    "@hey-api/client-fetch",
    "@hey-api/typescript",
    "valibot",
    { name: "@hey-api/sdk", validator: { request: "valibot" } },
  ],
};
`;

/**
 * Generators of types, a client and validators; the last one writes types only.
 *
 * @type {Readonly<Record<"hey-api" | "orval" | "openapi-typescript", Generator>>}
 */
export const GENERATORS = {
  "hey-api": {
    name: `${named("@hey-api/openapi-ts")}: client, types, valibot`,
    entry: "@hey-api/openapi-ts/bin/run.js",
    args: ["--no-log-file", "-f", "hey-api.config.mjs"],
    files: { "hey-api.config.mjs": HEY_API },
  },
  orval: {
    // 8.34 to 8.38 depend on a package of which the registry lacks the version.
    name: `${named("orval")}: client, types, zod`,
    entry: "orval/dist/bin/orval.mjs",
    args: ["--config", "orval.config.mjs"],
    files: { "orval.config.mjs": ORVAL },
  },
  "openapi-typescript": {
    name: `${named("openapi-typescript")}: types`,
    entry: "openapi-typescript/bin/cli.js",
    args: ["openapi.json", "-o", "out/api.ts"],
  },
};

/**
 * A run of a generator in a folder of its own, where it writes `out`.
 *
 * @param {Generator} generator
 * @param {string} folder
 * @param {string} document
 * @returns {import("./measure.mjs").Run & { out: string }}
 */
export function generatorRun({ name, entry, args, files = {} }, folder, document) {
  const modules = join(installPeers(), "node_modules");
  mkdirSync(folder, { recursive: true });
  copyFileSync(document, join(folder, "openapi.json"));
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  symlinkSync(modules, join(folder, "node_modules"), "junction");
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return {
    name,
    program: newNode(),
    args: [join(modules, entry), ...args],
    cwd: folder,
    // Nobody is told that they were run.
    env: { DO_NOT_TRACK: "1", NO_COLOR: "1" },
    out: join(folder, "out"),
  };
}
