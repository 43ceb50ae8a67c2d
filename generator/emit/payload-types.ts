import type { ts as compiler } from "ts-morph";
import { Project, SyntaxKind, ts } from "../ts-morph.js";

type TextChange = compiler.TextChange;

const FILE = "/types.ts";

/**
 * Lays out the types that json-schema-to-typescript made: its own formatter costs more than all the
 * rest of a run. Parentheses around a whole type and notes on its way of working are left out.
 */
export function laidOut(code: string): string {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const file = project.createSourceFile(FILE, withoutNotes(code));
  const parentheses = file.getTypeAliases().flatMap((alias) => {
    const type = alias.getTypeNode();
    return type?.isKind(SyntaxKind.ParenthesizedType)
      ? [removal(type.getStart()), removal(type.getEnd() - 1)]
      : [];
  });
  file.replaceWithText(edited(file.getFullText(), parentheses));
  const settings = {
    ...ts.getDefaultFormatCodeSettings("\n"),
    indentSize: 2,
    semicolons: ts.SemicolonPreference.Insert,
  };
  const edits = project
    .getLanguageService()
    .compilerObject.getFormattingEditsForDocument(FILE, settings);
  const formatted = project.createSourceFile(FILE, edited(file.getFullText(), edits), {
    overwrite: true,
  });
  return formatted
    .getStatements()
    .map((statement) => statement.getFullText().trim())
    .join("\n\n");
}

/** Without what json-schema-to-typescript says of itself; a comment of one line stands on one line. */
function withoutNotes(code: string): string {
  const note = String.raw` \* This \w+ was referenced by .*\n \* via the .*\n`;
  return code
    .replaceAll(new RegExp(String.raw`^/\*\*\n${note} \*/\n`, "gm"), "")
    .replaceAll(new RegExp(String.raw`^ \* *\n${note}`, "gm"), "")
    .replaceAll(/^\/\*\*\n \* (?<only>.*)\n \*\/$/gm, "/** $<only> */");
}

function removal(start: number): TextChange {
  return { span: { start, length: 1 }, newText: "" };
}

function edited(text: string, edits: readonly TextChange[]): string {
  const fromTheEnd = edits.toSorted((a, b) => b.span.start - a.span.start);
  return fromTheEnd.reduce(
    (result, { span, newText }) =>
      result.slice(0, span.start) + newText + result.slice(span.start + span.length),
    text,
  );
}
