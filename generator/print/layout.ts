import { StructureKind } from "ts-morph";
import type {
  CodeBlockWriter,
  FunctionDeclarationStructure,
  ImportDeclarationStructure,
  InterfaceDeclarationStructure,
  JSDocStructure,
  OptionalKind,
  StatementStructures,
  VariableStatementStructure,
  WriterFunction,
} from "ts-morph";
import { LINE_WIDTH, stringText } from "../emit/literal.js";

/**
 * What ts-morph is given: the structure itself, or a writer for one that it would not lay out as a
 * formatter does: it never breaks a signature or an import, and hangs types
 * and initializers by four columns.
 */
export function printed(structure: StatementStructures): StatementStructures | WriterFunction {
  switch (structure.kind) {
    case StructureKind.Function:
      return (writer) => writeFunction(writer.blankLineIfLastNot(), structure);
    case StructureKind.Interface:
      return (writer) => writeInterface(writer.blankLineIfLastNot(), structure);
    case StructureKind.VariableStatement:
      return (writer) => writeVariable(writer.blankLineIfLastNot(), structure);
    case StructureKind.ImportDeclaration:
      return importHead(structure).length > LINE_WIDTH
        ? (writer) => writeImport(writer, structure)
        : structure;
    default:
      return structure;
  }
}

function writeInterface(
  writer: CodeBlockWriter,
  { docs = [], name, extends: bases = [], properties = [] }: InterfaceDeclarationStructure,
): void {
  writeDocs(writer, docs);
  const heritage = names(bases).length === 0 ? "" : ` extends ${names(bases).join(", ")}`;
  if (properties.length === 0) {
    writer.write(`export interface ${name}${heritage} {}`);
    return;
  }
  writer.writeLine(`export interface ${name}${heritage} {`);
  for (const property of properties) {
    writeDocs(writer, property.docs ?? [], "  ");
    const type = text(property.type);
    const space = type.startsWith("\n") ? "" : " ";
    writer.writeLine(
      `  ${property.isReadonly ? "readonly " : ""}${property.name}${property.hasQuestionToken ? "?" : ""}:${space}${type};`,
    );
  }
  writer.write("}");
}

function writeVariable(
  writer: CodeBlockWriter,
  { docs = [], isExported, declarations }: VariableStatementStructure,
): void {
  writeDocs(writer, docs);
  for (const { name, type, initializer } of declarations) {
    const annotation = type === undefined ? "" : `: ${text(type)}`;
    const value = text(initializer);
    const space = value.startsWith("\n") ? "" : " ";
    writer.write(`${isExported ? "export " : ""}const ${name}${annotation} =${space}${value};`);
  }
}

/** The head of a function on one line. */
function signature(structure: FunctionDeclarationStructure): string {
  return `${functionHead(structure)}(${parameterTexts(structure).join(", ")}): ${text(structure.returnType)} {`;
}

function functionHead({ name, typeParameters = [] }: FunctionDeclarationStructure): string {
  const types = typeParameters.map((type) =>
    typeof type === "string" ? type : typeParameterText(type),
  );
  return `export function ${name ?? ""}${types.length === 0 ? "" : `<${types.join(", ")}>`}`;
}

function typeParameterText({
  name,
  isConst,
  constraint,
  default: fallback,
}: {
  name: string;
  isConst?: boolean | undefined;
  constraint?: unknown;
  default?: unknown;
}): string {
  return `${isConst ? "const " : ""}${name}${constraint === undefined ? "" : ` extends ${text(constraint)}`}${fallback === undefined ? "" : ` = ${text(fallback)}`}`;
}

function parameterTexts({ parameters = [] }: FunctionDeclarationStructure): readonly string[] {
  return parameters.map(
    ({ name, hasQuestionToken, type }) => `${name}${hasQuestionToken ? "?" : ""}: ${text(type)}`,
  );
}

/** The emitters give types, statements and initializers as text. */
function text(part: unknown): string {
  if (typeof part !== "string") throw new TypeError("A part of a structure must be text.");
  return part;
}

function writeFunction(writer: CodeBlockWriter, structure: FunctionDeclarationStructure): void {
  writeDocs(writer, structure.docs ?? []);
  const flat = signature(structure);
  if (flat.length <= LINE_WIDTH) writer.writeLine(flat);
  else {
    writer.writeLine(`${functionHead(structure)}(`);
    for (const parameter of parameterTexts(structure)) writer.writeLine(`  ${parameter},`);
    writer.writeLine(`): ${text(structure.returnType)} {`);
  }
  for (const statement of [structure.statements ?? []].flat())
    writer.writeLine(`  ${text(statement)}`);
  writer.write("}");
}

function writeDocs(
  writer: CodeBlockWriter,
  docs: readonly (string | WriterFunction | OptionalKind<JSDocStructure>)[],
  indent = "",
): void {
  for (const doc of docs) {
    const description = text(typeof doc === "object" ? doc.description : doc);
    const lines = description.split("\n").slice(1);
    if (lines.length === 0) writer.writeLine(`${indent}/** ${description} */`);
    else
      writer.writeLine(
        ["/**", ...lines.map((line) => ` * ${line}`.trimEnd()), " */"]
          .map((line) => indent + line)
          .join("\n"),
      );
  }
}

function importHead({
  isTypeOnly,
  namedImports,
  moduleSpecifier,
}: ImportDeclarationStructure): string {
  return `import ${isTypeOnly ? "type " : ""}{ ${names(namedImports).join(", ")} } from ${stringText(moduleSpecifier)};`;
}

/** The emitters give names as text. */
function names(given: unknown): readonly string[] {
  return Array.isArray(given) ? given.map(text) : [];
}

function writeImport(
  writer: CodeBlockWriter,
  { isTypeOnly, namedImports, moduleSpecifier }: ImportDeclarationStructure,
): void {
  writer.writeLine(`import ${isTypeOnly ? "type " : ""}{`);
  for (const name of names(namedImports)) writer.writeLine(`  ${name},`);
  writer.write(`} from ${stringText(moduleSpecifier)};`);
}
