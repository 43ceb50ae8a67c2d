import { describe, expect, it } from "vitest";
import { smallestValues } from "../../../../generator/spec/schema/sample-graph.js";
import type { SampleRule } from "../../../../templates/runtime/sample/sample.js";

describe("the smallest values of samples", () => {
  it("are those that end and are small enough", () => {
    const samples: Readonly<Record<string, SampleRule>> = {
      Outer: { kind: "list", min: 1, max: 1, items: { ref: "Inner" } },
      Endless: { kind: "list", min: 1, max: 1, items: { ref: "Endless" } },
      Inner: { kind: "boolean" },
      Long: { kind: "list", min: 200, items: { ref: "Outer" } },
      TooLong: {
        kind: "object",
        members: { a: { kind: "list", min: 100, items: { ref: "Long" } } },
      },
    };
    const found = smallestValues(Object.keys(samples), (name) => samples[name]);
    expect([...found]).toEqual([
      ["Outer", { height: 1, size: 2 }],
      ["Inner", { height: 0, size: 1 }],
      ["Long", { height: 2, size: 401 }],
    ]);
  });
});
