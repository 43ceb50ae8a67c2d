import { describe, expect, it } from "vitest";
import { undocumentedFactChanges } from "../../../generator/diff/gaps.js";
import type { Gap } from "../../../generator/spec/model/spec-model.js";

function gap(id: string, assumed: string, pointer: string, help?: string): Gap {
  return {
    id,
    assumed,
    unknown: "u",
    ground: "g",
    origin: { file: "ignored.json", pointer },
    ...(help !== undefined && { remarks: { texts: { help }, unknown: {}, inert: {} } }),
  };
}

function at(pointer: string) {
  return { old: { file: "a.json", pointer }, new: { file: "b.json", pointer } };
}

describe("gaps", () => {
  it("are settled, added or assumed otherwise; texts are compared if they are wanted", () => {
    const old = [
      gap("gone", "A", "/1"),
      gap("changed", "B", "/2", "h"),
      gap("text", "D", "/3", "h"),
    ];
    const next = [
      gap("changed", "C", "/8", "h"),
      gap("text", "D", "/7", "i"),
      gap("new", "E", "/9"),
    ];
    const found = (docs: boolean) =>
      undocumentedFactChanges({ file: "a.json", gaps: old }, { file: "b.json", gaps: next }, docs);
    const known = [
      { rule: "undocumented-settled", module: "", parameter: "gone", old: "A", origins: at("/1") },
      {
        rule: "assumption-changed",
        module: "",
        parameter: "changed",
        old: "B",
        new: "C",
        origins: at("/2/assumed"),
      },
      { rule: "undocumented-added", module: "", parameter: "new", new: "E", origins: at("/9") },
    ];
    expect(found(false)).toEqual(known);
    expect(found(true)).toEqual([
      ...known.slice(0, 2),
      {
        rule: "docs-changed",
        module: "",
        parameter: "text",
        value: "help",
        old: "h",
        new: "i",
        origins: at("/3/help"),
      },
      ...known.slice(2),
    ]);
  });
});
