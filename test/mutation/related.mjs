/**
 * The tests that concern a source: those that import it, however indirectly. First those of its wing, then
 * the quick ones, then the nearest ones.
 */
import { build } from "esbuild";
import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { runtimeSources } from "../runtime-sources.mjs";

/**
 * Folders of tests that need what may be absent (servers, browsers, npm's registry), or that run the
 * complete product for minutes.
 */
const ELSEWHERE =
  /^test\/(?:wiki|spring|documents|browser|package|recipes|editor|bench|mutation|hostile)\//;

/** Tests that start processes, or run the complete product with many inputs. */
const COMPLETE = /^test\/(?:generator\/cli|fuzz|pages)\b/;

/** Code that runs others as processes, which is no import. */
const RUNS = new Map([["test/generator/support/cli.ts", ["generator/cli/main.ts"]]]);

/**
 * Compare texts with what the sources write; every change of a template would be noticed by them, also
 * one of a comment.
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
      .map(([file, distance]) => ({
        file,
        distance,
        isOfWing: Number(file.startsWith(wingOf(posix.join("test", source)))),
        cost: costOf(file),
      }))
      .toSorted(
        (a, b) =>
          b.isOfWing - a.isOfWing ||
          a.cost - b.cost ||
          a.distance - b.distance ||
          (a.file < b.file ? -1 : 1),
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
      contents: [...entries, ...[...RUNS.values()].flat()]
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
    alias: runtimeSources,
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
 * @param {string} path below test/generator/ or test/templates/
 * @returns {string} the path of its first folder there, such as `test/generator/diff/`
 */
function wingOf(path) {
  return /^test\/(?:generator|templates)\/(?:[^/]+\/)?/.exec(path)?.[0] ?? path;
}

/**
 * Whether a file of tests compiles much code or tests the complete product. A change is noticed sooner by
 * many quick files than by a slow one that is nearer.
 *
 * @param {string} test
 * @returns {0 | 1}
 */
function costOf(test) {
  return COMPLETE.test(test) || test.endsWith(".compile.test.ts") ? 1 : 0;
}
