/** The promise that a program has only the code that it uses. A higher limit needs a reason in its commit. */
import { join } from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");

const BUILDER = 'export { allpages } from "paramsmith/paraminfo/allpages";';
const READER = `${BUILDER}
export { query } from "paramsmith/paraminfo/query";
export { continueQuery, fetchSender } from "paramsmith/client";`;

/** Code by name, the limit of its minified bundle, and the generated files in it. */
const BUNDLES: readonly (readonly [
  name: string,
  bytes: number,
  files: readonly string[],
  code: string,
])[] = [
  ["a builder", 3400, ["allpages.js", "options.js"], BUILDER],
  [
    "a builder from the index",
    3400,
    ["allpages.js", "options.js"],
    'export { allpages } from "paramsmith/paraminfo";',
  ],
  [
    "a builder and its validator",
    10_850,
    ["allpages.js", "options.js"],
    'export { allpages, validateAllpages } from "paramsmith/paraminfo/allpages";',
  ],
  ["a client that reads", 12_600, ["allpages.js", "options.js", "query.js"], READER],
];

it.each(BUNDLES)("the bundle of %s has at most %i bytes", async (_, bytes, files, code) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: ROOT },
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    // The paths in tsconfig.json lead to the sources of the package.
    tsconfigRaw: {},
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const generated = inputs.flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 ? (/dist\/generated\/paraminfo\/(.*)$/.exec(path)?.[1] ?? []) : [],
  );
  expect(generated.toSorted()).toEqual(files);
  expect(outputFiles[0]?.contents.length).toBeLessThanOrEqual(bytes);
});
