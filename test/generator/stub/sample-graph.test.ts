import { describe, expect, it } from "vitest";
import { sampleHeights } from "../../../generator/stub/sample-graph.js";
import type { SampleRule } from "../../../templates/runtime/sample/sample.js";

const names = Array.from({ length: 200 }, (_, index) => `Level${index}`);

describe("heights of samples", () => {
  it("count the nested references, and leave out what has no end", () => {
    const samples: Readonly<Record<string, SampleRule>> = {
      Outer: { kind: "list", min: 1, max: 1, items: { kind: "named", name: "Inner" } },
      Endless: { kind: "list", min: 1, max: 1, items: { kind: "named", name: "Endless" } },
      Inner: { kind: "boolean" },
    };
    const heights = sampleHeights(Object.keys(samples), (name) => samples[name]);
    expect([...heights]).toEqual([
      ["Outer", 1],
      ["Inner", 0],
    ]);
  });

  it("are found with few tries, however deep schemas are", () => {
    let tries = 0;
    const heights = sampleHeights(names, (name) => {
      tries += 1;
      const below = names[names.indexOf(name) + 1];
      return below === undefined
        ? { kind: "boolean" }
        : { kind: "list", min: 1, max: 1, items: { kind: "named", name: below } };
    });
    expect(heights.get("Level0")).toBe(199);
    expect(tries).toBeLessThanOrEqual(2 * names.length);
  });
});
