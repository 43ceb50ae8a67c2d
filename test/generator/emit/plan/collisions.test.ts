import { expect, it, vi } from "vitest";
import { collisionDiagnostics } from "../../../../generator/emit/plan/identifier.js";

it("normalises long runs of combining marks of a name in parts", () => {
  const name = `a${"\u0301\u0316".repeat(1_000)}`;
  const claim = {
    name,
    label: "x",
    origin: { file: "a", pointer: "" },
    problem: undefined,
    identifiers: [],
    caseless: [name],
  };
  const normalize = vi.spyOn(String.prototype, "normalize");
  const found = collisionDiagnostics([claim, claim], [], () => ({ file: "a", line: 1, column: 1 }));
  const longest = Math.max(...normalize.mock.contexts.map((text) => String(text).length));
  normalize.mockRestore();
  expect(found).toHaveLength(1);
  expect(longest).toBeLessThan(60);
});
