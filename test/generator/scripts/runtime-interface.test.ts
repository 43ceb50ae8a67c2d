import { describe, expect, it } from "vitest";
import { interfaceOf } from "../../../generator/scripts/runtime-interface.js";

const A = 'import type { B } from "./b.js";\nexport interface A {\n  readonly b: B;\n}\n';
const B = "/** A number. */\nexport type B = number;\n";

function hashes(changed: Readonly<Record<string, string>> = {}): ReadonlyMap<string, string> {
  const texts = { "runtime/a": A, "runtime/b": B, "runtime/c": "export {};\n", ...changed };
  return new Map(Object.entries(interfaceOf(new Map(Object.entries(texts)))));
}

/** The files whose hash a change of declarations changes. */
function changedBy(changed: Readonly<Record<string, string>>): readonly string[] {
  const before = hashes();
  return [...hashes(changed)].flatMap(([path, hash]) => (hash === before.get(path) ? [] : [path]));
}

describe("the interface of the runtime", () => {
  it("changes with a declaration, also for the files that import it", () => {
    expect(changedBy({ "runtime/b": "export type B = string;\n" })).toEqual([
      "runtime/a",
      "runtime/b",
    ]);
    expect(changedBy({ "runtime/a": A.replace("b: B", "b?: B") })).toEqual(["runtime/a"]);
  });

  it("does not change with comments and layout", () => {
    expect(changedBy({ "runtime/b": "export   type B = // one of them\n  number;\n" })).toEqual([]);
  });

  it("follows re-exports", () => {
    const path = "runtime/index";
    const index = (b: string): string | undefined =>
      hashes({ [path]: 'export type { B } from "./b.js";\n', "runtime/b": b }).get(path);
    expect(index("export type B = string;\n")).not.toBe(index(B));
  });

  it("has no file that imports a missing one", () => {
    const texts = new Map([["runtime/a", A]]);
    expect(() => interfaceOf(texts)).toThrow("runtime/b.d.ts is imported, but missing.");
  });
});
