import { dirname, posix } from "node:path";
import type { ts as TS } from "ts-morph";
import { Project, ts } from "../../base/ts-morph.js";
import type { UsageConfig } from "./configs.js";

/** Files that are generated for one version, by path in the output folder. */
export type GeneratedFiles = Pick<ReadonlyMap<string, string>, "get" | "has" | "keys">;

/** The code that is generated for both versions. */
export interface GeneratedCode {
  readonly old: GeneratedFiles;
  readonly new: GeneratedFiles;
}

/** A program with the generated code of one version. */
export interface UsageProgram {
  readonly service: TS.LanguageService;
  /** The program with the current texts. */
  readonly program: () => TS.Program;
  readonly textOf: (path: string) => string | undefined;
  /** The files that patterns select, without generated ones. */
  readonly selected: readonly string[];
  /** The path in the output folder of a generated file in memory; undefined for other files. */
  readonly outputOf: (path: string) => string | undefined;
  /** Replaces the text of a file in memory; without a text, by the one on disk. */
  readonly edit: (path: string, text?: string) => void;
}

/** What the programs of a run share: the files on disk, and their syntax trees. */
export interface UsageCompiler {
  readonly disk: TS.ModuleResolutionHost;
  readonly documents: TS.DocumentRegistry;
  readonly read: (path: string) => string | undefined;
}

/** Creates the compiler of a run. */
export function usageCompiler(): UsageCompiler {
  const disk = new Project({ skipAddingFilesFromTsConfig: true }).getModuleResolutionHost();
  const texts = new Map<string, string | undefined>();
  return {
    disk,
    documents: ts.createDocumentRegistry(),
    read: (path) => {
      if (!texts.has(path)) texts.set(path, disk.readFile(path));
      return texts.get(path);
    },
  };
}

/** What one program is made from. */
interface ProgramParts {
  readonly compiler: UsageCompiler;
  readonly config: UsageConfig;
  readonly generated: GeneratedCode;
  readonly version: keyof GeneratedCode;
}

