import { expect, it } from "vitest";
import { oncePerObject } from "../../../generator/base/shared-parts.js";

it("computes a result once for each object, also if the result is undefined", () => {
  const computed: (readonly object[])[] = [];
  const visit = oncePerObject((list: readonly object[]): undefined => {
    computed.push(list);
  });
  const [first, second] = [[], []];
  visit(first);
  visit(second);
  visit(first);
  expect(computed).toHaveLength(2);
  expect(computed[0]).toBe(first);
  expect(computed[1]).toBe(second);
});
