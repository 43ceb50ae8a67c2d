/**
 * Measures how many requests a second `paramsmith inspect -` judges, next to a script of Node that reads
 * as many lines and writes as many bytes. The requests are those of which MediaWiki 1.39 said what is
 * right with them and what is wrong, each with an id of its own, so that none comes twice.
 *
 *     node test/bench/inspect.mjs --runs 5
 */
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { median } from "./processes.mjs";

/**
 * @typedef {object} InspectFigures
 * @property {string} name
 * @property {number} lines requests of a run
 * @property {number} milliseconds median of the wall time, with the start of the process
 * @property {number} ofBare how many times as long as the bare script it takes for as many lines
 */

/** @typedef {{ name: string, args: (bytes: number) => readonly string[], lines: number }} Subject */

const root = join(import.meta.dirname, "..", "..");
const COMMAND = join(root, "dist", "generator", "cli", "main.js");
const RECORDED = join(root, "test", "generator", "inspect", "verdicts.jsonl");
const LINES = [10_000, 100_000];
/** Exit codes; some of the requests are wrong. */
const ENDS = new Set([0, 1]);

/** @type {readonly Subject[]} */
const subjects = LINES.flatMap((lines) => [
  {
    name: "a script that reads as many lines and writes as many bytes",
    args: (bytes) => [join(import.meta.dirname, "bare-lines.mjs"), String(bytes)],
    lines,
  },
  { name: "`inspect -`", args: () => [COMMAND, "inspect", "-"], lines },
]);

/**
 * @param {number} runs
 * @returns {readonly InspectFigures[]}
 */
export function measureInspect(runs) {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-bench-"));
  try {
    for (const lines of LINES) writeFileSync(join(folder, String(lines)), requests(lines));
    const most = Math.max(...LINES);
    const bytes = Math.round(answered(folder, [COMMAND, "inspect", "-"], most).bytes / most);
    const rounds = Array.from({ length: runs }, () =>
      subjects.map(({ args, lines }) => answered(folder, args(bytes), lines).milliseconds),
    );
    const times = subjects.map((_, index) => median(rounds.map((round) => round[index])));
    return subjects.map(({ name, lines }, index) => ({
      name,
      lines,
      milliseconds: times[index],
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
  const recorded = readFileSync(RECORDED, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).request);
  const differing = Array.from(
    { length: count },
    (_, index) => `${recorded[index % recorded.length]}&requestid=${index}\n`,
  );
  return differing.join("");
}

/**
 * @param {string} folder
 * @param {readonly string[]} args
 * @param {number} lines
 * @returns {{ milliseconds: number, bytes: number }}
 */
function answered(folder, args, lines) {
  const target = join(folder, "answers");
  const input = openSync(join(folder, String(lines)), "r");
  const output = openSync(target, "w");
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: [input, output, "inherit"],
  });
  const milliseconds = performance.now() - start;
  closeSync(input);
  closeSync(output);
  const text = readFileSync(target);
  const written = text.filter((byte) => byte === 0x0a).length;
  if (!ENDS.has(status) || written !== lines)
    throw new Error(`${args.join(" ")} ended with ${status} after ${written} of ${lines} lines.`);
  return { milliseconds, bytes: text.length };
}

/**
 * @param {readonly InspectFigures[]} figures
 * @returns {string}
 */
export function inspectTable(figures) {
  const rows = figures.map(({ name, lines, milliseconds, ofBare }) => {
    const perSecond = Math.round((lines / milliseconds) * 1000);
    return `| ${name} | ${lines} | ${milliseconds.toFixed(0)} ms | ${perSecond} | ${ofBare.toFixed(1)} |`;
  });
  return [
    "| command | requests | wall time | requests a second | × bare script |",
    "| --- | ---: | ---: | ---: | ---: |",
    ...rows,
  ].join("\n");
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
  console.log(inspectTable(measureInspect(Number(values.runs))));
}
