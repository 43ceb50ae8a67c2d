import { describe, expect, it } from "vitest";
import { Project } from "ts-morph";
import { reachedStatements } from "../../../../generator/diff/usage/reach.js";
import type { UsageSubjects } from "../../../../generator/diff/usage/generated-names.js";
import type { GeneratedCode } from "../../../../generator/diff/usage/generated-code.js";

const NOTHING: UsageSubjects = {
  names: new Map(),
  owners: new Map(),
  files: new Map(),
  requests: new Set(),
  others: new Set(),
  members: new Set(),
  templates: [],
  values: new Set(),
};

/** The statements that may mention `gen.ts`, which is generated, in the order of the files. */
function reached(files: Readonly<Record<string, string>>): readonly string[] {
  const project = new Project({
    useInMemoryFileSystem: true,
    compilerOptions: { noLib: true, allowJs: true, types: [] },
  });
  project.createSourceFile("/gen.ts", "export function a(): void {}\nexport type T = 1;\n");
  for (const [name, text] of Object.entries(files)) project.createSourceFile(`/${name}`, text);
  const program = project.getProgram().compilerObject;
  const own = Object.keys(files).flatMap((name) => program.getSourceFile(`/${name}`) ?? []);
  const code: GeneratedCode = {
    subjects: { ...NOTHING, others: new Set(["other"]) },
    isGenerated: ({ fileName }) => fileName === "/gen.ts",
    originOf: () => undefined,
    isMember: () => false,
  };
  return reachedStatements(own, code, program.getTypeChecker()).map((node) => node.getText());
}

describe("Statements reach generated code", () => {
  it.each<readonly [label: string, Readonly<Record<string, string>>, readonly string[]]>([
    [
      "by an import and its names",
      { "b.ts": 'import { a } from "./gen";\na();\nlet c = 1;' },
      ['import { a } from "./gen";', "a();"],
    ],
    [
      "by what they declare of it",
      { "b.ts": 'import { a } from "./gen";\nconst b = a;\nb();\nlet c;' },
      ['import { a } from "./gen";', "const b = a;", "b();"],
    ],
    [
      "by require",
      { "b.ts": 'const b = require("./gen");\nb.a();\nlet c;' },
      ['const b = require("./gen");', "b.a();"],
    ],
    ["by import()", { "b.ts": 'import("./gen");\nlet c;' }, ['import("./gen");']],
    [
      "by import =",
      { "b.ts": 'import b = require("./gen");\nb.a();\nlet c;\nexport {};' },
      ['import b = require("./gen");', "b.a();"],
    ],
    [
      "by the type of an import",
      { "b.ts": 'type B = import("./gen").T;\nlet c: B;\nlet d;\nexport {};' },
      ['type B = import("./gen").T;', "let c: B;"],
    ],
    [
      "by another file",
      {
        "b.ts": 'export { a as e } from "./gen";',
        "c.ts": 'import { e } from "./b";\ne();\nlet f;',
      },
      ['export { a as e } from "./gen";', 'import { e } from "./b";', "e();"],
    ],
    [
      "by all of another file",
      { "b.ts": 'export * from "./gen";', "c.ts": 'import * as b from "./b";\nb.a();\nlet f;' },
      ['export * from "./gen";', 'import * as b from "./b";', "b.a();"],
    ],
    [
      "by the import of what no finding is about, not by its uses",
      { "b.ts": 'import { other } from "./gen";\nother;' },
      ['import { other } from "./gen";'],
    ],
    [
      "not by another function with a file's name",
      { "b.ts": 'load("./gen");\ndeclare function load(name: string): void;' },
      [],
    ],
    [
      "by require of another file",
      { "b.ts": 'export { a } from "./gen";', "c.ts": 'const b = require("./b");\nb.a();\nlet f;' },
      ['export { a } from "./gen";', 'const b = require("./b");', "b.a();"],
    ],
    [
      "by import = of another file",
      {
        "b.ts": 'export { a } from "./gen";',
        "c.ts": 'import b = require("./b");\nb.a();\nlet f;\nexport {};',
      },
      ['export { a } from "./gen";', 'import b = require("./b");', "b.a();"],
    ],
    [
      "not by require of another file without generated code",
      { "b.js": "exports.e = 1;", "c.js": 'const b = require("./b.js");\nb.e;' },
      [],
    ],
    [
      "not by import = of another file without generated code",
      { "b.ts": "export const e = 1;", "c.ts": 'import b = require("./b");\nb.e;\nexport {};' },
      [],
    ],
    [
      "not by another file without generated code",
      { "b.ts": "export const e = 1;", "c.ts": 'import { e } from "./b";\ne;' },
      [],
    ],
  ])("%s", (_, files, statements) => {
    expect(reached(files)).toEqual(statements);
  });
});
