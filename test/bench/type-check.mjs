/**
 * Measures what importing generated types costs a compiler: its own figures for consumers of one module
 * and of all, under three versions of TypeScript, less those for an empty program with the same libraries;
 * next to types-mediawiki-api and to what other generators make of the catalogue as OpenAPI.
 *
 *     node test/bench/type-check.mjs --runs 7 --only "one module"
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { preparePeer } from "./peers.mjs";
import { cpuOfChildren, median } from "./processes.mjs";
import { machineOf, writeMeasured } from "./results.mjs";
import { typeCheckTable } from "./tables.mjs";
import { compilerOptions, writeConsumers } from "./type-consumers.mjs";

/**
 * What the compiler says of a program: counts, kilobytes and milliseconds.
 *
 * @typedef {object} Said
 * @property {number} files
 * @property {number} types
 * @property {number} instantiations
 * @property {number} kilobytes
 * @property {number} parse
 * @property {number} bind
 * @property {number} check
 * @property {number} total
 * @property {number} cpu milliseconds of all processors, as Linux counts them, in steps of 10; NaN elsewhere
 */

/**
 * @typedef {object} TypeCheckFigures
 * @property {string} compiler its version
 * @property {string} consumer
 * @property {Said} said medians of its own figures
 * @property {Said} more medians of what they are above the empty program's of the same round
 * @property {number} errors that the compiler found; the figures hold where there are none
 * @property {readonly number[]} samples of the total
 */

/**
 * @typedef {{ figures: readonly TypeCheckFigures[], missing: readonly string[] }} TypeCheckMeasurement
 */

const root = join(import.meta.dirname, "..", "..");
const TIMES = 10;
/** The third is the project's own. */
const COMPILERS = ["typescript", "typescript-6"];
/** @type {Readonly<Record<Exclude<keyof Said, "cpu">, { name: string, scale: number }>>} */
const FIGURES = {
  files: { name: "Files", scale: 1 },
  types: { name: "Types", scale: 1 },
  instantiations: { name: "Instantiations", scale: 1 },
  kilobytes: { name: "Memory used", scale: 1 },
  parse: { name: "Parse time", scale: 1000 },
  bind: { name: "Bind time", scale: 1000 },
  check: { name: "Check time", scale: 1000 },
  total: { name: "Total time", scale: 1000 },
};

/**
 * @param {number} runs
 * @param {RegExp} only the consumers with such names, and the empty one
 * @returns {Promise<TypeCheckMeasurement>}
 */
export async function measureTypeCheck(runs, only = /(?:)/) {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-bench-types-"));
  try {
    const { consumers: all, missing } = await writeConsumers(folder, TIMES);
    const consumers = all.filter(({ name }, index) => index === 0 || only.test(name));
    for (const { file } of consumers) {
      const config = { compilerOptions, files: [file] };
      writeFileSync(join(folder, file.replace(/ts$/, "json")), JSON.stringify(config));
    }
    const { programs, missing: absent } = findCompilers();
    const figures = programs.flatMap((program) => measured(folder, consumers, program, runs));
    return { figures, missing: [...missing, ...absent] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The scripts of the compilers, and why others are missing.
 *
 * @returns {{ programs: readonly string[], missing: readonly string[] }}
 */
export function findCompilers() {
  const found = COMPILERS.map((name) => findCompiler(name));
  return {
    programs: [
      ...found.flatMap((each) => (typeof each === "string" ? [] : each.program)),
      join(root, "node_modules", "typescript", "bin", "tsc"),
    ],
    missing: found.filter((each) => typeof each === "string"),
  };
}

/**
 * @param {string} name of its package
 * @returns {{ version: string, program: string } | string} why it is missing
 */
function findCompiler(name) {
  const peer = preparePeer(name);
  const { version } = peer;
  if (peer.kind === "missing") return `TypeScript ${version}: not measured, ${peer.why}`;
  return { version, program: join(peer.modules, name, "bin", "tsc") };
}

/**
 * The consumers take turns, so that whatever else the machine does falls on all of them.
 *
 * @param {string} folder
 * @param {readonly import("./type-consumers.mjs").Consumer[]} consumers the empty one first
 * @param {string} program
 * @param {number} runs
 * @returns {readonly TypeCheckFigures[]}
 */
export function measured(folder, consumers, program, runs) {
  const compiler = ask(folder, [program, "--version"])
    .replace(/^Version /, "")
    .trim();
  const rounds = Array.from({ length: runs }, () =>
    consumers.map(({ file }) => check(folder, file, program)),
  );
  return consumers.map(({ name }, index) => {
    const own = rounds.map((round) => round[index].said);
    const above = rounds.map((round) => less(round[index].said, round[0].said));
    return {
      compiler,
      consumer: name,
      said: medians(own),
      more: medians(above),
      errors: rounds[0][index].errors,
      samples: own.map(({ total }) => total),
    };
  });
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {string} program
 * @returns {{ said: Said, errors: number }}
 */
function check(folder, file, program) {
  const before = cpuOfChildren() ?? Number.NaN;
  const text = ask(folder, [program, "--extendedDiagnostics", "-p", file.replace(/ts$/, "json")]);
  const errors = text.split("\n").filter((line) => /error TS\d+/.test(line));
  if (errors.length > 0) process.stderr.write(`${file}: ${errors[0]}\n`);
  const cpu = (cpuOfChildren() ?? Number.NaN) - before;
  const figure = (/** @type {keyof typeof FIGURES} */ key) => {
    const { name, scale } = FIGURES[key];
    return Math.round(Number(new RegExp(`^${name}:\\s+([\\d.]+)`, "m").exec(text)?.[1]) * scale);
  };
  const said = saidOf((key) => (key === "cpu" ? cpu : figure(key)));
  return { said, errors: errors.length };
}

/** @type {(a: Said, b: Said) => Said} */
function less(a, b) {
  return saidOf((name) => a[name] - b[name]);
}

/** @type {(all: readonly Said[]) => Said} */
function medians(all) {
  return saidOf((name) => median(all.map((said) => said[name])));
}

/** @type {(figure: (name: keyof Said) => number) => Said} */
function saidOf(figure) {
  return {
    files: figure("files"),
    types: figure("types"),
    instantiations: figure("instantiations"),
    kilobytes: figure("kilobytes"),
    parse: figure("parse"),
    bind: figure("bind"),
    check: figure("check"),
    total: figure("total"),
    cpu: figure("cpu"),
  };
}

/** @type {(cwd: string, args: readonly string[]) => string} */
function ask(cwd, args) {
  const { stdout, error } = spawnSync(process.execPath, args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (error) throw error;
  return stdout;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "7" },
      only: { type: "string", default: "" },
    },
  });
  const measurement = await measureTypeCheck(Number(values.runs), new RegExp(values.only));
  writeMeasured("type-check.json", { machine: machineOf(), ...measurement });
  console.log(typeCheckTable(measurement));
}
