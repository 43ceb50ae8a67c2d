import type { SourceFile, UnionTypeNode, ts as compiler } from "ts-morph";
import { loadCompiler } from "../compiler.js";
import { LINE_WIDTH, stringText } from "./literal.js";

type TextChange = compiler.TextChange;

const { Node, Project, SyntaxKind, ts } = loadCompiler();

const FILE = "/types.ts";

/**
 * Lays out the types that json-schema-to-typescript made, whatever their form: its own formatter costs
 * more than all the rest of a run. Parentheses around a whole type are left out.
 *
 * @param code without notes on the way of working
 * @param names of the types, by what they were called for json-schema-to-typescript
 */
export function laidOutByCompiler(code: string, names: ReadonlyMap<string, string>): string {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const file = project.createSourceFile(FILE, code);
  const parentheses = file
    .getDescendantsOfKind(SyntaxKind.ParenthesizedType)
    .filter((type) => {
      const parent = type.getParent();
      return Node.isTypeAliasDeclaration(parent) || Node.isPropertySignature(parent);
    })
    .flatMap((type) => [
      replacement(type.getStart(), 1, ""),
      replacement(type.getEnd() - 1, 1, ""),
    ]);
  const renamed = file.getDescendantsOfKind(SyntaxKind.Identifier).flatMap((identifier) => {
    const name = names.get(identifier.getText());
    return name === undefined || Node.isPropertySignature(identifier.getParent())
      ? []
      : [replacement(identifier.getStart(), identifier.getWidth(), name)];
  });
  const quoted = file
    .getDescendantsOfKind(SyntaxKind.StringLiteral)
    .map((literal) =>
      replacement(literal.getStart(), literal.getWidth(), stringText(literal.getLiteralValue())),
    );
  file.replaceWithText(edited(file.getFullText(), [...parentheses, ...renamed, ...quoted]));
  const settings = {
    ...ts.getDefaultFormatCodeSettings("\n"),
    indentSize: 2,
    semicolons: ts.SemicolonPreference.Insert,
  };
  const edits = project
    .getLanguageService()
    .compilerObject.getFormattingEditsForDocument(FILE, settings);
  const formatted = edited(file.getFullText(), edits).trimEnd();
  // The formatter leaves out the very last semicolon.
  const isOpen = Node.isTypeAliasDeclaration(file.getStatements().at(-1));
  file.replaceWithText(`${formatted}${isOpen && !formatted.endsWith(";") ? ";" : ""}\n`);
  file.replaceWithText(edited(file.getFullText(), longUnions(file).flatMap(brokenUnion)));
  return file
    .getStatements()
    .map((statement) => statement.getFullText().trim())
    .join("\n\n");
}

/** Unions of properties and aliases whose last line is too long. */
function longUnions(file: SourceFile): readonly UnionTypeNode[] {
  return file.getDescendantsOfKind(SyntaxKind.UnionType).filter((union) => {
    const parent = union.getParent();
    const lineStart = union.getStartLinePos();
    const isLong = file.getFullText().indexOf("\n", lineStart) - lineStart > LINE_WIDTH;
    return isLong && (Node.isTypeAliasDeclaration(parent) || Node.isPropertySignature(parent));
  });
}

/** One member a line, below the name; what is within a member stays for other changes. */
function brokenUnion(union: UnionTypeNode): readonly TextChange[] {
  const line = union.getSourceFile().getFullText().slice(union.getStartLinePos());
  const indent = " ".repeat(line.search(/[^ ]/) + 2);
  const members = union.getTypeNodes();
  return members.map((member, index) => {
    const start = members[index - 1]?.getEnd() ?? union.getPos();
    return replacement(start, member.getStart() - start, `\n${indent}| `);
  });
}

function replacement(start: number, length: number, newText: string): TextChange {
  return { span: { start, length }, newText };
}

function edited(text: string, edits: readonly TextChange[]): string {
  const fromTheEnd = edits.toSorted((a, b) => b.span.start - a.span.start);
  return fromTheEnd.reduce(
    (result, { span, newText }) =>
      result.slice(0, span.start) + newText + result.slice(span.start + span.length),
    text,
  );
}
