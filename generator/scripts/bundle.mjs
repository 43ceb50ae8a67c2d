/** Bundles packages, or parts of them, into one file for `dist/`, with their licences. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { isAllowed, SHIPPED } from "./licences.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** CommonJS in a bundle loads the modules of Node by this function. */
const REQUIRE = `import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
`;

/**
 * Bundles a module for Node, which may import packages.
 *
 * @param {string} contents its code
 * @param {{ isOmitted?: (path: string, kind: string) => boolean }} [options] `isOmitted` selects imports
 *   whose modules the code does not run: in the bundle, they are empty
 * @returns {Promise<string>} the code, minified
 */
export function bundleModule(contents, { isOmitted = () => false } = {}) {
  return bundle({
    stdin: { contents, resolveDir: ROOT },
    format: "esm",
    platform: "node",
    target: "node20",
    plugins: [omit(isOmitted)],
  });
}

/**
 * Bundles a script for browsers.
 *
 * @param {string} entry its path
 * @returns {Promise<string>} the code, minified
 */
export function bundleScript(entry) {
  return bundle({
    entryPoints: [entry],
    format: "iife",
    platform: "browser",
    target: "es2022",
    charset: "ascii",
  });
}

/** @param {import("esbuild").BuildOptions} options */
async function bundle(options) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    legalComments: "none",
    write: false,
    metafile: true,
    logLevel: "warning",
    ...options,
  });
  const [{ text }] = outputFiles;
  const [{ inputs }] = Object.values(metafile.outputs);
  const used = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const head = /\brequire\b/.test(text) && options.platform === "node" ? REQUIRE : "";
  return `${notices(used.map(([path]) => path))}${head}${text}`;
}

/** @param {(path: string, kind: string) => boolean} isOmitted */
function omit(isOmitted) {
  return {
    name: "omit",
    /** @param {import("esbuild").PluginBuild} plugin */
    setup(plugin) {
      plugin.onResolve({ filter: /./ }, ({ path, kind }) =>
        isOmitted(path, kind) ? { path, namespace: "omitted" } : undefined,
      );
      plugin.onLoad({ filter: /./, namespace: "omitted" }, () => ({ contents: "" }));
    },
  };
}

/**
 * The licences of the packages that files are in, as a comment. Throws if the licence of one does not
 * allow that it ships with a notice alone.
 *
 * @param {readonly string[]} files relative to the root
 */
function notices(files) {
  const folders = files.flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  );
  const texts = [...new Set(folders)].toSorted().map((folder) => notice(join(ROOT, folder)));
  return texts.length === 0 ? "" : `/*!\n${texts.join("\n").replaceAll("*/", "* /")}*/\n`;
}

/** @param {string} folder of a package */
function notice(folder) {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  if (!isAllowed(license, SHIPPED))
    throw new Error(`${name} cannot be bundled: its licence is ${license}.`);
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text =
    file === undefined
      ? // The package names its author and its licence only.
        `Copyright (c) ${author}`
      : readFileSync(join(folder, file), "utf8").replaceAll("\r", "").trim();
  return `${name} ${version}, ${license}\n\n${text}\n`;
}
