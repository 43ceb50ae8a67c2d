import type { Project, StatementStructures } from "ts-morph";
import type { SourceFragment } from "../base/fragment.js";
import { StructureKind } from "../ts-morph.js";
import { layOut } from "./layout.js";
import { importStructures, specifier } from "./imports.js";
import type { ImportForm } from "../spec/output.js";

/**
 * Prints a source file: ts-morph writes its structures, its parser counts the statements, and the
 * formatter lays the text out. Code of another tool follows the statements.
 */
export async function sourceText(
  project: Project,
  path: string,
  pieces: readonly SourceFragment[],
  form: ImportForm,
): Promise<string> {
  const statements = [
    ...importStructures(
      path,
      pieces.flatMap((piece) => piece.imports),
      form,
    ),
    ...spaced(
      pieces
        .flatMap((piece) => piece.statements)
        .map((statement) => withSpecifier(statement, path, form)),
    ),
  ];
  // The compiler checks the same files where they import the package, as in this repository.
  const isUnchecked = pieces[0]?.unchecked === true && form.runtime === "copy";
  const parts = [
    [pieces[0]?.header ?? "", ...(isUnchecked ? [UNCHECKED] : []), ""].join("\n"),
    parsedText(project, path, statements),
    ...pieces.flatMap(({ code }) => (code === undefined ? [] : [code])),
  ];
  return layOut(path, parts.join("\n"));
}

const UNCHECKED = "// @ts-nocheck -- spares your compiler the check of generated data";

/**
 * Returns the text that ts-morph writes. Throws if the text contains other statements than the
 * emitted ones.
 */
function parsedText(project: Project, path: string, statements: StatementStructures[]): string {
  const file = project.createSourceFile(path, { statements });
  const { length: count } = file.compilerNode.statements;
  if (count !== statements.length)
    throw new Error(`${path} would hold ${count} statements instead of ${statements.length}.`);
  return file.getFullText();
}

/** Inserts a blank line before each statement, except between re-exports, which come last. */
function spaced(statements: readonly StatementStructures[]): readonly StatementStructures[] {
  const others = statements.filter((statement) => !isExport(statement));
  const [first, ...exports] = statements.filter(isExport);
  return [...[...others, ...(first ? [first] : [])].map(afterBlankLine), ...exports];
}

function isExport({ kind }: StatementStructures): boolean {
  return kind === StructureKind.ExportDeclaration;
}

function afterBlankLine(statement: StatementStructures): StatementStructures {
  return { ...statement, leadingTrivia: "\n" };
}

/** Converts a path in the output folder to a specifier. */
function withSpecifier(
  statement: StatementStructures,
  path: string,
  form: ImportForm,
): StatementStructures {
  if (statement.kind !== StructureKind.ExportDeclaration || statement.moduleSpecifier === undefined)
    return statement;
  return { ...statement, moduleSpecifier: specifier(path, statement.moduleSpecifier, form) };
}
