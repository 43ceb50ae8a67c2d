import type {
  InterfaceDeclaration,
  JSDocableNode,
  JSDocStructure,
  OptionalKind,
  PropertySignatureStructure,
  SourceFile,
  Statement,
  StatementStructures,
} from "ts-morph";
import { edited, replacement } from "../../typescript/text-edit.js";
import type { TextEdit } from "../../typescript/text-edit.js";
import { Node, Project, StructureKind, SyntaxKind } from "../../ts-morph.js";
import { stringText } from "../../typescript/literal.js";

/**
 * Converts the types that json-schema-to-typescript wrote to structures.
 *
 * @param code its output, unformatted
 * @param root the interface that refers to all types, which is omitted
 * @param names the final names, by the names that json-schema-to-typescript received
 */
export function payloadTypes(
  code: string,
  root: string,
  names: ReadonlyMap<string, string>,
): readonly StatementStructures[] {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const written = project.createSourceFile("written.ts", code);
  const edits = [...nameEdits(written, names), ...stringEdits(written), ...commentEdits(written)];
  const named = project.createSourceFile("named.ts", edited(code, edits));
  // Another type may have the name of the root, so the root is removed by its position.
  const left = written.getInterfaceOrThrow(root).getChildIndex();
  return named
    .getStatements()
    .flatMap((statement, index) => (index === left ? [] : [structureOf(statement)]));
}

function nameEdits(file: SourceFile, names: ReadonlyMap<string, string>): readonly TextEdit[] {
  return file.getDescendantsOfKind(SyntaxKind.Identifier).flatMap((identifier) => {
    const name = names.get(identifier.getText());
    return name === undefined || Node.isPropertySignature(identifier.getParent())
      ? []
      : [replacement(identifier, name)];
  });
}

/** Escapes hidden characters in strings. */
function stringEdits(file: SourceFile): readonly TextEdit[] {
  return file
    .getDescendantsOfKind(SyntaxKind.StringLiteral)
    .map((literal) => replacement(literal, stringText(literal.getLiteralValue())));
}

/** Writes comments with one line of text on one line. */
function commentEdits(file: SourceFile): readonly TextEdit[] {
  return file.getDescendantsOfKind(SyntaxKind.JSDoc).flatMap((comment) => {
    const [, only = "", ...others] = comment.getText().split("\n");
    return others.length === 1 ? [replacement(comment, `/** ${only.slice(" * ".length)} */`)] : [];
  });
}

function structureOf(statement: Statement): StatementStructures {
  if (Node.isTypeAliasDeclaration(statement))
    return {
      kind: StructureKind.TypeAlias,
      isExported: true,
      name: statement.getName(),
      docs: docsOf(statement),
      type: statement.getTypeNodeOrThrow().getText(),
    };
  if (Node.isInterfaceDeclaration(statement))
    return {
      kind: StructureKind.Interface,
      isExported: true,
      name: statement.getName(),
      docs: docsOf(statement),
      properties: propertiesOf(statement),
    };
  throw new Error(`json-schema-to-typescript wrote a ${statement.getKindName()}.`);
}

/** The properties in their order. ts-morph would write index signatures first. */
function propertiesOf(declaration: InterfaceDeclaration): PropertySignatureStructure[] {
  return declaration.getMembers().map((member) => {
    if (Node.isPropertySignature(member))
      return {
        kind: StructureKind.PropertySignature,
        name: member.getNameNode().getText(),
        hasQuestionToken: member.hasQuestionToken(),
        type: member.getTypeNodeOrThrow().getText(),
        docs: docsOf(member),
      };
    if (Node.isIndexSignatureDeclaration(member))
      return {
        kind: StructureKind.PropertySignature,
        name: `[${member.getKeyName()}: ${member.getKeyTypeNode().getText()}]`,
        type: member.getReturnTypeNodeOrThrow().getText(),
        docs: docsOf(member),
      };
    throw new Error(`json-schema-to-typescript wrote a ${member.getKindName()}.`);
  });
}

function docsOf(node: JSDocableNode): OptionalKind<JSDocStructure>[] {
  return node.getJsDocs().map((doc) => {
    const text = doc.getInnerText();
    return { description: text.includes("\n") ? `\n${text}` : text };
  });
}
