/**
 * Installs the tools that some tests compare with or run. They are not dependencies of the
 * project: each folder that needs any has a manifest with exact versions and a lock file of its own.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A first run may fetch programs of 100 MB. */
const TIMEOUT = 600_000;

/**
 * Runs `npm ci` unless an earlier run has installed the same lock file. Scripts of packages are not run.
 *
 * @param {string} folder with package.json and package-lock.json
 * @returns {import("./install-locked.mjs").Installation}
 */
export function installLocked(folder) {
  const modules = join(folder, "node_modules");
  // npm ci removes the folder first, so that a stamp in it is of a complete installation.
  const stamp = join(modules, ".installed-lock");
  const expected = stampOf(folder);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === expected)
    return { kind: "installed", modules };
  const { error, status, stderr } = spawnSync(
    "npm",
    ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"],
    {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "ignore", "pipe"],
      timeout: TIMEOUT,
      // On Windows npm is a script of the shell.
      shell: process.platform === "win32",
    },
  );
  if (status === 0) {
    writeFileSync(stamp, expected);
    return { kind: "installed", modules };
  }
  // npm's first lines are a code and empty ones.
  const errors = (stderr ?? "")
    .split("\n")
    .filter((line) => /^npm err\S* (?!code\b)\S/i.test(line));
  const why = error?.message ?? errors.slice(0, 2).join(" ");
  return { kind: "missing", why: why || `npm ci ended with ${status}` };
}

/** @param {string} folder */
function stampOf(folder) {
  const lock = readFileSync(join(folder, "package-lock.json"));
  const hash = createHash("sha256").update(lock).digest("hex");
  return `${hash} ${process.platform} ${process.arch}\n`;
}
