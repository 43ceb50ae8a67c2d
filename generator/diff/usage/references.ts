import { dirname } from "node:path";
import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";

/** The folders of a referenced project: declarations are built from sources of the same names. */
export interface BuiltProject {
  /** The folder of its configuration. */
  readonly folder: string;
  /** Resolves the imports of its files. */
  readonly options: TS.CompilerOptions;
  readonly sources: string;
  readonly declarations: string;
}

const SOURCES = [".ts", ".tsx"];

/** The projects that a configuration references, directly or by other projects. */
export function referencedProjects(config: string | undefined): readonly BuiltProject[] {
  const found = new Map<string, BuiltProject | undefined>();
  const visit = (path: string): void => {
    const parsed = ts.getParsedCommandLineOfConfigFile(path, {}, CONFIG_HOST);
    for (const reference of parsed?.projectReferences ?? []) {
      const target = ts.resolveProjectReferencePath(reference);
      if (found.has(target)) continue;
      found.set(target, builtProject(target));
      visit(target);
    }
  };
  if (config !== undefined) visit(config);
  return [...found.values()].flatMap((each) => each ?? []);
}

const CONFIG_HOST: TS.ParseConfigFileHost = {
  useCaseSensitiveFileNames: ts.sys.useCaseSensitiveFileNames,
  getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
  fileExists: (path) => ts.sys.fileExists(path),
  readFile: (path) => ts.sys.readFile(path),
  // The files of the projects are not needed.
  readDirectory: () => [],
  onUnRecoverableConfigFileDiagnostic: () => {},
};

function builtProject(config: string): BuiltProject | undefined {
  const options = ts.getParsedCommandLineOfConfigFile(config, {}, CONFIG_HOST)?.options;
  const declarations = options?.declarationDir ?? options?.outDir;
  if (!options || declarations === undefined) return undefined;
  const folder = dirname(config);
  return { folder, options, sources: options.rootDir ?? folder, declarations };
}

/**
 * Resolves imports of declarations that are not built yet to their sources, as builds of references
 * do.
 */
export function sourceResolver(
  projects: readonly BuiltProject[],
): (name: string, from: string, options: TS.CompilerOptions) => TS.ResolvedModuleFull | undefined {
  if (projects.length === 0) return () => undefined;
  const host: TS.ModuleResolutionHost = {
    fileExists: (path) => ts.sys.fileExists(path) || sourceOf(path, projects) !== undefined,
    readFile: (path) => ts.sys.readFile(path),
  };
  return (name, from, options) => {
    const { resolvedModule } = ts.resolveModuleName(
      name,
      from,
      options,
      host,
      undefined,
      undefined,
      ts.ModuleKind.ESNext,
    );
    const source = resolvedModule && sourceOf(resolvedModule.resolvedFileName, projects);
    return source === undefined
      ? undefined
      : { resolvedFileName: source, extension: source.slice(source.lastIndexOf(".")) };
  };
}

function sourceOf(path: string, projects: readonly BuiltProject[]): string | undefined {
  if (!path.endsWith(".d.ts")) return undefined;
  const real = realPath(path);
  const project = projects.find(({ declarations }) => real.startsWith(`${declarations}/`));
  if (!project) return undefined;
  const base = `${project.sources}${real.slice(project.declarations.length, -".d.ts".length)}`;
  return SOURCES.map((extension) => `${base}${extension}`).find((each) => ts.sys.fileExists(each));
}

/** The real path of a file that need not exist. */
function realPath(path: string): string {
  const folder = dirname(path);
  if (folder === path) return path;
  const parent = ts.sys.directoryExists(folder)
    ? (ts.sys.realpath?.(folder) ?? folder)
    : realPath(folder);
  return `${parent}${path.slice(folder.length)}`;
}
