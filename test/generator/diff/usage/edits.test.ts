import { describe, expect, it } from "vitest";
import { editedCode } from "../../../../generator/diff/usage/edits.js";
import type { Remedy } from "../../../../generator/diff/usage/edits.js";

/** Applies a remedy at the place of `^`; the code is unchanged if it has no edit. */
function fixed(marked: string, remedy: Omit<Remedy, "index">, index = 0): string {
  const at = marked.indexOf("^");
  const code = marked.slice(0, at) + marked.slice(at + 1);
  const lines = marked.slice(0, at).split("\n");
  const position = { file: "a.ts", line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
  return editedCode("/a.ts", code, position, { ...remedy, index }) ?? code;
}

describe("a renamed parameter", () => {
  const remedy = { kind: "rename", name: "old", text: "new-name" } as const;

  it.each([
    ["a({ ^old: 1, b: 2 });", 'a({ "new-name": 1, b: 2 });'],
    ['a({ ^"old": 1 });', 'a({ "new-name": 1 });'],
    ["a({ b, ^old });", 'a({ b, "new-name": old });'],
  ])("has its new name in %s", (code, expected) => {
    expect(fixed(code, remedy)).toBe(expected);
  });

  it.each(["a({ ^...old });", "a({ ^[old]: 1 });", "a(^old);", "a({ ^other: 1 });"])(
    "is left in %s",
    (code) => {
      expect(fixed(code, remedy)).toBe(code.replace("^", ""));
    },
  );
});

describe("a removed parameter", () => {
  const remedy = { kind: "remove", name: "old", text: "" } as const;

  it.each([
    ["a({ ^old: 1, b: 2 });", "a({ b: 2 });"],
    ["a({ b: 2, ^old: x.y });", "a({ b: 2 });"],
    ["a({ ^old });", "a({ });"],
    ["a({ ^old: x === y ? -1 : 2, b: 2 });", "a({ b: 2 });"],
    ["a({\n  b: 2,\n  ^old: [1, 2],\n  c: 3,\n});", "a({\n  b: 2,\n  c: 3,\n});"],
    ["a({\n  /** Old. */\n  ^old: 1,\n  /** B. */\n  b: 2,\n});", "a({\n  /** B. */\n  b: 2,\n});"],
    ["a({\n  b: 2,\n  /** Old. */\n  ^old: 1,\n});", "a({\n  b: 2,\n});"],
    ["a({\n  /** Old. */\n  ^old: 1\n});", "a({\n});"],
    ["a({ ^old: 1, /** B. */ b: 2 });", "a({ /** B. */ b: 2 });"],
    ["a({\n  ^old: 1, // Old.\n  // B.\n  b: 2,\n});", "a({\n  // B.\n  b: 2,\n});"],
    ["a({\n  b: 2, // B.\n  ^old: 1,\n});", "a({\n  b: 2, // B.\n});"],
    ["a({\n  b: 2, // B.\n  ^old: 1\n});", "a({\n  b: 2, // B.\n});"],
    ["a({ b: 2, /* Old. */ ^old: 1 });", "a({ b: 2, /* Old. */ });"],
  ])("goes with its comma: %s", (code, expected) => {
    expect(fixed(code, remedy)).toBe(expected);
  });

  it.each(["f()", "new F()", "i++", "--i", "i = 1", "[await f]", "`${f()}`", "x`y`", "delete x.y"])(
    "stays if its value may have an effect: %s",
    (value) => {
      const code = `async function g() { a({ ^old: ${value} }); }`;
      expect(fixed(code, remedy)).toBe(code.replace("^", ""));
    },
  );
});

describe("a removed parameter in a loop", () => {
  const remedy = { kind: "remove", name: "old", text: "" } as const;

  it.each([
    "let old = 1; while (old) { a({ ^old }); }",
    "let x = { y: 1 }; do { a({ ^old: x.y }); } while (x.y);",
    "for (let i = 0; i < 3; i = i + 1) a({ ^old: i });",
    "let old = 1; for (;;) { a({ ^old, b: 1 }); if (old) break; old = 2; }",
    "let old = 1; for (const b of []) { a({ b, ^old }); ({ old } = b); }",
  ])("stays if the loop tests or assigns its value: %s", (code) => {
    expect(fixed(code, remedy)).toBe(code.replace("^", ""));
  });

  it("goes if the loop does not depend on it", () => {
    expect(fixed("for (const b of []) a({ b, ^old: 1 });", remedy)).toBe(
      "for (const b of []) a({ b });",
    );
  });
});

describe("a value", () => {
  const removed = { kind: "remove-value", name: "p", text: "old" } as const;

  it.each([
    ['a({ ^p: ["old", "b"] });', 'a({ p: ["b"] });'],
    ['a({ ^p: ["b", "old"] });', 'a({ p: ["b"] });'],
    ['a({ p: ["b", ^"old"] as const });', 'a({ p: ["b"] as const });'],
  ])("goes out of the list in %s", (code, expected) => {
    expect(fixed(code, removed)).toBe(expected);
  });

  it.each(['a({ ^p: ["old"] });', 'a({ ^p: "old" });', "a({ ^p: old });", 'a({ ^p: f("old") });'])(
    "stays where the parameter would have another meaning, or is not written: %s",
    (code) => {
      expect(fixed(code, removed)).toBe(code.replace("^", ""));
    },
  );
});

describe("a previous default", () => {
  const remedy = { kind: "write-old", name: "p", text: "10" } as const;

  it.each([
    ["^a();", "a({ p: 10 });"],
    ["^a({});", "a({ p: 10 });"],
    ["^a({ b: 1 });", "a({ p: 10, b: 1 });"],
    ["^a({\n  b: 1,\n});", "a({\n  p: 10,\n  b: 1,\n});"],
    ["f(^a());", "f(a({ p: 10 }));"],
  ])("is written out in %s", (code, expected) => {
    expect(fixed(code, remedy)).toBe(expected);
  });

  it.each([
    ["^put({ b: 1 });", "put({ b: 1 }, { p: 10 });"],
    ["^put(b, { b: 1 });", "put(b, { p: 10, b: 1 });"],
    ["^put();", "put();"],
  ])("is written after a body: %s", (code, expected) => {
    expect(fixed(code, remedy, 1)).toBe(expected);
  });

  it.each(["^a({ p: 1 });", "^a({ ...b });", "^a({ [b]: 1 });", "^a(b);", "f(^a);"])(
    "is not written where it may be given, or nothing is called: %s",
    (code) => {
      expect(fixed(code, remedy)).toBe(code.replace("^", ""));
    },
  );
});
