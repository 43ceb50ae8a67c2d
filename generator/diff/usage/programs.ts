import { dirname } from "node:path";
import type { ts as TS } from "ts-morph";
import { Project, ts } from "../../base/ts-morph.js";
import { compilerOptions, compilerConfigOf } from "./compiler-options.js";
import type { UsageSubjects } from "./generated-names.js";
import { referencedProjects, sourceResolver } from "./references.js";
import type { BuiltProject } from "./references.js";
import { isGeneratedPath, standInText } from "./stand-ins.js";

/** The compiled files of one configuration. */
export interface UsageProgram {
  readonly checker: TS.TypeChecker;
  /** The files that patterns select, generated ones included. */
  readonly files: readonly TS.SourceFile[];
  /** All files of the program, with those that are imported. */
  readonly all: readonly TS.SourceFile[];
}

/** Compiles files in memory, a program for each configuration. */
export function usagePrograms(
  cwd: string,
  paths: readonly string[],
  subjects: UsageSubjects,
): readonly UsageProgram[] {
  const configs = new Map<string, string | undefined>();
  const groups = new Map<string | undefined, string[]>();
  for (const path of paths) {
    const folder = dirname(path);
    if (!configs.has(folder)) configs.set(folder, compilerConfigOf(folder));
    const config = configs.get(folder);
    groups.set(config, [...(groups.get(config) ?? []), path]);
  }
  return [...groups].map(([config, own]) =>
    usageProgram(cwd, own, compilerOptions(config), referencedProjects(config), subjects),
  );
}

function usageProgram(
  cwd: string,
  paths: readonly string[],
  options: TS.CompilerOptions,
  references: readonly BuiltProject[],
  subjects: UsageSubjects,
): UsageProgram {
  const fromSource = sourceResolver(references);
  const cache = ts.createModuleResolutionCache(cwd, (name) => name);
  const standIn = `${cwd}/paramsmith-base.d.ts`;
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    compilerOptions: options,
    resolutionHost: (host, optionsNow) => ({
      resolveModuleNames: (names, from) =>
        names.map(
          (name) =>
            resolved(name, from, { host, options: optionsNow(), cache }) ??
            fromSource(name, from, optionsNow()) ??
            missing(name),
        ),
    }),
  });
  const missing = (name: string): TS.ResolvedModuleFull | undefined =>
    isGeneratedPath(name, subjects)
      ? { resolvedFileName: standIn, extension: ts.Extension.Dts }
      : undefined;
  const files = paths.map((path) => project.addSourceFileAtPath(path));
  const texts = files.map((file) => file.getFullText());
  project.createSourceFile(standIn, standInText(subjects, texts), { overwrite: true });
  const program = project.getProgram().compilerObject;
  return {
    checker: program.getTypeChecker(),
    files: files.map((file) => file.compilerNode),
    all: program.getSourceFiles(),
  };
}

/** The inputs of the resolution of an import. */
interface Resolver {
  readonly host: TS.ModuleResolutionHost;
  readonly options: TS.CompilerOptions;
  readonly cache: TS.ModuleResolutionCache;
}

/** Resolves an import as an ECMAScript module, otherwise as CommonJS. */
function resolved(
  name: string,
  from: string,
  { host, options, cache }: Resolver,
): TS.ResolvedModuleFull | undefined {
  const resolve = (mode: TS.ResolutionMode) =>
    ts.resolveModuleName(name, from, options, host, cache, undefined, mode).resolvedModule;
  return resolve(ts.ModuleKind.ESNext) ?? resolve(ts.ModuleKind.CommonJS);
}
