// oxlint-disable eslint/no-await-in-loop -- one round after the other
/**
 * Disturbs commands that write, in a loop: `node test/hostile/chaos.mjs --seconds N --seed N`. Each round takes
 * a command, a project and a disturbance by the seed. After the disturbed run, each file must be the
 * old or the new one as a whole, and files of others as they were; after the next run, everything must
 * be as after a run without disturbance. The exit code is 1 if something is not.
 */
import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { mulberry32 } from "../../dist/templates/runtime/sample/mulberry32.js";

/** @typedef {Readonly<Record<string, string>>} Files */
/** @typedef {{ code: number | null, signal: string | null, output: string, ms: number }} Ended */
/**
 * @typedef {object} Scenario
 * @property {string} name
 * @property {readonly string[]} argv of the run from the old state to the new one
 * @property {Files} input what changes before that run
 * @property {string} old a folder with the project before
 * @property {Files} before the files of its folder `out` before that run
 * @property {Files} after the files of `out` after that run
 * @property {number} calls the number of calls of that run that change `out`
 * @property {number} ms the time of that run
 */

const REPOSITORY = fileURLToPath(new URL("../../", import.meta.url));
const COMMAND = join(REPOSITORY, "dist", "generator", "cli", "main.js");
const DISK = pathToFileURL(join(import.meta.dirname, "chaos-disk.mjs")).href;

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});
const seconds = Number(values.seconds);
const seed = Number(values.seed);
console.log(
  `seed ${seed}; to repeat: node test/hostile/chaos.mjs --seconds ${seconds} --seed ${seed}`,
);

const next = mulberry32(seed);
const below = (/** @type {number} */ count) => (count > 0 ? next() % count : 0);
/**
 * @template Item
 * @param {readonly [Item, ...Item[]]} items
 */
const oneOf = (items) => items[below(items.length)] ?? items[0];

const root = mkdtempSync(join(tmpdir(), "paramsmith-chaos-"));
process.on("exit", () => rmSync(root, { recursive: true, force: true }));

/** Files of a user, which no run may touch. */
const MINE = { "notes.ts": "mine", "wiki/notes.ts": "mine", "zz/mine.json": "{}" };

const module = (/** @type {string} */ name, /** @type {string} */ parameter) => ({
  name,
  path: `query+${name}`,
  group: "list",
  prefix: name,
  parameters: [{ name: parameter, type: "string" }],
});

function catalogueOf(/** @type {string} */ letter) {
  const numbers = Array.from({ length: 6 }, (_, index) => index);
  const modules = numbers.flatMap((n) => [
    module(`${letter}${n}`, "p"),
    module(`same${n}`, letter),
  ]);
  return JSON.stringify({ paraminfo: { helpformat: "none", modules } });
}

const SITE = JSON.stringify({
  request: "action=query&meta=siteinfo&format=json&formatversion=2",
  response: { batchcomplete: true, query: { general: { generator: "MediaWiki 1.39.17" } } },
});

