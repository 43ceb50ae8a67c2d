import { describe, expect, it } from "vitest";
import { samplesAt } from "../../../../generator/wiki/learn/learn.js";

describe("samples of a place", () => {
  it("are one of each kind of JSON, in the order in which they came", () => {
    const values = ["x", 1, "y", null, [2], { a: 1 }, true, 3];
    const answers = values.map((value) => ({ a: { b: value } }));
    expect(samplesAt(answers, ["a", "b"])).toEqual(['"x"', "1", "null", "[2]", '{"a":1}', "true"]);
  });

  it("are looked for in lists and in maps on the way, whatever these hold", () => {
    expect(samplesAt([{ a: [{ b: 1 }, 7] }, { a: { k: { b: "x" }, l: 7 } }], ["a", "b"])).toEqual([
      "1",
      '"x"',
    ]);
    expect(samplesAt([{ a: 7 }, {}], ["a", "b"])).toEqual([]);
  });

  it("are shortened", () => {
    const [text = ""] = samplesAt([{ a: "x".repeat(100) }], ["a"]);
    expect(text).toBe(`"${"x".repeat(78)}…`);
    expect(samplesAt([{ a: "x".repeat(78) }], ["a"])).toEqual([`"${"x".repeat(78)}"`]);
  });
});
