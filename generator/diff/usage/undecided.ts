import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import type { Finding, UsedLocation } from "../finding.js";
import { isEnumeratingRule } from "../rules.js";
import { innermost } from "./join.js";
import { locate } from "./location.js";
import type { UsageProgram } from "./programs.js";
import { areAbsent, isOfResponse, isOfBody, isOfAddition, valueOf } from "./rule-kinds.js";
import { memberOf, nameText, topLevelName } from "./subjects.js";
import type { UsageSubjects } from "./subjects.js";

/** Why code that compiles with both versions is a use. */
const REASON = "not decided by the compiler";

/** Finds the uses of findings that the compiler does not decide: references to the declarations of the base. */
export function undecidedSearch(cwd: string, program: UsageProgram, subjects: UsageSubjects) {
  const compiled = program.service.getProgram();
  const checker = compiled?.getTypeChecker();
  if (!compiled || !checker) return (): readonly UsedLocation[] => [];
  const own = new Set(program.selected);
  const generated = compiled
    .getSourceFiles()
    .filter(({ fileName }) => program.outputOf(fileName) !== undefined);
  const words = new Set(
    program.selected.flatMap((path) => compiled.getSourceFile(path)?.text.match(/[\w$]+/g) ?? []),
  );
  const known = new Map<TS.Node, readonly TS.Node[]>();
  const referencesOf = (name: TS.Node): readonly TS.Node[] => {
    const found = known.get(name) ?? findReferences(name, program.service, compiled, own);
    known.set(name, found);
    return found;
  };
  const at = (node: TS.Node): UsedLocation =>
    locate(cwd, node.getSourceFile(), node.getStart(), REASON);
  const filesOf = (module: string): readonly TS.SourceFile[] => {
    const bases = new Set(subjects.exportsOf(module).flatMap(({ files }) => files));
    return generated.filter(({ fileName }) =>
      bases.has(fileName.slice(fileName.lastIndexOf("/") + 1).replace(/(?:\.v1)?\.ts$/, "")),
    );
  };
  return (finding: Finding): readonly UsedLocation[] => {
    if (!isSearched(finding)) return [];
    const member = memberOf(finding);
    const exported = subjects.exportsOf(finding.module);
    if (member === "" || areAbsent(finding)) {
      const names = exported.flatMap(({ all, builder }) => (member === "" ? all : [builder]));
      const found = names
        .filter((name) => words.has(name))
        .flatMap((name) => filesOf(finding.module).flatMap((file) => exportNamed(file, name)))
        .flatMap(referencesOf);
      return member === ""
        ? found.map(at)
        : found.flatMap((node) => callsWithout(node, member, checker)).map(at);
    }
    const isTemplate = member.includes("{");
    if (!isTemplate && !words.has(member) && /^[\w$]+$/.test(member)) return [];
    const requests = new Set(exported.flatMap((each) => each.requests));
    const all = new Set(exported.flatMap((each) => each.all));
    const isOfRole = (name: string): boolean =>
      isOfBody(finding) || requests.has(name) !== isOfResponse(finding);
    const value = valueOf(finding);
    return filesOf(finding.module)
      .flatMap((file) => membersNamed(file, member))
      .filter((node) => {
        const owner = topLevelName(node) ?? "";
        return isOfRole(owner) && (all.has(owner) || !isOfBody(finding));
      })
      .flatMap(referencesOf)
      .filter((node) => value === undefined || mayBe(node, value, checker))
      .map(at);
  };
}

/** A member that is gone is also gone for code that still compiles, such as objects of an empty type. */
const MEMBER_GONE = /-(?:removed|renamed)(?:-deprecated|-multi)?$/;

/** Additions break no code that compiles, and what breaks types is decided by the compiler. */
function isSearched(finding: Finding): boolean {
  const { rule, classes } = finding;
  if (isEnumeratingRule(rule) || isOfAddition(finding)) return false;
  return classes.types !== "breaking" || (MEMBER_GONE.test(rule) && memberOf(finding) !== "");
}

function findReferences(
  name: TS.Node,
  service: TS.LanguageService,
  program: TS.Program,
  own: ReadonlySet<string>,
): readonly TS.Node[] {
  const found = service.findReferences(name.getSourceFile().fileName, name.getStart()) ?? [];
  return found
    .flatMap(({ references }) => references)
    .flatMap(({ fileName, textSpan }) => {
      const file = own.has(fileName) ? program.getSourceFile(fileName) : undefined;
      const node = file && innermost(file, textSpan.start);
      return node && !isImported(node) ? [node] : [];
    });
}

function isImported(node: TS.Node): boolean {
  return ts.findAncestor(node, (each) => ts.isImportDeclaration(each)) !== undefined;
}

/** The name of an exported declaration of a file. */
function exportNamed(file: TS.SourceFile, name: string): readonly TS.Node[] {
  return file.statements.flatMap((statement): readonly TS.Node[] => {
    const declared = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : ts.isInterfaceDeclaration(statement) ||
          ts.isTypeAliasDeclaration(statement) ||
          ts.isFunctionDeclaration(statement)
        ? [statement]
        : [];
    return declared.flatMap((each) =>
      each.name && ts.isIdentifier(each.name) && each.name.text === name ? [each.name] : [],
    );
  });
}

/** The names of the members of types that have a name. */
function membersNamed(file: TS.SourceFile, member: string): readonly TS.Node[] {
  const found: TS.Node[] = [];
  const visit = (node: TS.Node): void => {
    if (ts.isPropertySignature(node) && nameText(node.name) === member) found.push(node.name);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The call of a builder if it may omit a parameter. */
function callsWithout(node: TS.Node, member: string, checker: TS.TypeChecker): readonly TS.Node[] {
  const callee =
    ts.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent : node;
  const call = callee.parent;
  if (!ts.isCallExpression(call) || call.expression !== callee) return [];
  const isGiven = call.arguments.some((argument) => {
    const property = checker.getPropertyOfType(checker.getTypeAtLocation(argument), member);
    return property !== undefined && (property.flags & ts.SymbolFlags.Optional) === 0;
  });
  return isGiven ? [] : [call];
}

/** Returns true if code may write a value, or compares with it. */
function mayBe(node: TS.Node, value: string, checker: TS.TypeChecker): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) {
    const values = literalsOf(checker.getTypeAtLocation(parent.initializer), checker);
    return values === undefined || values.includes(value);
  }
  if (ts.isShorthandPropertyAssignment(parent)) {
    const values = literalsOf(checker.getTypeAtLocation(node), checker);
    return values === undefined || values.includes(value);
  }
  const access = ts.isPropertyAccessExpression(parent) ? parent : node;
  const { parent: around } = access;
  if (!ts.isBinaryExpression(around)) return false;
  return [around.left, around.right].some(
    (side) => ts.isStringLiteralLike(side) && side.text === value,
  );
}

/** The strings of a type, if it has no others. */
function literalsOf(type: TS.Type, checker: TS.TypeChecker): readonly string[] | undefined {
  if (type.isStringLiteral()) return [type.value];
  if (type.isUnion()) {
    const all = type.types.map((each) => literalsOf(each, checker));
    return all.some((each) => each === undefined) ? undefined : all.flatMap((each) => each ?? []);
  }
  if ((type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike)) !== 0) return [];
  const item = checker.isArrayLikeType(type) ? type.getNumberIndexType() : undefined;
  return item && literalsOf(item, checker);
}
