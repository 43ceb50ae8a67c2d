import { describe, expect, it } from "vitest";
import { sampleHeights } from "../../../../generator/spec/schema/sample-graph.js";
import type { SampleRule } from "../../../../templates/runtime/sample/sample.js";

describe("heights of samples", () => {
  it("count the nested references, and leave out what has no end", () => {
    const samples: Readonly<Record<string, SampleRule>> = {
      Outer: { kind: "list", min: 1, max: 1, items: { ref: "Inner" } },
      Endless: { kind: "list", min: 1, max: 1, items: { ref: "Endless" } },
      Inner: { kind: "boolean" },
    };
    const heights = sampleHeights(Object.keys(samples), (name) => samples[name]);
    expect([...heights]).toEqual([
      ["Outer", 1],
      ["Inner", 0],
    ]);
  });
});
