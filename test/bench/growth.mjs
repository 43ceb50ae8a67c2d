/**
 * Measures how the time and the memory of commands grow with their input: processor time and peak
 * memory at three sizes, above those of the smallest input, and the exponent of the growth from the
 * first size to the last one. An input that a command rejects has the code of its diagnostic.
 *
 *     node test/bench/growth.mjs --inputs "^diff.*(ring|chain)|learn" --factor 1
 */
/* oxlint-disable no-await-in-loop -- what is measured has the machine to itself */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { SHAPES } from "./growth-shapes.mjs";
import { PROGRAMS, SUBJECTS } from "./growth-wiki.mjs";
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
};

const { values } = parseArgs({
  options: {
    inputs: { type: "string", default: "" },
    factor: { type: "string", default: "1" },
    steps: { type: "string", default: "1,2,4" },
    seconds: { type: "string", default: "60" },
    program: { type: "string" },
    size: { type: "string", default: "1" },
  },
});
await (values.program === undefined ? measure() : PROGRAMS[values.program](Number(values.size)));

async function measure() {
  if (!existsSync(cli)) throw new Error("There is no dist/; run: npm run build");
  const named = new RegExp(values.inputs, "i");
  const rows = [];
  for (const subject of [...shapeSubjects(), ...wikiSubjects()]) {
    if (!named.test(subject.name)) continue;
    const least = await figuresOf(subject, 1);
    const sizes = values.steps
      .split(",")
      .map((step) => Math.ceil(subject.size * Number(step) * Number(values.factor)));
    const figures = [];
    for (const size of sizes) {
      const own = await figuresOf(subject, size);
      figures.push(own);
      if (own.failure?.startsWith("not done")) break;
    }
    const row = rowOf(subject.name, least, sizes, figures);
    console.error(row.join(" | "));
    rows.push(row);
  }
  console.log(table(["input", "parts", "processor time", "", "memory", "", "ends with"], rows));
}

/** Each command with each spec, as a file or with others. */
function shapeSubjects() {
  return Object.entries(SHAPES).flatMap(([shape, [size, make]]) =>
    Object.entries(COMMANDS).map(([command, args]) => ({
      name: `${command}: ${shape}`,
      size,
      files: (count) => ({
        "node_modules/.keep": "",
        ...specFiles("base", make(count, "a")),
        ...specFiles("revision", make(count, "b")),
      }),
      runs: (count) => {
        const file = fileOf(make(count, "a"));
        return (command === "check" ? [COMMANDS.generate, args] : [args]).map((each) => [
          cli,
          ...each(file),
        ]);
      },
    })),
  );
}

function wikiSubjects() {
  return Object.entries(SUBJECTS).map(([name, { size, files = () => ({}), args }]) => ({
    name,
    size,
    files,
    runs: (count) => [
      args ? [cli, ...args] : [import.meta.filename, "--program", name, "--size", String(count)],
    ],
  }));
}

function mainOf(made) {
  return typeof made === "object" && "main" in made ? made.main : made;
}

function fileOf(made) {
  const main = mainOf(made);
  if (typeof main === "string") return main.startsWith("{") ? "openapi.json" : "openapi.yaml";
  return "paraminfo" in main ? "catalogue.json" : "openapi.json";
}

function specFiles(folder, made) {
  const all = { [fileOf(made)]: mainOf(made), ...made.others };
  return Object.fromEntries(
    Object.entries(all).map(([name, content]) => [`${folder}/${name}`, content]),
  );
}

async function figuresOf({ name, files, runs }, size) {
  const cwd = mkdtempSync(join(tmpdir(), "paramsmith-growth-"));
  try {
    for (const [path, content] of Object.entries(files(size))) {
      mkdirSync(dirname(join(cwd, path)), { recursive: true });
      const text = typeof content === "string" ? content : JSON.stringify(content, undefined, 1);
      writeFileSync(join(cwd, path), text);
    }
    let figures;
    for (const args of runs(size))
      figures = await trackedRun({ name, args, cwd }, 1000 * Number(values.seconds));
    return figures;
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

function rowOf(name, least, sizes, figures) {
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
    sizes.join(", "),
    `${times.join(", ")} ms`,
    steepness(times, 200),
    `${peaks.map((each) => each.toFixed(0)).join(", ")} MB`,
    steepness(peaks, 50),
    [...new Set(figures.map(({ failure }) => failure ?? ""))].join("; "),
  ];
}
