/** Small changes of sources: those of Stryker's instrumenter, one at a time. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * @typedef {object} Mutant
 * @property {string} file relative to the repository
 * @property {string} mutator Stryker's name of the kind of change
 * @property {number} line from 1
 * @property {string} lines the lines that it changes, as they were
 * @property {string} original the changed code
 * @property {string} replacement
 * @property {string} text the file with the change
 */

/** Folders of the sources that are mutated. */
export const SOURCES = ["generator", "templates"];

/** Generated files have this in their header; their generators are mutated instead. */
const GENERATED = /^\/[/*].*Generated (?:from|by)/m;

/**
 * The hand-written TypeScript below files and folders, sorted.
 *
 * @param {string} root of the repository
 * @param {readonly string[]} paths relative to it
 * @returns {readonly string[]} relative to it
 */
export function sourcesBelow(root, paths) {
  const files = paths.flatMap((path) => {
    if (path.endsWith(".ts")) return existsSync(join(root, path)) ? [path] : [];
    return readdirSync(join(root, path), { recursive: true, encoding: "utf8" }).map((name) =>
      relative(root, join(root, path, name))
        .split(sep)
        .join("/"),
    );
  });
  return files
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts"))
    .filter((file) => !GENERATED.test(readFileSync(join(root, file), "utf8").slice(0, 500)))
    .toSorted();
}

function ignore() {}

/**
 * A function that returns all mutants of a file.
 *
 * @param {string} modules the folder of packages that has the instrumenter
 */
export async function mutantFinder(modules) {
  const entry = join(modules, "@stryker-mutator/instrumenter/dist/src/index.js");
  const { Instrumenter } = await import(pathToFileURL(entry).href);
  const instrumenter = new Instrumenter({
    isDebugEnabled: () => false,
    debug: ignore,
    info: ignore,
    warn: ignore,
  });
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true };

  /**
   * @param {string} root
   * @param {string} file relative to the root
   * @returns {Promise<readonly Mutant[]>}
   */
  return async (root, file) => {
    const content = readFileSync(join(root, file), "utf8");
    const { mutants } = await instrumenter.instrument(
      [{ name: file, mutate: true, content }],
      options,
    );
    const starts = lineStarts(content);
    return mutants.map(({ location: { start, end }, mutatorName, replacement }) => {
      const from = (starts[start.line] ?? 0) + start.column;
      const to = (starts[end.line] ?? 0) + end.column;
      return {
        file,
        mutator: mutatorName,
        line: start.line + 1,
        lines: content.slice(starts[start.line], starts[end.line + 1]),
        original: content.slice(from, to),
        replacement,
        text: `${content.slice(0, from)}${isOperation(mutatorName, replacement) ? `(${replacement})` : replacement}${content.slice(to)}`,
      };
    });
  };
}

/** Changes of expressions whose operators can bind less than those around them. */
const OPERATIONS = new Set([
  "ArithmeticOperator",
  "ConditionalExpression",
  "EqualityOperator",
  "LogicalOperator",
]);

/**
 * @param {string} mutator
 * @param {string} replacement
 */
function isOperation(mutator, replacement) {
  return OPERATIONS.has(mutator) && !/^(?:case\b|default:)/.test(replacement);
}

/**
 * @param {string} text
 * @returns {readonly number[]} the offset of each line
 */
function lineStarts(text) {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
