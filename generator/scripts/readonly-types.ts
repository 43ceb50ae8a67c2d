import type { InterfaceDeclaration, Node as AnyNode, SourceFile } from "ts-morph";
import { edited, insertion, replacement } from "../base/text-edit.js";
import type { TextEdit } from "../base/text-edit.js";
import { Node, Project, SyntaxKind } from "../ts-morph.js";

/**
 * Converts types that json-schema-to-typescript printed to the style of templates/. Properties and
 * lists become readonly, and an unknown value becomes JSON. Objects become type aliases, which are
 * assignable to a record; interfaces are not.
 */
export function readonlyTypes(printed: string): string {
  const text = printed.trimStart();
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const file = project.createSourceFile("types.ts", text);
  return edited(text, [...file.getInterfaces().flatMap(asAlias), ...memberEdits(file)]);
}

function asAlias(declaration: InterfaceDeclaration): readonly TextEdit[] {
  const end = declaration.getEnd();
  return [
    replacement(declaration.getFirstChildByKindOrThrow(SyntaxKind.InterfaceKeyword), "type"),
    insertion(declaration.getFirstChildByKindOrThrow(SyntaxKind.OpenBraceToken), "= "),
    { start: end, end, text: ";" },
  ];
}

function memberEdits(file: SourceFile): readonly TextEdit[] {
  return file.getDescendants().flatMap((node) => {
    if (Node.isPropertySignature(node))
      return [insertion(node, "readonly "), ...typeEdits(node.getTypeNodeOrThrow(), "Json")];
    return Node.isIndexSignatureDeclaration(node)
      ? [
          insertion(node, "readonly "),
          ...typeEdits(node.getReturnTypeNodeOrThrow(), "Json | undefined"),
        ]
      : [];
  });
}

function typeEdits(type: AnyNode, unknown: string): readonly TextEdit[] {
  if (Node.isArrayTypeNode(type)) return [insertion(type, "readonly ")];
  return type.getKind() === SyntaxKind.UnknownKeyword ? [replacement(type, unknown)] : [];
}
