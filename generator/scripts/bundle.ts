import { readdirSync, rmSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "esbuild";

/** How the files begin that the modules of `generate` and `check` are put together in. */
const PART = "part-";

/** What `generate` and `check` import on their way; the other commands load what they need from where it stands. */
const ON_THE_WAY: ReadonlySet<string> = new Set([
  "cli/generate/generate.js",
  "cli/generate/resolve-job.js",
  "pipeline.js",
  "project/find-config.js",
  "project/fingerprint.js",
  "project/record.js",
]);

/** Made by tools, and large, or loaded by nearly nobody: they stay as they are. */
const APART = /^(?:spec\/.*|code-cache\.js)$/;

/**
 * Puts the modules that `generate` and `check` run into few files, in place of the command's entry, of
 * that of its threads, and beside them: to load two hundred takes Node as long as to generate from a catalogue. The compiler alone
 * gives the entry that loads them one by one.
 *
 * @param generator the folder of the compiled generator
 */
export async function bundleGenerate(generator: string): Promise<void> {
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
    logLevel: "warning",
    plugins: [leavingApart(generator, folder)],
  });
}

/** Everything in the bundle stands in one folder, whence it refers to what is not in it. */
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
