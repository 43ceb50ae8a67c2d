import { describe, expect, it } from "vitest";
import {
  lazyMembers,
  onFirstUse,
  withMembers,
} from "../../../../templates/wiki/values/on-first-use.js";

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

describe("members", () => {
  it("are made at their first use, once each", () => {
    const calls: string[] = [];
    const made = lazyMembers<{ one: number[]; other: number[] }>({
      one: () => (calls.push("one"), [1]),
      other: () => (calls.push("other"), [2]),
    });
    expect(calls).toEqual([]);
    expect(made.one).toBe(made.one);
    expect(calls).toEqual(["one"]);
    expect({ ...made }).toEqual({ one: [1], other: [2] });
  });

  it("are kept unread in a copy with others", () => {
    const calls: string[] = [];
    const kept = lazyMembers<{ one: number; other: number }>({
      one: () => calls.push("one"),
      other: () => calls.push("other"),
    });
    const copy = withMembers(kept, { other: 5 });
    expect(copy.other).toBe(5);
    expect(calls).toEqual([]);
    expect(copy).toEqual({ one: 1, other: 5 });
    expect(calls).toEqual(["one"]);
  });
});
