import { StructureKind, VariableDeclarationKind } from "ts-morph";
import type { StatementStructures } from "ts-morph";
import { describe, expect, it } from "vitest";
import type { MarkedFragment } from "../../../generator/base/fragment.js";
import { values } from "../../../generator/base/fragment.js";
import { literalText } from "../../../generator/base/literal.js";
import { print } from "../../../generator/emit/print.js";
import { copied } from "../support/forms.js";

const HEADER = "// Generated from spec.json [1] by `paramsmith generate`. Do not edit.";

function fragment(
  path: string,
  ...statements: readonly StatementStructures[]
): Extract<MarkedFragment, { kind: "source" }> {
  return { kind: "source", path, origin: "spec.json [1]", imports: [], statements };
}

function named(name: string): StatementStructures {
  return { kind: StructureKind.Interface, isExported: true, name, properties: [] };
}

describe("printing", () => {
  it("makes one file of the fragments of a path, in order, and sorts files by path", async () => {
    const files = await print(
      [
        fragment("b.ts", named("First")),
        fragment("a.ts", named("A")),
        fragment("b.ts", named("Second")),
      ],
      copied(".js"),
    );
    expect(files).toEqual([
      { path: "a.ts", text: `${HEADER}\n\nexport interface A {}\n` },
      {
        path: "b.ts",
        text: `${HEADER}\n\nexport interface First {}\n\nexport interface Second {}\n`,
      },
    ]);
  });

  it("puts the imports of all fragments of a file at its head", async () => {
    const [file] = await print(
      [
        { ...fragment("a.ts", named("A")), imports: [values("b", "x")] },
        { ...fragment("a.ts", named("B")), imports: [values("b", "y")] },
      ],
      copied(".ts"),
    );
    expect(file?.text).toContain(
      `${HEADER}\n\nimport { x, y } from "./b.ts";\n\nexport interface A {}`,
    );
  });

  it("writes JSON in lines, with what would hide as its code", async () => {
    const [file] = await print(
      [{ kind: "schema", path: "a.json", origin: "a", value: { "\u202E": ["\u2028", "\n"] } }],
      copied(".js"),
    );
    expect(file?.text).toBe(
      '{\n  "$schema": "https://json-schema.org/draft/2020-12/schema",\n  "$comment": "Generated from a by `paramsmith generate`. Do not edit.",\n  "\\u202e": [\n    "\\u2028",\n    "\\n"\n  ]\n}\n',
    );
    expect(JSON.parse(file?.text ?? "")).toMatchObject({ "\u202E": ["\u2028", "\n"] });
  });

  it.each<[string, StatementStructures, number]>([
    [
      "a name",
      {
        kind: StructureKind.Interface,
        isExported: true,
        name: "A {}\nalert(1);\ninterface B",
        properties: [],
      },
      3,
    ],
    ["a type", { kind: StructureKind.TypeAlias, name: "A", type: "1; alert(1)" }, 2],
    [
      "an initializer",
      {
        kind: StructureKind.VariableStatement,
        declarationKind: VariableDeclarationKind.Const,
        declarations: [{ name: "a", initializer: "1\nalert(1)" }],
      },
      2,
    ],
    [
      "a comment",
      {
        kind: StructureKind.Interface,
        isExported: true,
        name: "A",
        docs: [{ description: "*/ alert(1); /*" }],
      },
      2,
    ],
  ])("fails where %s would be more statements than one", async (_, statement, count) => {
    await expect(print([fragment("a.ts", statement)], copied(".js"))).rejects.toThrow(
      `a.ts would contain ${count} statements instead of 1.`,
    );
  });

  it("fails where what was emitted is no TypeScript", async () => {
    const wrong: StatementStructures = {
      kind: StructureKind.TypeAlias,
      name: "A",
      type: '"',
    };
    await expect(print([fragment("a.ts", wrong)], copied(".js"))).rejects.toThrow(
      "a.ts cannot be formatted: ",
    );
  });

  it("writes literals that end in a backslash before others that look like comments", async () => {
    const value = ["\\", "/*", "//", "`\\"];
    const constant: StatementStructures = {
      kind: StructureKind.VariableStatement,
      declarationKind: VariableDeclarationKind.Const,
      declarations: [{ name: "a", initializer: literalText(value) }],
    };
    const [file] = await print([fragment("a.ts", constant, named("B"))], copied(".js"));
    expect(file?.text).toBe(
      `${HEADER}\n\nconst a = ["\\x5c", "/*", "//", "\`\\x5c"];\n\nexport interface B {}\n`,
    );
  });

  it("leaves a blank line between statements, but none between exports, which come last", async () => {
    const exported: StatementStructures = {
      kind: StructureKind.ExportDeclaration,
      moduleSpecifier: "b",
    };
    const alias: StatementStructures = { kind: StructureKind.TypeAlias, name: "A", type: "1" };
    const [file] = await print([fragment("a.ts", exported, exported, alias, alias)], copied(".js"));
    expect(file?.text).toBe(
      `${HEADER}\n\ntype A = 1;\n\ntype A = 1;\n\nexport * from "./b.js";\nexport * from "./b.js";\n`,
    );
  });
});
