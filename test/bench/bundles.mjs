/** What the code for a request weighs in a bundle for browsers. */
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { writePrograms } from "./clients.mjs";
import { printTable, ratio } from "./measure.mjs";
import { installPeers, named } from "./peers.mjs";

const ALLPAGES = 'from "paramsmith/paraminfo/allpages";';
/** What programs import of the package, from the smallest on. */
const OWN = {
  "one builder, allpages": `export { allpages } ${ALLPAGES}`,
  "… and its validator": `export { allpages, validateAllpages } ${ALLPAGES}`,
  "… and its parser": `export { allpages, validateAllpages, parseAllpages } ${ALLPAGES}`,
  "builder, fetchSender": `export { allpages } ${ALLPAGES}
export { fetchSender } from "paramsmith/client";`,
  "builder, query, continueQuery, fetchSender": `export { allpages } ${ALLPAGES}
export { query } from "paramsmith/paraminfo/query";
export { continueQuery, fetchSender } from "paramsmith/client";`,
  "… and pagesOf, withRetries": `export { allpages } ${ALLPAGES}
export { query } from "paramsmith/paraminfo/query";
export { continueQuery, fetchSender, pagesOf, withRetries } from "paramsmith/client";`,
};

/** @param {import("./run.mjs").Options} options */
export async function measureBundles({ folder, checkouts, isOwn }) {
  const own = checkouts.flatMap(({ name, root }) =>
    Object.entries(OWN).map(([what, code]) => ({ name: `${name}: ${what}`, code, folder: root })),
  );
  if (isOwn) {
    await compareBundles("a wiki's client", own);
    return;
  }
  const m3api = {
    name: `${named("m3api")}: Session`,
    code: 'export { default } from "m3api/browser.js";',
  };
  await compareBundles("a wiki's client", [...own, { ...m3api, folder: installPeers() }]);
  const programs = await writePrograms(join(folder, "bundles"), "petstore", checkouts);
  await compareBundles(
    "a checked request to petstore",
    programs.map((program) => ({ ...program, code: 'import "./program.ts";' })),
  );
}

/** Compares bundles; the ratios are to the first one. */
async function compareBundles(title, subjects) {
  const sizes = await Promise.all(subjects.map(sizesOf));
  const rows = subjects.map(({ name }, index) => [
    name,
    ...["minified", "gzipped"].flatMap((key) => [
      `${sizes[index][key]} B`,
      ratio(sizes[index][key] / sizes[0][key]),
    ]),
  ]);
  printTable([title, "minified", "×", "gzipped", "×"], rows);
}

/** Bundles code whose imports are relative to a folder. */
async function sizesOf({ code, folder }) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: folder },
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    // The paths in tsconfig.json lead to the sources of the package.
    tsconfigRaw: {},
    splitting: true,
    outdir: "out",
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  // Files of dynamic imports are loaded later, if at all.
  const loaded = Object.values(metafile.outputs).map(
    ({ entryPoint = "<stdin>" }) => entryPoint === "<stdin>",
  );
  const contents = Buffer.concat(
    outputFiles.filter((_, index) => loaded[index]).map((file) => file.contents),
  );
  return { minified: contents.length, gzipped: gzipSync(contents, { level: 9 }).length };
}
