import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, posix, relative, sep } from "node:path";
import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { packageRoot } from "../project/folders.js";
import { projectFolder } from "../project/job.js";
import { readReferencedFile, referencedFiles } from "../project/references.js";
import { readSource } from "../project/source.js";
import { RESULTS_FOLDER, SITE_FILE, shippedProtocolPath } from "../project/spec-paths.js";
import type { ReferencedFile, SourceFile } from "../spec/source/source-file.js";
import type { FilePair, SpecFiles } from "./compared-spec.js";

/** The files of a disk or a commit. Paths are joined with `/`. */
export interface Tree {
  kind(path: string): "file" | "folder" | undefined;
  /** The sorted names in a folder. */
  list(folder: string): readonly string[];
  read(path: string): Staged<SourceFile>;
  /**
   * Reads a file that an OpenAPI document refers to.
   *
   * @param main the file of the document
   * @param path from the folder of that file, with `/`
   */
  readReferenced(main: string, path: string): ReferencedFile;
}

/** The files of specs by folder, relative to the given one. The key of a single spec is empty. */
type SpecFilesByFolder = ReadonlyMap<string, SpecFiles>;

const SPEC_FILES = ["catalogue.json", "openapi.json", "openapi.yaml", "openapi.yml"];

/**
 * Reads the files of base and revision: files, folders or `REV:path`. A single argument names the
 * revision, and the base is the same file at the merge base with the default branch.
 */
export async function readSpecPairs(
  cwd: string,
  first: string,
  second?: string,
): Promise<Staged<readonly FilePair[]>> {
  const next = await readArgument(cwd, second ?? first);
  if (second === undefined && !next.value) return failed(next.diagnostics);
  const old =
    second === undefined ? await readMergeBase(cwd, first) : await readArgument(cwd, first);
  if (!old.value || !next.value) return failed([...old.diagnostics, ...next.diagnostics]);
  return { value: pairSpecs(old.value, next.value), diagnostics: [] };
}

function pairSpecs(old: SpecFilesByFolder, next: SpecFilesByFolder): readonly FilePair[] {
  const [[before], [after]] = [[...old.values()], [...next.values()]];
  // If base and revision have one spec each, their names may differ.
  if (old.size === 1 && next.size === 1 && before && after) return [comparablePair(before, after)];
  const folders = [...new Set([...old.keys(), ...next.keys()])].toSorted();
  return folders.map((folder) => comparablePair(old.get(folder), next.get(folder)));
}

/** File names can contain a colon. Revisions cannot begin with a dash. */
function revisionOf(cwd: string, argument: string): { revision: string; path: string } | undefined {
  const colon = argument.indexOf(":");
  if (colon <= 0 || argument.startsWith("-") || diskTree(cwd).kind(argument) !== undefined)
    return undefined;
  return { revision: argument.slice(0, colon), path: argument.slice(colon + 1) };
}

async function readArgument(cwd: string, argument: string): Promise<Staged<SpecFilesByFolder>> {
  // Git's name for a missing file.
  if (argument === "/dev/null") return { value: new Map(), diagnostics: [] };
  const named = revisionOf(cwd, argument);
  // Git passes copies to the external command of `git diff`, without neighbouring files.
  const isCopy = process.env["GIT_DIFF_PATH_COUNTER"] !== undefined;
  if (!named) return readTree(diskTree(cwd), argument, isCopy);
  const { revisionTree } = await import("./git.js");
  const { value: tree, diagnostics } = revisionTree(cwd, named.revision);
  if (!tree) return failed(diagnostics);
  // The path may be relative to a subfolder of the repository.
  const path = [named.path, `./${named.path}`].find((each) => tree.kind(each) !== undefined);
  if (path !== undefined) return readTree(tree, path);
  const { revision: name, path: detail } = named;
  return failed([diagnostic("revision-without-file", { name, detail })]);
}

/** Reads the base of a revision: the same path at the merge base with the default branch. */
async function readMergeBase(cwd: string, argument: string): Promise<Staged<SpecFilesByFolder>> {
  const named = revisionOf(cwd, argument);
  const onDisk = isAbsolute(argument) ? argument : join(cwd, argument);
  const isFolder = !named && diskTree(cwd).kind(argument) === "folder";
  const folder = named ? cwd : isFolder ? onDisk : dirname(onDisk);
  const path = named?.path ?? (isFolder ? "./" : `./${basename(onDisk)}`);
  const { mergeBase, revisionTree } = await import("./git.js");
  const base = mergeBase(folder, named?.revision ?? "HEAD");
  if (base.value === undefined) return failed(base.diagnostics);
  const { value: tree, diagnostics } = revisionTree(folder, base.value, base.value.slice(0, 12));
  if (!tree) return failed(diagnostics);
  // A path that does not exist yet is a new spec.
  return tree.kind(path) === undefined
    ? { value: new Map(), diagnostics: [] }
    : readTree(tree, path);
}

