import { relative, resolve, sep } from "node:path";
import { byCodeUnits } from "../../base/json.js";
import { ts } from "../../base/ts-morph.js";
import type { Finding } from "../finding.js";
import { editsAt } from "./code-edits.js";
import type { CodeEdit, CodeRemedy } from "./code-edits.js";
import { usageConfigs } from "./configs.js";
import type { UsageConfig } from "./configs.js";
import { errorsIn } from "./errors.js";
import type { CodeError } from "./errors.js";
import { innermost } from "./join.js";
import { overlayOf } from "./overlay.js";
import type { GeneratedCode } from "./overlay.js";
import { programFactory } from "./programs.js";
import type { UsageProgram } from "./programs.js";

/** The edits of a file, which compile. */
export interface FixedFile {
  /** Absolute. */
  readonly path: string;
  readonly before: string;
  readonly edits: readonly CodeEdit[];
}

/** One adapted location. */
export interface Fix {
  readonly finding: Finding;
  readonly remedy: CodeRemedy["remedy"];
  /** Relative to the folder, with `/`. */
  readonly file: string;
  readonly line: number;
  readonly edits: readonly CodeEdit[];
}

/** The code after its adaptation. */
export interface FixedCode {
  readonly files: readonly FixedFile[];
  readonly fixes: readonly Fix[];
}

/** Recordings of requests are not code. */
const CODE = /\.[cm]?[jt]sx?$/;

/**
 * Adapts code to findings at the locations that they affect. An edit is kept only if its statement
 * compiles with the new generated code, and no other code gets an error by it.
 *
 * @param cwd the folder that the files of usage are relative to, absolute
 */
export function fixCode(
  cwd: string,
  generated: GeneratedCode,
  remedies: ReadonlyMap<Finding, CodeRemedy>,
): FixedCode {
  const used = [...remedies.keys()].flatMap(({ usage = [] }) => usage.map(({ file }) => file));
  const paths = [...new Set(used.filter((file) => CODE.test(file)))].map((file) =>
    resolve(cwd, file),
  );
  const programOf = programFactory(overlayOf(generated));
  const found = usageConfigs(cwd, paths).map((config) => {
    const before = programOf(config, "old");
    const sites = withoutConflicts(sitesIn(cwd, config, before, remedies));
    const fixes = compilingFixes(programOf(config, "new"), sites);
    const edits = fixes.flatMap((fix) => fix.edits);
    const files = [...new Set(edits.map(({ file }) => file))].map((path) => ({
      path,
      before: before.service.getProgram()?.getSourceFile(path)?.text ?? "",
      edits: edits.filter(({ file }) => file === path),
    }));
    return { files, fixes };
  });
  return {
    files: found.flatMap(({ files }) => files).toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    fixes: found
      .flatMap(({ fixes }) => fixes)
      .toSorted((a, b) => byCodeUnits(a.file, b.file) || a.line - b.line),
  };
}

function sitesIn(
  cwd: string,
  { selected }: UsageConfig,
  { service }: UsageProgram,
  remedies: ReadonlyMap<Finding, CodeRemedy>,
): readonly Fix[] {
  const program = service.getProgram();
  if (!program) return [];
  const own = new Set(selected);
  return [...remedies].flatMap(([finding, remedy]) =>
    (finding.usage ?? []).flatMap((position): readonly Fix[] => {
      const path = resolve(cwd, position.file);
      const file = own.has(path) ? program.getSourceFile(path) : undefined;
      const edits = file ? editsAt(file, position, remedy, program.getTypeChecker()) : [];
      if (edits.length === 0) return [];
      const name = relative(cwd, path).split(sep).join("/");
      return [{ finding, remedy: remedy.remedy, file: name, line: position.line, edits }];
    }),
  );
}

/** The earlier of two edits that exclude each other stays. */
function withoutConflicts(sites: readonly Fix[]): readonly Fix[] {
  const kept: Fix[] = [];
  for (const site of sites) {
    const taken = kept.flatMap(({ edits }) => edits);
    if (!site.edits.some((edit) => taken.some((other) => areConflicting(edit, other))))
      kept.push(site);
  }
  return kept;
}

