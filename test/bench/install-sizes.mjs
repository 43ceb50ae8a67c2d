/**
 * Measures the sizes of packages beside other tools': packed, unpacked, and installed with their
 * dependencies. Packs this package as it is built, and installs each tool alone, by the versions of
 * this folder's manifest, from npm's registry and without scripts.
 *
 *     node test/bench/install-sizes.mjs
 */
import { spawnSync } from "node:child_process";
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { versionOf } from "./peers.mjs";
import { writeMeasured } from "./results.mjs";
import { table } from "./tables.mjs";

/**
 * @typedef {object} Sizes
 * @property {number} packed bytes of the tarballs of the packages themselves
 * @property {number} unpacked bytes of their files
 * @property {number} packages that are installed
 * @property {number} files that are installed
 * @property {number} installed bytes
 * @typedef {Sizes & { name: string }} InstallFigures
 * @typedef {{ figures: readonly InstallFigures[], missing: readonly string[] }} InstallMeasurement
 */

const ROOT = join(import.meta.dirname, "..", "..");

/** Folders and names of packages that are installed together. */
const PACKAGES = [
  [ROOT],
  ["openapi-typescript"],
  ["orval"],
  ["@hey-api/openapi-ts"],
  ["@kubb/cli", "@kubb/core", "@kubb/plugin-oas", "@kubb/plugin-ts"],
  ["typia"],
  ["mwn"],
  ["m3api"],
  ["types-mediawiki-api"],
];

/** @returns {InstallMeasurement} */
export function measureInstallSizes() {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-bench-sizes-"));
  try {
    const measured = PACKAGES.map((packages, index) =>
      sizesOf(packages, join(folder, String(index))),
    );
    return {
      figures: measured.filter((each) => typeof each !== "string"),
      missing: measured.filter((each) => typeof each === "string"),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {InstallMeasurement} measurement
 * @returns {string}
 */
export function installSizesTable({ figures, missing }) {
  const rows = figures.map(({ name, packed, unpacked, packages, files, installed }) => [
    name,
    megabytes(packed),
    megabytes(unpacked),
    String(packages),
    String(files),
    megabytes(installed),
  ]);
  const head = ["package", "packed", "unpacked", "packages", "files", "installed"];
  return [table(head, rows), ...missing].join("\n\n");
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/**
 * @param {readonly string[]} packages
 * @param {string} folder is made
 * @returns {InstallFigures | string} why they are not measured
 */
function sizesOf(packages, folder) {
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  try {
    const packs = packages.map((each) => pack(each, folder));
    const files = packs.map(({ filename }) => join(folder, filename));
    npm(["install", "--ignore-scripts", "--no-audit", "--no-fund", ...files], folder);
    const { packages: all } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
    const modules = sizeOf(join(folder, "node_modules"));
    return {
      name: packs.map(({ name }) => name).join(", "),
      packed: sum(packs.map(({ size }) => size)),
      unpacked: sum(packs.map(({ unpackedSize }) => unpackedSize)),
      packages: Object.keys(all).filter((path) => path !== "").length,
      files: modules.files,
      installed: modules.bytes,
    };
  } catch (error) {
    if (!(error instanceof NpmError)) throw error;
    return `${packages.join(", ")}: not measured, ${error.message}`;
  }
}

/**
 * Packs a folder, or fetches the tarball of a peer.
 *
 * @param {string} from a folder, or the name of a peer
 * @param {string} folder for the tarball
 * @returns {{ name: string, filename: string, size: number, unpackedSize: number }}
 */
function pack(from, folder) {
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const isOwn = from.startsWith(ROOT);
  const text = isOwn ? npm(args, from) : npm([...args, `${from}@${versionOf(from)}`], folder);
  const [report] = JSON.parse(text);
  return { ...report, filename: report.filename.replace("@", "").replace("/", "-") };
}

class NpmError extends Error {
  name = "NpmError";
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {string} its standard output
 */
function npm(args, cwd) {
  const { status, stdout, stderr, error } = spawnSync("npm", args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    // On Windows npm is a script of the shell.
    shell: process.platform === "win32",
  });
  if (status === 0) return stdout;
  const first = stderr.split("\n").find((line) => /^npm error (?!code\b)\S/.test(line));
  throw new NpmError(error?.message ?? first ?? `npm ended with ${status}`);
}

/**
 * @param {string} path
 * @returns {{ files: number, bytes: number }}
 */
function sizeOf(path) {
  const stats = lstatSync(path);
  if (!stats.isDirectory()) return { files: 1, bytes: stats.size };
  const parts = readdirSync(path).map((name) => sizeOf(join(path, name)));
  return {
    files: sum(parts.map(({ files }) => files)),
    bytes: sum(parts.map(({ bytes }) => bytes)),
  };
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0);
}

if (process.argv[1] === import.meta.filename) {
  const measurement = measureInstallSizes();
  writeMeasured("install-sizes.json", measurement);
  console.log(installSizesTable(measurement));
}
