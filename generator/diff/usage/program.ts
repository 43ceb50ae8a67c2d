import { dirname, posix } from "node:path";
import type { ts as TS } from "ts-morph";
import { Project, ts } from "../../base/ts-morph.js";
import { usageConfigs } from "./configs.js";
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
  /** The program with the current file contents. */
  readonly program: () => TS.Program;
  /** The files that patterns select, without generated ones. */
  readonly selected: readonly string[];
  /** The path in the output folder of a generated file in memory; undefined for other files. */
  readonly outputOf: (path: string) => string | undefined;
  /** Replaces a file's content in memory; without a text, with the content on disk. */
  readonly edit: (path: string, text?: string) => void;
}

/** A configuration's programs, with the code of each version. */
export type UsagePrograms = Readonly<Record<keyof GeneratedCode, UsageProgram>>;

/** Creates the programs of files, which share the files on disk and their syntax trees. */
export function* usagePrograms(
  cwd: string,
  paths: readonly string[],
  generated: GeneratedCode,
): Generator<UsagePrograms> {
  const compiler = { disk: cachedDisk(), documents: ts.createDocumentRegistry() };
  for (const config of usageConfigs(cwd, paths)) {
    const programOf = (version: keyof GeneratedCode): UsageProgram =>
      usageProgram(compiler, config, generatedOutput(compiler, config, generated, version));
    yield { old: programOf("old"), new: programOf("new") };
  }
}

/** The files on disk, with the declarations of the language. */
function cachedDisk(): TS.ModuleResolutionHost {
  const disk = new Project({ skipAddingFilesFromTsConfig: true }).getModuleResolutionHost();
  const texts = new Map<string, string | undefined>();
  return {
    ...disk,
    readFile: (path) => {
      if (!texts.has(path)) texts.set(path, disk.readFile(path));
      return texts.get(path);
    },
  };
}

/** The state shared by a run's programs. */
interface Compiler {
  readonly disk: TS.ModuleResolutionHost;
  readonly documents: TS.DocumentRegistry;
}

function usageProgram(
  { disk, documents }: Compiler,
  config: UsageConfig,
  output: GeneratedOutput,
): UsageProgram {
  const isOwn = (path: string): boolean => output.on(path) === undefined;
  const roots = config.roots.filter(isOwn);
  const edits = new Map<string, string>();
  let revision = 0;
  const textOf = (path: string): string | undefined => {
    const own = output.of(path);
    return own === undefined ? (edits.get(path) ?? disk.readFile(path)) : output.files.get(own);
  };
  const resolve = moduleResolver(disk, config, output);
  const host: TS.LanguageServiceHost = {
    ...disk,
    getCompilationSettings: () => config.options,
    getCurrentDirectory: () => config.folder,
    getDefaultLibFileName: (options) =>
      `/node_modules/typescript/lib/${ts.getDefaultLibFileName(options)}`,
    getScriptFileNames: () => roots,
    getProjectVersion: () => String(revision),
    getScriptVersion: (path) => (edits.has(path) ? String(revision) : "0"),
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
      if (!program) throw new Error("The compiler did not create a program.");
      return program;
    },
    selected: config.selected.filter(isOwn),
    outputOf: output.of,
    edit: (path, text) => {
      revision += 1;
      if (text === undefined) edits.delete(path);
      else edits.set(path, text);
    },
  };
}

/** A version's generated files in a configuration's program. */
interface GeneratedOutput {
  readonly files: GeneratedFiles;
  /** The path in the output folder of a file in memory. */
  readonly of: (path: string) => string | undefined;
  /** The path of a generated file in memory for a file on disk. */
  readonly on: (path: string) => string | undefined;
  /** The path of a generated file in memory for an import that no file has. */
  readonly imported: (specifier: string) => string | undefined;
  /** The module of a path in the output folder without extension. */
  readonly moduleAt: (output: string) => TS.ResolvedModuleFull | undefined;
}

const HEADER = /^\/\/ (?:Generated from [^\n]*|Part of the Paramsmith runtime[^\n]*)`paramsmith/;

/** The longest path in an output folder: a spec, its results, and a file. */
const DEPTH = 3;

function generatedOutput(
  { disk }: Compiler,
  { folder }: UsageConfig,
  generated: GeneratedCode,
  version: keyof GeneratedCode,
): GeneratedOutput {
  const files = generated[version];
  const root = `${folder}/.paramsmith/${version}/`;
  const known = new Set([...generated.old.keys(), ...generated.new.keys()].map(withoutExtension));
  const specs = [...new Set([...known].map((path) => path.slice(0, path.indexOf("/") + 1)))];
  const find = (path: string, folders: readonly string[]): string | undefined => {
    const parts = withoutExtension(path).split("/");
    return Array.from({ length: DEPTH }, (_, index) => parts.slice(-1 - index).join("/"))
      .flatMap((tail) => folders.flatMap((spec) => [spec + tail, `${spec}${tail}/index`]))
      .find((each) => known.has(each));
  };
  // Without a configuration, the name of a spec's folder in the output is not known.
  const findCode = (path: string): string | undefined => find(path, [""]) ?? find(path, specs);
  return {
    files,
    of: (path) => (path.startsWith(root) ? path.slice(root.length) : undefined),
    on: (path) => {
      if (HEADER.test(disk.readFile(path) ?? "")) return findCode(path);
      return /\.d\.[cm]?ts$/.test(path) ? find(path, [""]) : undefined;
    },
    imported: (name) => findCode(name) ?? find(name.replace(/^paramsmith\//, "runtime/"), [""]),
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
function withoutExtension(path: string): string {
  return path.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, "");
}

type Resolve = (
  name: string,
  from: string,
  mode: TS.ResolutionMode,
) => TS.ResolvedModuleFull | undefined;

/** Resolves imports like the compiler, but reads generated files from memory. */
function moduleResolver(
  disk: TS.ModuleResolutionHost,
  config: UsageConfig,
  output: GeneratedOutput,
): Resolve {
  const resolveOnDisk = diskResolver(disk, config);
  return (name, from, mode) => {
    const own = output.of(from);
    if (own !== undefined && name.startsWith("."))
      return output.moduleAt(withoutExtension(posix.join(posix.dirname(own), name)));
    const resolved = resolveOnDisk(name, from, mode);
    const generated = resolved ? output.on(resolved.resolvedFileName) : output.imported(name);
    return generated === undefined ? resolved : output.moduleAt(generated);
  };
}

/** Resolves imports with the options of their project, and built declarations of references to their sources. */
function diskResolver(
  disk: TS.ModuleResolutionHost,
  { folder, projects, sources }: UsageConfig,
): Resolve {
  const sourceOf = (path: string): string | undefined =>
    sources.size === 0 ? undefined : sources.get(realPath(disk, path));
  const host = {
    ...disk,
    fileExists: (path: string) => disk.fileExists(path) || sourceOf(path) !== undefined,
  };
  const resolvers = projects.map(({ folder: at, options }) => ({
    at,
    options,
    cache: ts.createModuleResolutionCache(at, (name) => name, options),
  }));
  return (name, from, mode) => {
    const project =
      resolvers.find(({ at }) => from.startsWith(`${at}/`)) ??
      resolvers.find(({ at }) => at === folder);
    if (!project) return undefined;
    const { options, cache } = project;
    const found = ts.resolveModuleName(name, from, options, host, cache, undefined, mode);
    const source = found.resolvedModule && sourceOf(found.resolvedModule.resolvedFileName);
    return source === undefined
      ? found.resolvedModule
      : { resolvedFileName: source, extension: source.slice(source.lastIndexOf(".")) };
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
