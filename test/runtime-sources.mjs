/**
 * Generated code imports the runtime by the name of this package, whose compiled code is as old as the
 * last build. In tests it gets the sources instead, so that a change is tested before it is built, and
 * tests and generated code have one runtime: `instanceof` holds between them.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const ROOT = join(import.meta.dirname, "..");

/**
 * The source of each entry point that generated code imports, for `resolve.alias` of vitest and `alias`
 * of esbuild.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const runtimeSources = {
  "paramsmith/client": join(ROOT, "templates/runtime/client.ts"),
  "paramsmith/validate": join(ROOT, "templates/runtime/validate.ts"),
  "paramsmith/server": join(ROOT, "templates/runtime/server.ts"),
  "paramsmith/wiki": join(ROOT, "templates/wiki/index.ts"),
};

/** The pool of threads that print, and the script of a thread as the pool names it. */
const POOL = "/generator/cli/print-workers.ts";
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
  const script = join(ROOT, "dist/generator/cli/print-worker.js");
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
