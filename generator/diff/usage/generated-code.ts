import { dirname } from "node:path";
import type { ts as TS } from "ts-morph";
import { isMadeOf } from "../../../templates/runtime/model/named-by-template.js";
import { ts } from "../../base/ts-morph.js";
import type { UsageSubjects } from "./generated-names.js";

/** The header of generated files; that of the runtime has another beginning. */
const HEADER =
  /^\/\/ (?:Generated from [^\n]*|Part of the Paramsmith runtime[^\n]*)`paramsmith generate`\. Do not edit\./;

/** Generated declarations, which lost their header when they were compiled. */
const DECLARATIONS = /\bfrom "(?:\.[./]{1,40}runtime|@paramsmith\/runtime\/internal)\//;

/** Whether the members of generated code are parameters of requests or fields of responses. */
export type UseRole = "request" | "response";

/** The modules of a declaration in generated code. */
export interface GeneratedOrigin {
  readonly modules: readonly string[];
  readonly role: UseRole;
}

/** Finds the modules that declarations belong to. */
export interface GeneratedCode {
  readonly subjects: UsageSubjects;
  readonly isGenerated: (file: TS.SourceFile) => boolean;
  /** Undefined for code that no finding is about. */
  readonly originOf: (declaration: TS.Node) => GeneratedOrigin | undefined;
  readonly isMember: (name: string) => boolean;
}

/** Recognises generated code by its header, or by its folder if it was compiled. */
export function generatedCode(
  files: readonly TS.SourceFile[],
  subjects: UsageSubjects,
): GeneratedCode {
  const generated = new Set(files.filter((file) => HEADER.test(file.text)));
  const declared = files.filter(
    ({ isDeclarationFile, text }) => isDeclarationFile && DECLARATIONS.test(text),
  );
  const folders = new Set(declared.map(({ fileName }) => dirname(fileName)));
  const isGenerated = (file: TS.SourceFile): boolean =>
    generated.has(file) || (file.isDeclarationFile && folders.has(dirname(file.fileName)));
  return {
    subjects,
    isGenerated,
    originOf: (declaration) => {
      const file = declaration.getSourceFile();
      const isRuntime = file.fileName.includes("/runtime/");
      return isGenerated(file) && !isRuntime ? originIn(declaration, file, subjects) : undefined;
    },
    isMember: (name) =>
      subjects.members.has(name) ||
      subjects.templates.some((template) => matchesTemplate(name, template)),
  };
}

/** Returns true if a name is made from a template such as `slot-{slot}`. */
export function matchesTemplate(name: string, template: string): boolean {
  return isMadeOf(name, template.split(/\{[^{}]*\}/), 1);
}

function originIn(
  declaration: TS.Node,
  file: TS.SourceFile,
  { owners, files, requests, others }: UsageSubjects,
): GeneratedOrigin | undefined {
  const name = topLevelName(declaration);
  const modules = name === undefined ? undefined : owners.get(name);
  if (name !== undefined && modules)
    return { modules, role: requests.has(name) ? "request" : "response" };
  if (name !== undefined && others.has(name)) return undefined;
  const isResult = file.fileName.includes("/results/");
  const base = fileBase(file.fileName);
  const own = files.get(base) ?? files.get(base.replace(/\.v1$/, ""));
  // Several schemas are in one file.
  return own && base !== "schemas"
    ? { modules: own, role: isResult ? "response" : "request" }
    : undefined;
}

/** The name of a file without folder and extensions. */
export function fileBase(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/(?:\.d)?\.[cm]?[jt]sx?$/, "");
}

/** The name of the exported declaration that contains a node. */
function topLevelName(node: TS.Node): string | undefined {
  let name: string | undefined;
  for (let each = node; !ts.isSourceFile(each); each = each.parent)
    name = declaredName(each) ?? name;
  return name;
}

function declaredName(node: TS.Node): string | undefined {
  const isNamed =
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node);
  return isNamed && node.name && ts.isIdentifier(node.name) ? node.name.text : undefined;
}
