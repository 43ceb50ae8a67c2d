/** The survivors that survivors.md explains. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {{ readonly files: readonly string[], readonly where: readonly string[], readonly change: string }} Explanation
 */

/**
 * The rows of the table.
 *
 * @returns {readonly Explanation[]}
 */
export function explanations() {
  return readFileSync(join(import.meta.dirname, "survivors.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => {
      const [, file = "", where = "", change = ""] = line.split(/(?<!\\)\|/);
      return {
        files: expanded(codeIn(file)[0] ?? ""),
        where: codeIn(where)
          .flatMap((code) => code.split("…"))
          .map((code) => code.trim())
          .filter((code) => code.length > 2),
        change: change.trim(),
      };
    });
}

/**
 * Whether the table explains a change: the file is the same and the changed lines have the quoted code; a
 * change that is quoted, too, is the same.
 *
 * @param {import("./mutants.mjs").Mutant} mutant
 * @param {readonly Explanation[]} all
 */
export function isExplained({ file, lines, replacement }, all) {
  return all.some(
    ({ files, where, change }) =>
      files.includes(file) &&
      where.some((code) => lines.includes(code)) &&
      (!change.startsWith("`") || codeIn(change).some((code) => replacement.includes(code))),
  );
}

/** @param {string} text */
function codeIn(text) {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code.replaceAll("\\|", "|"));
}

/**
 * `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`.
 *
 * @param {string} pattern
 * @returns {readonly string[]}
 */
function expanded(pattern) {
  const [, before = "", inner, after = ""] = /^(.*)\{([^{}]*)\}(.*)$/.exec(pattern) ?? [];
  if (inner === undefined) return [pattern];
  return inner.split(",").flatMap((each) => expanded(`${before}${each}${after}`));
}
