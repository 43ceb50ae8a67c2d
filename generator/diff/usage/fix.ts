import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ts as TS } from "ts-morph";
import { groupBy } from "../../base/group.js";
import { byCodeUnits } from "../../base/json.js";
import { literalText } from "../../base/literal.js";
import { ts } from "../../base/ts-morph.js";
import { exportedNames } from "../../emit/plan/exported-names.js";
import { traitsOf } from "../../spec/parameters/registry.js";
import { int64Value } from "../../spec/schema/formats.js";
import type { Operation } from "../../spec/model/operation.js";
import type { Parameter } from "../../spec/model/parameter.js";
import type { SpecModel } from "../../spec/model/spec-model.js";
import type { Finding, FindingPosition } from "../finding.js";
import { ruleById } from "../rules.js";
import { editedCode, memberAt, offsetOf, parseCode } from "./edits.js";
import type { Remedy } from "./edits.js";
import { addedErrors, errorsIn, errorText } from "./errors.js";
import { innermost } from "./nodes.js";
import { usagePrograms } from "./program.js";
import type { GeneratedCode, UsageProgram } from "./program.js";
import { memberOf } from "./subjects.js";

/** An adapted location. The file is relative to the folder, with `/`. */
export interface Fix extends FindingPosition {
  readonly finding: Finding;
  readonly remedy: Remedy;
}

/** The code after its adaptation. */
export interface FixedCode {
  /** The new file contents by absolute path. */
  readonly files: ReadonlyMap<string, string>;
  readonly fixes: readonly Fix[];
}

/** Recordings of requests are not code. */
const CODE = /\.[cm]?[jt]sx?$/;

/** Findings, and the models of the base, which have the previous defaults. */
interface Remedied {
  readonly findings: readonly Finding[];
  readonly bases: readonly SpecModel[];
}

/**
 * Adapts code to findings at the locations that they affect. The edits of a statement are kept only
 * if it compiles with the new generated code, and no other code gets an error by them. Writing a file
 * that is not UTF-8 would replace characters: such files stay.
 *
 * @param cwd the folder that the files of usage are relative to, absolute
 */
export function fixCode(cwd: string, generated: GeneratedCode, remedied: Remedied): FixedCode {
  const sites = groupBy(
    sitesOf(remedied).filter(({ file }) => isUtf8(readFileSync(resolve(cwd, file)))),
    ({ file }) => resolve(cwd, file),
  );
  const files = new Map<string, string>();
  const fixes: Fix[] = [];
  const orderOf = ({ finding }: Fix): number => remedied.findings.indexOf(finding);
  for (const { new: program } of usagePrograms(cwd, [...sites.keys()], generated))
    for (const [path, fixed] of fixedFiles(program, sites)) {
      files.set(path, fixed.text);
      fixes.push(...fixed.fixes);
    }
  return {
    files,
    fixes: fixes.toSorted(
      (a, b) => byCodeUnits(a.file, b.file) || a.line - b.line || orderOf(a) - orderOf(b),
    ),
  };
}

function sitesOf({ findings, bases }: Remedied): readonly Fix[] {
  return findings.flatMap((finding) => {
    const used = (finding.usage ?? []).filter(({ file }) => CODE.test(file));
    const remedy = used.length === 0 ? undefined : remedyFor(finding, bases);
    return used.flatMap(({ file, line, column }) =>
      remedy ? [{ finding, remedy, file, line, column }] : [],
    );
  });
}

/** The edit of a finding's rule; undefined if there is none. */
export function remedyFor(finding: Finding, bases: readonly SpecModel[]): Remedy | undefined {
  const { fix: kind } = ruleById(finding.rule);
  const text = kind && textOf(finding, bases, kind);
  if (kind === undefined || text === undefined) return undefined;
  const takesBody = bases.some((base) => exportedNames(base).get(finding.module)?.takesBody);
  return { kind, name: memberOf(finding), text, index: takesBody ? 1 : 0 };
}

function textOf(
  { module, parameter: name, value, new: next }: Finding,
  bases: readonly SpecModel[],
  kind: Remedy["kind"],
): string | undefined {
  switch (kind) {
    case "rename":
      return typeof next === "string" ? next : undefined;
    case "remove":
      return "";
    case "remove-value":
      return value;
    case "write-old": {
      const operation = bases
        .flatMap((base): readonly Operation[] => base.operations)
        .find((each) => (each.kind === "module" ? each.path : each.name) === module);
      const found = operation?.parameters.find((each) => each.name === name);
      return found && defaultText(found);
    }
  }
}

