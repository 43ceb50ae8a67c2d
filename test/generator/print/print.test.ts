import { StructureKind } from "ts-morph";
import type { StatementStructures } from "ts-morph";
import { describe, expect, it } from "vitest";
import type { SourceFragment } from "../../../generator/emit/fragment.js";
import { values } from "../../../generator/emit/fragment.js";
import { print } from "../../../generator/print/print.js";

function fragment(path: string, ...statements: readonly StatementStructures[]): SourceFragment {
  return { kind: "source", path, header: "// Header.", imports: [], statements };
}

function named(name: string): StatementStructures {
  return { kind: StructureKind.Interface, isExported: true, name, properties: [] };
}

describe("printing", () => {
  it("makes one file of the fragments of a path, in order, and sorts files by path", () => {
    const files = print(
      [
        fragment("b.ts", named("First")),
        fragment("a.ts", named("A")),
        fragment("b.ts", named("Second")),
      ],
      ".js",
    );
    expect(files).toEqual([
      { path: "a.ts", text: "// Header.\n\nexport interface A {}\n" },
      {
        path: "b.ts",
        text: "// Header.\n\nexport interface First {}\n\nexport interface Second {}\n",
      },
    ]);
  });

  it("puts the imports of all fragments of a file at its head", () => {
    const [file] = print(
      [
        { ...fragment("a.ts", named("A")), imports: [values("b", "x")] },
        { ...fragment("a.ts", named("B")), imports: [values("b", "y")] },
      ],
      ".ts",
    );
    expect(file?.text).toContain(
      '// Header.\n\nimport { x, y } from "./b.ts";\n\nexport interface A {}',
    );
  });

  it("writes JSON in lines, with what would hide as its code", () => {
    const [file] = print(
      [{ kind: "json", path: "a.json", value: { "\u202E": ["\u2028", "\n"] } }],
      ".js",
    );
    expect(file?.text).toBe('{\n  "\\u202e": [\n    "\\u2028",\n    "\\n"\n  ]\n}\n');
    expect(JSON.parse(file?.text ?? "")).toEqual({ "\u202E": ["\u2028", "\n"] });
  });

  it("copies text as it is", () => {
    expect(print([{ kind: "text", path: "a", text: "x\r\n" }], ".js")).toEqual([
      { path: "a", text: "x\r\n" },
    ]);
  });

  it("fails where an emitter's text would be more statements than it says", () => {
    const sneaky: StatementStructures = {
      kind: StructureKind.Interface,
      isExported: true,
      name: "A {}\nalert(1);\ninterface B",
      properties: [],
    };
    expect(() => print([fragment("a.ts", sneaky)], ".js")).toThrow(
      "a.ts would hold 3 statements instead of 1.",
    );
  });
});
