/**
 * Lets Node run the TypeScript sources of this repository as they are, with counters in those that
 * are to be fuzzed. Hooks of `module.register`.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { transformSync } from "esbuild";
import { runtimeSources } from "../../runtime-sources.mjs";
import { instrumented } from "./instrument.mjs";

const ROOT = join(import.meta.dirname, "..", "..", "..");

const CACHE = join(ROOT, "node_modules", ".cache", "paramsmith", "fuzz");

/** Counters are put in by what stands here. */
const VERSION = readFileSync(join(import.meta.dirname, "instrument.mjs"));

/** What is fuzzed; the rest of generated code is data. */
const COUNTED = /^(?:generator|templates)\/|^generated\/[^/]+\/validators\.js$/;

/** Neither takes any input from outside. */
const UNCOUNTED = /^generator\/(?:scripts|cli)\//;

/** @type {import("node:module").ResolveHook} */
export async function resolve(specifier, context, next) {
  const { parentURL } = context;
  const runtime = runtimeSources[specifier];
  if (runtime !== undefined)
    return { url: pathToFileURL(runtime).href, format: "module", shortCircuit: true };
  if (!/^\.{1,2}\//.test(specifier) || !parentURL?.startsWith("file:"))
    return next(specifier, context);
  const path = fileURLToPath(new URL(specifier, parentURL));
  if (!path.startsWith(ROOT + sep) || path.includes(`${sep}node_modules${sep}`))
    return next(specifier, context);
  const source = path.replace(/\.js$/, ".ts");
  const found = existsSync(path) ? path : existsSync(source) ? source : undefined;
  return found === undefined
    ? next(specifier, context)
    : { url: pathToFileURL(found).href, format: "module", shortCircuit: true };
}

/** @type {import("node:module").LoadHook} */
export async function load(url, context, next) {
  if (!url.startsWith("file:")) return next(url, context);
  const path = fileURLToPath(url);
  const name = relative(ROOT, path).split(sep).join("/");
  const isOwn = !name.startsWith("..") && !name.includes("node_modules/");
  const isCounted = COUNTED.test(name) && !UNCOUNTED.test(name);
  if (!isOwn || !(path.endsWith(".ts") || isCounted)) return next(url, context);
  const text = readFileSync(path, "utf8");
  const source = kept(`${name}\n${text}`, () => scriptOf(name, text, isCounted));
  return { format: "module", source, shortCircuit: true };
}

/**
 * @param {string} name
 * @param {string} text
 * @param {boolean} isCounted
 */
function scriptOf(name, text, isCounted) {
  const script = name.endsWith(".ts")
    ? transformSync(text, { loader: "ts", format: "esm", target: "node20", sourcefile: name }).code
    : text;
  if (!isCounted) return script;
  const { text: source, words } = instrumented(name, script);
  return `${source};globalThis.paramsmithWords(${JSON.stringify(words)});`;
}

/**
 * What was made of a text before is not made again: that takes longer than all the rest of the start.
 *
 * @param {string} text
 * @param {() => string} make
 */
function kept(text, make) {
  const file = join(CACHE, createHash("sha256").update(VERSION).update(text).digest("hex"));
  if (existsSync(file)) return readFileSync(file, "utf8");
  const made = make();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, made);
  renameSync(`${file}.${process.pid}`, file);
  return made;
}
