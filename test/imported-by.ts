import { posix } from "node:path";
import { ts } from "ts-morph";

/** The relative imports and exports of a file, also of types and by `import()`, as paths from the folder that the file is relative to. */
export function importedBy(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier?.startsWith("."))
      found.push(posix.join(posix.dirname(file), specifier).replace(/\.js$/, ".ts"));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return textOf(node.moduleSpecifier);
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? textOf(node.argument.literal) : undefined;
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
    ? textOf(node.arguments[0])
    : undefined;
}

function textOf(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}
