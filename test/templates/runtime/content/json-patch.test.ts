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

describe("a JSON Patch", () => {
  it.each([
    [{ op: "add", path: "/a", value: 1 }, "malformed"],
    [[1], "malformed"],
    [[{ op: "what", path: "" }], "malformed"],
    [[{ op: "add", path: "/a~2", value: 1 }], "malformed"],
    [[{ op: "replace", path: "/b", value: 1 }], "conflict"],
    [[{ op: "move", from: "/a", path: "/a/b" }], "conflict"],
    [[{ op: "remove", path: "" }], "conflict"],
    // Copies of copies double the value with each operation.
    [Array.from({ length: 60 }, () => ({ op: "copy", from: "", path: "/c" })), "value"],
    [
      Array.from({ length: 60 }, (_, n) => ({ op: "copy", from: "/a", path: `/a/${n}` })),
      "conflict",
    ],
  ])("that is %j is reported as %s", (patch, kind) => {
    expect(applyPatch({ a: { b: 1 } }, patch)).toMatchObject({ kind });
  });

  it("can name a member that every object inherits", () => {
    const value: unknown = JSON.parse('{"__proto__": 1}');
    const patch = [{ op: "replace", path: "/__proto__", value: 2 }];
    expect(JSON.stringify(applyPatch(value, patch))).toContain('"value":{"__proto__":2}');
    expect(applyPatch({}, [{ op: "test", path: "/toString", value: 1 }]).kind).toBe("conflict");
  });
});
