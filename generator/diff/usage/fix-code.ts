import { dirname, relative, resolve, sep } from "node:path";
import type { Project as CodeProject, SourceFile } from "ts-morph";
import { Node, Project, ts } from "../../base/ts-morph.js";
import type { Finding } from "../finding.js";
import { editsAt } from "./code-edits.js";
import type { CodeEdit, CodeRemedy } from "./code-edits.js";

/** The code that is adapted, and the generated code that it must compile with. */
export interface CodeToFix {
  /** The folder that the files of usage are relative to, absolute. */
  readonly cwd: string;
  /** The texts of generated files that replace those on disk, by absolute path. */
  readonly generated: ReadonlyMap<string, string>;
}

/** The edits of a file, which compile. */
export interface FixedFile {
  /** Relative to the folder, with `/`. */
  readonly label: string;
  /** Absolute. */
  readonly path: string;
  readonly before: string;
  readonly edits: readonly CodeEdit[];
}

/** The code after its adaptation. */
export interface FixedCode {
  readonly files: readonly FixedFile[];
  /** The number of locations that were adapted, by finding. */
  readonly fixed: ReadonlyMap<Finding, number>;
}

/** The edits of one location. */
interface Site {
  readonly finding: Finding;
  readonly edits: readonly CodeEdit[];
}

/** Recordings of requests are not code. */
const CODE = /\.[cm]?[jt]sx?$/;

const DEFAULT_OPTIONS = {
  strict: true,
  noEmit: true,
  allowJs: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

/**
 * Adapts code to findings at the locations that they are used at. An edit is kept only if its
 * statement compiles with the new generated code, and no other code gets an error by it.
 */
export function fixCode(
  { cwd, generated }: CodeToFix,
  remedies: ReadonlyMap<Finding, CodeRemedy>,
): FixedCode {
  const located = [...remedies].flatMap(([finding, remedy]) =>
    (finding.usage ?? [])
      .filter(({ file }) => CODE.test(file))
      .map((position) => ({ finding, remedy, position, path: resolve(cwd, position.file) })),
  );
  const configs = new Map<string | undefined, typeof located>();
  for (const each of located) {
    const config = ts.findConfigFile(dirname(each.path), (path) => ts.sys.fileExists(path));
    configs.set(config, [...(configs.get(config) ?? []), each]);
  }
  const fixed = new Map<Finding, number>();
  const files: FixedFile[] = [];
  for (const [config, own] of configs) {
    const project = projectOf(config, generated);
    for (const { path } of own) project.addSourceFileAtPathIfExists(path);
    const sites = own.flatMap(({ finding, remedy, position, path }): readonly Site[] => {
      const file = project.getSourceFile(path);
      const edits = file ? editsAt(file, position, remedy) : [];
      return edits.length > 0 ? [{ finding, edits }] : [];
    });
    const kept = compilingSites(project, withoutConflicts(sites), generated);
    for (const { finding } of kept) fixed.set(finding, (fixed.get(finding) ?? 0) + 1);
    files.push(...fixedFiles(cwd, project, kept));
  }
  return { files: files.toSorted((a, b) => (a.label < b.label ? -1 : 1)), fixed };
}

function projectOf(
  config: string | undefined,
  generated: ReadonlyMap<string, string>,
): CodeProject {
  const project = new Project(
    config === undefined
      ? { compilerOptions: DEFAULT_OPTIONS }
      : { tsConfigFilePath: config, compilerOptions: { noEmit: true } },
  );
  for (const [path, text] of generated) project.createSourceFile(path, text, { overwrite: true });
  return project;
}

/** The earlier of two edits that exclude each other stays. */
function withoutConflicts(sites: readonly Site[]): readonly Site[] {
  const kept: Site[] = [];
  for (const site of sites) {
    const taken = kept.flatMap(({ edits }) => edits);
    if (!site.edits.some((edit) => taken.some((other) => areConflicting(edit, other))))
      kept.push(site);
  }
  return kept;
}

/**
 * The sites whose edits compile. Sites with errors in their statements are removed until there are
 * none, then those of files that get errors elsewhere.
 */
function compilingSites(
  project: CodeProject,
  all: readonly Site[],
  generated: ReadonlyMap<string, string>,
): readonly Site[] {
  const paths = [...new Set(all.flatMap(({ edits }) => edits.map(({ file }) => file)))];
  const before = new Map(
    paths.map((path) => [path, project.getSourceFileOrThrow(path).getFullText()] as const),
  );
  const isOwn = (file: SourceFile): boolean =>
    !generated.has(file.getFilePath()) && !file.isInNodeModules() && !file.isDeclarationFile();
  const checked = project.getSourceFiles().filter(isOwn);
  const known = new Map(checked.map((file) => [file, errorsIn(project, file).map(messageOf)]));
  let sites = all;
  while (sites.length > 0) {
    const edits = sites.flatMap((site) => site.edits);
    for (const [path, text] of before)
      project.getSourceFileOrThrow(path).replaceWithText(
        applyEdits(
          text,
          edits.filter(({ file }) => file === path),
        ),
      );
    const failing = sites.filter((site) => hasErrorAt(project, site, edits));
    const worse = checked.filter((file) => isWorse(known.get(file) ?? [], errorsIn(project, file)));
    if (failing.length === 0 && worse.length === 0) break;
    const inWorse = sites.filter((site) =>
      site.edits.some((edit) => worse.some((file) => file.getFilePath() === edit.file)),
    );
    const removed = [failing, inWorse, sites].find((each) => each.length > 0) ?? sites;
    sites = sites.filter((site) => !removed.includes(site));
  }
  for (const [path, text] of before) project.getSourceFileOrThrow(path).replaceWithText(text);
  return sites;
}

type CodeError = ReturnType<typeof errorsIn>[number];

function errorsIn(project: CodeProject, { compilerNode: file }: SourceFile) {
  const program = project.getProgram().compilerObject;
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].filter(
    ({ category }) => category === ts.DiagnosticCategory.Error,
  );
}

function messageOf({ code, messageText }: CodeError): string {
  return `${code} ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
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

/** Returns true if a statement that a site edits has an error after all edits. */
function hasErrorAt(project: CodeProject, site: Site, all: readonly CodeEdit[]): boolean {
  return site.edits.some(({ file: path, start }) => {
    const file = project.getSourceFileOrThrow(path);
    const own = unitedEdits(all.filter(({ file: other }) => other === path));
    const shift = own
      .filter((edit) => edit.end <= start && edit.start < start)
      .reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
    const node = file.getDescendantAtPos(start + shift);
    const statement = node?.getFirstAncestor((each) => Node.isStatement(each)) ?? file;
    return errorsIn(project, file).some(
      ({ start: at = 0 }) => at >= statement.getStart() && at <= statement.getEnd(),
    );
  });
}

function fixedFiles(
  cwd: string,
  project: CodeProject,
  sites: readonly Site[],
): readonly FixedFile[] {
  const edits = sites.flatMap((site) => site.edits);
  return [...new Set(edits.map(({ file }) => file))].map((path) => ({
    label: relative(cwd, path).split(sep).join("/"),
    path,
    before: project.getSourceFileOrThrow(path).getFullText(),
    edits: edits.filter(({ file }) => file === path),
  }));
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
