import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { applyPatch } from "../../../../templates/runtime/content/json-patch.js";

/** A case of the official test suite of JSON Patch. */
interface PatchCase {
  readonly comment?: string;
  readonly doc: unknown;
  readonly patch?: unknown;
  readonly expected?: unknown;
  readonly error?: string;
  readonly disabled?: boolean;
}

const load = createRequire(import.meta.url);
const CASES = ["spec_tests.json", "tests.json"].flatMap((file) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the README of the package describes its files
  const cases = load(`json-patch-test-suite/${file}`) as readonly PatchCase[];
  return cases.filter(({ patch, disabled }) => patch !== undefined && !disabled);
});
const named = CASES.map((each, index) => ({
  ...each,
  name: `${index}: ${each.comment ?? each.error ?? JSON.stringify(each.patch)}`,
}));

describe("a JSON Patch of the official test suite", () => {
  it.each(named.filter((each) => "expected" in each))(
    "changes the value ($name)",
    ({ doc, patch, expected }) => {
      const before = structuredClone(doc);
      expect(applyPatch(doc, patch)).toEqual({ kind: "value", value: expected });
      expect(doc).toEqual(before);
    },
  );

  it.each(named.filter(({ error }) => error !== undefined))("is refused ($name)", (each) => {
    expect(applyPatch(each.doc, each.patch).kind).not.toBe("value");
  });

  it("is one of about ninety", () => {
    expect(CASES.length).toBeGreaterThan(90);
  });
});

describe("a JSON Patch of many operations", () => {
  it.each([
    ["a list", Array.from({ length: 50_000 }, () => 1), "/0"],
    [
      "an object",
      Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`a${n}`, 1])),
      "/a0",
    ],
  ])("is refused if it copies %s too often", (_name, value, path) => {
    const patch = Array.from({ length: 10_000 }, () => ({ op: "replace", path, value: 2 }));
    const { kind } = applyPatch(value, patch);
    expect([kind, applyPatch(value, patch.slice(0, 10)).kind]).toEqual(["conflict", "value"]);
  });

  it.each([
    ["a string", "x".repeat(1000)],
    ["the name of a member", { ["x".repeat(1000)]: 1 }],
    ["values", Array.from({ length: 1000 }, () => 1)],
  ])("is refused if it copies %s too often", (_name, value) => {
    const copies = Array.from({ length: 1000 }, () => ({ op: "copy", from: "/a", path: "/b/-" }));
    const patched = (count: number) => applyPatch({ a: value, b: [] }, copies.slice(0, count)).kind;
    expect([patched(100), patched(1000)]).toEqual(["value", "conflict"]);
  });
});
