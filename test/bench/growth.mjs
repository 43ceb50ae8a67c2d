/**
 * Measures how the time and the memory of commands grow with specs of many shapes: processor time and
 * peak memory at three sizes, above those of the smallest spec, and the exponent of the growth from
 * the first size to the last one. A spec that a command rejects has the code of its diagnostic.
 *
 *     node test/bench/growth.mjs --commands generate,diff --shapes "ring|chain" --factor 1
 */
/* oxlint-disable no-await-in-loop -- what is measured has the machine to itself */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { SHAPES } from "./growth-shapes.mjs";
import { trackedRun } from "./processes.mjs";
import { table } from "./tables.mjs";

const cli = join(import.meta.dirname, "..", "..", "dist", "generator", "cli", "main.js");

/** The arguments of each command, for a spec and a revision of it in which all names differ. */
const COMMANDS = {
  validate: (file) => ["validate", `base/${file}`],
  generate: (file) => ["generate", "--spec", `base/${file}`, "--out", "generated"],
  check: (file) => ["check", "--spec", `base/${file}`, "--out", "generated"],
  docs: (file) => ["docs", "--spec", `base/${file}`, "--out", "site"],
  diff: (file) => ["diff", "--fail-on", "none", `base/${file}`, `revision/${file}`],
  "diff html": (file) =>
    `diff --fail-on none --format html base/${file} revision/${file}`.split(" "),
};

const { values } = parseArgs({
  options: {
    commands: { type: "string", default: Object.keys(COMMANDS).join(",") },
    shapes: { type: "string", default: "" },
    factor: { type: "string", default: "1" },
    steps: { type: "string", default: "1,2,4" },
    seconds: { type: "string", default: "60" },
  },
});
if (!existsSync(cli)) throw new Error("There is no dist/; run: npm run build");

const factor = Number(values.factor);
const steps = values.steps.split(",").map(Number);
const named = new RegExp(values.shapes, "i");
const rows = [];
for (const [name, shape] of Object.entries(SHAPES)) {
  if (!named.test(name)) continue;
  for (const command of values.commands.split(",")) {
    const least = await figuresOf(command, shape, 1);
    const sizes = steps.map((step) => Math.ceil(shape.size * step * factor));
    const figures = [];
    for (const size of sizes) {
      const own = await figuresOf(command, shape, size);
      figures.push(own);
      if (own.failure?.startsWith("not done")) break;
    }
    const row = rowOf(name, command, least, sizes, figures);
    console.error(row.join(" | "));
    rows.push(row);
  }
}
console.log(
  table(["spec", "command", "parts", "processor time", "", "memory", "", "ends with"], rows),
);

function rowOf(name, command, least, sizes, figures) {
  const times = figures.map(({ cpu }) => Math.max(1, cpu - least.cpu));
  const peaks = figures.map(({ megabytes }) => Math.max(1, megabytes - least.megabytes));
  const steepness = (all, floor) => {
    const [first, last] = [all[0], all.at(-1)];
    return last < floor || all.length < 2
      ? "–"
      : (
          Math.log(last / Math.max(first, floor / 10)) / Math.log(sizes[all.length - 1] / sizes[0])
        ).toFixed(2);
  };
  return [
    name,
    command,
    sizes.join(", "),
    `${times.join(", ")} ms`,
    steepness(times, 200),
    `${peaks.map((each) => each.toFixed(0)).join(", ")} MB`,
    steepness(peaks, 50),
    [...new Set(figures.map(({ failure }) => failure ?? ""))].join("; "),
  ];
}

async function figuresOf(command, { file, make }, size) {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-growth-"));
  try {
    for (const side of ["base", "revision"])
      writeSpec(join(folder, side), file, make(size, side === "base" ? "a" : "b"));
    mkdirSync(join(folder, "node_modules"));
    const run = (args) =>
      trackedRun({ name: "", args: [cli, ...args], cwd: folder }, 1000 * Number(values.seconds));
    if (command === "check") await run(COMMANDS.generate(file));
    return await run(COMMANDS[command](file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeSpec(folder, file, made) {
  const { main, others = {} } = typeof made === "object" && "main" in made ? made : { main: made };
  for (const [name, content] of Object.entries({ [file]: main, ...others })) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      typeof content === "string" ? content : JSON.stringify(content, undefined, 1),
    );
  }
}
