import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { Project, StructureKind, VariableDeclarationKind, ts } from "ts-morph";
import { describe, expect, it } from "vitest";
import { statementCount } from "../../../generator/print/statement-count.js";
import * as own from "../../../generator/ts-morph.js";
import { REPOSITORY } from "../support/places.js";

function compilersCount(text: string): number {
  return ts.createSourceFile("a.ts", text, ts.ScriptTarget.Latest).statements.length;
}

/** Whether the compiler refuses the form of a text: some errors of that kind it finds only when it checks types. */
function isRefused(text: string): boolean {
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { noLib: true } });
  project.createSourceFile("a.ts", text);
  return project.getPreEmitDiagnostics().some((diagnostic) => diagnostic.getCode() < 2000);
}

/** Statements as they are emitted, around what a spec says. */
const STATEMENTS = [
  ["export const a: b =", ";\n"],
  ["export const a: b = {\n  c:", ",\n};\n"],
  ["export type A =", ";\n"],
  ["export type A<B> = C<", ">;\n"],
  ["export interface A {\n  readonly b:", ";\n}\n"],
  ["export function f<const P extends A =", ">(a?: P): b<P> {\n  return c(a);\n}\n"],
  ["export function f(a: b): void {\n  return", ";\n}\n"],
  ["/** ", " */\n"],
  ["import { a } from", ";\n"],
  ["", ""],
] as const;

/** What could get out of its place there. */
const PIECES = [
  ["1", "a", '"x"', "{}", "[]", "evil()", "`x`", "`${1}`", "a.b", "f<1>(2)", "(1)", "{ a: 1 }"],
  [" < ", " > ", " | ", " + ", " = ", " => ", " as ", "?", ":", ",", ".", "!", "/", "a<b>", "&&"],
  ["\n", "\n", ";", ";\n", " ", "{", "}", "(", ")", "[", "]", "`", '"', "'", "\\", "${"],
  ["//", "/*", "*/", "/*\n*/", "// x\n", "\r", "\u2028", "\u00E9", "\u00A0"],
  ["export ", "import ", "const ", "type ", "interface ", "function ", "enum ", "class ", "let "],
  ["const enum E {}", "export const c = d", "function g() {}", "if (1) {}", "export {}"],
].flat();

const text = fc
  .array(
    fc
      .tuple(
        fc.constantFrom(...STATEMENTS),
        fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 }),
      )
      .map(([[before, after], pieces]) => `${before} ${pieces.join("")}${after}`),
    { minLength: 1, maxLength: 2 },
  )
  .map((statements) => statements.join(""));

describe("counting statements", () => {
  it("says of every file of generated code what the compiler says", () => {
    const folders = ["alliance", "paraminfo"].map((name) => join(REPOSITORY, "generated", name));
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((path) => /(?<!\.d)\.ts$/.test(path))
        .map((path) => join(folder, path)),
    );
    expect(files.length).toBeGreaterThan(200);
    for (const file of files) {
      const code = readFileSync(file, "utf8");
      expect(statementCount(code), file).toBe(compilersCount(code));
    }
  });

  it("is never wrong about a text that compiles", () => {
    fc.assert(
      fc.property(text, (code) => {
        const count = statementCount(code);
        expect(count === undefined || count === compilersCount(code) || isRefused(code)).toBe(true);
      }),
      // The compiler refuses it, though it parses it as two statements.
      { numRuns: 3000, examples: [["export const a: b = 1,\n1;\n"]] },
    );
  });

  it.each([
    ["a line break where a statement could end", "export const a = 1\nevil();"],
    ["a line break in a comment", "export const a = 1 /*\n*/ evil();"],
    ["comparisons that look like arguments of a type", "export const a = b < 1; evil(); 2 > c;"],
    ["comparisons over several lines", "export const a = b < 1\nevil()\n2 > c;"],
    ["an enumeration", "export const enum A {} evil();"],
    ["a regular expression", "export const a = /;/;"],
    ["a statement of another kind", "evil();"],
    ["a class", "export class A {}"],
    ["a bracket that is not closed", "export interface A {"],
    ["brackets that cross", "export const a = ([)];"],
    ["a text that does not end", 'export const a = "'],
    ["a line end in a text", 'export const a = "\\\n";'],
    ["a template that does not end", "export const a = `${1}"],
    ["a letter beyond ASCII outside of texts", "export const é = 1;"],
    ["a separator of lines in a comment", "// \u2028evil();\nexport const a = 1;"],
  ])("leaves %s to the compiler", (_, code) => {
    expect(statementCount(code)).toBeUndefined();
  });

  it("counts what has other text, in texts, comments and templates", () => {
    const code =
      '// é; }\n/** evil(); */\nexport const a = "; \\" } é";\n\nexport type A =\n  | `a${string}b;${\'}\'}`\n  | B<\n      C\n    >;\n';
    expect(statementCount(code)).toBe(2);
    expect(compilersCount(code)).toBe(2);
    expect(isRefused(code)).toBe(false);
  });
});

describe("the kinds of structures", () => {
  it("are those of ts-morph", () => {
    expect(StructureKind).toMatchObject(own.StructureKind);
    expect(VariableDeclarationKind).toMatchObject(own.VariableDeclarationKind);
  });
});
