import type { ts as TS } from "ts-morph";
import { Project, ts } from "../../base/ts-morph.js";
import { packageRoot } from "../../project/package-root.js";
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

/** Creates programs that share the files that both versions have. */
export function programFactory(overlay: Overlay) {
  const disk = new Project({ skipAddingFilesFromTsConfig: true }).getModuleResolutionHost();
  const documents = ts.createDocumentRegistry();
  const texts = new Map<string, string | undefined>();
  const read = (path: string): string | undefined => {
    if (!texts.has(path)) texts.set(path, disk.readFile(path));
    return texts.get(path);
  };
  return (config: UsageConfig, version: Version): UsageProgram =>
    createProgram({ config, version, overlay, disk, documents, read });
}

interface ProgramParts {
  readonly config: UsageConfig;
  readonly version: Version;
  readonly overlay: Overlay;
  readonly disk: TS.ModuleResolutionHost;
  readonly documents: TS.DocumentRegistry;
  readonly read: (path: string) => string | undefined;
}

function createProgram(parts: ProgramParts): UsageProgram {
  const { config, version, overlay, disk, documents, read } = parts;
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
  const own = new Set(selected);
  const resolve = moduleResolver(parts, outputOf, folder);
  const host: TS.LanguageServiceHost = {
    getCompilationSettings: () => config.options,
    getCurrentDirectory: () => config.folder,
    getDefaultLibFileName: (options) =>
      `/node_modules/typescript/lib/${ts.getDefaultLibFileName(options)}`,
    getScriptFileNames: () => [
      ...config.roots.filter(
        (path) => own.has(path) || overlay.outputOf(path, read(path)) === undefined,
      ),
    ],
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
  { config, overlay, disk, read, version }: ProgramParts,
  outputOf: (path: string) => string | undefined,
  folder: string,
): Resolve {
  const { options } = config;
  const cache = ts.createModuleResolutionCache(config.folder, (name) => name, options);
  const fromSource = sourceResolver(config.references);
  const files = overlay.code[version];
  const fileOf = (output: string): TS.ResolvedModuleFull | undefined => {
    const found = [`${output}.ts`, `${output}/index.ts`].find((path) => files.has(path));
    return found === undefined ? undefined : virtualModule(`${folder}${found}`);
  };
  const onDisk: Resolve = (name, from, mode) => {
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
    const resolved = fromSource(name, from, options) ?? onDisk(name, from, mode);
    const path = resolved?.resolvedFileName;
    const generated =
      path === undefined ? overlay.outputOfImport(name) : overlay.outputOf(path, read(path));
    if (generated !== undefined) return fileOf(generated);
    return resolved ?? ownPackage(name, options, disk);
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
