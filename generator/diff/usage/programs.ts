import { dirname } from "node:path";
import type { ts as TS } from "ts-morph";
import { Project, ts } from "../../base/ts-morph.js";
import type { UsageSubjects } from "./generated-names.js";
import { referencedProjects, sourceResolver } from "./references.js";
import type { BuiltProject } from "./references.js";
import type { ExportedNames } from "../../emit/plan/exported-names.js";
import { fileBase } from "./generated-code.js";

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

/** Files without a configuration are compiled as modules of a bundler. */
const DEFAULTS: TS.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  jsx: ts.JsxEmit.Preserve,
};

/**
 * Only what finds uses faster differs from the configuration. Types of the DOM and of Node.js are not
 * loaded: values of these types contain no generated code.
 */
const OVERRIDES: TS.CompilerOptions = {
  allowJs: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  noEmit: true,
  skipLibCheck: true,
  composite: false,
  incremental: false,
  types: [],
  lib: ["lib.es2023.d.ts"],
};

/** The path of the nearest `tsconfig.json` of a folder. */
function compilerConfigOf(folder: string): string | undefined {
  return ts.findConfigFile(folder, (path) => ts.sys.fileExists(path));
}

/** The compiler options of a configuration, with those of projects that it references. */
function compilerOptions(config: string | undefined): TS.CompilerOptions {
  const own = config === undefined ? {} : readOptions(config, new Set());
  const options = { ...DEFAULTS, ...own, ...OVERRIDES };
  const isOld =
    options.moduleResolution === ts.ModuleResolutionKind.Classic ||
    options.moduleResolution === ts.ModuleResolutionKind.Node10;
  return isOld
    ? {
        ...options,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
      }
    : options;
}

function readOptions(config: string, seen: Set<string>): TS.CompilerOptions {
  if (seen.has(config)) return {};
  seen.add(config);
  const { config: json } = ts.readConfigFile(config, (path) => ts.sys.readFile(path));
  const host: TS.ParseConfigHost = {
    useCaseSensitiveFileNames: ts.sys.useCaseSensitiveFileNames,
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    // The files are those of the patterns.
    readDirectory: () => [],
  };
  const parsed = ts.parseJsonConfigFileContent(
    json ?? {},
    host,
    dirname(config),
    undefined,
    config,
  );
  const referenced = (parsed.projectReferences ?? []).map((each) =>
    readOptions(ts.resolveProjectReferencePath(each), seen),
  );
  return Object.assign({}, ...referenced, definedOptions(parsed.options));
}

/** A module format without a resolution, or the reverse, has the default of the compiler. */
function definedOptions(options: TS.CompilerOptions): TS.CompilerOptions {
  const { module, moduleResolution } = options;
  if (moduleResolution !== undefined || module === undefined) return options;
  const isNode = module >= ts.ModuleKind.Node16 && module <= ts.ModuleKind.NodeNext;
  return {
    ...options,
    moduleResolution: isNode ? ts.ModuleResolutionKind.NodeNext : ts.ModuleResolutionKind.Bundler,
  };
}

/** Files of generated code that have no operation's name. */
const SHARED: ReadonlySet<string> = new Set(["index", "handlers", "schemas", "options"]);

/** Returns true if an import that the compiler cannot resolve has the path of generated code. */
export function isGeneratedPath(specifier: string, { files }: UsageSubjects): boolean {
  if (specifier === "paramsmith" || specifier.startsWith("paramsmith/")) return true;
  const base = fileBase(specifier);
  return files.has(base) || (specifier.startsWith(".") && SHARED.has(base));
}

/**
 * Declarations of the exports that findings are about. They are used if generated code is missing,
 * for example because the revision no longer has it. Their members have the type `any`.
 */
export function standInText({ names }: UsageSubjects, texts: Iterable<string>): string {
  const exported = [...names.values()].flat();
  const seen = new Set<string>();
  const isNew = (name: string): boolean => !seen.has(name) && seen.add(name).has(name);
  const handlers = [...handlerNames(texts)].filter(
    (name) => !exported.some(({ all }) => all.includes(name)),
  );
  return [
    "// Generated from the base by `paramsmith generate`. Do not edit.",
    ...exported.flatMap((each) => declarationsOf(each, isNew)),
    `interface BaseHandlers { ${exported.flatMap(handlerOf).join(" ")} }`,
    ...handlers.map((name) =>
      name.endsWith("Handlers")
        ? `export interface ${name} extends BaseHandlers {}`
        : `export declare function ${name}(handlers: Partial<BaseHandlers>, options?: any): any;`,
    ),
    "",
  ].join("\n");
}

function declarationsOf(
  { builder, all, requests, takesBody = false }: ExportedNames,
  isNew: (name: string) => boolean,
): readonly string[] {
  const [, params = builder] = requests;
  return all.filter(isNew).map((name) => {
    if (name === builder && requests.length > 0)
      return takesBody
        ? `export declare function ${name}(body?: any, params?: ${params}): any;`
        : `export declare function ${name}(params?: ${params}, options?: any): any;`;
    if (/^[a-z]/.test(name)) return `export declare const ${name}: any;`;
    return `export interface ${name} { [member: string]: any }`;
  });
}

function handlerOf({ builder, requests: [, params] }: ExportedNames): readonly string[] {
  return params === undefined ? [] : [`${builder}: (args: ${params}, ...others: any[]) => any;`];
}

function handlerNames(texts: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of texts)
    for (const [name] of text.matchAll(/\b(?:create[A-Z]\w*Handler|[A-Z]\w*Handlers)\b/g))
      found.add(name);
  return found;
}
