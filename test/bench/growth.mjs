/**
 * How the time and the memory of commands grow with their input: processor time and peak memory at three
 * sizes, above those of the smallest input, and the exponent from the first size to the last one.
 */
/* oxlint-disable no-await-in-loop -- what is measured has the machine for itself */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { commandOf } from "./clients.mjs";
import { printTable, runProgram } from "./measure.mjs";
import { SHAPES } from "./shapes.mjs";
import { SUBJECTS } from "./wiki-shapes.mjs";

const STEPS = [1, 2, 4];
const PATIENCE = 60_000;
const WIKI_SHAPES = join(import.meta.dirname, "wiki-shapes.mjs");

/** The arguments of each command, for a spec and a revision of it in which all names differ. */
const COMMANDS = {
  validate: (file) => [["validate", `base/${file}`]],
  generate: (file) => [["generate", "--spec", `base/${file}`, "--out", "generated"]],
  check: (file) => [
    ...COMMANDS.generate(file),
    ["check", "--spec", `base/${file}`, "--out", "generated"],
  ],
  docs: (file) => [["docs", "--spec", `base/${file}`, "--out", "site"]],
  diff: (file) => [["diff", "--fail-on", "none", `base/${file}`, `revision/${file}`]],
};

/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {number} least the smallest of the three sizes
 * @property {(size: number) => Readonly<Record<string, unknown>>} files
 * @property {(size: number, root: string) => readonly (readonly string[])[]} runs the arguments of Node, of which the last are measured
 */

/** @param {import("./run.mjs").Options} options */
export async function measureGrowth({ folder, checkouts, growth, factor }) {
  const isNamed = new RegExp(growth, "i");
  const subjects = [...shapeSubjects(), ...wikiSubjects()].filter(({ name }) => isNamed.test(name));
  const rows = [];
  for (const subject of subjects)
    for (const checkout of checkouts) {
      const sizes = STEPS.map((step) => Math.ceil(subject.least * step * factor));
      const costs = [];
      for (const size of [1, ...sizes]) {
        costs.push(await costOf(subject, size, checkout, folder));
        if (costs.at(-1).failure?.startsWith("not done")) break;
      }
      rows.push(rowOf(`${checkout.name}: ${subject.name}`, sizes, costs));
      console.error(rows.at(-1).join(" | "));
    }
  printTable(["input", "parts", "processors", "exponent", "memory", "exponent", "ends with"], rows);
}

/** @returns {readonly Subject[]} each command with each spec, as a file or with others */
function shapeSubjects() {
  return Object.entries(SHAPES).flatMap(([shape, { least, make }]) =>
    Object.entries(COMMANDS).map(([command, runsOf]) => ({
      name: `${command}: ${shape}`,
      least,
      files: (count) => ({
        "node_modules/.keep": "",
        ...specFiles("base", make(count, "a")),
        ...specFiles("revision", make(count, "b")),
      }),
      runs: (count, root) =>
        runsOf(fileOf(make(count, "a"))).map((args) => [commandOf({ root }), ...args]),
    })),
  );
}

/** @returns {readonly Subject[]} */
function wikiSubjects() {
  return Object.entries(SUBJECTS).map(([name, { least, files = () => ({}), args }]) => ({
    name,
    least,
    files,
    runs: (count, root) => [
      args ? [commandOf({ root }), ...args] : [WIKI_SHAPES, root, name, String(count)],
    ],
  }));
}

function mainOf(made) {
  return typeof made === "object" && "main" in made ? made.main : made;
}

function fileOf(made) {
  const main = mainOf(made);
  if (typeof main === "string") return main.startsWith("{") ? "openapi.json" : "openapi.yaml";
  return "paraminfo" in main ? "catalogue.json" : "openapi.json";
}

function specFiles(folder, made) {
  const all = { [fileOf(made)]: mainOf(made), ...made.others };
  return Object.fromEntries(
    Object.entries(all).map(([name, content]) => [`${folder}/${name}`, content]),
  );
}

async function costOf({ name, files, runs }, size, { root }, folder) {
  const cwd = mkdtempSync(join(folder, "growth-"));
  for (const [path, content] of Object.entries(files(size))) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    const text = typeof content === "string" ? content : JSON.stringify(content, undefined, 1);
    writeFileSync(join(cwd, path), text);
  }
  let cost;
  for (const args of runs(size, root)) cost = await runProgram({ name, args, cwd }, PATIENCE);
  rmSync(cwd, { recursive: true });
  return cost;
}

function rowOf(name, sizes, [least, ...costs]) {
  const above = (key) => costs.map((cost) => Math.max(1, cost[key] - least[key]));
  const [times, peaks] = [above("cpu"), above("megabytes")];
  // Differences below the floor are those of the machine.
  const exponent = (all, floor) =>
    all.length < 2 || all.at(-1) < floor
      ? "–"
      : (
          Math.log(all.at(-1) / Math.max(all[0], floor / 10)) /
          Math.log(sizes[all.length - 1] / sizes[0])
        ).toFixed(2);
  return [
    name,
    sizes.join(", "),
    `${times.join(", ")} ms`,
    exponent(times, 200),
    `${peaks.map((each) => each.toFixed(0)).join(", ")} MB`,
    exponent(peaks, 50),
    [...new Set(costs.map(({ failure }) => failure ?? ""))].join("; "),
  ];
}
