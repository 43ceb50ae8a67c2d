/**
 * Measures what importing all modules costs a compiler, beside types-mediawiki-api, which has no types
 * of responses: time of processors above an empty program, under three versions of TypeScript, and its
 * share of the peer's in the same run.
 *
 *     node test/bench/index-types.mjs --runs 7
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { machineOf, writeMeasured } from "./results.mjs";
import { table } from "./tables.mjs";
import { findCompilers, measured } from "./type-check.mjs";
import { compilerOptions, everyType, makeMediaWiki } from "./type-consumers.mjs";

/**
 * @typedef {object} IndexTypeFigures
 * @property {string} compiler its version
 * @property {string} consumer
 * @property {number} files above those of an empty program
 * @property {number} [cpu] milliseconds of processors above an empty program's; of Linux alone
 * @property {number} [share] of the peer's; absent if the machine is too busy to measure the peer
 * @typedef {{ figures: readonly IndexTypeFigures[], missing: readonly string[] }} IndexTypeMeasurement
 */

const ROOT = join(import.meta.dirname, "..", "..");

/**
 * @param {number} runs
 * @returns {IndexTypeMeasurement}
 */
export function measureIndexTypes(runs) {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-bench-index-types-"));
  try {
    mkdirSync(join(folder, "node_modules"), { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
    symlinkSync(ROOT, join(folder, "node_modules", "paramsmith"), "junction");
    const peer = makeMediaWiki(folder);
    const sources = [
      ["nothing: an empty program", "export {};"],
      ...peer.sources.slice(-1),
      everyType("`paramsmith/paraminfo`, with responses", "paramsmith/paraminfo", 1),
    ];
    const consumers = sources.map(([name, text], index) => {
      const file = `consumer-${index}.ts`;
      writeFileSync(join(folder, file), `${text}\n`);
      const config = { compilerOptions, files: [file] };
      writeFileSync(join(folder, file.replace(/ts$/, "json")), JSON.stringify(config));
      return { name, file };
    });
    const { programs, missing } = findCompilers();
    const figures = programs.flatMap((program) => figuresOf(folder, consumers, program, runs));
    return { figures, missing: [...peer.missing, ...missing] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @param {readonly import("./type-consumers.mjs").Consumer[]} consumers an empty one, the peer's, and ours
 * @param {string} program
 * @param {number} runs
 * @returns {readonly IndexTypeFigures[]}
 */
function figuresOf(folder, consumers, program, runs) {
  const [, peer, ...own] = measured(folder, consumers, program, runs);
  return [peer, ...own].map(({ compiler, consumer, more, errors }) => {
    if (errors > 0) throw new Error(`${consumer} does not compile with TypeScript ${compiler}.`);
    const { files, cpu } = more;
    const { cpu: base } = peer.more;
    return { compiler, consumer, files, ...(base > 0 && { cpu, share: cpu / base }) };
  });
}

/**
 * @param {IndexTypeMeasurement} measurement
 * @returns {string}
 */
export function indexTypesTable({ figures, missing }) {
  const compilers = [...new Set(figures.map(({ compiler }) => compiler))];
  const rows = figures.filter(({ compiler }) => compiler === compilers[0]);
  const cells = rows.map(({ consumer, files }) => [
    consumer,
    String(files),
    ...compilers.map((compiler) => {
      const own = figures.find((each) => each.compiler === compiler && each.consumer === consumer);
      return own?.cpu === undefined || own.share === undefined
        ? "not known"
        : `${own.cpu.toFixed(0)} ms (${own.share.toFixed(2)} ×)`;
    }),
  ]);
  const head = [
    "a value of every module's type",
    "files",
    ...compilers.map((each) => `TypeScript ${each}`),
  ];
  return [table(head, cells), ...missing].join("\n\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "7" } } });
  const measurement = measureIndexTypes(Number(values.runs));
  writeMeasured("index-types.json", { machine: machineOf(), ...measurement });
  console.log(indexTypesTable(measurement));
}
