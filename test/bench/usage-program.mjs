/** A program of many files that uses generated code in every fifth file, for `diff --usage`. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The number of files of the program. */
export const USAGE_FILES = 500;

const EVERY = 5;
const FUNCTIONS = 3;

/**
 * Writes the program beside a link to the generated code.
 *
 * @param {string} folder
 * @param {string} generated
 */
export function writeUsageProgram(folder, generated) {
  mkdirSync(join(folder, "src"));
  symlinkSync(generated, join(folder, "generated"), "dir");
  for (let index = 0; index < USAGE_FILES; index += 1) {
    const text = index % EVERY === 0 ? callerText(index) : plainText(index);
    writeFileSync(join(folder, "src", `file${index}.ts`), text);
  }
}

/** @param {number} index */
function callerText(index) {
  const functions = Array.from(
    { length: FUNCTIONS },
    (_, each) => `export function pages${index}x${each}(title: string, limit = ${each + 5}) {
  const names = [title, "x"].map((name) => name.toUpperCase()).filter((name) => name !== "");
  if (names.length > limit) return info({ prop: ["protection"] }, { titles: names });
  return allpages({ from: names[0] ?? title, limit, filterredir: "nonredirects" });
}
`,
  );
  return [
    'import { allpages } from "../generated/paraminfo/allpages.js";',
    'import { info } from "../generated/paraminfo/info.js";',
    ...functions,
  ].join("\n");
}

/** @param {number} index */
function plainText(index) {
  const before = index - 1;
  const isCaller = before % EVERY === 0;
  const functions = Array.from(
    { length: FUNCTIONS },
    (_, each) => `export interface Shape${each} {
  readonly id: number;
  readonly names: readonly string[];
  readonly sizes: ReadonlyMap<string, number>;
}
export function total${index}x${each}({ id, names, sizes }: Shape${each}): number {
  return names.reduce((sum, name) => sum + (sizes.get(name) ?? name.length), id);
}
`,
  );
  return [
    ...(isCaller
      ? [
          `import { pages${before}x0 } from "./file${before}.js";`,
          `export const first${index} = pages${before}x0("A");`,
        ]
      : [
          `import { total${before}x0 } from "./file${before}.js";`,
          `export const before${index} = total${before}x0;`,
        ]),
    ...functions,
  ].join("\n");
}
