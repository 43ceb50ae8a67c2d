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
