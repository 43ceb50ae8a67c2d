/** A random choice of mutants, and the plugin of Stryker that limits a run to them. */
import { CheckStatus } from "@stryker-mutator/api/check";
import { PluginKind, commonTokens, declareClassPlugin } from "@stryker-mutator/api/plugin";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * Chooses a file with the likelihood of its length, then one of its mutants. Finding the mutants of all
 * files would take half a minute.
 *
 * @param {readonly string[]} files
 * @param {number} count
 * @param {number} seed
 * @returns {Promise<readonly string[]>} keys of mutants
 */
export async function sampleMutants(files, count, seed) {
  let drawn = 0;
  const random = () => {
    const hash = createHash("sha256")
      .update(`${seed} ${(drawn += 1)}`)
      .digest();
    return hash.readUInt32BE() / 2 ** 32;
  };
  const texts = files.map((name) => ({ name, content: readFileSync(name, "utf8"), mutate: true }));
  const total = texts.reduce((sum, { content }) => sum + content.length, 0);
  const quiet = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} };
  const instrumenter = new Instrumenter(quiet);
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true };
  /** @type {Set<string>} */
  const picked = new Set();
  for (let attempt = 0; picked.size < count && attempt < 100 * count; attempt += 1) {
    let position = random() * total;
    const file = texts.find(({ content }) => (position -= content.length) < 0);
    // oxlint-disable-next-line no-await-in-loop -- each draw follows from the one before
    const { mutants } = await instrumenter.instrument(file ? [file] : [], options);
    const mutant = mutants[Math.floor(random() * mutants.length)];
    if (mutant !== undefined) picked.add(keyOf(mutant));
  }
  return [...picked];
}

/** @param {string} key */
export function rangeOf(key) {
  return key.slice(0, key.indexOf(" "));
}

/**
 * The range of a mutant, as Stryker's option `mutate` has it, and the change there.
 *
 * @param {Pick<import("@stryker-mutator/api/core").Mutant, "fileName" | "location" | "replacement">} mutant
 */
function keyOf({ fileName, location: { start, end }, replacement }) {
  const file = relative(process.cwd(), fileName).replaceAll("\\", "/");
  return `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column} ${replacement}`;
}

/** Passes over the mutants of the ranges, such as nested ones, that are not in the sample. */
class SampleChecker {
  static inject = [commonTokens.options];

  /** @param {{ readonly sample: readonly string[] }} options */
  constructor({ sample }) {
    this.sample = new Set(sample);
  }

  async init() {}

  /** @param {readonly import("@stryker-mutator/api/core").Mutant[]} mutants */
  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        this.sample.has(keyOf(mutant))
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: "not in the sample" },
      ]),
    );
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, "sample", SampleChecker)];
