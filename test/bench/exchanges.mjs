/**
 * Measures how many recorded exchanges a second `paramsmith inspect --exchanges` inspects, next to a
 * script of Node that reads as many lines and writes as many bytes. The exchanges are recorded ones of
 * all query modules of MediaWiki 1.39, each with an id of its own, so that no request comes twice.
 *
 *     node test/bench/exchanges.mjs --runs 5
 */
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { median } from "./processes.mjs";

/**
 * @typedef {object} ExchangeFigures
 * @property {string} name
 * @property {number} lines exchanges of a run
 * @property {number} milliseconds median of the wall time, with the start of the process
 * @property {number} ofBare how many times as long as the bare script it takes for as many lines
 */

const root = join(import.meta.dirname, "..", "..");
const COMMAND = join(root, "dist", "generator", "cli", "main.js");
const RECORDED = join(root, "test", "generator", "wiki", "learn", "answers.jsonl");
const LINES = [10_000, 50_000];
const INSPECT = [COMMAND, "inspect", "--format", "json", "--exchanges", "-"];

/**
 * @param {number} runs
 * @returns {readonly ExchangeFigures[]}
 */
export function measureExchanges(runs) {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-bench-"));
  try {
    return LINES.flatMap((lines) => {
      writeFileSync(join(folder, "exchanges"), exchanges(lines));
      const bytes = Math.round(run(folder, INSPECT, lines).bytes / lines);
      const bare = [join(import.meta.dirname, "bare-lines.mjs"), String(bytes)];
      const rounds = Array.from({ length: runs }, () =>
        [bare, INSPECT].map((args) => run(folder, args, lines).milliseconds),
      );
      const [ofBare, ofInspect] = [0, 1].map((index) => median(rounds.map((each) => each[index])));
      return [
        {
          name: "a script that reads as many lines and writes as many bytes",
          lines,
          milliseconds: ofBare,
          ofBare: 1,
        },
        {
          name: "`inspect --exchanges -`",
          lines,
          milliseconds: ofInspect,
          ofBare: ofInspect / ofBare,
        },
      ];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {number} count
 * @returns {string} a line each
 */
function exchanges(count) {
  const recorded = readFileSync(RECORDED, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const lines = Array.from({ length: count }, (_, index) => {
    const { request, response } = recorded[index % recorded.length];
    return `${JSON.stringify({ request: `${request}&requestid=${index}`, response })}\n`;
  });
  return lines.join("");
}

/**
 * @param {string} folder
 * @param {readonly string[]} args
 * @param {number} lines
 * @returns {{ milliseconds: number, bytes: number }}
 */
function run(folder, args, lines) {
  const target = join(folder, "verdicts");
  const input = openSync(join(folder, "exchanges"), "r");
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
  if (status === 2 || written !== lines)
    throw new Error(`${args.join(" ")} ended with ${status} after ${written} of ${lines} lines.`);
  return { milliseconds, bytes: text.length };
}

/**
 * @param {readonly ExchangeFigures[]} figures
 * @returns {string}
 */
export function exchangesTable(figures) {
  const rows = figures.map(({ name, lines, milliseconds, ofBare }) => {
    const perSecond = Math.round((lines / milliseconds) * 1000);
    return `| ${name} | ${lines} | ${milliseconds.toFixed(0)} ms | ${perSecond} | ${ofBare.toFixed(1)} |`;
  });
  return [
    "| command | exchanges | wall time | exchanges a second | × bare script |",
    "| --- | ---: | ---: | ---: | ---: |",
    ...rows,
  ].join("\n");
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
  console.log(exchangesTable(measureExchanges(Number(values.runs))));
}
