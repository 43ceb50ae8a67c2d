/**
 * Tools that the bench sets beside this one. Each is installed from the registry of npm into a folder
 * of its own, peers/, which git ignores; the project does not depend on them.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {{ kind: "installed", name: string, version: string, folder: string }} InstalledPeer
 * `folder` holds the peer's node_modules
 * @typedef {{ kind: "missing", name: string, version: string, why: string }} MissingPeer
 */

const FOLDER = join(import.meta.dirname, "peers");
const PATIENCE = 180_000;

/**
 * Installs a peer, unless an earlier run has. No script of it or of its dependencies is run.
 *
 * @param {string} name of a package
 * @param {string} version an exact one, so that figures can be compared
 * @returns {InstalledPeer | MissingPeer}
 */
export function installPeer(name, version) {
  return installPeers(name, { [name]: version });
}

/**
 * Installs a peer that is several packages in one folder: a tool and its plugins, or a tool and the
 * compiler that it asks for. The first one gives the peer its version.
 *
 * @param {string} name of the peer
 * @param {Readonly<Record<string, string>>} packages the exact version of each
 * @returns {InstalledPeer | MissingPeer}
 */
export function installPeers(name, packages) {
  const [version = ""] = Object.values(packages);
  const folder = join(FOLDER, `${name.replaceAll("/", "+")}@${version}`);
  const installed = () =>
    Object.entries(packages).every(([each, exact]) => installedVersion(folder, each) === exact);
  if (installed()) return { kind: "installed", name, version, folder };
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, dependencies: packages };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
  const { error, stderr } = spawnSync(
    "npm",
    ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"],
    {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "ignore", "pipe"],
      timeout: PATIENCE,
      // On Windows npm is a script of the shell.
      shell: process.platform === "win32",
    },
  );
  if (installed()) return { kind: "installed", name, version, folder };
  const said = (stderr ?? "").split("\n").filter((line) => /^npm err/i.test(line));
  const why = error?.message ?? said.slice(0, 2).join(" ");
  return { kind: "missing", name, version, why: why || "npm did not install it" };
}

/**
 * Another Node than the one that runs, for peers that refuse this one. The package `node` gets its
 * program from an install script, which is not run here; the program is in a package of each platform.
 *
 * @param {string} version an exact one
 * @returns {{ kind: "installed", program: string, version: string } | MissingPeer}
 */
export function installNode(version) {
  const windows = process.platform === "win32";
  const name = `node-${windows ? "win" : process.platform}-${process.arch}`;
  const peer = installPeer(name, version);
  if (peer.kind === "missing") return peer;
  const program = join(peer.folder, "node_modules", name, "bin", windows ? "node.exe" : "node");
  return { kind: "installed", program, version };
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {string | undefined}
 */
function installedVersion(folder, name) {
  const file = join(folder, "node_modules", name, "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).version : undefined;
}
