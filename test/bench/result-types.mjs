/**
 * Measures what types of responses cost a program that imports one module: the compiler's own figures,
 * with the types that were learned and with a type that was written by hand in their place.
 *
 *     node test/bench/result-types.mjs --runs 5
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { machineOf, writeMeasured } from "./results.mjs";

/**
 * @typedef {object} Figures
 * @property {number} types
 * @property {number} instantiations
 * @property {number} checkMs
 */

/**
 * @typedef {object} ResultTypeFigures
 * @property {string} module
 * @property {Figures} without
 * @property {Figures} with
 */

const root = join(import.meta.dirname, "..", "..");
const tsc = join(root, "node_modules", "typescript", "bin", "tsc");

/**
 * A request, and how its answer is used: by the type of the answer, or by one written by hand.
 *
 * @type {readonly { module: string, call: string, byHand: string, use: string }[]}
 */
const consumers = [
  {
    module: "recentchanges",
    call: 'recentchanges({ prop: ["title", "timestamp", "user"], limit: "max" })',
    byHand:
      "{ query?: { recentchanges: readonly { title?: string; timestamp: string; user?: string }[] } }",
    use: "for (const row of answer.query?.recentchanges ?? []) console.log(row.title, row.timestamp, row.user);",
  },
  {
    module: "revisions",
    call: 'revisions({ prop: ["ids", "timestamp"] }, { titles: ["A", "B"] })',
    byHand:
      "{ query?: { pages?: readonly { title?: string; revisions?: readonly { revid: number; timestamp: string }[] }[] } }",
    use: "for (const page of answer.query?.pages ?? []) console.log(page.title, page.revisions?.[0]?.revid);",
  },
  {
    module: "siteinfo",
    call: 'siteinfo({ prop: ["general"] })',
    byHand: "{ query?: { general: { sitename: string } } }",
    use: "console.log(answer.query?.general.sitename);",
  },
];

/**
 * @param {number} runs
 * @param {string} spec a folder with a catalogue, its protocol and what was learned
 * @returns {readonly ResultTypeFigures[]} empty where nothing was learned
 */
export function measureResultTypes(runs, spec = join(root, "spec", "paraminfo")) {
  const learned = consumers.filter(({ module }) =>
    existsSync(join(spec, "results", `${module}.json`)),
  );
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-bench-"));
  try {
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    generate(spec, folder, "with", ["catalogue.json", "protocol.json", "results"]);
    generate(spec, folder, "without", ["catalogue.json", "protocol.json"]);
    return learned.map((consumer) => measure(folder, consumer, runs));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {readonly ResultTypeFigures[]} figures */
export function resultTypesTable(figures) {
  if (figures.length === 0)
    return "Result types: nothing was learned, so there is nothing to measure.";
  const rows = figures.flatMap(({ module, without, with: typed }) => [
    `| \`${module}\`, response typed by hand | ${without.types} | ${without.instantiations} | ${without.checkMs} |`,
    `| \`${module}\`, \`ResponseOf\` its request | ${typed.types} | ${typed.instantiations} | ${typed.checkMs} |`,
  ]);
  return [
    "| consumer of one module | types | instantiations | check, ms |",
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

/** @type {(spec: string, folder: string, name: string, files: readonly string[]) => void} */
function generate(spec, folder, name, files) {
  const wiki = join(folder, `spec-${name}`);
  mkdirSync(wiki);
  for (const file of files)
    if (existsSync(join(spec, file)))
      cpSync(join(spec, file), join(wiki, file), { recursive: true });
  run([
    join(root, "dist/generator/cli/main.js"),
    "generate",
    "--spec",
    join(wiki, "catalogue.json"),
    "--out",
    join(folder, name),
  ]);
}

/** @type {(folder: string, consumer: (typeof consumers)[number], runs: number) => ResultTypeFigures} */
function measure(folder, { module, call, byHand, use }, runs) {
  const head = (/** @type {string} */ name) =>
    `import { ${module} } from "./${name}/spec-${name}/${module}.js";`;
  const without = program(
    folder,
    `${module}-without`,
    [head("without"), `const request = ${call};`, `declare const answer: ${byHand};`],
    use,
  );
  const typed = program(
    folder,
    `${module}-with`,
    [
      head("with"),
      'import type { ResponseOf } from "./with/runtime/client.js";',
      `const request = ${call};`,
      "declare const answer: ResponseOf<typeof request>;",
    ],
    use,
  );
  /** @type {readonly (readonly [Figures, Figures])[]} */
  const taken = Array.from({ length: runs }, () => [check(without), check(typed)]);
  return {
    module,
    without: medians(taken.map(([figures]) => figures)),
    with: medians(taken.map(([, figures]) => figures)),
  };
}

/** @type {(folder: string, name: string, lines: readonly string[], use: string) => string} */
function program(folder, name, lines, use) {
  writeFileSync(
    join(folder, `${name}.ts`),
    [...lines, use, "console.log(request.method);", ""].join("\n"),
  );
  const config = join(folder, `${name}.json`);
  const compilerOptions = {
    target: "es2023",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "nodenext",
    types: [],
    noEmit: true,
    strict: true,
    skipLibCheck: true,
  };
  writeFileSync(config, JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
  return config;
}

/** @type {(config: string) => Figures} */
function check(config) {
  const text = run([tsc, "--extendedDiagnostics", "--singleThreaded", "-p", config]);
  const figure = (/** @type {string} */ name) =>
    Number(new RegExp(`^${name}:\\s+([\\d.]+)`, "m").exec(text)?.[1]);
  return {
    types: figure("Types"),
    instantiations: figure("Instantiations"),
    checkMs: Math.round(figure("Check time") * 1000),
  };
}

/** @type {(all: readonly Figures[]) => Figures} */
function medians(all) {
  const median = (/** @type {keyof Figures} */ name) =>
    all.map((each) => each[name]).toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
  return {
    types: median("types"),
    instantiations: median("instantiations"),
    checkMs: median("checkMs"),
  };
}

/** @type {(args: readonly string[]) => string} */
function run(args) {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}.\n${stdout}${stderr}`);
  return stdout;
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
  const figures = measureResultTypes(Number(values.runs));
  writeMeasured("result-types.json", { machine: machineOf(), figures });
  console.log(resultTypesTable(figures));
}
