/**
 * What the figures of coverage are counted on: the compiler's output in dist/, in the tests' own
 * processes as in the commands that they start, so that both have the same code and one source map.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The top folder of the package. */
export const REPOSITORY = join(import.meta.dirname, "..", "..");

/** Where `npm run coverage` compiles to once more, for the source maps; the rest is as in dist/. */
const MAPS = join(REPOSITORY, "coverage", "compiled");

/**
 * @typedef {{ version: 3, sources: string[], names: string[], mappings: string }} SourceMap
 * @typedef {{ code: string, map: SourceMap }} Compiled
 */

/**
 * What is compiled from a source, or is compiled itself.
 *
 * @param {string} path of a file
 * @returns {Compiled | undefined} nothing for a file that is not compiled, such as a test
 */
export function compiledOf(path) {
  const name = relative(join(REPOSITORY, "dist"), path).split(sep);
  const own = name[0] === ".." ? relative(REPOSITORY, path).split(sep) : name;
  const [top = "", ...rest] = own;
  if (!["generator", "templates", "generated"].includes(top)) return undefined;
  const compiled = [top, ...rest].join("/").replace(/\.tsx?$/, ".js");
  if (!existsSync(join(MAPS, `${compiled}.map`))) return undefined;
  return { code: read("dist", compiled), map: mapOf(compiled) };
}

/**
 * @param {string} compiled a path in dist/
 * @returns {SourceMap}
 */
function mapOf(compiled) {
  const { names, mappings } = JSON.parse(read("coverage", "compiled", `${compiled}.map`));
  const sources = [join(REPOSITORY, compiled.replace(/\.js$/, ".ts"))];
  return { version: 3, sources, names, mappings };
}

/** @param {string[]} path */
function read(...path) {
  return readFileSync(join(REPOSITORY, ...path), "utf8");
}
