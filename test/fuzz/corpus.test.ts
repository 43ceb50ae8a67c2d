import { describe, expect, it } from "vitest";
import { corpusNames, encodeCorpus, readCorpus, readCorpusText } from "./corpus.mjs";
import { mutated } from "./mutate.js";
import { randomFrom } from "./random.js";
import { bytesOf, prototypes } from "./target.js";
import { targetNamed, targetNames } from "./targets/registry.js";

/** New inputs of each target; the same ones each time. `node test/fuzz/run.mjs` has others. */
const NEW = 12;
const SEED = 17;

/** A single input takes milliseconds; a loaded machine, more. */
const PATIENCE = 120_000;

it("every file of the corpus belongs to a target", () => {
  expect(corpusNames().filter((name) => !targetNames.includes(name))).toEqual([]);
});

describe.each(targetNames)("%s", (name) => {
  it("has a corpus whose lines are sorted, unique and encoded as `--keep` writes them", () => {
    expect(readCorpusText(name)).toBe(encodeCorpus(readCorpus(name)));
  });

  it(
    "holds for every input that is kept",
    async () => {
      const { run } = await targetNamed(name);
      const before = prototypes();
      for (const [index, input] of readCorpus(name).entries()) {
        // oxlint-disable-next-line no-await-in-loop -- the input that breaks something is to be told
        await expect(tried(run, input), `${name}.jsonl:${index + 1}`).resolves.toBeUndefined();
      }
      expect(prototypes()).toBe(before);
    },
    PATIENCE,
  );

  it(
    "holds for inputs made of those by chance",
    async () => {
      const { seeds, form, run } = await targetNamed(name);
      const random = randomFrom(SEED);
      const known = [...seeds().map(bytesOf), ...readCorpus(name)];
      for (let left = NEW; left > 0; left -= 1) {
        const material = { random, words: [], other: random.of(known) };
        const input = mutated(random.of(known), form, material);
        // oxlint-disable-next-line no-await-in-loop -- the input that breaks something is to be told
        await expect(tried(run, input), Buffer.from(input).toString()).resolves.toBeUndefined();
      }
    },
    PATIENCE,
  );
});

async function tried(
  run: (input: Uint8Array) => void | Promise<void>,
  input: Uint8Array,
): Promise<void> {
  await run(input);
}
