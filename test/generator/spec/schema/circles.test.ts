import { describe, expect, it } from "vitest";
import { circularNodes, reaching } from "../../../../generator/spec/schema/references.js";
import type { Edge } from "../../../../generator/spec/schema/references.js";

/** The edges of steps such as `a>b`. */
function edges(...steps: readonly string[]): readonly Edge[] {
  return steps.map((step) => ({ from: step.slice(0, 1), to: step.slice(2) }));
}

describe("the circles of a graph", () => {
  it.each<readonly [string, readonly string[], readonly string[]]>([
    ["none", [], []],
    ["none in a row", ["a>b", "b>c"], []],
    ["none in a diamond", ["a>b", "a>c", "b>d", "c>d"], []],
    ["a node that leads to itself", ["a>a", "b>c"], ["a"]],
    [
      "two nodes, without what leads to them and from them",
      ["x>a", "a>b", "b>a", "b>y"],
      ["a", "b"],
    ],
    ["three nodes", ["a>b", "b>c", "c>a"], ["a", "b", "c"]],
    ["two circles, and what is between them", ["a>a", "a>m", "m>b", "b>b", "b>z"], ["a", "b", "m"]],
    ["a circle with two ways out", ["a>a", "a>x", "a>y", "x>z"], ["a"]],
  ])("are %s", (_, steps, nodes) => {
    expect([...circularNodes(edges(...steps))].toSorted()).toEqual(nodes);
  });
});

describe("the nodes from which others can be reached", () => {
  const graph = edges("a>b", "b>c", "d>c", "c>e", "x>y");

  it("are they themselves, and those before them, with the first that is reached", () => {
    expect(Object.fromEntries(reaching(graph, ["c", "b", "y"]))).toEqual({
      a: "c",
      b: "c",
      c: "c",
      d: "c",
      x: "y",
      y: "y",
    });
    expect(Object.fromEntries(reaching(graph, ["b", "c"]))).toEqual({
      a: "b",
      b: "b",
      c: "c",
      d: "c",
    });
    expect([...reaching(graph, [])]).toEqual([]);
    expect(Object.fromEntries(reaching(edges("a>b", "b>a"), ["a"]))).toEqual({
      a: "a",
      b: "a",
    });
  });
});
