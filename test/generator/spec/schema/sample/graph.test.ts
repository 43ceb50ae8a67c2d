import { describe, expect, it } from "vitest";
import {
  sampleHeights,
  withoutDangling,
} from "../../../../../generator/spec/schema/sample/graph.js";
import type { SampleRule } from "../../../../../templates/runtime/sample/sample.js";

const names = Array.from({ length: 200 }, (_, index) => `Level${index}`);

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

  it("are found with few tries, however deep schemas are", () => {
    let tries = 0;
    const heights = sampleHeights(names, (name) => {
      tries += 1;
      const below = names[names.indexOf(name) + 1];
      return below === undefined
        ? { kind: "boolean" }
        : { kind: "list", min: 1, max: 1, items: { ref: below } };
    });
    expect(heights.get("Level0")).toBe(199);
    expect(tries).toBeLessThanOrEqual(2 * names.length);
  });
});

/** A sample beside another with the name `Known`, without references to other names. */
function left(sample: SampleRule): SampleRule | undefined {
  return withoutDangling({ Known: { kind: "boolean" }, Tested: sample })["Tested"];
}

describe("samples that refer to names without one", () => {
  const missing: SampleRule = { ref: "Missing" };
  const known: SampleRule = { ref: "Known" };

  it("are removed, and those that need them, too", () => {
    const samples: Readonly<Record<string, SampleRule>> = {
      Known: { kind: "boolean" },
      Needing: { kind: "object", members: { a: missing } },
      Outer: { kind: "list", items: { ref: "Needing" }, min: 1, max: 2 },
    };
    expect(withoutDangling(samples)).toEqual({ Known: { kind: "boolean" } });
  });

  it("are left out of alternatives, optional members and lists that may end before them", () => {
    expect(left({ kind: "either", of: [missing, known] })).toEqual({ kind: "either", of: [known] });
    expect(left({ kind: "either", of: [missing] })).toBeUndefined();
    expect(
      left({ kind: "object", members: { a: known, b: missing }, optional: ["a", "b"] }),
    ).toEqual({ kind: "object", members: { a: known }, optional: ["a"] });
    expect(left({ kind: "list", items: missing, min: 0, max: 3 })).toMatchObject({ max: 0 });
    expect(left({ kind: "list", items: missing, min: 1, max: 3 })).toBeUndefined();
    expect(
      left({ kind: "list", prefix: [known, missing], items: known, min: 1, max: 3 }),
    ).toMatchObject({ prefix: [known], max: 1 });
    expect(left({ kind: "object", members: {}, others: missing })).toEqual({
      kind: "object",
      members: {},
    });
    expect(left({ kind: "object", members: {}, min: 1, others: missing })).toBeUndefined();
  });

  it("stay as they are if all names have one", () => {
    const all: SampleRule = {
      kind: "object",
      members: { a: { kind: "list", items: known, prefix: [known], min: 1, max: 2 } },
      others: known,
      names: known,
      min: 1,
    };
    expect(left(all)).toEqual(all);
  });
});
