import type {
  ExportDeclarationStructure,
  FunctionDeclarationStructure,
  ImportDeclarationStructure,
  InterfaceDeclarationStructure,
  JSDocStructure,
  OptionalKind,
  StatementStructures,
  TypeAliasDeclarationStructure,
  VariableStatementStructure,
  WriterFunction,
} from "ts-morph";
import { LINE_WIDTH, stringText } from "../emit/literal.js";
import { StructureKind } from "../ts-morph.js";

/**
 * The text of a statement as a formatter would lay it out. ts-morph's own printer never breaks a
 * signature or an import, and hangs types and initializers by four columns.
 */
export function statementText(structure: StatementStructures): string {
  switch (structure.kind) {
    case StructureKind.ImportDeclaration:
      return importText(structure);
    case StructureKind.ExportDeclaration:
      return exportText(structure);
    case StructureKind.Interface:
      return interfaceText(structure);
    case StructureKind.TypeAlias:
      return aliasText(structure);
    case StructureKind.VariableStatement:
      return variableText(structure);
    case StructureKind.Function:
      return functionText(structure);
    default:
      throw new TypeError(`No emitter gives a structure of kind ${structure.kind}.`);
  }
}

function importText(structure: ImportDeclarationStructure): string {
  const open = `import ${structure.isTypeOnly ? "type " : ""}{`;
  const close = `} from ${stringText(structure.moduleSpecifier)};`;
  const names = texts(structure.namedImports);
  const flat = `${open} ${names.join(", ")} ${close}`;
  // A single name is not worth a line of its own.
  return flat.length <= LINE_WIDTH || names.length === 1
    ? flat
    : [open, ...names.map((name) => `  ${name},`), close].join("\n");
}

function exportText(structure: ExportDeclarationStructure): string {
  const { moduleSpecifier = "", isTypeOnly } = structure;
  const names = texts(structure.namedExports);
  const what = names.length === 0 ? "*" : `${isTypeOnly ? "type " : ""}{ ${names.join(", ")} }`;
  return `export ${what} from ${stringText(moduleSpecifier)};`;
}

function interfaceText(structure: InterfaceDeclarationStructure): string {
  const { docs = [], name, properties = [] } = structure;
  const bases = texts(structure.extends);
  const heritage = bases.length === 0 ? "" : ` extends ${bases.join(", ")}`;
  const flat = `export interface ${name}${heritage}`;
  const head =
    flat.length + " {}".length <= LINE_WIDTH ? flat : `export interface ${name}\n ${heritage}`;
  const members = properties.flatMap((property) => {
    const type = text(property.type);
    const key = `${property.isReadonly ? "readonly " : ""}${property.name}${property.hasQuestionToken ? "?" : ""}`;
    return [...docLines(property.docs, "  "), `  ${key}:${spaceBefore(type)}${type};`];
  });
  const lines = members.length === 0 ? [`${head} {}`] : [`${head} {`, ...members, "}"];
  return [...docLines(docs), ...lines].join("\n");
}

function aliasText({ docs, name, type }: TypeAliasDeclarationStructure): string {
  const value = text(type);
  return [...docLines(docs), `export type ${name} =${spaceBefore(value)}${value};`].join("\n");
}

function variableText({ docs, isExported, declarations }: VariableStatementStructure): string {
  const lines = declarations.map(({ name, type, initializer }) => {
    const annotation = type === undefined ? "" : `: ${text(type)}`;
    const value = text(initializer);
    return `${isExported ? "export " : ""}const ${name}${annotation} =${spaceBefore(value)}${value};`;
  });
  return [...docLines(docs), ...lines].join("\n");
}

/** What begins on the next line has no space in front. */
function spaceBefore(part: string): string {
  return part.startsWith("\n") ? "" : " ";
}

function functionText(structure: FunctionDeclarationStructure): string {
  const {
    name = "",
    docs,
    typeParameters = [],
    parameters = [],
    returnType,
    statements,
  } = structure;
  const types = typeParameters.map((type) =>
    typeof type === "string" ? type : typeParameterText(type),
  );
  const flatHead = `export function ${name}${types.length === 0 ? "" : `<${types.join(", ")}>`}(`;
  const head =
    flatHead.length <= LINE_WIDTH
      ? flatHead
      : [`export function ${name}<`, ...types.map((type) => `  ${type},`), ">("].join("\n");
  const given = parameters.map(
    (parameter) =>
      `${parameter.name}${parameter.hasQuestionToken ? "?" : ""}: ${text(parameter.type)}`,
  );
  const tail = `): ${text(returnType)} {`;
  const flat = `${flatHead}${given.join(", ")}${tail}`;
  const signature =
    flat.length <= LINE_WIDTH
      ? [flat]
      : [head, ...given.map((parameter) => `  ${parameter},`), tail];
  const body = texts(statements).map((statement) => `  ${statement}`);
  return [...docLines(docs), ...signature, ...body, "}"].join("\n");
}

interface TypeParameter {
  readonly name: string;
  readonly isConst?: boolean | undefined;
  readonly constraint?: string | WriterFunction | undefined;
  readonly default?: string | WriterFunction | undefined;
}

function typeParameterText({
  name,
  isConst,
  constraint,
  default: fallback,
}: TypeParameter): string {
  return `${isConst ? "const " : ""}${name}${constraint === undefined ? "" : ` extends ${text(constraint)}`}${fallback === undefined ? "" : ` = ${text(fallback)}`}`;
}

type Docs = readonly (string | WriterFunction | OptionalKind<JSDocStructure>)[];

/** A description of several lines begins with a line break, as ts-morph has it. */
function docLines(docs: Docs = [], indent = ""): readonly string[] {
  return docs.flatMap((doc) => {
    const description = text(typeof doc === "object" ? doc.description : doc);
    const lines = description.split("\n").slice(1);
    if (lines.length === 0) return [`${indent}/** ${description} */`];
    return ["/**", ...lines.map((line) => ` * ${line}`.trimEnd()), " */"].map(
      (line) => indent + line,
    );
  });
}

/** The emitters give the parts of structures as text. */
function text(part: unknown): string {
  if (typeof part !== "string") throw new TypeError("A part of a structure must be text.");
  return part;
}

function texts(parts: unknown): readonly string[] {
  return Array.isArray(parts) ? parts.map(text) : [];
}
