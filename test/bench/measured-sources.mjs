/**
 * The code that published figures depend on, as a hash of it bundled and minified: comments, types and
 * names of variables do not count, nor does code that is not reached.
 *
 * Figures that are the same on every machine have no hash. The tests measure them again.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, transform } from "esbuild";
import { runtimeSources } from "../runtime-sources.mjs";

const ROOT = join(import.meta.dirname, "..", "..");

/**
 * @typedef {object} MeasuredSources
 * @property {readonly string[]} entries modules whose reached code is measured
 * @property {string} [code] that imports what is measured, from the root of the project; code that only others import does not count
 * @property {readonly string[]} [files] that are read
 * @property {string} command that measures again
 */

const BENCH = "npm run bench";
const GENERATOR = ["generator/cli/run-generate.ts", "generator/emit/unit-files.ts"];

/**
 * By the parts of published.json.
 *
 * @type {Readonly<Record<string, MeasuredSources>>}
 */
export const MEASURED_SOURCES = {
  commands: {
    entries: [...GENERATOR, "generator/cli/main.ts"],
    files: ["spec/paraminfo/catalogue.json", "spec/alliance/openapi.json"],
    command: BENCH,
  },
  diff: { entries: ["generator/cli/run-diff.ts"], command: BENCH },
  serve: {
    entries: ["generator/cli/run-serve.ts"],
    command: "node test/bench/serve.mjs --runs 5 --seconds 3",
  },
  inspect: {
    entries: ["generator/cli/run-inspect.ts"],
    command: "node test/bench/inspect.mjs --runs 5",
  },
  requests: {
    entries: [],
    code: `export { allpages } from "./generated/paraminfo/allpages.ts";
export { recentchanges } from "./generated/paraminfo/recentchanges.ts";`,
    command: "node test/bench/requests.mjs",
  },
  validation: {
    entries: [],
    code: 'export { validateRecentchanges } from "./generated/paraminfo/recentchanges.ts";',
    command: "node test/bench/validation.mjs",
  },
  generate: {
    entries: GENERATOR,
    files: ["spec/paraminfo/catalogue.json"],
    command: "node test/bench/generate.mjs",
  },
  bothSpecs: {
    entries: GENERATOR,
    files: ["spec/paraminfo/catalogue.json", "spec/alliance/openapi.json"],
    command: "node test/bench/both-specs.mjs",
  },
  documents: { entries: GENERATOR, command: "node test/bench/documents.mjs" },
  indexTypes: {
    entries: [],
    files: ["generated/paraminfo/index.ts", "generated/paraminfo/allpages.ts"],
    command: "node test/bench/index-types.mjs",
  },
  resultTypes: {
    entries: [],
    files: [
      "generated/paraminfo/recentchanges.ts",
      "generated/paraminfo/revisions.ts",
      "generated/paraminfo/siteinfo.ts",
      "templates/runtime/response/response-of.ts",
      "templates/runtime/response/result-types.ts",
    ],
    command: "node test/bench/result-types.mjs",
  },
  installSizes: {
    entries: [],
    // Bytes of code are too few to matter; dependencies are not.
    files: ["package-lock.json", "test/bench/package.json"],
    command: "node test/bench/install-sizes.mjs",
  },
  explorer: {
    entries: [],
    // All code of the page is in its size; what it does before its first paint decides on the times.
    files: [
      "generator/explorer/explorer-page.ts",
      "generator/explorer/explorer-shell.ts",
      "generator/explorer/page/main.ts",
    ],
    command: "node test/bench/explorer.mjs",
  },
  typeCheck: {
    entries: [],
    files: ["generated/paraminfo/index.ts", "generated/paraminfo/allpages.ts"],
    command: "node test/bench/type-check.mjs",
  },
};

/**
 * The hash of what the figures of a part depend on, as it is now.
 *
 * @param {string} part of published.json
 * @returns {Promise<string>}
 */
export async function hashOfSources(part) {
  const { entries, code, files = [] } = MEASURED_SOURCES[part] ?? { entries: [] };
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...entries],
    ...(code !== undefined && { stdin: { contents: code, resolveDir: ROOT } }),
    bundle: true,
    write: false,
    outdir: "coverage/bench",
    format: "esm",
    platform: "node",
    packages: "external",
    alias: runtimeSources,
  });
  const hash = createHash("sha256");
  for (const { text } of outputFiles) {
    // oxlint-disable-next-line no-await-in-loop -- the hash is of all in their order
    const { code: minified } = await transform(inOrderOfFiles(text), { minify: true });
    hash.update(minified);
  }
  for (const file of files) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest("hex").slice(0, 16);
}

/**
 * A bundle with its files in the order of their paths: that of their imports may change without the code.
 *
 * @param {string} bundle with a comment before the code of each file
 */
function inOrderOfFiles(bundle) {
  return bundle
    .split(/^(?=\/\/ [\w.-]+\/\S+$)/m)
    .toSorted()
    .join("\n");
}