/** Creates the program of a configuration with the generated code of a version. */
export function usageProgram({ compiler, config, generated, version }: ProgramParts): UsageProgram {
  const { disk, documents, read } = compiler;
  const output = generatedOutput(config, generated, version);
  const isOwn = (path: string): boolean => output.on(path, read(path)) === undefined;
  const roots = config.roots.filter(isOwn);
  const edited = new Map<
    string,
    { readonly text?: string | undefined; readonly version: number }
  >();
  const textOf = (path: string): string | undefined => {
    const own = output.of(path);
    return own === undefined ? (edited.get(path)?.text ?? read(path)) : output.files.get(own);
  };
  const resolve = moduleResolver(compiler, config, output);
  const host: TS.LanguageServiceHost = {
    directoryExists: (path) => disk.directoryExists?.(path) ?? false,
    getDirectories: (path) => disk.getDirectories?.(path) ?? [],
    realpath: (path) => disk.realpath?.(path) ?? path,
    getCompilationSettings: () => config.options,
    getCurrentDirectory: () => config.folder,
    getDefaultLibFileName: (options) =>
      `/node_modules/typescript/lib/${ts.getDefaultLibFileName(options)}`,
    getScriptFileNames: () => roots,
    getProjectVersion: () =>
      String([...edited.values()].reduce((sum, each) => sum + each.version, 0)),
    getScriptVersion: (path) => String(edited.get(path)?.version ?? 0),
    getScriptSnapshot: (path) => {
      const text = textOf(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    readFile: textOf,
    fileExists: (path) => {
      const own = output.of(path);
      return own === undefined ? disk.fileExists(path) : output.files.has(own);
    },
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    resolveModuleNameLiterals: (literals, from, _redirected, options, file) =>
      literals.map((literal) => {
        const mode = ts.getModeForUsageLocation(file, literal, options);
        return { resolvedModule: resolve(literal.text, from, mode) };
      }),
  };
  const service = ts.createLanguageService(host, documents);
  return {
    service,
    program: () => {
      const program = service.getProgram();
      if (!program) throw new Error("The compiler has no program.");
      return program;
    },
    textOf,
    selected: config.selected.filter(isOwn),
    outputOf: output.of,
    edit: (path, text) => {
      edited.set(path, { text, version: (edited.get(path)?.version ?? 0) + 1 });
    },
  };
}

/** The generated files of a version in the program of a configuration. */
interface GeneratedOutput {
  readonly files: GeneratedFiles;
  /** The path in the output folder of a file in memory. */
  readonly of: (path: string) => string | undefined;
  /** The path of a generated file in memory for a file on disk. */
  readonly on: (path: string, text: string | undefined) => string | undefined;
  /** The path of a generated file in memory for an import that no file has. */
  readonly imported: (specifier: string) => string | undefined;
  /** The module of a path in the output folder without extension. */
  readonly moduleAt: (output: string) => TS.ResolvedModuleFull | undefined;
}

const HEADER = /^\/\/ (?:Generated from [^\n]*|Part of the Paramsmith runtime[^\n]*)`paramsmith/;

/** The longest path in an output folder: a spec, its results, and a file. */
const DEPTH = 3;

function generatedOutput(
  { folder }: UsageConfig,
  generated: GeneratedCode,
  version: keyof GeneratedCode,
): GeneratedOutput {
  const files = generated[version];
  const root = `${folder}/.paramsmith/${version}/`;
  const known = new Set([...generated.old.keys(), ...generated.new.keys()].map(withoutExtension));
  const find = (path: string): string | undefined => {
    const parts = withoutExtension(path).split("/");
    return Array.from({ length: DEPTH }, (_, index) => parts.slice(-1 - index).join("/"))
      .flatMap((tail) => [tail, `${tail}/index`])
      .find((tail) => known.has(tail));
  };
  return {
    files,
    of: (path) => (path.startsWith(root) ? path.slice(root.length) : undefined),
    on: (path, text = "") =>
      /\.d\.[cm]?ts$/.test(path) || HEADER.test(text) ? find(path) : undefined,
    imported: (name) => find(name) ?? find(name.replace(/^paramsmith\//, "runtime/")),
    moduleAt: (output) => {
      const found = [`${output}.ts`, `${output}/index.ts`].find((path) => files.has(path));
      return found === undefined
        ? undefined
        : {
            resolvedFileName: root + found,
            extension: ts.Extension.Ts,
            isExternalLibraryImport: false,
          };
    },
  };
}

/** The path of a file without `.ts`, `.d.ts` or `.js`. */
export function withoutExtension(path: string): string {
  return path.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, "");
}

type Resolve = (
  name: string,
  from: string,
  mode: TS.ResolutionMode,
) => TS.ResolvedModuleFull | undefined;

/**
 * Resolves imports like the compiler, but those of generated files to their text in memory, and those
 * of declarations that a referenced project builds to their sources.
 */
function moduleResolver(
  { disk, read }: UsageCompiler,
  { folder, options, references, sources }: UsageConfig,
  output: GeneratedOutput,
): Resolve {
  const host =
    sources.size === 0
      ? disk
      : {
          ...disk,
          fileExists: (path: string) => disk.fileExists(path) || sources.has(realPath(disk, path)),
        };
  const projects = [[folder, { options }] as const, ...references]
    .map(([at, { options: own }]) => ({
      at: `${at}/`,
      options: own,
      cache: ts.createModuleResolutionCache(at, (name) => name, own),
    }))
    .toSorted((a, b) => b.at.length - a.at.length);
  const main = projects.find(({ at }) => at === `${folder}/`);
  const resolveAs: Resolve = (name, from, mode) => {
    const project = projects.find(({ at }) => from.startsWith(at)) ?? main;
    const found = ts.resolveModuleName(
      name,
      from,
      project?.options ?? options,
      host,
      project?.cache,
      undefined,
      mode,
    ).resolvedModule;
    const isBuilt = found && sources.size > 0;
    const source = isBuilt ? sources.get(realPath(disk, found.resolvedFileName)) : undefined;
    return source === undefined
      ? found
      : { resolvedFileName: source, extension: source.slice(source.lastIndexOf(".")) };
  };
  return (name, from, mode) => {
    const own = output.of(from);
    if (own !== undefined && name.startsWith("."))
      return output.moduleAt(withoutExtension(posix.join(posix.dirname(own), name)));
    const resolved = resolveAs(name, from, mode);
    const path = resolved?.resolvedFileName;
    const generated = path === undefined ? output.imported(name) : output.on(path, read(path));
    if (generated !== undefined) return output.moduleAt(generated);
    return resolved;
  };
}

/** The real path of a file that need not exist. */
function realPath(disk: TS.ModuleResolutionHost, path: string): string {
  const folder = dirname(path);
  if (folder === path) return path;
  const parent = disk.directoryExists?.(folder)
    ? (disk.realpath?.(folder) ?? folder)
    : realPath(disk, folder);
  return `${parent}${path.slice(folder.length)}`;
}
