/** The command line, measured on a copy of the specs in a temporary project. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setAside, settle } from "./generate.mjs";
import { median, peakMemory, rounded, wallTime } from "./processes.mjs";

/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {readonly string[]} args what Node is called with
 * @property {() => void} prepare brings the project into the state that the subject starts from
 */

/**
 * @typedef {object} CommandFigures
 * @property {string} name
 * @property {number} milliseconds median of the wall time
 * @property {number} ratio of the wall time to bare Node's in the same run
 * @property {number} megabytes median of the peak resident set
 * @property {readonly number[]} samples wall times in the order in which they were taken
 */

const root = join(import.meta.dirname, "..", "..");
const cli = join(root, "dist", "generator", "cli", "main.js");

/**
 * Wall time and peak memory of every subject. The subjects take turns, so that whatever else the
 * machine does falls on all of them; memory has runs of its own, since measuring it takes time.
 *
 * @param {number} runs
 * @returns {Promise<readonly CommandFigures[]>}
 */
export async function measureCommands(runs) {
  if (!existsSync(cli)) throw new Error("There is no dist/; run: npm run build");
  const project = makeProject();
  try {
    const subjects = subjectsOf(project);
    // Fills the caches of the file system.
    for (const subject of subjects) prepared(project, subject, wallTime);
    const rounds = [];
    for (let round = 0; round < runs; round += 1) {
      const samples = [];
      for (const subject of subjects) {
        const wall = prepared(project, subject, wallTime);
        // oxlint-disable-next-line no-await-in-loop -- one at a time: they would disturb each other
        samples.push({ wall, peak: await prepared(project, subject, peakMemory) });
      }
      rounds.push(samples);
    }
    const figures = subjects.map(({ name }, index) => {
      const samples = rounds.map((round) => round[index]);
      return {
        name,
        milliseconds: median(samples.map(({ wall }) => wall)),
        megabytes: median(samples.map(({ peak }) => peak)),
        samples: rounded(samples.map(({ wall }) => wall)),
      };
    });
    const bare = figures[0].milliseconds;
    return figures.map((each) => ({ ...each, ratio: each.milliseconds / bare }));
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/**
 * A project of its own, so that the checkout is left alone; a node_modules folder is where the
 * fingerprint of the last run is kept.
 *
 * @returns {string}
 */
function makeProject() {
  const project = mkdtempSync(join(tmpdir(), "paramsmith-bench-"));
  cpSync(join(root, "spec"), join(project, "spec"), { recursive: true });
  cpSync(join(root, "paramsmith.config.json"), join(project, "paramsmith.config.json"));
  mkdirSync(join(project, "node_modules"));
  return project;
}

/**
 * Bare Node comes first. What the first run of an installation keeps is there for those after it.
 *
 * @param {string} project
 * @returns {readonly Subject[]}
 */
function subjectsOf(project) {
  const forget = () =>
    rmSync(join(project, "node_modules", ".cache"), { recursive: true, force: true });
  const clear = () => {
    forget();
    setAside(join(project, "generated"));
  };
  return [
    { name: "`node -e 0`", args: ["-e", "0"], prepare: () => undefined },
    {
      name: "`generate`, first run of an installation",
      args: [cli, "generate"],
      prepare: () => {
        clear();
        forgetCode();
      },
    },
    {
      name: "`generate`, cold: both specs into a new folder",
      args: [cli, "generate"],
      prepare: clear,
    },
    {
      name: "`generate`, no fingerprint: nothing differs, nothing is written",
      args: [cli, "generate"],
      prepare: forget,
    },
    { name: "`generate`, nothing changed", args: [cli, "generate"], prepare: () => undefined },
    { name: "`check`, no fingerprint", args: [cli, "check"], prepare: forget },
    { name: "`check`, nothing changed", args: [cli, "check"], prepare: () => undefined },
  ];
}

/** The compiled code that an installation keeps from its first run on. */
function forgetCode() {
  const folder = join(root, "node_modules", ".cache", "paramsmith");
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (name.endsWith(".v8")) rmSync(join(folder, name), { force: true });
}

/**
 * Brings the project into the state that a subject starts from, and measures its run.
 *
 * @template Figure
 * @param {string} project
 * @param {Subject} subject
 * @param {(run: import("./processes.mjs").Run) => Figure} measure
 * @returns {Figure}
 */
function prepared(project, { name, args, prepare }, measure) {
  prepare();
  settle();
  return measure({ name, args, cwd: project });
}
