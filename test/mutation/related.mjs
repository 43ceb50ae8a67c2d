/** The tests that concern a source: those that import it, however indirectly, nearest first. */
import { build } from "esbuild";
import { readdirSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { bundledRuntimeSources } from "../runtime-sources.mjs";

/** Folders of tests that need what may be absent: servers, browsers, npm's registry. */
const ELSEWHERE =
  /^test\/(?:wiki|spring|documents|browser|package|recipes|editor|bench|mutation)\//;

/** Code that runs others as processes, which is no import. */
const RUNS = new Map([["test/generator/support/cli.ts", ["generator/cli/main.ts"]]]);

/**
 * Compare generated code or the copies of templates with what the sources write, as text; every change
 * of a template would be noticed by them, also one of a comment.
 */
const COMPARES_TEXT = new Set(["test/generator/freshness.test.ts", "test/shipped.test.ts"]);

/**
 * @param {string} root of the repository
 * @returns {Promise<(source: string) => readonly string[]>} from a source to tests; all relative to the root
 */
export async function relatedTests(root) {
  const tests = readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" })
    .map((name) => posix.join("test", name.replaceAll("\\", "/")))
    .filter((name) => name.endsWith(".test.ts") && !name.includes("node_modules/"))
    .filter((name) => !ELSEWHERE.test(name));
  const importers = await importersOf(root, tests);
  const isTest = new Set(tests);

  return (source) => {
    const distances = distancesFrom(source, importers);
    return [...distances]
      .filter(([file]) => isTest.has(file))
      .filter(([file]) => !(source.startsWith("templates/") && COMPARES_TEXT.has(file)))
      .map(([file, distance]) => ({ file, distance, mirrored: isMirrored(source, file) }))
      .toSorted(
        (a, b) => b.mirrored - a.mirrored || a.distance - b.distance || (a.file < b.file ? -1 : 1),
      )
      .map(({ file }) => file);
  };
}

/**
 * Who imports each file, at run time.
 *
 * @param {string} root
 * @param {readonly string[]} entries
 * @returns {Promise<ReadonlyMap<string, readonly string[]>>}
 */
async function importersOf(root, entries) {
  const { metafile } = await build({
    absWorkingDir: root,
    // One bundle of all: the linking of hundreds takes half a minute.
    stdin: {
      resolveDir: root,
      contents: [...entries, "generator/cli/main.ts"]
        .map((file) => `import "./${file}";`)
        .join("\n"),
    },
    bundle: true,
    write: false,
    metafile: true,
    outdir: "coverage/mutation/graph",
    format: "esm",
    platform: "node",
    packages: "external",
    logLevel: "silent",
    loader: { ".json": "empty" },
    plugins: [bundledRuntimeSources()],
  });
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    for (const imported of [...imports.map(({ path }) => path), ...(RUNS.get(file) ?? [])]) {
      const known = importers.get(imported);
      if (known === undefined) importers.set(imported, [file]);
      else known.push(file);
    }
  }
  return importers;
}

/**
 * @param {string} source
 * @param {ReadonlyMap<string, readonly string[]>} importers
 * @returns {ReadonlyMap<string, number>} imports between each importer and the source
 */
function distancesFrom(source, importers) {
  const distances = new Map([[source, 0]]);
  // What is added on the way is visited, too.
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}

/**
 * How far the path of a test mirrors that of a source: 2 for the same name, 1 for the same folder.
 *
 * @param {string} source
 * @param {string} test
 * @returns {0 | 1 | 2}
 */
function isMirrored(source, test) {
  const mirror = posix.join("test", source);
  if (dirname(test) !== dirname(mirror)) return 0;
  return basename(test).split(".")[0] === basename(source, ".ts") ? 2 : 1;
}