/**
 * The fixes that compile. Those with errors in their statements are withdrawn until there are none,
 * then those of files that get errors elsewhere.
 */
function compilingFixes(program: UsageProgram, all: readonly Fix[]): readonly Fix[] {
  const { service, edit } = program;
  const files = (service.getProgram()?.getSourceFiles() ?? []).filter(
    ({ fileName, isDeclarationFile }) =>
      !isDeclarationFile &&
      program.outputOf(fileName) === undefined &&
      !fileName.includes("/node_modules/"),
  );
  if (all.length === 0) return [];
  const known = new Map(
    files.map(({ fileName }) => [fileName, errorsIn(program, fileName).map(messageOf)]),
  );
  let fixes = all;
  while (fixes.length > 0) {
    const edits = fixes.flatMap((fix) => fix.edits);
    for (const { fileName, text } of files)
      if (all.some((fix) => fix.edits.some(({ file }) => file === fileName)))
        edit(
          fileName,
          applyEdits(
            text,
            edits.filter(({ file }) => file === fileName),
          ),
        );
    const failing = fixes.filter((fix) => hasErrorAt(program, fix, edits));
    const worse = files.filter(({ fileName }) =>
      isWorse(known.get(fileName) ?? [], errorsIn(program, fileName)),
    );
    if (failing.length === 0 && worse.length === 0) break;
    const inWorse = fixes.filter((fix) =>
      fix.edits.some((each) => worse.some(({ fileName }) => fileName === each.file)),
    );
    const withdrawn = [failing, inWorse].find((each) => each.length > 0) ?? fixes;
    fixes = fixes.filter((fix) => !withdrawn.includes(fix));
  }
  return fixes;
}

function messageOf({ code, text }: CodeError): string {
  return `${code} ${text}`;
}

/** Returns true if there is an error that there was not, or one more of a kind. */
function isWorse(before: readonly string[], errors: readonly CodeError[]): boolean {
  const left = [...before];
  return errors.map(messageOf).some((message) => {
    const index = left.indexOf(message);
    if (index < 0) return true;
    left.splice(index, 1);
    return false;
  });
}

/** Returns true if a statement that a fix edits has an error after all edits. */
function hasErrorAt(program: UsageProgram, fix: Fix, all: readonly CodeEdit[]): boolean {
  return fix.edits.some(({ file: path, start }) => {
    const file = program.service.getProgram()?.getSourceFile(path);
    if (!file) return true;
    const shift = unitedEdits(all.filter(({ file: other }) => other === path))
      .filter((edit) => edit.end <= start && edit.start < start)
      .reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
    const node = innermost(file, start + shift);
    const statement = ts.findAncestor(node, ts.isStatement) ?? file;
    return errorsIn(program, path).some(
      (error) => error.start >= statement.getStart() && error.start <= statement.end,
    );
  });
}

/** Applies edits of one file to its text. Overlapping removals are united. */
export function applyEdits(text: string, edits: readonly CodeEdit[]): string {
  return unitedEdits(edits).reduceRight(
    (edited, edit) => edited.slice(0, edit.start) + edit.text + edited.slice(edit.end),
    text,
  );
}

/** The edits in order, with overlapping removals as one. */
export function unitedEdits(edits: readonly CodeEdit[]): readonly CodeEdit[] {
  const united: CodeEdit[] = [];
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = united.at(-1);
    if (last && areUnitable(last, edit))
      united[united.length - 1] = { ...last, end: Math.max(last.end, edit.end) };
    else united.push(edit);
  }
  return united;
}

/** Returns true if two edits of one file cannot be applied together. */
export function areConflicting(a: CodeEdit, b: CodeEdit): boolean {
  if (a.file !== b.file || a.start > b.end || b.start > a.end) return false;
  // Insertions at one location are both applied, in order.
  if (a.start === a.end && b.start === b.end) return false;
  const isTouching = a.end === b.start || b.end === a.start;
  return !isTouching && !areUnitable(a, b);
}

function areUnitable(a: CodeEdit, b: CodeEdit): boolean {
  const isSame = a.start === b.start && a.end === b.end && a.text === b.text;
  const isRemoval = a.text === "" && b.text === "";
  return isSame ? a.start !== a.end : isRemoval && a.start < b.end && b.start < a.end;
}
