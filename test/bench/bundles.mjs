/**
 * What importing a little costs: bundles for a browser, made with esbuild from the built package.
 *
 *     node test/bench/bundles.mjs
 */
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { writeResults } from "./results.mjs";
import { bundleTable } from "./tables.mjs";

/**
 * @typedef {object} Bundle
 * @property {string} name
 * @property {string} code what a consumer writes
 * @property {readonly string[]} own modules that belong in, as paths under dist/generated/
 */

/**
 * @typedef {object} BundleFigures
 * @property {string} name
 * @property {number} minified bytes
 * @property {number} gzipped bytes
 * @property {readonly string[]} files that left code in the bundle, under dist/generated/ and dist/templates/
 * @property {readonly string[]} strangers files that do not belong in
 */

const root = join(import.meta.dirname, "..", "..");
const FOLDERS = /^dist\/(?:generated|templates)\//;
const ALLPAGES = ["paraminfo/allpages.js", "paraminfo/options.js"];
const QUERY = [...ALLPAGES, "paraminfo/query.js"];

/** @type {readonly Bundle[]} */
const bundles = [
  {
    name: "one builder: `allpages`",
    code: 'export { allpages } from "paramsmith/paraminfo/allpages";',
    own: ALLPAGES,
  },
  {
    name: "… and its strict validator",
    code: 'export { allpages, validateAllpages } from "paramsmith/paraminfo/allpages";',
    own: ALLPAGES,
  },
  {
    name: "… and its parser of requests",
    code: 'export { allpages, validateAllpages, parseAllpages } from "paramsmith/paraminfo/allpages";',
    own: ALLPAGES,
  },
  {
    name: "the builder, imported from the index",
    code: 'export { allpages } from "paramsmith/paraminfo";',
    own: ALLPAGES,
  },
  {
    name: "a composed request: `query` and `allpages`",
    code: `export { allpages } from "paramsmith/paraminfo/allpages";
export { query } from "paramsmith/paraminfo/query";`,
    own: QUERY,
  },
  {
    name: "… and `continueQuery`",
    code: `export { allpages } from "paramsmith/paraminfo/allpages";
export { query } from "paramsmith/paraminfo/query";
export { continueQuery } from "paramsmith/client";`,
    own: QUERY,
  },
  {
    name: "… and `pagesOf`, `fetchSender`, `withRetries`",
    code: `export { allpages } from "paramsmith/paraminfo/allpages";
export { query } from "paramsmith/paraminfo/query";
export { continueQuery } from "paramsmith/client";
export { pagesOf } from "paramsmith/client";
export { withRetries } from "paramsmith/client";
export { fetchSender } from "paramsmith/client";`,
    own: QUERY,
  },
  {
    name: "one alliance builder: `listAlliances`",
    code: 'export { listAlliances } from "paramsmith/alliance/listAlliances";',
    own: ["alliance/listAlliances.js"],
  },
  {
    name: "one payload validator: `validateAllianceList`",
    code: 'export { validateAllianceList } from "paramsmith/alliance/validators";',
    own: ["alliance/validators.js"],
  },
];

/** @returns {Promise<readonly BundleFigures[]>} */
export async function measureBundles() {
  return Promise.all(bundles.map(measure));
}

/**
 * @param {Bundle} bundle
 * @returns {Promise<BundleFigures>}
 */
async function measure({ name, code, own }) {
  const { minified, gzipped, inputs } = await bundled(code, root);
  const files = Object.entries(inputs)
    .filter(([file, { bytesInOutput }]) => file !== "<stdin>" && bytesInOutput > 0)
    .map(([file]) => file.replace(FOLDERS, ""))
    .toSorted();
  return {
    name,
    minified,
    gzipped,
    files,
    strangers: files.filter((file) => !own.includes(file) && !file.startsWith("runtime/")),
  };
}

/**
 * Bundles for a browser what a consumer writes.
 *
 * @param {string} code
 * @param {string} folder where its imports are looked up
 */
export async function bundled(code, folder) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: folder },
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    // The package as others have it: the paths of tsconfig.json are those of its sources.
    tsconfigRaw: {},
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  const [output] = outputFiles;
  const [{ inputs }] = Object.values(metafile.outputs);
  return {
    minified: output.contents.length,
    gzipped: gzipSync(output.contents, { level: 9 }).length,
    inputs,
  };
}

if (process.argv[1] === import.meta.filename) {
  const figures = await measureBundles();
  writeResults("bundles.json", { node: process.version, figures });
  console.log(bundleTable(figures));
}
