import { format } from "oxfmt";
import type { FormatConfig } from "oxfmt";
import type { Project, StatementStructures } from "ts-morph";
import type { SourceFragment } from "../typescript/fragment.js";
import { StructureKind } from "../ts-morph.js";
import { importStructures, specifier } from "./imports.js";
import type { ImportExtension } from "../files/output.js";

/**
 * The formatter's options that are not its defaults; no configuration file is read. Quotes around names
 * of properties stay: compilers do not agree on which letters a name may have without them.
 */
const LAYOUT: FormatConfig = { printWidth: 100, quoteProps: "preserve" };

/**
 * The text of a source file: ts-morph writes it from structures, its parser counts the statements, and
 * the formatter lays it out.
 */
export async function sourceText(
  project: Project,
  path: string,
  pieces: readonly SourceFragment[],
  extension: ImportExtension,
): Promise<string> {
  // A script's declarations import what the script would.
  const ending = path.endsWith(".d.ts") ? ".js" : extension;
  const statements = [
    ...importStructures(
      path,
      pieces.flatMap((piece) => piece.imports),
      ending,
    ),
    ...spaced(
      pieces
        .flatMap((piece) => piece.statements)
        .map((statement) => withSpecifier(statement, path, ending)),
    ),
  ];
  const text = `${pieces[0]?.header ?? ""}\n\n${parsedText(project, path, statements)}`;
  const { code, errors } = await format(path, text, LAYOUT);
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be formatted: ${error.message}`);
  return code;
}

/** The text that ts-morph writes. Throws if it holds other statements than were emitted, regardless of what a spec contains. */
function parsedText(project: Project, path: string, statements: StatementStructures[]): string {
  const file = project.createSourceFile(path, { statements });
  const { length: count } = file.compilerNode.statements;
  if (count !== statements.length)
    throw new Error(`${path} would hold ${count} statements instead of ${statements.length}.`);
  return file.getFullText();
}

/** With a blank line before each statement; exports from other files follow the others, without one between them. */
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

/** Emitters name files of the output folder; a file imports them relative to itself. */
function withSpecifier(
  statement: StatementStructures,
  path: string,
  extension: ImportExtension,
): StatementStructures {
  if (statement.kind !== StructureKind.ExportDeclaration || statement.moduleSpecifier === undefined)
    return statement;
  return { ...statement, moduleSpecifier: specifier(path, statement.moduleSpecifier, extension) };
}
