import { basename, dirname, isAbsolute, join, posix, relative, sep } from "node:path";
import { diagnostic } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import type { SourceFile } from "../spec/source/source-file.js";
import { diskTree } from "./tree.js";
import { referencedFiles } from "../project/references.js";
import { RESULTS_FOLDER, SITE_FILE, shippedProtocolPath } from "../project/spec-paths.js";
import type { FilePair, SpecFiles } from "./compared-spec.js";
import type { Tree } from "./tree.js";
import { readSource } from "../project/source.js";
import { packageRoot } from "../project/package-root.js";

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
  if (second === undefined) return againstMergeBase(cwd, first);
  const [old, next] = [await readArgument(cwd, first), await readArgument(cwd, second)];
  const diagnostics = [...old.diagnostics, ...next.diagnostics];
  if (!old.value || !next.value) return { value: undefined, diagnostics };
  return { value: pairSpecs(old.value, next.value), diagnostics };
}

function pairSpecs(old: SpecFilesByFolder, next: SpecFilesByFolder): readonly FilePair[] {
  const [[before], [after]] = [[...old.values()], [...next.values()]];
  // If base and revision have one spec each, their names may differ.
  if (old.size === 1 && next.size === 1 && before && after)
    return [withComparableFiles({ old: before, new: after })];
  const folders = [...new Set([...old.keys(), ...next.keys()])].toSorted();
  return folders.map((folder) => {
    const [from, to] = [old.get(folder), next.get(folder)];
    return withComparableFiles({ ...(from && { old: from }), ...(to && { new: to }) });
  });
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
  if (!named) {
    const tree = diskTree(cwd);
    const read = readTree(tree, argument);
    return isGitCopy() && tree.kind(argument) === "file" ? asCopies(read) : read;
  }
  const { revisionTree } = await import("./git.js");
  const tree = revisionTree(cwd, named.revision);
  if (!tree.value) return { value: undefined, diagnostics: tree.diagnostics };
  // The path may be relative to a subfolder of the repository.
  const here = `./${named.path}`;
  const path =
    tree.value.kind(named.path) === undefined && tree.value.kind(here) !== undefined
      ? here
      : named.path;
  if (tree.value.kind(path) === undefined) {
    const { revision: name, path: detail } = named;
    return {
      value: undefined,
      diagnostics: [diagnostic("revision-without-file", { name, detail })],
    };
  }
  return readTree(tree.value, path);
}

/** Git passes copies of files to the external command of `git diff`, without the files beside them. */
function isGitCopy(): boolean {
  return process.env["GIT_DIFF_PATH_COUNTER"] !== undefined;
}

function asCopies({ value, diagnostics }: Staged<SpecFilesByFolder>): Staged<SpecFilesByFolder> {
  const copies = [...(value ?? [])].map(
    ([folder, files]) => [folder, { ...files, isCopy: true as const }] as const,
  );
  return { value: value && new Map(copies), diagnostics };
}

async function againstMergeBase(
  cwd: string,
  argument: string,
): Promise<Staged<readonly FilePair[]>> {
  const next = await readArgument(cwd, argument);
  if (!next.value) return { value: undefined, diagnostics: next.diagnostics };
  const asked = revisionOf(cwd, argument);
  const onDisk = isAbsolute(argument) ? argument : join(cwd, argument);
  const isFolder = !asked && diskTree(cwd).kind(argument) === "folder";
  const folder = asked ? cwd : isFolder ? onDisk : dirname(onDisk);
  const path = asked ? asked.path : isFolder ? "./" : `./${basename(onDisk)}`;
  const { mergeBase, revisionTree } = await import("./git.js");
  const base = mergeBase(folder, asked?.revision ?? "HEAD");
  if (base.value === undefined) return { value: undefined, diagnostics: base.diagnostics };
  const tree = revisionTree(folder, base.value, base.value.slice(0, 12));
  if (!tree.value) return { value: undefined, diagnostics: tree.diagnostics };
  // A path that does not exist yet is a new spec.
  if (tree.value.kind(path) === undefined)
    return { value: pairSpecs(new Map(), next.value), diagnostics: [] };
  const old = readTree(tree.value, path);
  if (!old.value) return { value: undefined, diagnostics: old.diagnostics };
  return { value: pairSpecs(old.value, next.value), diagnostics: [] };
}