/** The files on disk. Relative paths start from a folder. */
function diskTree(cwd: string): Tree {
  const at = (path: string): string => (isAbsolute(path) ? path : join(cwd, path));
  return {
    kind: (path) => {
      if (!existsSync(at(path))) return undefined;
      return statSync(at(path)).isDirectory() ? "folder" : "file";
    },
    list: (folder) => readdirSync(at(folder)).toSorted(),
    read: (path) => readSource(at(path), path),
    readReferenced: (main, path) =>
      readReferencedFile({ file: at(main), label: main, project: projectFolder(cwd) }, path),
  };
}

/** A path is a spec file, a spec's folder, or a folder that contains spec folders. */
function readTree(tree: Tree, path: string, isCopy = false): Staged<SpecFilesByFolder> {
  if (tree.kind(path) !== "folder") {
    const { value, diagnostics } = readSpec(tree, path, LONE_FILE);
    const files = value && { ...value, ...(isCopy && { isCopy }) };
    return collected([["", { value: files, diagnostics }]]);
  }
  const own = specFile(tree, path);
  if (own !== undefined) return collected([["", readSpec(tree, own, [])]]);
  const inside = tree.list(path).flatMap((name) => {
    const folder = below(path, name);
    const file = tree.kind(folder) === "folder" ? specFile(tree, folder) : undefined;
    return file === undefined ? [] : [[name, readSpec(tree, file, [])] as const];
  });
  if (inside.length > 0) return collected(inside);
  return failed([diagnostic("folder-without-spec", { name: path })]);
}

function specFile(tree: Tree, folder: string): string | undefined {
  return SPEC_FILES.map((name) => below(folder, name)).find((file) => tree.kind(file) === "file");
}

/**
 * A named file may be a copy from elsewhere, so missing results next to it do not count as a
 * removal.
 */
const LONE_FILE = undefined;

function readSpec(
  tree: Tree,
  file: string,
  withoutResults: readonly SourceFile[] | undefined,
): Staged<SpecFiles> {
  const { value: spec, diagnostics } = tree.read(file);
  const found: Diagnostic[] = [...diagnostics];
  const sibling = (name: string): SourceFile | undefined => {
    const path = below(posix.dirname(file), name);
    if (path === file || tree.kind(path) !== "file") return undefined;
    const read = tree.read(path);
    found.push(...read.diagnostics);
    return read.value;
  };
  const [protocol, site] = [sibling("protocol.json"), sibling(SITE_FILE)];
  const folder = below(posix.dirname(file), RESULTS_FOLDER);
  const names = tree.kind(folder) === "folder" ? tree.list(folder) : undefined;
  const results = names
    ? names.flatMap((name) =>
        name.endsWith(".json") ? (sibling(`${RESULTS_FOLDER}/${name}`) ?? []) : [],
      )
    : withoutResults;
  if (!spec || found.length > 0) return failed(found);
  const references = referencedFiles(spec, (path) => tree.readReferenced(file, path));
  return {
    value: {
      spec,
      ...(references.length > 0 && { references }),
      ...(protocol && { protocol }),
      ...(site && { site }),
      ...(results && { results }),
    },
    diagnostics: [],
  };
}

function collected(
  read: readonly (readonly [folder: string, files: Staged<SpecFiles>])[],
): Staged<SpecFilesByFolder> {
  const diagnostics = read.flatMap(([, files]) => files.diagnostics);
  const specs = read.flatMap(([folder, { value }]) => (value ? [[folder, value] as const] : []));
  return diagnostics.length > 0 ? failed(diagnostics) : { value: new Map(specs), diagnostics: [] };
}

function failed(diagnostics: readonly Diagnostic[]): Staged<never> {
  return { value: undefined, diagnostics };
}

/** Keeps a leading `./`, which Git needs. */
function below(folder: string, name: string): string {
  if (folder === "" || folder === ".") return folder === "" ? name : `./${name}`;
  return folder.endsWith("/") ? `${folder}${name}` : `${folder}/${name}`;
}

/**
 * A pair with the neighbouring files that can be compared. A catalogue without a protocol uses the
 * shipped one, which is compared if the other side has its own. A copy's neighbouring files are
 * unknown, so the other side's files are not compared.
 */
function comparablePair(old: SpecFiles | undefined, next: SpecFiles | undefined): FilePair {
  if (!old || !next) return { ...(old && { old }), ...(next && { new: next }) };
  return { old: comparableTo(next, old), new: comparableTo(old, next) };
}

function comparableTo(other: SpecFiles, { protocol: own, site, ...files }: SpecFiles): SpecFiles {
  const shipped = other.protocol && !files.isCopy ? shippedProtocol() : undefined;
  const isCompared = (file: SourceFile | undefined): boolean => !other.isCopy || file !== undefined;
  const protocol = own ? isCompared(other.protocol) && own : shipped;
  return {
    ...files,
    ...(protocol && { protocol }),
    ...(site && isCompared(other.site) && { site }),
  };
}

/** The protocol that ships. */
export function shippedProtocol(): SourceFile | undefined {
  const path = shippedProtocolPath();
  return readSource(path, relative(packageRoot(), path).split(sep).join("/")).value;
}
