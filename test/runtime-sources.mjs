/**
 * Generated code imports its copy of the runtime, which is as old as the last `npm run generate`. In tests
 * it gets the sources instead: a change is tested before it is copied, and tests and generated code have
 * one runtime, so that `instanceof` holds between them. That the copy is up to date is a test of its own.
 */
import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

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
