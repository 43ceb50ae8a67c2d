import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import type { Finding } from "../finding.js";
import { isEnumerating } from "../rules.js";
import { errorText } from "./errors.js";
import { innermost, nameText, typeDeclarations } from "./nodes.js";
import type { UsageProgram } from "./program.js";
import { memberOf } from "./subjects.js";
import type { UsageSubjects } from "./subjects.js";

/** The subject of an error: generated declarations, and the names in the compiler's message. */
interface Evidence {
  readonly modules: ReadonlySet<string>;
  /** The names in the message and at the location. */
  readonly named: ReadonlySet<string>;
  /** The names in the statement. */
  readonly near: ReadonlySet<string>;
}

/**
 * The findings that explain an error: findings about a declaration that the code uses there,
 * preferably about a parameter, field or value that the compiler names. Empty if none matches.
 */
export function findingsFor(
  error: TS.DiagnosticWithLocation,
  findings: readonly Finding[],
  program: UsageProgram,
  subjects: UsageSubjects,
): readonly Finding[] {
  const evidence = evidenceOf(error, program, subjects);
  const visible = findings.filter(isVisible);
  const named = visible.filter(({ module }) => evidence.modules.has(module));
  const found = bestOf(named, evidence, subjects);
  // The options of the roots belong to other modules than the one that is called.
  return found.length > 0 ? found : bestOf(visible, { ...evidence, modules: new Set() }, subjects);
}

/** Returns true if types of parameters, responses or handlers change. */
function isVisible(finding: Finding): boolean {
  const { types, handlers } = finding.classes;
  const isRisky = types === "risky" || isEnumerating(finding);
  return isRisky || types === "breaking" || handlers === "breaking";
}

function bestOf(
  findings: readonly Finding[],
  evidence: Evidence,
  subjects: UsageSubjects,
): readonly Finding[] {
  const scores = findings.map((finding) => scoreOf(finding, evidence, subjects));
  const best = Math.max(0, ...scores);
  if (best > 0) {
    const found = findings.filter((_, index) => scores[index] === best);
    // The compiler also names added values, in the list of allowed values.
    const others = found.filter((finding) => !isEnumerating(finding));
    return others.length > 0 ? others : found;
  }
  if (evidence.modules.size === 0) return [];
  return findings.length === 1 ? findings : findings.filter(isEnumerating);
}

/** Values and members that the compiler names count most, then those in the statement. */
function scoreOf(
  finding: Finding,
  { named, near, modules }: Evidence,
  subjects: UsageSubjects,
): number {
  const { module, parameter = "", value = "" } = finding;
  const own = [memberOf(finding), parameter].filter((name) => name !== "");
  if (value !== "" && named.has(value)) return hasAny(named, own) ? 7 : 6;
  if (hasAny(named, own)) return 5;
  if (value !== "" && near.has(value)) return 4;
  if (own.length > 0) return hasAny(near, own) ? 3 : 0;
  const exported = subjects.exportsOf(module).flatMap(({ all }) => all);
  if (hasAny(named, exported)) return 4;
  return modules.has(module) ? 2 : 0;
}

/** Code was written for the base and uses the base's declarations. */
function evidenceOf(
  error: TS.DiagnosticWithLocation,
  program: UsageProgram,
  subjects: UsageSubjects,
): Evidence {
  const named = namesIn(errorText(error));
  const modules = new Set([...named].flatMap(subjects.modulesOf));
  const compiled = program.program();
  const checker = compiled.getTypeChecker();
  const file = compiled.getSourceFile(error.file.fileName);
  if (!file) return { modules, named, near: new Set() };
  const add = (node: TS.Node): void => {
    for (const declaration of declarationsAt(node, checker)) {
      const output = program.outputOf(declaration.getSourceFile().fileName);
      if (output !== undefined)
        for (const module of subjects.modulesAt(declaration, output)) modules.add(module);
    }
  };
  const path = nodesAround(file, error.start);
  const [token] = path;
  if (token) named.add(nameText(token));
  for (const node of path) add(node);
  const around = namesBelow(path.at(-1) ?? file);
  // Types may be made elsewhere in the statement, or in the file.
  for (const node of [...around, ...namesBelow(file)]) if (modules.size === 0) add(node);
  return { modules, named, near: new Set(around.map(nameText)) };
}

function hasAny(names: ReadonlySet<string>, wanted: readonly string[]): boolean {
  return wanted.some((name) => names.has(name));
}

/** The quoted texts, including nested ones. */
function namesIn(message: string): Set<string> {
  const quoted = [...message.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = ""]) => text);
  const words = quoted.flatMap((text) => [
    text,
    ...[...text.matchAll(/"((?:[^"\\]|\\.)*)"|[\w$]+/g)].map(([word, inner]) => inner ?? word),
  ]);
  return new Set(words);
}

/** The nodes from the location of an error to its statement or member. */
function nodesAround(file: TS.SourceFile, start: number): readonly TS.Node[] {
  const found: TS.Node[] = [];
  for (let node = innermost(file, start); !ts.isSourceFile(node); node = node.parent) {
    found.push(node);
    if (ts.isStatement(node) && !ts.isBlock(node)) break;
  }
  return found;
}

function namesBelow(node: TS.Node): readonly TS.Node[] {
  const found: TS.Node[] = [];
  const visit = (each: TS.Node): void => {
    if (ts.isIdentifier(each) || ts.isStringLiteralLike(each)) found.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

const DEPTH = 3;

/** The declarations of a node's name, of its type, and of the expected type. */
function declarationsAt(node: TS.Node, checker: TS.TypeChecker): readonly TS.Node[] {
  if (ts.isStatement(node)) return [];
  const symbol = checker.getSymbolAtLocation(node);
  const target =
    symbol && (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const contextual = ts.isExpression(node) ? checker.getContextualType(node) : undefined;
  return [
    ...(target?.declarations ?? []),
    ...typeDeclarations(checker.getTypeAtLocation(node), checker, DEPTH),
    ...(contextual ? typeDeclarations(contextual, checker, DEPTH) : []),
  ];
}
