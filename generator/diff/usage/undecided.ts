import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import type { Finding, UsedLocation } from "../finding.js";
import { isEnumerating, ruleById } from "../rules.js";
import { locate } from "./location.js";
import { innermost, nameText, topLevelName } from "./nodes.js";
import type { UsageProgram } from "./program.js";
import { affectedValue, baseName, memberOf } from "./subjects.js";
import type { UsageSubjects } from "./subjects.js";

/** Why code that compiles with both versions is a use. */
const REASON = "not decided by the compiler";

/** Finds the uses of findings that the compiler does not decide: references to the declarations of the base. */
export function undecidedSearch(cwd: string, program: UsageProgram, subjects: UsageSubjects) {
  const compiled = program.program();
  const checker = compiled.getTypeChecker();
  const generated = compiled
    .getSourceFiles()
    .filter(({ fileName }) => program.outputOf(fileName) !== undefined);
  const words = new Set(
    program.selected.flatMap((path) => compiled.getSourceFile(path)?.text.match(/[\w$]+/g) ?? []),
  );
  const referencesOf = referenceFinder(program);
  const exportsNamed = (module: string, names: readonly string[]): readonly TS.Node[] => {
    const used = new Set(names.filter((name) => words.has(name)));
    const isUsed = (node: TS.Node): boolean => used.has(nameText(node));
    return used.size === 0 ? [] : filesOf(module).flatMap((file) => declaredNames(file, isUsed));
  };
  const filesOf = (module: string): readonly TS.SourceFile[] => {
    const bases = new Set(subjects.exportsOf(module).flatMap(({ files }) => files));
    return generated.filter(({ fileName }) => bases.has(baseName(fileName)));
  };
  const nodesOf = (finding: Finding): readonly TS.Node[] => {
    const { module } = finding;
    const member = memberOf(finding);
    const exported = subjects.exportsOf(module);
    if (member === "")
      return exportsNamed(
        module,
        exported.flatMap(({ all }) => all),
      ).flatMap(referencesOf);
    const { affects, part } = ruleById(finding.rule);
    if (affects === "omission")
      return exportsNamed(
        module,
        exported.map(({ builder }) => builder),
      )
        .flatMap(referencesOf)
        .flatMap((node) => callsWithout(node, member, checker));
    if (/^[\w$]+$/.test(member) && !words.has(member)) return [];
    const isBody = part === "body" || module.startsWith("#");
    const requests = new Set(exported.flatMap((each) => each.requests));
    const all = new Set(exported.flatMap((each) => each.all));
    const isOwner = (name = ""): boolean =>
      isBody ? all.has(name) : requests.has(name) !== (part === "response");
    const value = affectedValue(finding);
    return filesOf(module)
      .flatMap((file) => membersNamed(file, member))
      .filter((node) => isOwner(topLevelName(node)))
      .flatMap(referencesOf)
      .filter((node) => value === undefined || mayBe(node, value, checker));
  };
  return (finding: Finding): readonly UsedLocation[] =>
    isSearched(finding)
      ? nodesOf(finding).map((node) => locate(cwd, node.getSourceFile(), node.getStart(), REASON))
      : [];
}

/** Additions break no code that compiles, and what breaks types is decided by the compiler. */
function isSearched(finding: Finding): boolean {
  const { rule, classes } = finding;
  const { affects } = ruleById(rule);
  if (affects === "nothing" || isEnumerating(rule, classes)) return false;
  // Code may compile without a type for what it uses, such as members of objects of an empty type.
  const isUntyped = affects !== undefined && affects !== "omission";
  return classes.types !== "breaking" || isUntyped;
}

/** Finds the references to a name in the files that patterns select, without imports. */
function referenceFinder({ service, selected, program }: UsageProgram) {
  const own = new Set(selected);
  const known = new Map<TS.Node, readonly TS.Node[]>();
  return (name: TS.Node): readonly TS.Node[] => {
    const before = known.get(name);
    if (before) return before;
    const found = service.findReferences(name.getSourceFile().fileName, name.getStart()) ?? [];
    const nodes = found
      .flatMap(({ references }) => references)
      .flatMap(({ fileName, textSpan }) => {
        const file = own.has(fileName) ? program().getSourceFile(fileName) : undefined;
        const node = file && innermost(file, textSpan.start);
        return node && !ts.findAncestor(node, ts.isImportDeclaration) ? [node] : [];
      });
    known.set(name, nodes);
    return nodes;
  };
}

/** The names of the exported declarations of a file that are wanted. */
function declaredNames(
  file: TS.SourceFile,
  isWanted: (name: TS.Node) => boolean,
): readonly TS.Node[] {
  return file.statements
    .flatMap((statement): readonly (TS.Node & { readonly name?: TS.Node })[] =>
      ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement],
    )
    .flatMap(({ name }) => (name && isWanted(name) ? [name] : []));
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
  const written = ts.isPropertyAssignment(parent)
    ? parent.initializer
    : ts.isShorthandPropertyAssignment(parent)
      ? node
      : undefined;
  if (written) {
    const values = literalsOf(checker.getTypeAtLocation(written), checker);
    return values === undefined || values.includes(value);
  }
  const { parent: around } = ts.isPropertyAccessExpression(parent) ? parent : node;
  return (
    ts.isBinaryExpression(around) &&
    [around.left, around.right].some((side) => nameText(side) === value && !ts.isIdentifier(side))
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
