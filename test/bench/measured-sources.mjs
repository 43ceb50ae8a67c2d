/**
 * The code that published figures depend on, as a hash of it bundled and minified: comments, types and
 * names of variables do not count, nor does code that is not reached.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { bundledRuntimeSources } from "../runtime-sources.mjs";

const ROOT = join(import.meta.dirname, "..", "..");

/**
 * @typedef {object} MeasuredSources
 * @property {readonly string[]} entries modules whose reached code is measured
 * @property {readonly string[]} [files] that are read
 * @property {string} command that measures again
 */

const GENERATOR = ["generator/cli/generate/generate.ts", "generator/cli/generate/print-worker.ts"];

/**
 * By the parts of published.json.
 *
 * @type {Readonly<Record<string, MeasuredSources>>}
 */
export const MEASURED_SOURCES = {
  requests: {
    entries: ["generated/paraminfo/allpages.ts", "generated/paraminfo/recentchanges.ts"],
    command: "node test/bench/requests.mjs",
  },
  validation: {
    entries: ["generated/paraminfo/recentchanges.ts"],
    command: "node test/bench/validation.mjs",
  },
  bundles: {
    entries: [
      "generated/paraminfo/allpages.ts",
      "generated/paraminfo/query.ts",
      "templates/runtime/client/continue-query.ts",
      "templates/runtime/client/senders.ts",
    ],
    command: "node test/bench/peer-bundles.mjs --own",
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
    files: [
      "generated/paraminfo/index.ts",
      "generated/paraminfo/allpages.ts",
      "generator/scripts/requests-entry.ts",
      "generator/scripts/roll-up.ts",
    ],
    command: "node test/bench/index-types.mjs",
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
  const { entries, files = [] } = MEASURED_SOURCES[part] ?? { entries: [] };
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...entries],
    bundle: true,
    minify: true,
    write: false,
    outdir: "coverage/bench",
    format: "esm",
    platform: "node",
    packages: "external",
    plugins: [bundledRuntimeSources()],
  });
  const hash = createHash("sha256");
  for (const { contents } of outputFiles) hash.update(contents);
  for (const file of files) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest("hex").slice(0, 16);
}
