import { relative, sep } from "node:path";
import type { ImportDeclaration, Node as AnyNode, SourceFile } from "ts-morph";
import { Node, Project, SyntaxKind } from "../../ts-morph.js";
import type { UsedLocation } from "../review/finding.js";
import { argumentUses, handlerUses } from "./arguments.js";
import type { NamesByModule } from "./names.js";
import type { Use, Uses } from "./uses.js";

/** Uses in generated code do not count. */
const GENERATED = /^\/\/ [^\n]*`paramsmith generate`\. Do not edit\./;

/**
 * Finds the uses of generated code in TypeScript files, by syntax only. It reports too many uses
 * rather than too few. Undefined if no file matches the patterns.
 */
export function readUses(
  cwd: string,
  globs: readonly string[],
  names: NamesByModule,
): Uses | undefined {
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    skipLoadingLibFiles: true,
    compilerOptions: { allowJs: true },
  });
  const absolute = globs.map((glob) =>
    glob.startsWith("/") || glob.startsWith("!") ? glob : `${cwd.split(sep).join("/")}/${glob}`,
  );
  const files = project
    .addSourceFilesAtPaths([...absolute, "!**/node_modules/**"])
    .filter((file) => !GENERATED.test(file.getFullText()));
  if (files.length === 0) return undefined;
  const modules = new Map<string, Use[]>();
  const fields = new Map<string, UsedLocation[]>();
  for (const file of files) {
    const imported = importsOf(file, names);
    if (imported.length === 0) continue;
    const positionOf = placesIn(cwd, file);
    for (const { module, use } of usesIn(file, imported, names, positionOf))
      modules.set(module, [...(modules.get(module) ?? []), use]);
    for (const [name, position] of fieldsIn(file, positionOf))
      fields.set(name, [...(fields.get(name) ?? []), position]);
  }
  return { modules, fields };
}

/** A name that a file imports from generated code. */
interface Imported {
  /** The name in the file. */
  readonly local: string;
  /** The name in generated code; absent for a namespace import. */
  readonly name?: string;
}

function importsOf(file: SourceFile, names: NamesByModule): readonly Imported[] {
  const files = new Set([...names.values()].flat().flatMap((each) => each.files));
  return file
    .getImportDeclarations()
    .filter((declaration) => isGeneratedImport(declaration, files))
    .flatMap((declaration) => {
      const all = declaration.getNamespaceImport();
      return [
        ...(all ? [{ local: all.getText() }] : []),
        ...declaration.getNamedImports().map((each) => ({
          local: each.getAliasNode()?.getText() ?? each.getName(),
          name: each.getName(),
        })),
      ];
    });
}

/** Recognises generated code by the import path: this package, a generated file, or an index. */
function isGeneratedImport(declaration: ImportDeclaration, files: ReadonlySet<string>): boolean {
  // Unfinished code may lack the import path.
  const address = declaration.getLastChildByKind(SyntaxKind.StringLiteral)?.getLiteralText();
  if (address === undefined) return false;
  if (address === "paramsmith" || address.startsWith("paramsmith/")) return true;
  const last = address.slice(address.lastIndexOf("/") + 1).replace(/\.[cm]?[jt]s$/, "");
  if (files.has(last) || ["index", "handlers", "schemas"].includes(last)) return true;
  const target = declaration.getModuleSpecifierSourceFile()?.getFullText();
  return target?.startsWith("// Generated from ") ?? false;
}

type PositionOf = (node: AnyNode) => UsedLocation;

const MAX_LINE = 200;

function placesIn(cwd: string, file: SourceFile): PositionOf {
  const name = relative(cwd, file.getFilePath()).split(sep).join("/");
  const lines = file.getFullText().split(/\r\n|[\n\r\u2028\u2029]/);
  return (node) => {
    const { line, column } = file.getLineAndColumnAtPos(node.getStart());
    const firstLine = Math.max(1, line - 1);
    const around = lines.slice(firstLine - 1, line + 1).map((each) => each.slice(0, MAX_LINE));
    return { file: name, line, column, excerpt: { firstLine, lines: around } };
  };
}

/** A use of a module. */
interface ModuleUse {
  readonly module: string;
  readonly use: Use;
}

function usesIn(
  file: SourceFile,
  imported: readonly Imported[],
  names: NamesByModule,
  positionOf: PositionOf,
): readonly ModuleUse[] {
  const owners = new Map(
    [...names].flatMap(([module, exported]) =>
      exported.flatMap(({ all }) => all.map((name) => [name, module] as const)),
    ),
  );
  const locals = new Map(imported.map((each) => [each.local, each]));
  const isServed = imported.some(({ name = "Handlers" }) =>
    /^create\w*Handler$|Handlers$/.test(name),
  );
  const referred = file.getDescendantsOfKind(SyntaxKind.Identifier).flatMap((identifier) => {
    const found = reference(identifier, locals);
    const module = found && owners.get(found.name);
    return module === undefined || !found
      ? []
      : argumentUses(found.node, positionOf).map((use) => ({ module, use }));
  });
  const served = isServed
    ? [...names].flatMap(([module, exported]) =>
        exported
          .flatMap(({ builder }) => handlerUses(file, builder, positionOf))
          .map((use) => ({ module, use })),
      )
    : [];
  return [...referred, ...served];
}

/** The meaning of an identifier: an imported name, or a member of an imported namespace. */
function reference(
  identifier: AnyNode,
  locals: ReadonlyMap<string, Imported>,
): { readonly name: string; readonly node: AnyNode } | undefined {
  const found = locals.get(identifier.getText());
  const parent = identifier.getParent();
  if (!found || !parent || identifier.getFirstAncestorByKind(SyntaxKind.ImportDeclaration))
    return undefined;
  const isNameOf =
    (Node.isPropertyAccessExpression(parent) && parent.getNameNode() === identifier) ||
    (Node.isPropertyAssignment(parent) && parent.getNameNode() === identifier);
  if (isNameOf) return undefined;
  if (found.name !== undefined) return { name: found.name, node: identifier };
  if (Node.isPropertyAccessExpression(parent)) return { name: parent.getName(), node: parent };
  return Node.isQualifiedName(parent)
    ? { name: parent.getRight().getText(), node: parent }
    : undefined;
}

/** The fields that a file reads, writes or destructures. */
function fieldsIn(
  file: SourceFile,
  positionOf: PositionOf,
): readonly (readonly [name: string, position: UsedLocation])[] {
  return file.getDescendants().flatMap((node) => {
    if (Node.isPropertyAccessExpression(node))
      return [[node.getName(), positionOf(node.getNameNode())] as const];
    if (Node.isElementAccessExpression(node)) {
      const argument = node.getArgumentExpression();
      return Node.isStringLiteral(argument)
        ? [[argument.getLiteralText(), positionOf(argument)] as const]
        : [];
    }
    if (Node.isBindingElement(node))
      return [
        [(node.getPropertyNameNode() ?? node.getNameNode()).getText(), positionOf(node)] as const,
      ];
    if (Node.isPropertyAssignment(node) || Node.isShorthandPropertyAssignment(node))
      return [[node.getName().replaceAll(/^["']|["']$/g, ""), positionOf(node)] as const];
    return [];
  });
}
