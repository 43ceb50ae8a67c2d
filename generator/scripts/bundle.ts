import { readdirSync, rmSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "esbuild";

/** The prefix of bundle files, which contain the modules of frequent commands. */
const PART = "part-";

/**
 * Modules that `generate`, `check`, `diff`, `inspect`, and `serve` up to its first response import
 * dynamically, which are bundled. Other modules are imported from the original files.
 */
const ON_THE_WAY: ReadonlySet<string> = new Set([
  "cli/diff/diff.js",
  "cli/generate/generate.js",
  "cli/generate/resolve-job.js",
  "cli/inspect/inspect-exchanges.js",
  "cli/inspect/inspect-response.js",
  "cli/inspect/inspect.js",
  "cli/serve/serve.js",
  "diff/report/text.js",
  "pipeline.js",
  "project/find-config.js",
  "project/fingerprint.js",
  "project/record.js",
  "read/document.js",
  "serve/specs/exact-data.js",
  "serve/specs/unknown-data.js",
  "serve/specs/wikis.js",
  "serve/stubs.js",
  "../templates/runtime/wiki/data/wiki-version.js",
  "../templates/runtime/wiki/seed/seeded-wiki.js",
  "../templates/runtime/wiki/server/wiki-stub.js",
  "../templates/runtime/wiki/writes/writable-wiki.js",
]);

/** Large generated files and rarely loaded ones are not bundled. */
const APART = /^(?:spec\/.*|code-cache\.js)$/;

/**
 * Bundles the modules of these commands into a few files, which replace the entries of the
 * command and of its threads. Node takes as long to load two hundred modules as to generate from a
 * catalogue. The compiler's own output has entries that load the modules one by one.
 *
 * @param generator the folder of the compiled generator
 */
export async function bundleCommands(generator: string): Promise<void> {
  const folder = join(generator, "cli");
  for (const name of readdirSync(folder)) if (name.startsWith(PART)) rmSync(join(folder, name));
  await build({
    entryPoints: [
      { in: join(folder, "main.js"), out: "main" },
      { in: join(folder, "generate", "print-worker.js"), out: "print-worker" },
    ],
    outdir: folder,
    allowOverwrite: true,
    chunkNames: `${PART}[hash]`,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    legalComments: "none",
    // Names stay, for stack traces.
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: "warning",
    plugins: [leavingApart(generator, folder)],
  });
}

/**
 * All files of the bundle are in one folder and refer from there to modules that are not bundled.
 */
function leavingApart(generator: string, folder: string): Plugin {
  return {
    name: "apart",
    setup(building) {
      building.onResolve({ filter: /^\.{1,2}\// }, ({ path, importer, kind }) => {
        const file = resolve(dirname(importer), path);
        const name = relative(generator, file).split(sep).join("/");
        if (!APART.test(name) && (kind !== "dynamic-import" || ON_THE_WAY.has(name)))
          return undefined;
        const from = relative(folder, file).split(sep).join("/");
        return { path: from.startsWith(".") ? from : `./${from}`, external: true };
      });
    },
  };
}
