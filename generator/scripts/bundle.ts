import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { build } from "esbuild";
import type { Metafile, Plugin } from "esbuild";

/** The prefix of bundle files, which contain the modules of frequent commands. */
const PART = "part-";

/**
 * Modules that `generate`, `check`, `diff`, `inspect`, and `serve` up to its first response import
 * dynamically, which are bundled. Other modules are imported from the original files.
 */
const ON_THE_WAY: ReadonlySet<string> = new Set([
  "cli/run-diff.js",
  "cli/run-generate.js",
  "cli/resolve-job.js",
  "cli/inspect-exchanges.js",
  "cli/inspect-response.js",
  "cli/run-inspect.js",
  "cli/run-serve.js",
  "diff/report/text.js",
  "pipeline.js",
  "emit/unit-files.js",
  "project/config.js",
  "project/find-config.js",
  "base/document.js",
  "serve/exact-data.js",
  "serve/read-specs.js",
  "serve/unknown-data.js",
  "serve/wikis.js",
  "serve/stubs.js",
  "../templates/wiki/data/wiki-version.js",
  "../templates/wiki/seed/seeded-wiki.js",
  "../templates/wiki/server/wiki-stub.js",
  "../templates/wiki/writes/writable-wiki.js",
]);

/** The package that reads command lines, which each command loads: it and its dependencies are 45 modules. */
const BUNDLED_PACKAGE = "yargs";

/** Its file that finds its other files, by its own address. */
const ADDRESS_OF_PACKAGE = /[\\/]yargs[\\/]lib[\\/]platform-shims[\\/]esm\.mjs$/;

/**
 * The width of a text in columns. The packages of yargs measure emoji and East Asian characters, and
 * prepare the tables of Unicode for that, which takes longer than parsing the command line. The help
 * has neither.
 */
const WIDTH_OF_TEXT = "export default (text) => text.length;";

/** The licenses of the packages in the bundle. */
const LICENSES = "part-licenses.txt";

/** Large generated files and rarely loaded ones are not bundled. */
const APART = /^spec\//;

/**
 * Bundles the modules of these commands into a few files, which replace the entry of the
 * command. Node takes as long to load two hundred modules as to generate from a
 * catalogue. The compiler's own output has entries that load the modules one by one.
 *
 * @param generator the folder of the compiled generator
 */
export async function bundleCommands(generator: string): Promise<void> {
  const folder = join(generator, "cli");
  for (const name of readdirSync(folder)) if (name.startsWith(PART)) rmSync(join(folder, name));
  const { metafile } = await build({
    entryPoints: [{ in: join(folder, "main.js"), out: "main" }],
    outdir: folder,
    allowOverwrite: true,
    chunkNames: `${PART}[hash]`,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    metafile: true,
    legalComments: "none",
    // Names stay, for stack traces.
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: "warning",
    plugins: [leavingApart(generator, folder), withPackage()],
  });
  writeFileSync(join(folder, LICENSES), licensesOf(metafile));
}

/** Bundles one package with its dependencies. Other packages stay imports. */
function withPackage(): Plugin {
  return {
    name: "package",
    setup(building) {
      building.onResolve({ filter: /^[^./]/ }, ({ path, importer }) =>
        path === BUNDLED_PACKAGE || importer.includes(`${sep}node_modules${sep}`)
          ? undefined
          : { path, external: true },
      );
      building.onResolve({ filter: /^string-width$/ }, ({ path }) => ({
        path,
        namespace: "width",
      }));
      building.onLoad({ filter: /^/, namespace: "width" }, () => ({ contents: WIDTH_OF_TEXT }));
      building.onLoad({ filter: ADDRESS_OF_PACKAGE }, ({ path }) => ({
        contents: readFileSync(path, "utf8").replaceAll(
          "import.meta.url",
          `new URL("lib/platform-shims/esm.mjs", import.meta.resolve("${BUNDLED_PACKAGE}"))`,
        ),
      }));
    },
  };
}

/** The texts of the licenses of all packages in a bundle. */
function licensesOf({ inputs }: Metafile): string {
  const folders = new Set(
    Object.keys(inputs).flatMap(
      (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [],
    ),
  );
  return [...folders]
    .toSorted()
    .map((folder) => {
      const license = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
      if (license === undefined) throw new Error(`${folder} has no license.`);
      const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
      return `${name}\n\n${readFileSync(join(folder, license), "utf8").trim()}\n`;
    })
    .join("\n\n");
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
