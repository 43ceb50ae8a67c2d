import { describe, expect, it } from "vitest";
import { MOST_BYTES, mutated } from "./mutate.js";
import { randomFrom } from "./random.js";
import { bytesOf, textOf } from "./target.js";

const SEEDS = ['{"a":[1,"b",{"c":null}]}', '{"__proto__":{"x":1}}', "[]"].map(bytesOf);

function many(form: "json" | "bytes", seed: number): readonly string[] {
  const random = randomFrom(seed);
  const made: string[] = [];
  let input = random.of(SEEDS);
  for (let left = 500; left > 0; left -= 1) {
    input = mutated(random.of([...SEEDS, input]), form, {
      random,
      words: ["word"],
      other: random.of(SEEDS),
    });
    made.push(textOf(input));
    expect(input.length).toBeLessThanOrEqual(MOST_BYTES);
  }
  return made;
}

describe.each(["json", "bytes"] as const)("inputs of %s", (form) => {
  it("follow from the seed", () => {
    expect(many(form, 1)).toEqual(many(form, 1));
    expect(many(form, 1)).not.toEqual(many(form, 2));
  });

  it("differ from one another", () => {
    expect(new Set(many(form, 3)).size).toBeGreaterThan(300);
  });

  it("take up the words of the target", () => {
    expect(many(form, 4).some((text) => text.includes("word"))).toBe(true);
  });
});

it("keep names that mean something to every object", () => {
  expect(many("json", 5).some((text) => /"__proto__":/.test(text))).toBe(true);
  expect(Object.prototype).not.toHaveProperty("x");
});
