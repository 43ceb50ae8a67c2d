import type { StatementStructures } from "ts-morph";
import { escapeHiddenInLines } from "../text/hidden.js";
import type { Fragment, JsonFragment, SourceFragment, TextFragment } from "../emit/fragment.js";
import { loadCompiler } from "../compiler.js";
import { StructureKind } from "../ts-morph.js";
import { importStructures, specifier } from "./imports.js";
import type { ImportExtension, OutputFile } from "../files/output.js";
import { statementText } from "./layout.js";
import { statementCount } from "./statement-count.js";

/** Turns fragments into files: those of one path become one file, in the order given; files are sorted by path. */
export function print(
  fragments: readonly Fragment[],
  extension: ImportExtension,
): readonly OutputFile[] {
  const sources = new Map<string, SourceFragment[]>();
  const others: (JsonFragment | TextFragment)[] = [];
  for (const fragment of fragments) {
    if (fragment.kind !== "source") others.push(fragment);
    else sources.set(fragment.path, [...(sources.get(fragment.path) ?? []), fragment]);
  }
  const files = [
    ...[...sources].map(([path, pieces]) => ({
      path,
      text: sourceText(path, pieces, extension),
    })),
    ...others.map((fragment) => ({ path: fragment.path, text: otherText(fragment) })),
  ];
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function otherText(fragment: JsonFragment | TextFragment): string {
  return fragment.kind === "json"
    ? `${escapeHiddenInLines(JSON.stringify(fragment.value, undefined, 2))}\n`
    : fragment.text;
}

function sourceText(
  path: string,
  pieces: readonly SourceFragment[],
  extension: ImportExtension,
): string {
  const imports = importStructures(
    path,
    pieces.flatMap((piece) => piece.imports),
    extension,
  );
  const statements = pieces
    .flatMap((piece) => piece.statements)
    .map((statement) => withSpecifier(statement, path, extension));
  const blocks = [
    pieces[0]?.header ?? "",
    imports.map(statementText).join("\n"),
    ...joined(statements),
  ];
  const text = `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
  const parsed = statementCount(text) ?? compilersCount(path, text);
  // Whatever a spec says, a file holds the statements that were emitted and no others.
  if (parsed !== imports.length + statements.length)
    throw new Error(
      `${path} would hold ${parsed} statements instead of ${imports.length + statements.length}.`,
    );
  return text;
}

/** Neither parents nor doc comments are looked at. */
function compilersCount(path: string, text: string): number {
  const { ts } = loadCompiler();
  const { Latest: languageVersion } = ts.ScriptTarget;
  const { ParseNone: jsDocParsingMode } = ts.JSDocParsingMode;
  const options = { languageVersion, jsDocParsingMode };
  return ts.createSourceFile(path, text, options, false).statements.length;
}

/** Exports from other files stand close together. */
function joined(statements: readonly StatementStructures[]): readonly string[] {
  const exports = statements
    .filter(({ kind }) => kind === StructureKind.ExportDeclaration)
    .map(statementText);
  const others = statements
    .filter(({ kind }) => kind !== StructureKind.ExportDeclaration)
    .map(statementText);
  return [...others, exports.join("\n")];
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
