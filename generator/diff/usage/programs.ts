import type { ts as TS } from "ts-morph";
import { Project, ts } from "../../base/ts-morph.js";
import { packageRoot } from "../../project/folders.js";
import type { UsageConfig } from "./configs.js";
import { relativeOutput, virtualFolder, virtualModule } from "./overlay.js";
import type { Overlay, Version } from "./overlay.js";
import { sourceResolver } from "./references.js";

/** A program with the generated code of one version. */
export interface UsageProgram {
  readonly config: UsageConfig;
  readonly service: TS.LanguageService;
  /** The files that patterns select, without generated ones. */
  readonly selected: readonly string[];
  /** The path in the output folder of a generated file in memory; undefined for other files. */
  readonly outputOf: (path: string) => string | undefined;
  readonly pathOf: (output: string) => string;
  /** Replaces the text of a file in memory. */
  readonly edit: (path: string, text: string) => void;
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
  readonly overlay: Overlay;
  readonly version: Version;
}

/** Creates the program of a configuration with the generated code of a version. */
export function usageProgram(parts: ProgramParts): UsageProgram {
  const { config, version, overlay, compiler } = parts;
  const { disk, documents, read } = compiler;
  const folder = `${virtualFolder(config.folder, version)}/`;
  const files = overlay.code[version];
  const edited = new Map<string, { readonly text: string; readonly version: number }>();
  const outputOf = (path: string): string | undefined =>
    path.startsWith(folder) ? path.slice(folder.length) : undefined;
  const textOf = (path: string): string | undefined => {
    const output = outputOf(path);
    return output === undefined ? (edited.get(path)?.text ?? read(path)) : files.get(output);
  };
  const selected = config.selected.filter(
    (path) => overlay.outputOf(path, read(path)) === undefined,
  );
  const roots = config.roots.filter((path) => overlay.outputOf(path, read(path)) === undefined);
  const resolve = moduleResolver(parts, outputOf, folder);
  const host: TS.LanguageServiceHost = {
    getCompilationSettings: () => config.options,
    getCurrentDirectory: () => config.folder,
    getDefaultLibFileName: (options) =>
      `/node_modules/typescript/lib/${ts.getDefaultLibFileName(options)}`,
    getScriptFileNames: () => roots,
    getScriptVersion: (path) => String(edited.get(path)?.version ?? 0),
    getProjectVersion: () =>
      String([...edited.values()].reduce((sum, each) => sum + each.version, 0)),
    getScriptSnapshot: (path) => {
      const text = textOf(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    readFile: textOf,
    fileExists: (path) =>
      outputOf(path) !== undefined ? files.has(path.slice(folder.length)) : disk.fileExists(path),
    directoryExists: (path) => disk.directoryExists?.(path) ?? false,
    getDirectories: (path) => disk.getDirectories?.(path) ?? [],
    realpath: (path) => disk.realpath?.(path) ?? path,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    resolveModuleNameLiterals: (literals, from, _redirected, options, file) =>
      literals.map((literal) => ({
        resolvedModule: resolve(
          literal.text,
          from,
          ts.getModeForUsageLocation(file, literal, options),
        ),
      })),
  };
  return {
    config,
    service: ts.createLanguageService(host, documents),
    selected,
    outputOf,
    pathOf: (output) => `${folder}${output}`,
    edit: (path, text) => {
      edited.set(path, { text, version: (edited.get(path)?.version ?? 0) + 1 });
    },
  };
}

type Resolve = (
  name: string,
  from: string,
  mode: TS.ResolutionMode,
) => TS.ResolvedModuleFull | undefined;

/** Resolves imports like the compiler, but those of generated files to their text in memory. */
function moduleResolver(
  { config, overlay, version, compiler: { disk, read } }: ProgramParts,
  outputOf: (path: string) => string | undefined,
  folder: string,
): Resolve {
  const optionsFor = optionsByFile(config);
  const fromSource = sourceResolver(config.references);
  const files = overlay.code[version];
  const fileOf = (output: string): TS.ResolvedModuleFull | undefined => {
    const found = [`${output}.ts`, `${output}/index.ts`].find((path) => files.has(path));
    return found === undefined ? undefined : virtualModule(`${folder}${found}`);
  };
  const onDisk: Resolve = (name, from, mode) => {
    const { options, cache } = optionsFor(from);
    const modes = [mode, ts.ModuleKind.ESNext, ts.ModuleKind.CommonJS] as const;
    for (const each of modes) {
      const found = ts.resolveModuleName(name, from, options, disk, cache, undefined, each);
      if (found.resolvedModule) return found.resolvedModule;
    }
    return undefined;
  };
  return (name, from, mode) => {
    const output = outputOf(from);
    if (output !== undefined && name.startsWith(".")) return fileOf(relativeOutput(output, name));
    const { options } = optionsFor(from);
    const resolved = fromSource(name, from, options) ?? onDisk(name, from, mode);
    const path = resolved?.resolvedFileName;
    const generated =
      path === undefined ? overlay.outputOfImport(name) : overlay.outputOf(path, read(path));
    if (generated !== undefined) return fileOf(generated);
    return resolved ?? ownPackage(name, options, disk);
  };
}

/** How the imports of a file are resolved. */
interface Resolution {
  readonly options: TS.CompilerOptions;
  readonly cache: TS.ModuleResolutionCache;
}

/** Imports in files of referenced projects are resolved as these projects are configured. */
function optionsByFile(config: UsageConfig): (path: string) => Resolution {
  const projects = [config, ...config.references]
    .toSorted((a, b) => b.folder.length - a.folder.length)
    .map(({ folder, options }) => ({
      folder,
      options,
      cache: ts.createModuleResolutionCache(folder, (name) => name, options),
    }));
  const cache = ts.createModuleResolutionCache(config.folder, (name) => name, config.options);
  return (path) =>
    projects.find(({ folder }) => path.startsWith(`${folder}/`)) ?? {
      options: config.options,
      cache,
    };
}

/** Generated code may import this package, which is where this file is. */
function ownPackage(
  name: string,
  options: TS.CompilerOptions,
  host: TS.ModuleResolutionHost,
): TS.ResolvedModuleFull | undefined {
  if (!name.startsWith("paramsmith/")) return undefined;
  const bundler = { ...options, moduleResolution: ts.ModuleResolutionKind.Bundler };
  return ts.resolveModuleName(name, `${packageRoot()}/index.ts`, bundler, host).resolvedModule;
}
