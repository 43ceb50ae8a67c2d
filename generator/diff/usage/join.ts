import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import type { Finding } from "../finding.js";
import { isEnumerating } from "../rules.js";
import type { CodeError } from "./errors.js";
import { innermost, nameText, typeDeclarations } from "./nodes.js";
import type { UsageProgram } from "./program.js";
import { memberOf } from "./subjects.js";
import type { UsageSubjects } from "./subjects.js";

/** What an error is about: generated declarations, and the names that the compiler writes. */
interface Evidence {
  readonly modules: ReadonlySet<string>;
  /** The names in the message and at the location. */
  readonly named: ReadonlySet<string>;
  /** The names in the statement. */
  readonly near: ReadonlySet<string>;
}

/**
 * The findings that explain an error: those about a declaration that the code uses there, and of
 * these the ones whose parameter, field or value the compiler names. Empty if none fits.
 */
export function findingsFor(
  error: CodeError,
  findings: readonly Finding[],
  programs: readonly UsageProgram[],
  subjects: UsageSubjects,
): readonly Finding[] {
  const evidence = evidenceOf(error, programs, subjects);
  const ofModules = findings.filter(({ module }) => evidence.modules.has(module));
  const visible = findings.filter(isVisible);
  const candidates = [
    ofModules.filter(isVisible),
    ofModules,
    evidence.modules.size === 0 ? visible : [],
  ];
  for (const each of candidates) {
    const best = bestOf(each, evidence, subjects);
    if (best.length > 0) return best;
  }
  return [];
}

/** Returns true if types of parameters, responses or handlers change. */
function isVisible({ classes }: Finding): boolean {
  return [classes.types, classes.handlers, classes.validators].some(
    (level) => level === "breaking" || level === "risky",
  );
}

function bestOf(
  findings: readonly Finding[],
  evidence: Evidence,
  subjects: UsageSubjects,
): readonly Finding[] {
  const scored = findings.map(
    (finding) => [finding, scoreOf(finding, evidence, subjects)] as const,
  );
  const best = Math.max(0, ...scored.map(([, score]) => score));
  const enumerating = findings.filter(({ rule, classes }) => isEnumerating(rule, classes));
  if (best > 0) {
    const found = scored.flatMap(([finding, score]) => (score === best ? [finding] : []));
    // The compiler names added values too, in the list of what is allowed.
    const others = found.filter((finding) => !enumerating.includes(finding));
    return others.length > 0 ? others : found;
  }
  const [only, ...others] = findings;
  if (evidence.modules.size === 0 || !only) return [];
  return others.length === 0 ? [only] : enumerating.length > 0 ? enumerating : [];
}

function has(names: ReadonlySet<string>, all: readonly string[]): boolean {
  return all.some((name) => names.has(name));
}

/** Values and members that the compiler names count most, then those in the statement. */
function scoreOf(
  finding: Finding,
  { named, near, modules }: Evidence,
  subjects: UsageSubjects,
): number {
  const member = memberOf(finding);
  const own = [member, finding.parameter ?? ""].filter((name) => name !== "");
  const value = finding.value ?? "";
  if (value !== "" && named.has(value)) return has(named, own) ? 7 : 6;
  if (has(named, own)) return 5;
  if (value !== "" && near.has(value)) return 4;
  if (has(near, own)) return 3;
  const isModule = own.length === 0 && modules.has(finding.module);
  const names = subjects.exportsOf(finding.module).flatMap(({ all }) => all);
  if (own.length === 0 && has(named, names)) return 4;
  return isModule ? 2 : 0;
}

function evidenceOf(
  error: CodeError,
  programs: readonly UsageProgram[],
  subjects: UsageSubjects,
): Evidence {
  const named = namesIn(error.text);
  const near = new Set<string>();
  const modules = new Set([...named].flatMap(subjects.modulesOf));
  for (const program of programs) {
    const compiled = program.program();
    const file = compiled.getSourceFile(error.file.fileName);
    const checker = compiled.getTypeChecker();
    if (!file) continue;
    const add = (declarations: readonly TS.Node[]): void => {
      for (const declaration of declarations) {
        const output = program.outputOf(declaration.getSourceFile().fileName);
        if (output !== undefined)
          for (const module of subjects.modulesAt(declaration, output)) modules.add(module);
      }
    };
    for (const { file: other, start } of error.related) {
      const declared = compiled.getSourceFile(other.fileName);
      const node = declared && innermost(declared, start);
      if (node) add([node]);
    }
    const path = nodesAround(file, error);
    const [token] = path;
    if (token) named.add(nameText(token));
    for (const node of path) add(declarationsAt(node, checker));
    const around = namesBelow(path.at(-1) ?? file);
    for (const node of around) near.add(nameText(node));
    // Types may be made elsewhere in the statement, or in the file.
    for (const node of [...around, ...namesBelow(file)])
      if (modules.size === 0) add(declarationsAt(node, checker));
  }
  return { modules, named, near };
}

/** The texts in quotes, and the texts in quotes in these. */
function namesIn(message: string): Set<string> {
  const quoted = [...message.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = ""]) => text);
  const words = quoted.flatMap((text) => [
    text,
    ...[...text.matchAll(/"((?:[^"\\]|\\.)*)"|[\w$]+/g)].map(([word, inner]) => inner ?? word),
  ]);
  return new Set(words);
}

/** The nodes from the location of an error to its statement or member. */
function nodesAround(file: TS.SourceFile, { start }: CodeError): readonly TS.Node[] {
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

/** The declarations of what a node names, of its type, and of the type that is expected there. */
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
