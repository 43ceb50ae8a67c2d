/**
 * Generated code imports its copy of the runtime, which is as old as the last `npm run generate`. In tests
 * it gets the sources instead: a change is tested before it is copied, and tests and generated code have
 * one runtime, so that `instanceof` holds between them. That the copy is up to date is a test of its own.
 */
import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";

const ROOT = join(import.meta.dirname, "..");
const COPY = "generated/runtime/";

/**
 * @param {string} path
 * @returns {string | undefined}
 */
export function runtimeSourceOf(path) {
  const name = relative(ROOT, path).split(sep).join("/");
  if (!name.startsWith(COPY)) return undefined;
  const source = join(ROOT, "templates/runtime", name.slice(COPY.length).replace(/\.js$/, ".ts"));
  return existsSync(source) ? source : undefined;
}

/** @returns {import("vitest/config").Plugin} */
export function runtimeSources() {
  return {
    name: "paramsmith-runtime-sources",
    enforce: "pre",
    resolveId: (specifier, importer) =>
      importer !== undefined && /^\.{1,2}\//.test(specifier)
        ? runtimeSourceOf(join(dirname(importer), specifier))
        : undefined,
  };
}

/**
 * As `runtimeSources`, for bundles of esbuild.
 *
 * @returns {import("esbuild").Plugin}
 */
export function bundledRuntimeSources() {
  return {
    name: "paramsmith-runtime-sources",
    setup: (bundling) =>
      bundling.onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
        const source = runtimeSourceOf(join(resolveDir, path));
        // As package.json says: esbuild does not ask it about paths of plugins.
        return source === undefined ? undefined : { path: source, sideEffects: false };
      }),
  };
}

/** The pool of threads that print, and the script of a thread as the pool names it. */
const POOL = "/generator/cli/generate/print-workers.ts";
const THREAD = 'new URL("print-worker.js", import.meta.url)';

/**
 * The code of a source that lets threads run the compiled script: Node 20 runs no TypeScript in a thread.
 * All else of the pool is its source. Undefined for other sources.
 *
 * @param {string} code
 * @param {string} path
 */
export function withCompiledThread(code, path) {
  if (!path.endsWith(POOL)) return undefined;
  if (!code.includes(THREAD)) throw new Error(`${POOL} names the script of a thread otherwise.`);
  const script = join(ROOT, "dist/generator/cli/generate/print-worker.js");
  return code.replace(THREAD, `new URL(${JSON.stringify(pathToFileURL(script).href)})`);
}

/** @returns {import("vitest/config").Plugin} */
export function compiledThreads() {
  return {
    name: "paramsmith-compiled-threads",
    enforce: "pre",
    transform: withCompiledThread,
  };
}
