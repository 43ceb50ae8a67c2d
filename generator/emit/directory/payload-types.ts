import type {
  OptionalKind,
  PropertySignatureStructure,
  StatementStructures,
  ts as compiler,
} from "ts-morph";
import type { DocComment } from "../../typescript/doc-comment.js";
import { editedParts } from "../../typescript/text-edit.js";
import type { TextEdit } from "../../typescript/text-edit.js";
import { StructureKind, ts } from "../../ts-morph.js";
import { stringText } from "../../typescript/literal.js";

/**
 * Converts the types that json-schema-to-typescript wrote to structures. Reads the compiler's nodes:
 * ts-morph's own take several times as long.
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
  const file = ts.createSourceFile("written.ts", code, ts.ScriptTarget.Latest, true);
  const textOf = editedText(file, names);
  // The final name of another type may be that of the root.
  return file.statements
    .filter((statement) => !ts.isInterfaceDeclaration(statement) || statement.name.text !== root)
    .map((statement) => structureOf(statement, textOf));
}

/** Returns the text of a node with its final names. */
type TextOf = (node: compiler.Node) => string;

/** Edits names, strings with hidden characters, and comments with one line of text. */
function editedText(file: compiler.SourceFile, names: ReadonlyMap<string, string>): TextOf {
  const edits: TextEdit[] = [];
  const replace = (node: compiler.Node, text: string): void => {
    edits.push({ start: node.getStart(file), end: node.end, text });
  };
  const visit = (node: compiler.Node): void => {
    if (ts.isIdentifier(node)) {
      const name = ts.isPropertySignature(node.parent) ? undefined : names.get(node.text);
      if (name !== undefined) replace(node, name);
    } else if (ts.isStringLiteral(node)) replace(node, stringText(node.text));
    else if (ts.isTypeElement(node))
      for (const comment of commentsOf(node)) {
        const [only = "", ...others] = commentText(comment, file);
        if (others.length === 0) replace(comment, `/** ${only} */`);
      }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const partOf = editedParts(file.text, edits);
  return (node) => partOf(node.getStart(file), node.end);
}

function structureOf(statement: compiler.Statement, textOf: TextOf): StatementStructures {
  if (ts.isTypeAliasDeclaration(statement))
    return {
      kind: StructureKind.TypeAlias,
      isExported: true,
      name: textOf(statement.name),
      docs: docsOf(statement),
      type: textOf(statement.type),
    };
  if (ts.isInterfaceDeclaration(statement))
    return {
      kind: StructureKind.Interface,
      isExported: true,
      name: textOf(statement.name),
      docs: docsOf(statement),
      properties: statement.members.map((member) => propertyOf(member, textOf)),
    };
  throw new Error(`json-schema-to-typescript wrote a ${ts.SyntaxKind[statement.kind]}.`);
}

/** A property in its place. ts-morph would write index signatures first. */
function propertyOf(
  member: compiler.TypeElement,
  textOf: TextOf,
): OptionalKind<PropertySignatureStructure> {
  if (ts.isPropertySignature(member) && member.type)
    return {
      name: textOf(member.name),
      hasQuestionToken: member.questionToken !== undefined,
      type: textOf(member.type),
      docs: docsOf(member),
    };
  if (ts.isIndexSignatureDeclaration(member))
    return {
      name: `[${member.parameters.map(textOf).join()}]`,
      type: textOf(member.type),
      docs: docsOf(member),
    };
  throw new Error(`json-schema-to-typescript wrote a ${ts.SyntaxKind[member.kind]}.`);
}

function docsOf(node: compiler.Node): DocComment {
  return commentsOf(node).map((comment) => {
    const [only = "", ...others] = commentText(comment, node.getSourceFile());
    return others.length === 0 ? only : `\n${[only, ...others].join("\n")}`;
  });
}

function commentsOf(node: compiler.Node): readonly compiler.JSDoc[] {
  return ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
}

/** The lines of text in a comment of several lines. */
function commentText(comment: compiler.JSDoc, file: compiler.SourceFile): readonly string[] {
  const lines = comment.getText(file).split("\n");
  return lines.slice(1, -1).map((line) => line.slice(" * ".length));
}