/** The default as code. The value of a boolean is its presence. */
function defaultText({
  default: initial,
  defaultsToAll,
  multi,
  type,
}: Parameter): string | undefined {
  if (defaultsToAll) return multi?.allspecifier && JSON.stringify(multi.allspecifier);
  if (initial === undefined || type.kind === "boolean") return undefined;
  if (type.kind === "schema") return literalText(int64Value(initial, type.schema));
  const isNumeric = traitsOf(type).range !== undefined;
  const values = [initial].flat().map((value: unknown) => {
    const text = String(value);
    return isNumeric && /^-?\d+(?:\.\d+)?$/.test(text)
      ? String(Number(text))
      : JSON.stringify(text);
  });
  return multi ? `[${values.join(", ")}]` : values[0];
}

/** A file with its kept fixes. */
interface FixedFile {
  readonly text: string;
  readonly fixes: readonly Fix[];
}

/** The files with edits that compile. If other code gets errors, the last ones are left as they were. */
function fixedFiles(
  program: UsageProgram,
  sites: ReadonlyMap<string, readonly Fix[]>,
): ReadonlyMap<string, FixedFile> {
  const all = userFiles(program);
  const known = new Map(all.map((path) => [path, errorsIn(program, path)]));
  const fixed = new Map<string, FixedFile>();
  for (const path of program.selected) {
    const file = fixedFile(program, path, sites.get(path) ?? []);
    if (file && file.fixes.length > 0) fixed.set(path, file);
  }
  for (const path of [...fixed.keys()].toReversed()) {
    if (!all.some((each) => isWorse(known.get(each) ?? [], errorsIn(program, each)))) break;
    program.edit(path);
    fixed.delete(path);
  }
  return fixed;
}

function userFiles({ program, outputOf }: UsageProgram): readonly string[] {
  return program()
    .getSourceFiles()
    .filter(({ isDeclarationFile }) => !isDeclarationFile)
    .map(({ fileName }) => fileName)
    .filter((path) => outputOf(path) === undefined && !path.includes("/node_modules/"));
}

/** Edits the statements of a file from its end, so that the locations before them stay. */
function fixedFile(
  program: UsageProgram,
  path: string,
  sites: readonly Fix[],
): FixedFile | undefined {
  const file = program.program().getSourceFile(path);
  if (!file) return undefined;
  const checker = program.program().getTypeChecker();
  const inOrder = sites
    .filter((site) => !isSharedMember(file, site, checker))
    .toReversed()
    .toSorted((a, b) => offsetOf(file, b) - offsetOf(file, a));
  const statements = groupBy(inOrder, (site) => statementAt(file, offsetOf(file, site)).getStart());
  let fixed: FixedFile = { text: file.text, fixes: [] };
  let known = errorsIn(program, path);
  for (const [start, group] of statements) {
    const edited = appliedFixes(path, fixed, group);
    program.edit(path, edited.text);
    const errors = errorsIn(program, path);
    const { end } = statementAt(parseCode(path, edited.text), start);
    const isBroken = errors.some((error) => error.start >= start && error.start <= end);
    if (isBroken || isWorse(known, errors)) program.edit(path, fixed.text);
    else [known, fixed] = [errors, edited];
  }
  return fixed;
}

/** Returns true if the type of an object has its member for a different operation, too. */
function isSharedMember(file: TS.SourceFile, site: Fix, checker: TS.TypeChecker): boolean {
  const { kind, name } = site.remedy;
  const member = memberAt(innermost(file, offsetOf(file, site)), name);
  const type = member && checker.getContextualType(member.parent);
  if (kind === "write-old" || !type) return false;
  const declarations = new Set(
    (type.isUnion() ? type.types : [type]).flatMap(
      (each) => checker.getPropertyOfType(each, name)?.declarations ?? [],
    ),
  );
  return declarations.size > (kind === "remove-value" ? 1 : 0);
}

function appliedFixes(path: string, fixed: FixedFile, sites: readonly Fix[]): FixedFile {
  return sites.reduce(({ text, fixes }, site) => {
    const next = editedCode(path, text, site, site.remedy);
    return next === undefined ? { text, fixes } : { text: next, fixes: [...fixes, site] };
  }, fixed);
}

function statementAt(file: TS.SourceFile, offset: number): TS.Node {
  return ts.findAncestor(innermost(file, offset), ts.isStatement) ?? file;
}

function isWorse(
  before: readonly TS.DiagnosticWithLocation[],
  errors: readonly TS.DiagnosticWithLocation[],
): boolean {
  return addedErrors(before, errors, (each) => `${each.code} ${errorText(each)}`).length > 0;
}
