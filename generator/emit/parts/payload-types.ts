import type {
  OptionalKind,
  PropertySignatureStructure,
  StatementStructures,
  ts as compiler,
} from "ts-morph";
import type { DocComment } from "../../base/doc-comment.js";
import { editedParts } from "../../base/text-edit.js";
import type { TextEdit } from "../../base/text-edit.js";
import { StructureKind, ts } from "../../base/ts-morph.js";
import { stringText } from "../../base/literal.js";

/**
 * Converts the types that json-schema-to-typescript wrote to structures. Reads the compiler's nodes:
 * ts-morph's own take several times as long.
 *
 * @param code its output, unformatted
 * @param root the interface that refers to all types, which is omitted
 * @param names the final names, by the names that json-schema-to-typescript received
 */
export function typeStatements(
  code: string,
  root: string,
  names: ReadonlyMap<string, string>,
): readonly StatementStructures[] {
  const file = ts.createSourceFile("written.ts", code, PLAIN_NODES);
  const textOf = editedText(file, names);
  // A different type's final name may be the root's name.
  return file.statements
    .filter((statement) => !ts.isInterfaceDeclaration(statement) || statement.name.text !== root)
    .map((statement) => structureOf(statement, { file, textOf }));
}

/** Doc comments without nodes: the parser takes about as long for them as for the types. */
const PLAIN_NODES: compiler.CreateSourceFileOptions = {
  languageVersion: ts.ScriptTarget.Latest,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
};

interface Written {
  readonly file: compiler.SourceFile;
  readonly textOf: TextOf;
}

/** Returns a node's text with final names. */
type TextOf = (node: compiler.Node) => string;

/** Edits names, strings with hidden characters, and comments with one line of text. */
function editedText(file: compiler.SourceFile, names: ReadonlyMap<string, string>): TextOf {
  const edits: TextEdit[] = [];
  const replace = (node: compiler.Node, text: string): void => {
    edits.push({ start: node.getStart(file), end: node.end, text });
  };
  const visitBelow = (parent: compiler.Node): void =>
    ts.forEachChild(parent, (node) => visit(node, parent));
  const visit = (node: compiler.Node, parent: compiler.Node): void => {
    if (ts.isIdentifier(node)) {
      const name = ts.isPropertySignature(parent) ? undefined : names.get(node.text);
      if (name !== undefined) replace(node, name);
    } else if (ts.isStringLiteral(node)) replace(node, stringText(node.text));
    else if (ts.isTypeElement(node))
      for (const { pos: start, end } of commentsOf(node, file)) {
        const [only = "", ...others] = commentText(file.text.slice(start, end));
        if (others.length === 0) edits.push({ start, end, text: `/** ${only} */` });
      }
    visitBelow(node);
  };
  visitBelow(file);
  const partOf = editedParts(file.text, edits);
  return (node) => partOf(node.getStart(file), node.end);
}

function structureOf(statement: compiler.Statement, written: Written): StatementStructures {
  const { file, textOf } = written;
  if (ts.isTypeAliasDeclaration(statement))
    return {
      kind: StructureKind.TypeAlias,
      isExported: true,
      name: textOf(statement.name),
      docs: docsOf(statement, file),
      type: textOf(statement.type),
    };
  if (ts.isInterfaceDeclaration(statement))
    return {
      kind: StructureKind.Interface,
      isExported: true,
      name: textOf(statement.name),
      docs: docsOf(statement, file),
      properties: statement.members.map((member) => propertyOf(member, written)),
    };
  throw new Error(`json-schema-to-typescript wrote a ${ts.SyntaxKind[statement.kind]}.`);
}

/** A property in its place. ts-morph would write index signatures first. */
function propertyOf(
  member: compiler.TypeElement,
  { file, textOf }: Written,
): OptionalKind<PropertySignatureStructure> {
  if (ts.isPropertySignature(member) && member.type) {
    const name = `${textOf(member.name)}${member.questionToken ? "?" : ""}`;
    return { name: `${name}: ${textOf(member.type)}`, docs: docsOf(member, file) };
  }
  if (ts.isIndexSignatureDeclaration(member)) {
    const key = member.parameters.map(textOf).join();
    return { name: `[${key}]: ${textOf(member.type)}`, docs: docsOf(member, file) };
  }
  throw new Error(`json-schema-to-typescript wrote a ${ts.SyntaxKind[member.kind]}.`);
}

function docsOf(node: compiler.Node, file: compiler.SourceFile): DocComment {
  return commentsOf(node, file).map(({ pos, end }) => {
    const [only = "", ...others] = commentText(file.text.slice(pos, end));
    return others.length === 0 ? only : `\n${[only, ...others].join("\n")}`;
  });
}

/** The doc comments before a node. json-schema-to-typescript writes no other comments. */
function commentsOf(
  node: compiler.Node,
  file: compiler.SourceFile,
): readonly compiler.CommentRange[] {
  return ts.getLeadingCommentRanges(file.text, node.pos) ?? [];
}

/** The text lines in a multi-line comment. */
function commentText(comment: string): readonly string[] {
  const lines = comment.split("\n");
  return lines.slice(1, -1).map((line) => line.slice(" * ".length));
}
