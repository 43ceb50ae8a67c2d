/**
 * Measures how many requests a second `paramsmith inspect -` inspects, next to a script of Node that reads
 * as many lines and writes as many bytes. The requests are those whose issues were recorded from
 * MediaWiki 1.39, each with its own id, so that none is repeated. In other lines, every value that
 * selects no module ends in the number of its line, so that no value is repeated either.
 *
 *     node test/bench/inspect.mjs --runs 5
 */
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { cpuOfChildren, median } from "./processes.mjs";
import { writeMeasured } from "./results.mjs";

/**
 * @typedef {object} InspectFigures
 * @property {string} name
 * @property {number} lines requests of a run
 * @property {number} milliseconds median of the wall time, with the start of the process
 * @property {number} cpu median of the processor time in milliseconds, with the start of the process
 * @property {number} ofBare how many times as long as the bare script it takes for as many lines
 */

/** @typedef {{ name: string, args: (bytes: number) => readonly string[], lines: number, file: string }} Subject */

const root = join(import.meta.dirname, "..", "..");
const COMMAND = join(root, "dist", "generator", "cli", "main.js");
const RECORDED = join(root, "test", "generator", "inspect", "verdicts.jsonl");
const LINES = [10_000, 100_000];
/** Exit codes; some of the requests are wrong. */
const ENDS = new Set([0, 1]);

/** @type {readonly { lines: number, file: string, what: string, requests: (count: number) => string }[]} */
const INPUTS = [
  ...LINES.map((lines) => ({ lines, file: `${lines}`, what: "", requests })),
  { lines: 100_000, file: "differing", what: ", no value twice", requests: differingRequests },
];

/** @type {readonly Subject[]} */
const subjects = INPUTS.flatMap(({ lines, file, what }) => [
  {
    name: `a script that reads as many lines and writes as many bytes${what}`,
    args: (bytes) => [join(import.meta.dirname, "bare-lines.mjs"), String(bytes)],
    lines,
    file,
  },
  { name: `\`inspect -\`${what}`, args: () => [COMMAND, "inspect", "-"], lines, file },
]);

/**
 * @param {number} runs
 * @returns {readonly InspectFigures[]}
 */
export function measureInspect(runs) {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-bench-"));
  try {
    for (const input of INPUTS)
      writeFileSync(join(folder, input.file), input.requests(input.lines));
    const bytes = new Map(
      INPUTS.map(({ file, lines }) => [
        file,
        Math.round(answered(folder, [COMMAND, "inspect", "-"], file, lines).bytes / lines),
      ]),
    );
    const rounds = Array.from({ length: runs }, () =>
      subjects.map(({ args, lines, file }) => answered(folder, args(bytes.get(file)), file, lines)),
    );
    const of = (index, figure) => median(rounds.map((round) => round[index][figure]));
    const times = subjects.map((_, index) => of(index, "milliseconds"));
    return subjects.map(({ name, lines }, index) => ({
      name,
      lines,
      milliseconds: times[index],
      cpu: of(index, "cpu"),
      ofBare: times[index] / times[index - (index % 2)],
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {number} count
 * @returns {string} a line each
 */
function requests(count) {
  const recorded = recordedRequests();
  const differing = Array.from(
    { length: count },
    (_, index) => `${recorded[index % recorded.length]}&requestid=${index}\n`,
  );
  return differing.join("");
}

/** The parameters that select the modules of the recorded requests, and the format. */
const SELECTING = /^(?:action|prop|list|meta|generator|format|errorformat)=/;

/**
 * @param {number} count
 * @returns {string} a line each
 */
function differingRequests(count) {
  const recorded = recordedRequests();
  const differing = Array.from({ length: count }, (_, index) => {
    const pairs = recorded[index % recorded.length].split("&");
    const changed = pairs.map((pair) => (SELECTING.test(pair) ? pair : `${pair}${index}`));
    return `${changed.join("&")}&requestid=${index}\n`;
  });
  return differing.join("");
}

/** @returns {readonly string[]} */
function recordedRequests() {
  return readFileSync(RECORDED, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).request);
}

/**
 * @param {string} folder
 * @param {readonly string[]} args
 * @param {string} file
 * @param {number} lines
 * @returns {{ milliseconds: number, cpu: number, bytes: number }}
 */
function answered(folder, args, file, lines) {
  const target = join(folder, "answers");
  const input = openSync(join(folder, file), "r");
  const output = openSync(target, "w");
  const before = cpuOfChildren() ?? Number.NaN;
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: [input, output, "inherit"],
  });
  const milliseconds = performance.now() - start;
  const cpu = (cpuOfChildren() ?? Number.NaN) - before;
  closeSync(input);
  closeSync(output);
  const text = readFileSync(target);
  const written = text.filter((byte) => byte === 0x0a).length;
  if (!ENDS.has(status) || written !== lines)
    throw new Error(`${args.join(" ")} ended with ${status} after ${written} of ${lines} lines.`);
  return { milliseconds, cpu, bytes: text.length };
}

/**
 * @param {readonly InspectFigures[]} figures
 * @returns {string}
 */
export function inspectTable(figures) {
  const rows = figures.map(({ name, lines, milliseconds, cpu, ofBare }) => {
    const perSecond = Math.round((lines / milliseconds) * 1000);
    return `| ${name} | ${lines} | ${milliseconds.toFixed(0)} ms | ${cpu.toFixed(0)} ms | ${perSecond} | ${ofBare.toFixed(1)} |`;
  });
  return [
    "| command | requests | wall time | processor time | requests a second | × bare script |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    ...rows,
  ].join("\n");
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
  const figures = measureInspect(Number(values.runs));
  writeMeasured("inspect.json", { figures });
  console.log(inspectTable(figures));
}
