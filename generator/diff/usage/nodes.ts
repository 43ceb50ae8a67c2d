import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";

/** The innermost node at a position. */
export function innermost(file: TS.SourceFile, position: number): TS.Node {
  const search = (node: TS.Node): TS.Node =>
    ts.forEachChild(node, (child) =>
      child.getStart(file) <= position && position < child.end ? search(child) : undefined,
    ) ?? node;
  return search(file);
}

/** A name's or string's text; empty for other nodes. */
export function nameText(node: TS.Node): string {
  return ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? node.text : "";
}

/** The name of the top-level declaration that contains a node. */
export function topLevelName(node: TS.Node): string | undefined {
  let name: string | undefined;
  for (let each = node; !ts.isSourceFile(each); each = each.parent)
    if (isTopLevelDeclaration(each) && each.name) name = nameText(each.name);
  return name;
}

/** Returns true for the kinds of declarations that generated files contain. */
export function isTopLevelDeclaration(
  node: TS.Node,
): node is
  | TS.InterfaceDeclaration
  | TS.TypeAliasDeclaration
  | TS.FunctionDeclaration
  | TS.VariableDeclaration {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node)
  );
}

/** The declarations of a type and its component types. */
export function typeDeclarations(
  type: TS.Type,
  checker: TS.TypeChecker,
  depth: number,
): readonly TS.Node[] {
  if (depth === 0) return [];
  const signatures = type.getCallSignatures();
  const parts = [
    ...(type.isUnionOrIntersection() ? type.types : []),
    ...(type.aliasTypeArguments ?? []),
    ...(isReference(type) ? checker.getTypeArguments(type) : []),
    ...signatures.slice(0, 1).map((signature) => signature.getReturnType()),
  ];
  return [
    ...(type.aliasSymbol?.declarations ?? []),
    ...(type.getSymbol()?.declarations ?? []),
    ...signatures.flatMap((signature) => signature.getDeclaration() ?? []),
    ...parts.flatMap((part) => typeDeclarations(part, checker, depth - 1)),
  ];
}

function isReference(type: TS.Type): type is TS.TypeReference {
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    "objectFlags" in type &&
    typeof type.objectFlags === "number" &&
    (type.objectFlags & ts.ObjectFlags.Reference) !== 0
  );
}
