// oxlint-disable eslint/no-await-in-loop -- one run after the other, in one folder
/**
 * Kills `generate` at random moments of its writing, a thousand times (or as often as the first argument says),
 * and looks at what the next run makes of that: `node test/hostile/kill.mjs`. The specs are turned into code once, before:
 * each run is the command itself, but for the stage that gives the texts, which reads them.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import { randomNumbers } from "../../dist/templates/runtime/sample/mulberry32.js";

const REPOSITORY = fileURLToPath(new URL("../../", import.meta.url));
const KILLS = Number(process.argv[2] ?? 1000);
const SEED = Number(process.argv[3] ?? 1);

/** A catalogue of modules of which some stay, with another parameter. */
function specOf(/** @type {string} */ letter) {
  const module = (/** @type {string} */ name) => ({
    name,
    path: `query+${name}`,
    group: "list",
    prefix: name,
    parameters: [{ name: letter, type: "string" }],
  });
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  const modules = numbers.flatMap((n) => [module(`${letter}${n}`), module(`same${n}`)]);
  return JSON.stringify({ paraminfo: { helpformat: "none", modules } });
}

const root = mkdtempSync(join(tmpdir(), "paramsmith-kill-"));
process.on("exit", () => rmSync(root, { recursive: true, force: true }));
const tool = join(root, "tool");
const project = join(root, "project");
const out = join(project, "out");
const main = join(tool, "dist", "generator", "cli", "main.js");
const texts = join(root, "texts.json");

for (const name of [
  "dist/generator",
  "dist/templates",
  "dist/runtime",
  "templates",
  "spec",
  "package.json",
])
  cpSync(join(REPOSITORY, name), join(tool, name), { recursive: true });
symlinkSync(join(REPOSITORY, "node_modules"), join(tool, "node_modules"));
// What the build puts into few files is run one by one, so that a stage can be replaced.
const source = readFileSync(join(REPOSITORY, "generator", "cli", "main.ts"), "utf8");
writeFileSync(main, transformSync(source, { loader: "ts", format: "esm", target: "node20" }).code);
mkdirSync(join(project, "node_modules"), { recursive: true });
writeFileSync(
  join(project, "paramsmith.config.json"),
  '{ "out": "out", "specs": [{ "file": "wiki.json" }] }',
);

/**
 * Runs the command; `onGenerated` is called when the texts are there and comparing and writing begin.
 * @param {(run: import("node:child_process").ChildProcess) => void} [onGenerated]
 */
async function run(onGenerated) {
  const started = spawn(process.execPath, [main, "generate"], {
    cwd: project,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  let said = "";
  started.stdout.on("data", (chunk) => (said += chunk));
  started.stderr.on("data", (chunk) => (said += chunk));
  let from = 0;
  started.stdio[3]?.on("data", () => {
    from = performance.now();
    onGenerated?.(started);
  });
  const [code, signal] = await new Promise((resolve) =>
    started.on("close", (...ended) => resolve(ended)),
  );
  return { code, signal, said, took: performance.now() - from };
}

/** What a reader sees: every file's path and bytes, and those of the tool's own work apart. */
function look() {
  const hash = createHash("sha256");
  let own = 0;
  const visit = (/** @type {string} */ folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (/^\.paramsmith-lock|\.paramsmith$/.test(entry.name)) own += 1;
      else if (entry.isDirectory()) visit(join(folder, entry.name));
      else
        hash.update(`${join(folder, entry.name)}\n`).update(readFileSync(join(folder, entry.name)));
    }
  };
  visit(out);
  return { hash: hash.digest("hex"), own };
}

/** The two states, made by whole runs of the command as it is. */
const states = [];
for (const letter of ["a", "b"]) {
  writeFileSync(join(project, "wiki.json"), specOf(letter));
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, "mine.ts"), "mine");
  const { code, said } = await run();
  if (code !== 0) throw new Error(said);
  const { files } = JSON.parse(readFileSync(join(out, ".paramsmith-manifest.json"), "utf8"));
  const made = Object.keys(files).map((path) => ({
    path,
    text: readFileSync(join(out, path), "utf8"),
  }));
  states.push({ spec: specOf(letter), made: JSON.stringify(made), ...look() });
}

// From here on the texts come from a file, which is said on the fourth stream.
writeFileSync(
  join(tool, "dist", "generator", "pipeline.js"),
  `import { readFileSync, writeSync } from "node:fs";
export async function generateWith() {
  const files = JSON.parse(readFileSync(${JSON.stringify(texts)}, "utf8"));
  writeSync(3, "x");
  return { value: { files, specs: [] }, diagnostics: [] };
}
`,
);

/** Turns to the other specs. */
function turn(/** @type {number} */ index) {
  const [old, next] = index % 2 === 0 ? [states[1], states[0]] : [states[0], states[1]];
  if (!old || !next) throw new Error("There are two states.");
  writeFileSync(join(project, "wiki.json"), next.spec);
  writeFileSync(texts, next.made);
  return { old, next };
}

let turned = 0;
const windows = [];
for (; turned < 6; turned += 1) {
  turn(turned);
  const { code, said, took } = await run();
  if (code !== 0) throw new Error(said);
  windows.push(took);
}
const span = windows.toSorted((a, b) => a - b)[3] ?? 0;
const random = randomNumbers(SEED);
const seen = { old: 0, new: 0, mixed: 0, own: 0, ended: 0 };
/** @type {string[]} */
const wrong = [];
for (let kill = 0; kill < KILLS; kill += 1, turned += 1) {
  const { old, next } = turn(turned);
  const delay = random() * span * 1.1;
  const { signal } = await run((started) => {
    const at = performance.now() + delay;
    const strike = () => {
      while (performance.now() < at);
      started.kill("SIGKILL");
    };
    setTimeout(strike, Math.max(0, Math.floor(delay) - 1));
  });
  const { hash, own } = look();
  if (signal !== "SIGKILL") seen.ended += 1;
  seen[hash === old.hash ? "old" : hash === next.hash ? "new" : "mixed"] += 1;
  if (own > 0) seen.own += 1;
  const { code, said } = await run();
  const after = look();
  const cached = readdirSync(join(project, "node_modules", ".cache", "paramsmith"));
  if (code !== 0 || after.hash !== next.hash || after.own > 0 || cached.length !== 1)
    wrong.push(
      `${kill}, after ${delay.toFixed(2)} ms: ${JSON.stringify({ code, said, after, cached })}`,
    );
  if ((kill + 1) % 50 === 0)
    console.log(`${kill + 1} kills: ${JSON.stringify(seen)}, wrong ${wrong.length}`);
}
console.log(
  `${KILLS} kills within ${(span * 1.1).toFixed(0)} ms from the first comparison on, seed ${SEED}: ${JSON.stringify(seen)}`,
);
if (seen.ended === KILLS)
  wrong.push("Every run had ended before it was to be killed: that shows nothing.");
console.log(
  wrong.length === 0
    ? "The next run gave the new files, byte for byte, each time."
    : wrong.join("\n"),
);
process.exitCode = wrong.length === 0 ? 0 : 1;
