/**
 * Lets Node load the TypeScript of a sandbox without Vite, whose transformation of each file's imports
 * takes most of the time of a change's tests. Does for imports what the plugins of vitest.config.ts do.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runtimeSources } from "../runtime-sources.mjs";

/** Compiled files by the hash of their source; all sandboxes share them. */
const CACHE = join(import.meta.dirname, "..", "..", "..", "compiled");

/** @type {import("node:module").ResolveHook} */
export function resolve(specifier, context, nextResolve) {
  const { parentURL = "" } = context;
  const isRelative = /^\.{1,2}\//.test(specifier) && parentURL.startsWith("file:");
  const source = isRelative
    ? sourceOf(join(dirname(fileURLToPath(parentURL)), specifier))
    : runtimeSources[specifier];
  return source === undefined
    ? nextResolve(specifier, context)
    : { url: pathToFileURL(source).href, format: "module", shortCircuit: true };
}

/**
 * The TypeScript that an import of JavaScript means; undefined if there is none.
 *
 * @param {string} path
 */
function sourceOf(path) {
  const source = path.replace(/\.js$/, ".ts");
  return source !== path && !existsSync(path) && existsSync(source) ? source : undefined;
}

/** @type {import("node:module").LoadHook} */
export async function load(url, context, nextLoad) {
  // Vite needs no attribute for JSON, and Node refuses imports without one.
  if (/^file:.*\.json$/.test(url) && context.importAttributes["type"] === undefined) {
    const json = readFileSync(fileURLToPath(url), "utf8");
    return { format: "module", source: `export default ${json};`, shortCircuit: true };
  }
  if (!/^file:.*\.ts(?:\?|$)/.test(url)) return nextLoad(url, context);
  return { format: "module", source: await compiled(fileURLToPath(url)), shortCircuit: true };
}

/** @param {string} path */
async function compiled(path) {
  const text = readFileSync(path, "utf8");
  const cached = join(CACHE, `${createHash("sha256").update(text).digest("hex")}.js`);
  if (existsSync(cached)) return readFileSync(cached, "utf8");
  const { transform } = await import("esbuild");
  const { code } = await transform(text, { loader: "ts", format: "esm", target: "node20" });
  mkdirSync(CACHE, { recursive: true });
  // Another process may write the same file.
  const written = `${cached}.${process.pid}`;
  writeFileSync(written, code);
  renameSync(written, cached);
  return code;
}
