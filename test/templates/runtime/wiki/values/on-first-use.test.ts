import { expect, it } from "vitest";
import { onFirstUse } from "../../../../../templates/runtime/wiki/values/on-first-use.js";

it("makes a value at its first use, once", () => {
  const calls: string[] = [];
  const value = onFirstUse(() => {
    calls.push("made");
    return { calls: calls.length };
  });
  expect(calls).toEqual([]);
  expect(value()).toBe(value());
  expect(calls).toEqual(["made"]);
});

it("keeps an undefined value, and tries again after an error", () => {
  let calls = 0;
  const value = onFirstUse(() => {
    calls += 1;
    if (calls === 1) throw new Error("not yet");
  });
  expect(value).toThrow("not yet");
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(calls).toBe(2);
});