/** A path is the file of a spec, the folder of one, or a folder with folders of specs. */
function readTree(tree: Tree, path: string): Staged<SpecFilesByFolder> {
  if (tree.kind(path) !== "folder") return collected([["", readSpec(tree, path, LONE_FILE)]]);
  const own = specFile(tree, path);
  if (own !== undefined) return collected([["", readSpec(tree, own, [])]]);
  const inside = tree.list(path).flatMap((name) => {
    const folder = below(path, name);
    const file = tree.kind(folder) === "folder" ? specFile(tree, folder) : undefined;
    return file === undefined ? [] : [[name, readSpec(tree, file, [])] as const];
  });
  if (inside.length > 0) return collected(inside);
  return { value: undefined, diagnostics: [diagnostic("folder-without-spec", { name: path })] };
}

function specFile(tree: Tree, folder: string): string | undefined {
  return SPEC_FILES.map((name) => below(folder, name)).find((file) => tree.kind(file) === "file");
}

/** A named file may be a copy from elsewhere, so missing results beside it are not a removal. */
const LONE_FILE = undefined;

function readSpec(
  tree: Tree,
  file: string,
  withoutResults: readonly SourceFile[] | undefined,
): Staged<SpecFiles> {
  const spec = tree.read(file);
  const protocol = readSibling(tree, file, "protocol.json");
  const site = readSibling(tree, file, SITE_FILE);
  const learned = readResults(tree, file);
  const diagnostics = [
    ...[spec, protocol, site].flatMap((each) => each?.diagnostics ?? []),
    ...(learned ?? []).flatMap((each) => each.diagnostics),
  ];
  if (!spec.value || (protocol && !protocol.value) || (site && !site.value))
    return { value: undefined, diagnostics };
  const references = referencedFiles(spec.value, (path) => tree.readReferenced(file, path));
  const results = learned ? learned.flatMap(({ value }) => value ?? []) : withoutResults;
  return {
    value: {
      spec: spec.value,
      ...(references.length > 0 && { references }),
      ...(protocol?.value && { protocol: protocol.value }),
      ...(site?.value && { site: site.value }),
      ...(results && { results }),
    },
    diagnostics,
  };
}

/** Reads a file beside a spec; undefined without such a file. */
function readSibling(tree: Tree, file: string, name: string): Staged<SourceFile> | undefined {
  const sibling = below(posix.dirname(file), name);
  return sibling !== file && tree.kind(sibling) === "file" ? tree.read(sibling) : undefined;
}

/** The files in a results folder beside a spec; undefined without such a folder. */
function readResults(tree: Tree, file: string): readonly Staged<SourceFile>[] | undefined {
  const folder = below(posix.dirname(file), RESULTS_FOLDER);
  if (tree.kind(folder) !== "folder") return undefined;
  return tree
    .list(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => tree.read(below(folder, name)));
}

function collected(
  read: readonly (readonly [folder: string, files: Staged<SpecFiles>])[],
): Staged<SpecFilesByFolder> {
  const diagnostics = read.flatMap(([, files]) => files.diagnostics);
  if (diagnostics.length > 0) return { value: undefined, diagnostics };
  return {
    value: new Map(
      read.flatMap(([folder, { value }]) => (value ? [[folder, value] as const] : [])),
    ),
    diagnostics,
  };
}

/** Keeps a leading `./`, which Git needs. */
function below(folder: string, name: string): string {
  if (folder === "" || folder === ".") return folder === "" ? name : `./${name}`;
  return folder.endsWith("/") ? `${folder}${name}` : `${folder}/${name}`;
}

/**
 * Completes the files next to the specs of a pair. A catalogue without a protocol is generated with
 * the shipped one, which is compared if the other side has its own. The files next to a copy are
 * unknown, so that those of the other side are not compared.
 */
function withComparableFiles({ old, new: next }: FilePair): FilePair {
  if (!old || !next) return { ...(old && { old }), ...(next && { new: next }) };
  return { old: comparableTo(next, old), new: comparableTo(old, next) };
}

function comparableTo(other: SpecFiles, files: SpecFiles): SpecFiles {
  const { protocol: ownProtocol, site: ownSite, ...rest } = files;
  const isKnown = other.isCopy !== true;
  const protocol =
    ownProtocol === undefined
      ? other.protocol && files.isCopy !== true
        ? shippedProtocol()
        : undefined
      : other.protocol || isKnown
        ? ownProtocol
        : undefined;
  const site = other.site || isKnown ? ownSite : undefined;
  return { ...rest, ...(protocol && { protocol }), ...(site && { site }) };
}

/** The protocol that ships. */
export function shippedProtocol(): SourceFile | undefined {
  const path = shippedProtocolPath();
  return readSource(path, relative(packageRoot(), path).split(sep).join("/")).value;
}