/** Recorded responses of some modules, from the tests of `learn`, with a field that no shipped result has. */
function recordedOf(/** @type {readonly string[]} */ modules) {
  const lines = readFileSync(join(REPOSITORY, "test/generator/wiki/learn/answers.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line))
    .filter(({ module: name }) => modules.includes(name))
    .map(({ request, response }) => `${JSON.stringify({ request, response })}\n`)
    .join("")
    .replaceAll('"title":', '"heading":"A","title":');
  return `${SITE}\n${lines}`;
}

const CONFIG = JSON.stringify({ out: "out", specs: [{ file: "wiki.json" }] });
const GENERATE = ["generate"];
// `pull` writes a spec folder as `learn` does.
const LEARN = ["learn", "recorded.jsonl", "--out", "out"];

/** @type {readonly [Scenario, ...Scenario[]]} */
const SCENARIOS = [
  await scenario("generate", GENERATE, [
    { "wiki.json": catalogueOf("a"), "paramsmith.config.json": CONFIG },
    { "wiki.json": catalogueOf("b") },
  ]),
  await scenario("learn", LEARN, [
    {
      "out/catalogue.json": readFileSync(join(REPOSITORY, "spec/paraminfo/catalogue.json"), "utf8"),
      "recorded.jsonl": recordedOf(["query+logevents"]),
    },
    { "recorded.jsonl": recordedOf(["query+logevents", "query+allpages", "query+users"]) },
  ]),
];

const DISTURBANCES = /** @type {const} */ ([
  "killed",
  "killed before",
  "killed within",
  "full disk",
  "failing call",
  "slow disk",
  "clock jumps",
  "race",
  "watch",
]);

/** @type {Map<string, number>} */
const counts = new Map();
/** @type {string[]} */
const wrong = [];
let rounds = 0;
let endedEarly = 0;
for (const end = performance.now() + seconds * 1000; performance.now() < end; rounds += 1) {
  const scenarioOfRound = oneOf(SCENARIOS);
  const drawn = oneOf(DISTURBANCES);
  const kind = drawn === "watch" && scenarioOfRound.name !== "generate" ? "race" : drawn;
  const counted = `${scenarioOfRound.name}, ${kind}`;
  counts.set(counted, (counts.get(counted) ?? 0) + 1);
  for (const problem of await round(scenarioOfRound, kind)) {
    wrong.push(`round ${rounds}: ${counted}: ${problem}`);
    console.log(wrong.at(-1));
  }
}
console.log(Array.from(counts, ([name, count]) => `${name}: ${count}`).join("; "));
console.log(
  `${rounds} rounds, ${endedEarly} of them with a run that ended early, seed ${seed}: ${wrong.length} wrong`,
);
if (rounds > 20 && endedEarly === 0) wrong.push("No run ended early: that shows nothing.");
process.exit(wrong.length === 0 ? 0 : 1);

/**
 * One disturbed run, and the next one.
 *
 * @param {Scenario} given
 * @param {typeof DISTURBANCES[number]} kind
 */
async function round({ old, argv, input, before, after, calls, ms }, kind) {
  const project = join(root, "project");
  rmSync(project, { recursive: true, force: true });
  cpSync(old, project, { recursive: true });
  const folder = join(project, "out");
  /** @type {string[]} */
  const problems = [];
  if (kind !== "watch") fill(project, input);
  /** @type {readonly Ended[]} */
  let ended;
  switch (kind) {
    case "killed":
      ended = [await run(project, argv, { killAfter: (below(1000) / 1000) * ms * 1.1 })];
      break;
    case "race":
      ended = await Promise.all(
        Array.from({ length: 2 + below(2) }, async () =>
          run(project, argv, { plan: { kind: "slow disk", root: project, at: below(calls) } }),
        ),
      );
      break;
    case "watch":
      ended = [await watched(project, input, ms)];
      break;
    default:
      ended = [await run(project, argv, { plan: { kind, root: project, at: below(calls) } })];
  }
  if (ended.some(({ code, signal }) => signal !== null || code === 2)) endedEarly += 1;
  for (const { code, signal, output } of ended) {
    if (signal === null && code !== 0 && code !== 2) problems.push(`exit code ${code}: ${output}`);
    if (/^\s+at .*:\d+|is a bug/m.test(output)) problems.push(`a stack trace: ${output}`);
  }
  const between = filesIn(folder);
  for (const [path, text] of Object.entries(between))
    if (text !== before[path] && text !== after[path])
      problems.push(`${path} is neither the old nor the new file`);
  for (const path of Object.keys(before))
    if (between[path] === undefined && after[path] !== undefined)
      problems.push(`${path} is lost until the next run`);
  const repaired = await run(project, argv, {});
  if (repaired.code !== 0) problems.push(`the next run: ${repaired.output}`);
  problems.push(...differences(after, filesIn(folder)));
  const left = namesBelow(project).filter((path) => /\.paramsmith-lock|\.paramsmith$/.test(path));
  if (left.length > 0) problems.push(`left behind: ${left.join(", ")}`);
  return problems;
}

/** Changes the specs while `generate --watch` runs, also to half a file, and ends it at some time. */
async function watched(
  /** @type {string} */ project,
  /** @type {Files} */ input,
  /** @type {number} */ ms,
) {
  const isKilled = below(2) === 0;
  const started = run(project, ["generate", "--watch"], {
    killAfter: ms * (1 + below(1000) / 500),
    ...(!isKilled && { signal: "SIGTERM" }),
  });
  await sleep(ms * (0.3 + below(1000) / 1000));
  for (const [path, text] of Object.entries(input)) {
    writeFileSync(join(project, path), text.slice(0, below(text.length)));
    await sleep(below(60));
    writeFileSync(join(project, path), text);
  }
  return await started;
}

/**
 * Makes a project in both states by runs without disturbance.
 *
 * @param {string} name
 * @param {readonly string[]} argv
 * @param {readonly [Files, Files]} inputs
 * @returns {Promise<Scenario>}
 */
async function scenario(name, argv, [initial, input]) {
  const old = join(root, `${name}-old`);
  fill(old, { ...initial, "node_modules/x/package.json": "{}" });
  await succeed(old, argv);
  fill(join(old, "out"), name === "generate" ? MINE : { "notes.txt": "mine" });
  const project = join(root, `${name}-new`);
  cpSync(old, project, { recursive: true });
  fill(project, input);
  const file = join(root, "calls");
  const { ms } = await succeed(project, argv, {
    plan: { kind: "counted", root: project, at: 0, file },
  });
  const calls = Number(readFileSync(file, "utf8"));
  const [before, after] = [filesIn(join(old, "out")), filesIn(join(project, "out"))];
  if (calls === 0 || differences(before, after).length === 0)
    throw new Error(`${name} changes nothing.`);
  return { name, argv, input, old, before, after, calls, ms };
}

/**
 * @param {string} project
 * @param {readonly string[]} argv
 * @param {{ plan?: object }} [options]
 */
async function succeed(project, argv, options = {}) {
  const ended = await run(project, argv, options);
  if (ended.code !== 0) throw new Error(`${argv.join(" ")}: ${ended.output}`);
  return ended;
}

/**
 * @param {string} cwd
 * @param {readonly string[]} argv
 * @param {{ plan?: object, killAfter?: number, signal?: "SIGKILL" | "SIGTERM" }} options
 * @returns {Promise<Ended>}
 */
async function run(cwd, argv, { plan, killAfter, signal = "SIGKILL" }) {
  const from = performance.now();
  const started = spawn(process.execPath, [...(plan ? ["--import", DISK] : []), COMMAND, ...argv], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...(plan && { CHAOS_PLAN: JSON.stringify(plan) }) },
  });
  let output = "";
  started.stdout.on("data", (chunk) => (output += chunk));
  started.stderr.on("data", (chunk) => (output += chunk));
  const timer = setTimeout(() => started.kill(signal), killAfter ?? 600_000);
  /** @type {[number | null, string | null]} */
  const [code, by] = await new Promise((resolve) => {
    started.on("close", (...ended) => resolve(ended));
  });
  clearTimeout(timer);
  return { code, signal: by, output, ms: performance.now() - from };
}

/**
 * @param {string} folder
 * @param {Files} files
 */
function fill(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The paths of the files below a folder. @returns {readonly string[]} */
function namesBelow(/** @type {string} */ folder) {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return paths.filter((path) => statSync(join(folder, path)).isFile());
}

/** The files below a folder without those of the tool's own work. @returns {Files} */
function filesIn(/** @type {string} */ folder) {
  return Object.fromEntries(
    namesBelow(folder)
      .filter((path) => !/\.paramsmith-lock|\.paramsmith$/.test(path))
      .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
}

/**
 * @param {Files} expected
 * @param {Files} actual
 * @returns {readonly string[]}
 */
function differences(expected, actual) {
  return [...new Set([...Object.keys(expected), ...Object.keys(actual)])].flatMap((path) => {
    if (expected[path] === actual[path]) return [];
    if (actual[path] === undefined) return [`${path} is missing after the next run`];
    return [`${path} is ${expected[path] === undefined ? "there" : "another"} after the next run`];
  });
}
