import { IndentationText, NewLineKind, Project, QuoteKind } from "ts-morph";
import type { Fragment, JsonFragment, SourceFragment, TextFragment } from "../emit/fragment.js";
import { importStructures, specifier } from "./imports.js";
import type { ImportExtension } from "./imports.js";
import type { OutputFile } from "./output-file.js";
import { printed } from "./layout.js";

/** Turns fragments into files: those of one path become one file, in the order given; files are sorted by path. */
export function print(
  fragments: readonly Fragment[],
  extension: ImportExtension,
): readonly OutputFile[] {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: {
      indentationText: IndentationText.TwoSpaces,
      newLineKind: NewLineKind.LineFeed,
      quoteKind: QuoteKind.Double,
      useTrailingCommas: true,
    },
  });
  const sources = new Map<string, SourceFragment[]>();
  const others: (JsonFragment | TextFragment)[] = [];
  for (const fragment of fragments) {
    if (fragment.kind === "source")
      sources.set(fragment.path, [...(sources.get(fragment.path) ?? []), fragment]);
    else others.push(fragment);
  }
  const files = [
    ...[...sources].map(([path, pieces]) => ({
      path,
      text: sourceText(project, path, pieces, extension),
    })),
    ...others.map(({ path, ...fragment }) => ({
      path,
      text:
        fragment.kind === "json"
          ? `${JSON.stringify(fragment.value, undefined, 2)}\n`
          : fragment.text,
    })),
  ];
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function sourceText(
  project: Project,
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
    .map((statement) =>
      "moduleSpecifier" in statement && statement.moduleSpecifier !== undefined
        ? { ...statement, moduleSpecifier: specifier(path, statement.moduleSpecifier, extension) }
        : statement,
    );
  const body = project
    .createSourceFile(path, { statements: [...imports, ...statements].map(printed) })
    .getFullText();
  return `${pieces[0]?.header ?? ""}\n\n${body.trim()}\n`;
}
