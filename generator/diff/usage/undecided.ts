import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import type { Finding, UsedLocation } from "../finding.js";
import { isEnumerating, ruleById } from "../rules.js";
import { locate } from "./location.js";
import { innermost, isTopLevelDeclaration, nameText, topLevelName } from "./nodes.js";
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
  const isInCode = (name: string): boolean => words.has(name) || !/^[\w$]+$/.test(name);
  const referencesOf = referenceFinder(program);
  const referencesTo = (module: string, names: ReadonlySet<string>, isWanted: IsDeclaration) => {
    const used = new Set([...names].filter(isInCode));
    const bases = new Set(subjects.exportsOf(module).flatMap(({ files }) => files));
    const files = generated.filter(({ fileName }) => bases.has(baseName(fileName)));
    return (used.size === 0 ? [] : files)
      .flatMap((file) => declaredNames(file, used))
      .filter((name) => isWanted(name.parent, topLevelName(name) ?? ""))
      .flatMap(referencesOf);
  };
  const nodesOf = (finding: Finding): readonly TS.Node[] => {
    const { module, rule } = finding;
    const member = memberOf(finding);
    const exported = subjects.exportsOf(module);
    const { affects, part } = ruleById(rule);
    const all = new Set(exported.flatMap((each) => each.all));
    if (member === "") return referencesTo(module, all, isTopLevel);
    if (affects === "omission") {
      const builders = new Set(exported.map(({ builder }) => builder));
      return referencesTo(module, builders, isTopLevel).flatMap((node) =>
        callsWithout(node, member, checker),
      );
    }
    const isBody = part === "body" || module.startsWith("#");
    const requests = new Set(exported.flatMap((each) => each.requests));
    const isMember: IsDeclaration = (node, owner) =>
      ts.isPropertySignature(node) &&
      (isBody ? all.has(owner) : requests.has(owner) !== (part === "response"));
    const value = affectedValue(finding);
    return referencesTo(module, new Set([member]), isMember).filter(
      (node) => value === undefined || mayBe(node, value, checker),
    );
  };
  return (finding: Finding): readonly UsedLocation[] =>
    isSearched(finding)
      ? nodesOf(finding).map((node) => locate(cwd, node.getSourceFile(), node.getStart(), REASON))
      : [];
}

/** Returns true if a declaration is wanted. Its owner is the declaration of the file that contains it. */
type IsDeclaration = (node: TS.Node, owner: string) => boolean;

const isTopLevel: IsDeclaration = (node) => !ts.isPropertySignature(node);

/** Additions break no code that compiles, and what breaks types is decided by the compiler. */
function isSearched(finding: Finding): boolean {
  const { rule, classes } = finding;
  const { affects } = ruleById(rule);
  if (affects === "nothing" || isEnumerating(finding)) return false;
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

/** The names of the declarations in a file, at its top or as members of types, that are wanted. */
function declaredNames(file: TS.SourceFile, wanted: ReadonlySet<string>): readonly TS.Node[] {
  const found: TS.Node[] = [];
  const visit = (node: TS.Node): void => {
    const isDeclaration = ts.isPropertySignature(node) || isTopLevelDeclaration(node);
    if (isDeclaration && node.name && wanted.has(nameText(node.name))) found.push(node.name);
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
    const type = checker.getTypeAtLocation(written);
    const item = checker.isArrayLikeType(type) ? type.getNumberIndexType() : type;
    return (
      item !== undefined && checker.isTypeAssignableTo(checker.getStringLiteralType(value), item)
    );
  }
  const { parent: around } = ts.isPropertyAccessExpression(parent) ? parent : node;
  return (
    ts.isBinaryExpression(around) &&
    [around.left, around.right].some((side) => nameText(side) === value && !ts.isIdentifier(side))
  );
}
